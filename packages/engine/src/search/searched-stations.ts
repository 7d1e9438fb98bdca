import { rootBetween, SECOND } from '../base/root.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Planet } from '../zodiac/names.ts';
import { pieceSpan, STEP_DAYS } from './known-stations.ts';
import type { Piece, Station } from './known-stations.ts';
import { tropicalPosition, tropicalWay } from './position.ts';

/** Their motion changes so little in a second that the library's own rounding shows in it. */
const SLOW: readonly Planet[] = ['Jupiter', 'Saturn'];

/**
 * A piece of the fixed grid with the stations in them, each to a second: the daily motion in tropical longitude
 * passes zero. What `stations` tells is the table made of it.
 */
export function searchedPiece(ephemeris: Ephemeris, planet: Planet, index: number): Piece {
  const step = STEP_DAYS[planet] ?? Number.NaN;
  const { fromJd, toJd } = pieceSpan(index, step);
  const before = ephemeris.calls;
  const stations = turnsBetween(ephemeris, planet, step, fromJd, toJd);
  return { fromJd, toJd, stations, calls: ephemeris.calls - before };
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
