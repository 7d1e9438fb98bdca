import type { Ephemeris } from '../sky/port.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Planet } from '../zodiac/names.ts';
import type { SearchBudget } from './budget.ts';
import { mustStop, searchBudget } from './budget.ts';
import { knownPiece, pieceAt, STEP_DAYS } from './known-stations.ts';
import type { Station } from './known-stations.ts';
import { tropicalPosition } from './position.ts';

/** Whether a planet has stations: the Sun, the Moon and the mean nodes have none. */
export const turns = (planet: Planet): boolean => STEP_DAYS[planet] !== undefined;

/**
 * Instants in [from, to) at which a planet turns, to a second: its daily motion in tropical longitude
 * passes zero. None for the Sun, the Moon and the mean nodes. A search with a budget pays for each day what finding its
 * stations costs, though they are known.
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
  let start = fromJd;
  for (let index = pieceAt(fromJd, step); start < toJd && !mustStop(own, budget, start); index += 1) {
    const piece = knownPiece(planet, index);
    const end = Math.min(piece.toJd, toJd);
    const share = (end - start) / (piece.toJd - piece.fromJd);
    own.charge(piece.calls * share);
    found.push(...piece.stations.filter(({ jd }) => jd >= start && jd < end));
    start = end;
  }
  return found;
}

/**
 * Where the way of Mars to Saturn is cut, from the last cut at or before a Julian day to the first at or after another:
 * at its turns, and at the ends of the pieces in which they are looked for, so that no further piece need be known.
 */
export function cutsAround(planet: Planet, fromJd: number, toJd: number): readonly number[] {
  const step = STEP_DAYS[planet];
  if (step === undefined) return [];
  const cuts: number[] = [];
  for (let index = pieceAt(fromJd, step), end = -Infinity; end < toJd; index += 1) {
    const piece = knownPiece(planet, index);
    cuts.push(piece.fromJd, ...piece.stations.map(({ jd }) => jd));
    end = piece.toJd;
    if (end >= toJd) cuts.push(end);
  }
  return cuts.slice(
    cuts.findLastIndex((jd) => jd <= fromJd),
    cuts.findIndex((jd) => jd >= toJd) + 1,
  );
}

/** Throws where the span leaves the years that the ephemeris knows. */
export function refuseUnknown(ephemeris: Ephemeris, planet: Planet, fromJd: number, toJd: number): void {
  for (const jd of [fromJd, toJd]) if (withinSpan(jd) !== jd) tropicalPosition(ephemeris, planet, jd);
}
