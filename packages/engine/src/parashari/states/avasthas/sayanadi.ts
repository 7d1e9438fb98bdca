import type { DayFrame } from '../../../almanac/day-frame.ts';
import type { Chart } from '../../../chart/chart.ts';
import { PLANETS } from '../../../zodiac/names.ts';
import type { Planet } from '../../../zodiac/names.ts';
import { vargaPlace } from '../../vargas/vargas.ts';

/** By number, 1 first. */
export const SAYANADI_STATES = [
  'Sayana',
  'Upavesana',
  'Netrapani',
  'Prakasana',
  'Gamana',
  'Agamana',
  'Sabha',
  'Agama',
  'Bhojana',
  'Nrityalipsa',
  'Kautuka',
  'Nidra',
] as const;
export type SayanadiState = (typeof SAYANADI_STATES)[number];

export const SAYANADI_SUB_STATES = ['Drishti', 'Cheshta', 'Vicheshta'] as const;
type SayanadiSubState = (typeof SAYANADI_SUB_STATES)[number];

/** The numbers that go into the state, by the letters of R27. */
export interface SayanadiNumbers {
  /** Star of the planet, 1..27. */
  readonly C: number;
  /** The planet, Sun 1 to Ketu 9. */
  readonly P: number;
  /** Its navamsa in the sign, 1..9. */
  readonly A: number;
  /** Star of the Moon, 1..27. */
  readonly M: number;
  /** Ghatis from sunrise, rounded up. */
  readonly G: number;
  /** Sign of the ascendant, 1..12. */
  readonly L: number;
}

/** A number of twelve, where nothing left is twelve. */
const ofTwelve = (value: number): number => (value % 12 === 0 ? 12 : value % 12);

/** Number of the state, 1..12 (BPHS 45.30-39, R27). */
export const sayanadiIndex = ({ C, P, A, M, G, L }: SayanadiNumbers): number => ofTwelve(C * P * A + M + G + L);

export const sayanadiState = (index: number): SayanadiState => SAYANADI_STATES[index - 1] ?? 'Nidra';

/** What each planet adds to the sub-state, Sun first (R27). */
const ADDED: Readonly<Record<Planet, number>> = {
  Sun: 5,
  Moon: 2,
  Mars: 2,
  Mercury: 3,
  Jupiter: 5,
  Venus: 3,
  Saturn: 3,
  Rahu: 4,
  Ketu: 4,
};

/** The sub-state by the number of the name's first syllable, 1..5 (R27); `x` before the planet's own number. */
export function sayanadiSubState(
  planet: Planet,
  index: number,
  anka: number,
): { readonly x: number; readonly subState: SayanadiSubState } {
  const x = ofTwelve(index * index + anka);
  return { x, subState: (['Vicheshta', 'Drishti', 'Cheshta'] as const)[(x + ADDED[planet]) % 3] ?? 'Vicheshta' };
}

const GHATI_MS = 24 * 60_000;

/** The numbers of a planet of a chart, with the day of the birth. */
export function sayanadiNumbers(chart: Chart, planet: Planet, day: Pick<DayFrame, 'sunriseMs'>): SayanadiNumbers {
  const { planets, ascendant, moment } = chart;
  return {
    C: planets[planet].starIndex + 1,
    P: PLANETS.indexOf(planet) + 1,
    A: vargaPlace('D9', planets[planet].longitude).part + 1,
    M: planets.Moon.starIndex + 1,
    G: Math.max(1, Math.ceil((moment.utcMs - day.sunriseMs) / GHATI_MS)),
    L: ascendant.signIndex + 1,
  };
}
