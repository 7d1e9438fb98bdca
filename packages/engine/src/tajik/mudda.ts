import { EngineError } from '../base/errors.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { starProgress } from '../zodiac/division.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Planet } from '../zodiac/names.ts';
import { sunBorders } from './annual-chart.ts';

/** Lords of the mudda dasha in their order, with their degrees of the Sun (R31.8). */
const MUDDA: readonly (readonly [lord: Planet, degrees: number])[] = [
  ['Sun', 18],
  ['Moon', 30],
  ['Mars', 21],
  ['Rahu', 54],
  ['Jupiter', 48],
  ['Saturn', 57],
  ['Mercury', 51],
  ['Ketu', 21],
  ['Venus', 60],
];
const YEAR = 360;

/** A stretch of the year, degrees of the Sun from its beginning. */
export interface MuddaStretch {
  readonly lord: Planet;
  readonly from: number;
  readonly to: number;
}

interface MuddaRow extends MuddaStretch {
  readonly antardashas: readonly MuddaStretch[];
}

export interface Mudda {
  readonly firstLord: Planet;
  /** Part of the natal Moon's star still to come, above 0 and at most 1. */
  readonly balanceFraction: number;
  /** Degrees of the Sun. */
  readonly balanceDegrees: number;
  /** The first lord comes again at the end with its passed part, where that is not zero. */
  readonly rows: readonly MuddaRow[];
}

/**
 * The mudda dasha of a year in degrees of the Sun (R31.8): the first lord by the natal Moon's star and the years
 * completed, its balance by the unpassed part of that star.
 */
export function muddaDasha(natal: Chart, age: number): Mudda {
  const { passed } = starProgress(natal.planets.Moon.longitude);
  const starLord = MUDDA.findIndex(([lord]) => lord === natal.planets.Moon.starLord);
  const first = (starLord + age) % 9;
  const [firstLord, degrees] = at(first);
  const gone = passed * degrees;
  const rows: MuddaRow[] = [];
  let from = 0;
  for (let k = 0; k < 9; k += 1) {
    const [lord, whole] = at(first + k);
    const to = k === 0 ? whole - gone : from + whole;
    rows.push({ lord, from, to, antardashas: parts(first + k, k === 0 ? -gone : from, from, to) });
    from = to;
  }
  // What the first lord had passed before the year began closes it.
  if (gone > 0) {
    rows.push({ lord: firstLord, from, to: YEAR, antardashas: parts(first, from, from, YEAR) });
  }
  return { firstLord, balanceFraction: 1 - passed, balanceDegrees: degrees - gone, rows };
}

/** Antardashas of a lord counted from the nominal start of its period, those outside the row cut away. */
function parts(lordIndex: number, nominalStart: number, from: number, to: number): readonly MuddaStretch[] {
  const [, whole] = at(lordIndex);
  const found: MuddaStretch[] = [];
  let start = nominalStart;
  for (let k = 0; k < 9; k += 1) {
    const [lord, degrees] = at(lordIndex + k);
    // The last ends with the period itself, not where the rounding of its parts would put it.
    const end = k === 8 ? nominalStart + whole : start + (whole * degrees) / YEAR;
    const part = { lord, from: Math.max(start, from), to: Math.min(end, to) };
    if (part.from < part.to) found.push(part);
    start = end;
  }
  return found;
}

function at(index: number): readonly [lord: Planet, degrees: number] {
  const row = MUDDA[index % 9];
  if (row === undefined) throw new EngineError('internal_error', 'The mudda dasha has nine lords.');
  return row;
}

export interface DatedMudda extends MuddaStretch, Interval {}

/** Instants of stretches of a year, by the Sun's way: an end and the next start are one instant. */
export function muddaDates(
  ephemeris: Ephemeris,
  natal: Chart,
  year: Interval,
  stretches: readonly MuddaStretch[],
): readonly DatedMudda[] {
  const degrees = [...new Set(stretches.flatMap(({ from, to }) => [from, to]))];
  const instants = sunBorders(ephemeris, natal, year, degrees);
  const instant = (way: number): number => instants[degrees.indexOf(way)] ?? Number.NaN;
  return stretches.map((each) => ({ ...each, startMs: instant(each.from), endMs: instant(each.to) }));
}
