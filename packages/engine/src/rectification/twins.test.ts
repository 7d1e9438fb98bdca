import { describe, expect, it } from 'vitest';
import { ephemeris, movedBy, randomMoments, randomNumbers } from '../../test/random-charts.ts';
import { buildChart } from '../chart/build.ts';
import { natalEvent } from '../events/natal.ts';
import { HOUSES } from '../zodiac/names.ts';
import { SUB_ROWS, subSubPieces } from '../zodiac/sub-table.ts';
import { DIVERGENCE_BANDS, divergence, divergenceBand, MOST_DIVERGENCE, nextDivergence } from './twin-divergence.ts';
import {
  CUSP_DIFFERENCES,
  cuspPairs,
  dashaShiftDays,
  differenceOf,
  elderOf,
  houseChanges,
  twinEvents,
} from './twins.ts';
import type { TwinCharts } from './twins.ts';
import { divide } from '../zodiac/division.ts';

const random = randomNumbers(41);
const pairs = randomMoments(45, 41, [0, 62]).map((moment, index): TwinCharts => {
  const seconds =
    index === 0 ? 0 : Math.round((random() * 2 - 1) * (index % 3 === 0 ? 20 : index % 3 === 1 ? 400 : 60_000));
  return { first: buildChart(ephemeris, moment), second: buildChart(ephemeris, movedBy(moment, seconds)) };
});
const exchanged = ({ first, second }: TwinCharts): TwinCharts => ({ first: second, second: first });

/** Rows of the 249 and pieces of the 2,193 by their printed edges, a second way to the same places. */
function rowsAt(longitude: number): readonly [number, number] {
  const arcsec = longitude * 3600;
  const row = SUB_ROWS.findIndex(({ fromArcsec, toArcsec }) => arcsec >= fromArcsec && arcsec < toArcsec);
  const found = SUB_ROWS[row];
  if (found === undefined) throw new RangeError(`${longitude} has no row`);
  return [
    row,
    subSubPieces(found).findIndex(({ fromThirds, toThirds }) => arcsec * 3 >= fromThirds && arcsec * 3 < toThirds),
  ];
}

describe('two near-identical charts (R16.4)', () => {
  it('differ in the coarsest division in which a cusp has another row', () => {
    const met = new Set<string>();
    for (const pair of pairs.flatMap(cuspPairs)) {
      const [[row, piece], [otherRow, otherPiece]] = [rowsAt(pair.first.longitude), rowsAt(pair.second.longitude)];
      const { difference, first, second } = pair;
      met.add(difference);
      expect(difference === 'NONE').toBe(row === otherRow && piece === otherPiece);
      expect(difference === 'SUBSUB').toBe(row === otherRow && piece !== otherPiece);
      if (difference === 'SUB')
        expect([first.subLord !== second.subLord, first.starLord === second.starLord]).toEqual([true, true]);
      expect(difference === 'SIGN').toBe(first.signIndex !== second.signIndex);
      if (difference === 'STAR') expect(first.starIndex).not.toBe(second.starIndex);
    }
    expect([...met].sort()).toEqual([...CUSP_DIFFERENCES].sort());
  });

  it('tell equal lords of different rows apart', () => {
    // 0°30' Aries and 0°30' Leo both lie in a sub of Ketu in a star of Ketu.
    expect(differenceOf(divide(0.5), divide(120.5))).toBe('SIGN');
    // The star of the Sun spans Aries and Taurus: its sub of Rahu is cut by the border.
    expect(differenceOf(divide(29.9999), divide(30.0001))).toBe('SIGN');
  });

  it('exchange first and second, with the sign of the dasha shift, when the births are exchanged', () => {
    let shifts = 0;
    for (const pair of pairs) {
      const [shift, back] = [dashaShiftDays(pair), dashaShiftDays(exchanged(pair))];
      if (shift !== null && shift !== 0) shifts += 1;
      expect(back).toBe(shift === null ? null : 0 - shift);
      expect(cuspPairs(exchanged(pair)).map(({ difference }) => difference)).toEqual(
        cuspPairs(pair).map(({ difference }) => difference),
      );
      expect(houseChanges(exchanged(pair))).toEqual(
        houseChanges(pair).map(({ planet, first, second }) => ({ planet, first: second, second: first })),
      );
      const { score, points } = divergence(pair);
      expect(divergence(exchanged(pair))).toMatchObject({ score, points });
      expect(nextDivergence(ephemeris, exchanged(pair))).toEqual(nextDivergence(ephemeris, pair));
    }
    expect(shifts).toBeGreaterThan(20);
  });

  it('names the elder', () => {
    const [, first] = pairs;
    if (first === undefined) throw new Error('no pair');
    const elder = elderOf(first);
    expect(['first', 'second']).toContain(elder);
    expect(elderOf(exchanged(first))).toBe(elder === 'first' ? 'second' : 'first');
    expect(elderOf({ first: first.first, second: first.first })).toBe('same');
  });

  it('list events that fall on another side first', () => {
    const events = ['marriage', 'childbirth', 'promotion', 'property_purchase'].map(natalEvent);
    for (const pair of pairs) {
      const rows = twinEvents(pair, events);
      expect(rows.map(({ differs }) => differs)).toEqual(
        rows.map(({ differs }) => differs).sort((a, b) => Number(b) - Number(a)),
      );
      for (const { first, second, differs } of rows) expect(differs).toBe(first.side !== second.side);
    }
  });
});

