import { printedDegrees } from '../base/printed.ts';
import type { Point } from './point.ts';

export const GANDANTA_JUNCTIONS = ['Cancer-Leo', 'Scorpio-Sagittarius', 'Pisces-Aries'] as const;
type GandantaJunction = (typeof GANDANTA_JUNCTIONS)[number];

export interface Gandanta {
  readonly inGandanta: boolean;
  /** The junction the point stands in, null outside. */
  readonly junction: GandantaJunction | null;
  /** Degrees to the nearest of the three junctions of water and fire. */
  readonly distanceDegrees: number;
  /** Within 48' of the junction. */
  readonly core: boolean;
}

const CORE_DEGREES = 48 / 60;
/** Stars whose last or first pada touches a junction stand 9 apart: Ashlesha to Magha and so on. */
const STARS_BETWEEN_JUNCTIONS = 9;

/** Last pada of Cancer, Scorpio, Pisces and first pada of Leo, Sagittarius, Aries (R23.5). */
export function gandanta(point: Point): Gandanta {
  const nearest = Math.round(point.longitude / 120) % 3;
  const before = point.starIndex % STARS_BETWEEN_JUNCTIONS === STARS_BETWEEN_JUNCTIONS - 1 && point.pada === 4;
  const after = point.starIndex % STARS_BETWEEN_JUNCTIONS === 0 && point.pada === 1;
  const inGandanta = before || after;
  const distanceDegrees = Math.abs(point.longitude - Math.round(point.longitude / 120) * 120);
  return {
    inGandanta,
    junction: inGandanta ? (GANDANTA_JUNCTIONS[(nearest + 2) % 3] ?? null) : null,
    distanceDegrees: printedDegrees(distanceDegrees),
    core: inGandanta && distanceDegrees <= CORE_DEGREES,
  };
}

/** The water and the fire sign of the junction that a point stands in; empty outside. */
export function junctionSigns(point: Point): { readonly sign: string; readonly nextSign: string } {
  const [sign = '', nextSign = ''] = gandanta(point).junction?.split('-') ?? [];
  return { sign, nextSign };
}

/** First or last degree of a sign (R23.5). */
export function signSandhi(point: Point): boolean {
  const degree = point.longitude - point.signIndex * 30;
  return degree < 1 || degree >= 29;
}
