import { normalize } from '../base/angles.ts';
import { EngineError } from '../base/errors.ts';
import type { Interval } from '../base/intervals.ts';
import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { isByDay } from '../dasha/birth-light.ts';
import { countSigns } from '../parashari/base/frame.ts';
import { longitudeCrossings } from '../search/crossings.ts';
import type { Ephemeris } from '../sky/port.ts';
import { offsetAt } from '../time/clock.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { signLordOf } from '../zodiac/division.ts';
import type { Graha, House } from '../zodiac/names.ts';

/** A chart of the birth place with its light. */
export interface LitChart {
  readonly chart: Chart;
  /** The centre of the Sun stands above the horizon, without refraction. */
  readonly byDay: boolean;
}

/** The chart of another moment for the birth place, in the ayanamsa of the birth chart. */
export function chartAt(ephemeris: Ephemeris, natal: Chart, utcMs: number): LitChart {
  const { latitude, longitude, ayanamsa, zone, utcMs: birthMs } = natal.moment;
  const moment = {
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude,
    longitude,
    ayanamsa,
    offsetMinutes: offsetAt(natal.moment, utcMs),
    zone,
  };
  const chart = utcMs === birthMs ? natal : buildChart(ephemeris, moment);
  return { chart, byDay: isByDay(ephemeris, chart.moment) };
}

/**
 * When the Sun has come so many degrees on from its natal place within a year, Unix milliseconds: 0 is the beginning of
 * the year, 360 its end.
 */
export function sunBorders(
  ephemeris: Ephemeris,
  natal: Chart,
  { startMs, endMs }: Interval,
  degrees: readonly number[],
): readonly number[] {
  const { Sun } = natal.planets;
  const target = (way: number): number => normalize(Sun.longitude + way);
  const inside = [...new Set(degrees.filter((way) => way > 0 && way < 360).map(target))];
  const [from, to] = [jdFromUtcMs(startMs), jdFromUtcMs(endMs)];
  const found = longitudeCrossings(ephemeris, 'Sun', natal.moment.ayanamsa, inside, from, to);
  const instants = new Map(found.map((crossing) => [crossing.target, utcMsFromJd(crossing.jd)]));
  // Within a millisecond of the Sun's own return a target can lie on its other side.
  return degrees.map((way) => instants.get(target(way)) ?? (way < 180 ? startMs : endMs));
}

/** Entries of the twelve months of a year: the Sun at its natal place and every 30 degrees on. */
export const monthEntries = (ephemeris: Ephemeris, natal: Chart, year: Interval): readonly number[] =>
  sunBorders(
    ephemeris,
    natal,
    year,
    Array.from({ length: 12 }, (_, k) => 30 * k),
  );

/** Beginning of a month of a year, 1..12, Unix milliseconds. */
export function monthEntry(ephemeris: Ephemeris, natal: Chart, year: Interval, month: number): number {
  const [entry] = sunBorders(ephemeris, natal, year, [30 * (month - 1)]);
  if (entry === undefined) throw new EngineError('internal_error', 'A month has no beginning.');
  return entry;
}

export const MUNTHA_GRADES = ['EXCELLENT', 'GOOD', 'BAD'] as const;
export type MunthaGrade = (typeof MUNTHA_GRADES)[number];

export interface Muntha {
  /** 0 = Aries. */
  readonly sign: number;
  readonly lord: Graha;
  /** House of the annual chart. */
  readonly house: House;
  readonly grade: MunthaGrade;
}

const EXCELLENT: readonly House[] = [9, 10, 11];
const BAD: readonly House[] = [4, 6, 7, 8, 12];

/** Houses of the annual chart that are bad for the muntha, and for its lord. */
export const isBadForMuntha = (house: House): boolean => BAD.includes(house);

/** The sign that goes on by one a year from the natal lagna; its degree stays that of the natal lagna (R31.2). */
export const munthaSign = (natal: Chart, age: number): number => (natal.ascendant.signIndex + age) % 12;

/** The muntha of a year in its annual chart (R31.2). */
export function munthaOf(natal: Chart, annual: Chart, age: number): Muntha {
  const sign = munthaSign(natal, age);
  const house = countSigns(annual.ascendant.signIndex, sign);
  const grade = EXCELLENT.includes(house) ? 'EXCELLENT' : isBadForMuntha(house) ? 'BAD' : 'GOOD';
  return { sign, lord: signLordOf(sign), house, grade };
}
