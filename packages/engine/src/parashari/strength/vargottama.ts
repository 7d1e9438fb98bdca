import { printedTenths } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import type { Planet } from '../../zodiac/names.ts';
import { elementOf } from '../../zodiac/sign-attributes.ts';
import type { Element } from '../../zodiac/sign-attributes.ts';
import type { Dignity } from '../base/dignity.ts';
import { partOf, signOf } from '../base/frame.ts';
import { isPushkara } from '../vargas/topics/d9.ts';
import { vargaSign } from '../vargas/vargas.ts';
import { SIXTEEN_VARGAS } from './vimsopaka.ts';
import type { SixteenVarga } from './vimsopaka.ts';

export const VARGOTTAMA_QUALITIES = ['GOOD', 'PLAIN', 'WEAK'] as const;
export type VargottamaQuality = (typeof VARGOTTAMA_QUALITIES)[number];

const HARMED: ReadonlySet<Dignity> = new Set<Dignity>(['ENEMY', 'GREAT_ENEMY', 'DEBILITATED']);

/** Good from a friend's sign up, weak in an enemy's or in debility, plain between and for the ascendant. */
export function vargottamaQuality(dignity: Dignity | null): VargottamaQuality {
  if (dignity === null || dignity === 'NEUTRAL') return 'PLAIN';
  return HARMED.has(dignity) ? 'WEAK' : 'GOOD';
}

/** The vargas of Parashara's sixteen, D1 left out, in which the sign of D1 returns. */
export const repeatsOf = (longitude: number): readonly SixteenVarga[] =>
  SIXTEEN_VARGAS.filter((division) => division !== 'D1' && vargaSign(division, longitude) === signOf(longitude));

const VARGOTTAMA_FACTOR = 1.5;
const REPEAT_STEP = 0.1;
const MOST = 2;

/** Ours: 1, or 1.5 when vargottama, and 0.1 for each other repeat, at most 2. In tenths, so that they add up. */
export function strengthMultiplier(chart: Chart, planet: Planet): number {
  const repeats = repeatsOf(chart.planets[planet].longitude);
  const vargottama = repeats.includes('D9');
  const others = repeats.length - (vargottama ? 1 : 0);
  const raw = (vargottama ? VARGOTTAMA_FACTOR : 1) + others * REPEAT_STEP;
  return Math.min(MOST, printedTenths(raw));
}

export const PUSHKARA_KINDS = ['NAVAMSA', 'BHAGA'] as const;
type PushkaraKind = (typeof PUSHKARA_KINDS)[number];

/** The pushkara bhaga of a sign by its element, degrees (R23.6). */
const PUSHKARA_BHAGA: Readonly<Record<Element, number>> = { fire: 21, earth: 14, air: 24, water: 7 };
const BHAGA_ORB = 1;

/** Pushkara navamsa, and within a degree of the pushkara bhaga (R23.6). */
export function pushkaraKinds(longitude: number): readonly PushkaraKind[] {
  const bhaga = PUSHKARA_BHAGA[elementOf(signOf(longitude))];
  return PUSHKARA_KINDS.filter((kind) =>
    kind === 'NAVAMSA' ? isPushkara(longitude) : Math.abs(partOf(longitude) - bhaga) <= BHAGA_ORB,
  );
}
