import type { Ephemeris } from '../sky/port.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Planet } from '../zodiac/names.ts';
import type { SearchBudget } from './budget.ts';
import { mustStop, searchBudget } from './budget.ts';
import { knownPiece, pieceAt } from './known-stations.ts';
import type { Piece, Station } from './known-stations.ts';
import { tropicalPosition, tropicalWay } from './position.ts';
import { SECOND, rootBetween } from '../base/root.ts';

/** Days between looks at the speed: a third of the planet's shortest retrogression, so none can hide. */
const STEP_DAYS: Partial<Record<Planet, number>> = { Mercury: 6, Venus: 13, Mars: 19, Jupiter: 38, Saturn: 44 };
/** Whether a planet has stations: the Sun, the Moon and the mean nodes have none. */
export const turns = (planet: Planet): boolean => STEP_DAYS[planet] !== undefined;

/** Their motion changes so little in a second that the library's own rounding shows in it. */
const SLOW: readonly Planet[] = ['Jupiter', 'Saturn'];
/** Looks in a piece of the sky that is searched once and kept: a millisecond of work. */
const STEPS = 64;

/**
 * Instants in [from, to) at which a planet turns, to a second: its daily motion in tropical longitude
 * passes zero. None for the Sun, the Moon and the mean nodes. A search with a budget pays for each day alike, whether
 * its stations were known or not, so that no answer depends on the calls before.
 */
export function stations(
  ephemeris: Ephemeris,
  planet: Planet,
  fromJd: number,
  toJd: number,
  budget?: SearchBudget,
): readonly Station[] {
  const step = STEP_DAYS[planet];
  if (step === undefined || fromJd >= toJd) return [];
  refuseUnknown(ephemeris, planet, fromJd, toJd);
  const own = budget ?? searchBudget(ephemeris);
  const found: Station[] = [];
  const pieceDays = step * STEPS;
  let start = fromJd;
  for (let index = pieceAt(fromJd, pieceDays); start < toJd && !mustStop(own, budget, start); index += 1) {
    const before = ephemeris.calls;
    const piece = pieceOf(ephemeris, planet, step, index);
    const end = Math.min(piece.toJd, toJd);
    const share = (end - start) / (piece.toJd - piece.fromJd);
    own.charge(piece.calls * share - (ephemeris.calls - before));
    found.push(...piece.stations.filter(({ jd }) => jd >= start && jd < end));
    start = end;
  }
  return found;
}

/**
 * Where the way of Mars to Saturn is cut, from the last cut at or before a Julian day to the first at or after another:
 * at its turns, and at the ends of the pieces in which they are looked for, so that no further piece need be known.
 */
export function cutsAround(ephemeris: Ephemeris, planet: Planet, fromJd: number, toJd: number): readonly number[] {
  const step = STEP_DAYS[planet];
  if (step === undefined) return [];
  const cuts: number[] = [];
  for (let index = pieceAt(fromJd, step * STEPS), end = -Infinity; end < toJd; index += 1) {
    const piece = pieceOf(ephemeris, planet, step, index);
    cuts.push(piece.fromJd, ...piece.stations.map(({ jd }) => jd));
    end = piece.toJd;
    if (end >= toJd) cuts.push(end);
  }
  return cuts.slice(
    cuts.findLastIndex((jd) => jd <= fromJd),
    cuts.findIndex((jd) => jd >= toJd) + 1,
  );
}

const pieceOf = (ephemeris: Ephemeris, planet: Planet, step: number, index: number): Piece =>
  knownPiece(ephemeris, planet, index, step * STEPS, (from, to) => turnsBetween(ephemeris, planet, step, from, to));

/** Throws where the span leaves the years that the ephemeris knows. */
export function refuseUnknown(ephemeris: Ephemeris, planet: Planet, fromJd: number, toJd: number): void {
  for (const jd of [fromJd, toJd]) if (withinSpan(jd) !== jd) tropicalPosition(ephemeris, planet, jd);
}

function turnsBetween(
  ephemeris: Ephemeris,
  planet: Planet,
  step: number,
  fromJd: number,
  toJd: number,
): readonly Station[] {
  const speed = (jd: number): number => tropicalPosition(ephemeris, planet, jd).speed;
  const found: Station[] = [];
  let before = tropicalWay(ephemeris, planet, fromJd);
  for (let start = fromJd; start < toJd; start += step) {
    const end = Math.min(start + step, toJd);
    const after = tropicalWay(ephemeris, planet, end);
    if (before < 0 !== after < 0) {
      const rough = rootBetween(speed, start, end, SECOND / 2);
      const jd = SLOW.includes(planet) ? smoothed(speed, rough) : rough;
      const { longitude } = tropicalPosition(ephemeris, planet, jd);
      found.push({ jd, turns: after < 0 ? 'retrograde' : 'direct', tropicalLongitude: longitude });
    }
    before = after;
  }
  return found;
}

/** Samples on each side, and seconds between them. */
const SAMPLES = 10;
const APART = 30 * SECOND;

/**
 * The zero of the line through samples about a rough zero. The library's daily motion of Saturn shakes by what it
 * changes in a second, so that one pair of values around the zero can be a second off.
 */
function smoothed(speed: (jd: number) => number, jd: number): number {
  let sum = 0;
  let slope = 0;
  let squares = 0;
  for (let index = -SAMPLES; index <= SAMPLES; index += 1) {
    const value = speed(jd + index * APART);
    sum += value;
    slope += index * value;
    squares += index * index;
  }
  return jd - (sum / (2 * SAMPLES + 1) / (slope / squares)) * APART;
}
