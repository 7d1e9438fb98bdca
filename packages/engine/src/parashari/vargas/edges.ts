import { separation } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import { ascendantOfArmc } from '../../chart/houses.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { partOf } from '../base/frame.ts';
import { partSpan } from './vargas.ts';
import type { DivisionName } from './vargas.ts';

export const BODIES = ['Ascendant', ...PLANETS] as const;
export type Body = (typeof BODIES)[number];

/** A body so near an edge of a division that a small error moves it across. */
export interface EdgeWarning {
  readonly body: Body;
  /** Arc to the nearer edge, minutes. */
  readonly minutesOfArc: number;
  /** Seconds of birth time to that edge; null for a planet. */
  readonly secondsOfTime: number | null;
}

/** Nearer than this is warned of, degrees. */
const NEAR = 2 / 60;
const HALF_MINUTE = 30 / 86_400;
/** Slower than this the ascendant does not move but for rounding, degrees a second. */
const STILL = 1e-9;

/** Arc from a sidereal longitude to the nearer edge of its part of a division, degrees. */
export function arcToEdge(division: DivisionName, longitude: number): number {
  const { from, to } = partSpan(division, longitude);
  const part = partOf(longitude);
  return Math.max(0, Math.min(part - from, to - part));
}

/** Arc which the ascendant moves in a second of time about the moment of a chart, degrees. */
export function ascendantSpeed(ephemeris: Ephemeris, { moment, frame }: Chart): number {
  const at = (jd: number): number =>
    ascendantOfArmc(ephemeris.siderealTime(jd) * 15 + moment.longitude, moment.latitude, frame.obliquityTrue);
  return separation(at(moment.jdUt - HALF_MINUTE), at(moment.jdUt + HALF_MINUTE)) / 60;
}

/**
 * Seconds of birth time from the ascendant to the nearer edge of its part, by its own speed over ±30 s. Null at a
 * pole, where the ascendant stands still.
 */
export function secondsToEdge(ephemeris: Ephemeris, chart: Chart, division: DivisionName): number | null {
  const speed = ascendantSpeed(ephemeris, chart);
  return speed > STILL ? arcToEdge(division, chart.ascendant.longitude) / speed : null;
}

/** Ascendant and planets within 2' of arc of an edge of a division. */
export function edgeWarnings(ephemeris: Ephemeris, chart: Chart, division: DivisionName): readonly EdgeWarning[] {
  return BODIES.flatMap((body) => {
    const { longitude } = body === 'Ascendant' ? chart.ascendant : chart.planets[body];
    const arc = arcToEdge(division, longitude);
    if (arc > NEAR) return [];
    const secondsOfTime = body === 'Ascendant' ? secondsToEdge(ephemeris, chart, division) : null;
    return [{ body, minutesOfArc: arc * 60, secondsOfTime }];
  });
}
