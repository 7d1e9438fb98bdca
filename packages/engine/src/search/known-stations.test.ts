import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sky } from '../../test/search-sky.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import { knownPiece, piecesOf, STATIONS_FILE, stationNumbers, STEP_DAYS, TURNING } from './known-stations.ts';
import { tropicalPosition } from './position.ts';
import { searchedPiece } from './searched-stations.ts';

const piecesFor = (planet: (typeof TURNING)[number]) =>
  Array.from({ length: piecesOf(STEP_DAYS[planet] ?? Number.NaN) }, (_, index) => knownPiece(planet, index));

describe.each(TURNING)('the table of the stations of %s', (planet) => {
  const pieces = piecesFor(planet);
  const all = pieces.flatMap(({ stations }) => stations);

  it('tiles the six centuries, and its planet turns back and on in turn', () => {
    let next = FIRST_JD;
    for (const { fromJd, toJd, stations } of pieces) {
      expect(fromJd).toBe(next);
      for (const { jd } of stations) expect(jd >= fromJd && jd < toJd).toBe(true);
      next = toJd;
    }
    expect(next).toBe(LAST_JD);
    all.slice(1).forEach(({ jd, turns }, at) => {
      expect(jd).toBeGreaterThan(all[at]?.jd ?? Infinity);
      expect(turns).not.toBe(all[at]?.turns);
    });
  });

  it('has at every turn the motion of the ephemeris before and after', () => {
    // Half an hour away each planet goes faster than the daily motion of the library shakes.
    const away = 0.02;
    for (const { jd, turns } of all) {
      const speedAfter = (days: number): number => tropicalPosition(sky, planet, jd + days).speed;
      const [before, after] = [speedAfter(-away), speedAfter(away)];
      expect(turns === 'retrograde' ? [before > 0, after < 0] : [before < 0, after > 0]).toEqual([true, true]);
    }
  });

  it('is what the search finds and takes, to a tenth of a millisecond', () => {
    for (let index = 3; index < pieces.length; index += Math.ceil(pieces.length / 12)) {
      const searched = searchedPiece(sky, planet, index);
      const known = knownPiece(planet, index);
      expect(known.calls).toBe(searched.calls);
      expect(known.stations.map(({ turns }) => turns)).toEqual(searched.stations.map(({ turns }) => turns));
      searched.stations.forEach(({ jd, tropicalLongitude }, at) => {
        expect(Math.abs((known.stations[at]?.jd ?? 0) - jd)).toBeLessThan(1e-9);
        expect(Math.abs((known.stations[at]?.tropicalLongitude ?? 0) - tropicalLongitude)).toBeLessThan(1e-9);
      });
    }
  });
});

it('holds nothing but the pieces of the five planets that turn', () => {
  expect(readFileSync(STATIONS_FILE)).toHaveLength(8 * stationNumbers(TURNING.flatMap(piecesFor)).length);
});