describe('the divergence of two charts', () => {
  it('adds two points for another sub and one for another sub-sub, of 24', () => {
    for (const pair of pairs) {
      const { score, points, perCusp } = divergence(pair);
      expect(perCusp.reduce((sum, each) => sum + each.points, 0)).toBe(points);
      expect(score).toBeCloseTo((100 * points) / MOST_DIVERGENCE, 0);
      for (const each of perCusp)
        expect(each.points).toBe({ SIGN: 2, STAR: 2, SUB: 2, SUBSUB: 1, NONE: 0 }[each.difference]);
    }
    const [same] = pairs;
    expect(same && divergence(same)).toMatchObject({ score: 0, points: 0, band: 'IDENTICAL' });
  });

  it.each([
    [0, 'IDENTICAL'],
    [4.2, 'SLIGHT'],
    [15, 'MODERATE'],
    [39.9, 'MODERATE'],
    [40, 'MARKED'],
    [70, 'DISTINCT'],
    [100, 'DISTINCT'],
  ])('%d of 100 is %s', (score, band) => {
    expect(divergenceBand(score)).toBe(band);
  });

  it('meets every band', () => {
    const met = new Set(pairs.map((pair) => divergence(pair).band));
    expect(DIVERGENCE_BANDS.filter((band) => !met.has(band))).toEqual([]);
  });

  it('names the first second after the later birth at which a cusp gains a point', () => {
    let found = 0;
    for (const pair of pairs) {
      const next = nextDivergence(ephemeris, pair);
      const [elder, younger] = elderOf(pair) === 'second' ? [pair.second, pair.first] : [pair.first, pair.second];
      const pointsAfter = (seconds: number) =>
        divergence({ first: elder, second: buildChart(ephemeris, movedBy(younger.moment, seconds)) }).perCusp;
      const now = pointsAfter(0);
      const gained = (seconds: number) =>
        HOUSES.find((house) => (pointsAfter(seconds)[house - 1]?.points ?? 0) > (now[house - 1]?.points ?? 0));
      if (next === null) {
        for (const seconds of [1, 200, 400, 600]) expect(gained(seconds)).toBeUndefined();
        continue;
      }
      found += 1;
      expect(gained(next.seconds)).toBe(next.house);
      if (next.seconds > 1) expect(gained(next.seconds - 1)).toBeUndefined();
    }
    expect(found).toBeGreaterThan(10);
  });
});
