import { describe, expect, it } from 'vitest';
import { naiveChart, naiveLords } from '../../../test/naive-chart.ts';
import { ephemeris, movedBy, randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import { divide } from '../../zodiac/division.ts';
import { DASHA_YEARS } from '../../zodiac/names.ts';
import {
  DIVERGENCE_BANDS,
  SUB_SUB_FLAGS,
  subSubBoundary,
  subSubCusps,
  subSubFlag,
  subSubPlanets,
  twinDivergence,
} from './sub-sub-boundary.ts';

/** Starts of the 2187 sub-subs in thirds of an arc-second, by multiplication of the years. */
const STARTS: readonly number[] = (() => {
  const starts: number[] = [];
  let at = 0;
  const year = (index: number): number => DASHA_YEARS[index % 9] ?? NaN;
  for (let star = 0; star < 27; star += 1)
    for (let sub = star; sub < star + 9; sub += 1)
      for (let part = sub; part < sub + 9; part += 1) {
        starts.push(at);
        at += 10 * year(sub) * year(part);
      }
  return [...starts, at];
})();

describe('sub-sub borders (R4.2)', () => {
  it('are 2187 cells from 120" to 1333.3" wide that fill the circle', () => {
    const widths = STARTS.slice(1).map((start, index) => (start - (STARTS[index] ?? NaN)) / 3);
    expect(widths).toHaveLength(2187);
    expect(Math.min(...widths)).toBe(120);
    expect(Math.max(...widths)).toBeCloseTo(4000 / 3, 9);
    expect(STARTS.at(-1)).toBe(3 * 1_296_000);
  });

  it('are measured to the nearer one, with the lords beyond it', () => {
    const random = randomNumbers(404);
    for (let k = 0; k < 3000; k += 1) {
      const longitude = random() * 360;
      const thirds = longitude * 10_800;
      const nearest = STARTS.reduce((best, start) =>
        Math.abs(start - thirds) < Math.abs(best - thirds) ? start : best,
      );
      const { distanceArcsec, side, edge, beyond } = subSubBoundary(longitude);
      expect(distanceArcsec).toBeCloseTo(Math.abs(nearest - thirds) / 3, 5);
      expect(distanceArcsec).toBeLessThanOrEqual(2000 / 3);
      expect(edge * 10_800).toBeCloseTo(nearest, 5);
      expect(side).toBe(nearest <= thirds ? 'lower' : 'upper');
      const across = naiveLords(((((nearest + (side === 'lower' ? -1 : 1)) / 10_800) % 360) + 360) % 360);
      expect([beyond.starLord, beyond.subLord, beyond.subSubLord]).toEqual([across.star, across.sub, across.subSub]);
    }
  });

  it('exactly on a border: distance 0, the later cell', () => {
    for (const start of STARTS.slice(0, -1).filter((_, index) => index % 7 === 0)) {
      const longitude = start / 10_800;
      expect(subSubBoundary(longitude)).toMatchObject({ side: 'lower' });
      expect(subSubBoundary(longitude).distanceArcsec).toBeCloseTo(0, 6);
      expect(divide(longitude).subSubLord).toBe(naiveLords(longitude + 1e-6).subSub);
    }
    expect(subSubBoundary(0)).toMatchObject({
      distanceArcsec: 0,
      edge: 0,
      beyond: { subLord: 'Saturn', subSubLord: 'Jupiter' },
    });
    // What the lookup counts as 0° Aries stands on its border.
    expect(subSubBoundary(360 - 1e-13).distanceArcsec).toBe(0);
  });
});

describe('flags', () => {
  it('count both edges in', () => {
    expect([0, 30, 30.001, 60, 60.001].map((distance) => subSubFlag(distance, 30))).toEqual([
      'CRITICAL',
      'CRITICAL',
      'WARNING',
      'WARNING',
      'STABLE',
    ]);
  });
});

const charts = randomCharts(400, 405, [0, 60]);

describe('positions of a chart', () => {
  it('name the lords on both sides, sub and star only where they change', () => {
    const flags = new Set<string>();
    let subs = 0;
    let stars = 0;
    for (const chart of charts.slice(0, 60)) {
      const { cusp, planet } = naiveChart(chart);
      const rows = [...subSubCusps(ephemeris, chart, 30), ...subSubPlanets(chart, 30)];
      rows.forEach(({ starLord, subLord, subSubLord, longitude, alternateSubLord, alternateStarLord, flag }) => {
        const lords = naiveLords(longitude);
        expect([starLord, subLord, subSubLord]).toEqual([lords.star, lords.sub, lords.subSub]);
        if (alternateSubLord !== undefined) subs += 1;
        if (alternateStarLord !== undefined) {
          stars += 1;
          expect(alternateSubLord).toBeDefined();
        }
        flags.add(flag);
      });
      expect(rows[6]?.subSubLord).toBe(cusp(7).subSub);
      expect(rows[12]?.subSubLord).toBe(planet('Sun').subSub);
    }
    expect(flags).toEqual(new Set(SUB_SUB_FLAGS));
    expect(subs).toBeGreaterThan(stars);
    expect(stars).toBeGreaterThan(0);
  });

  it('of a cusp: the shift of the clock changes the sub-sub lord, a second less does not', () => {
    for (const chart of charts.slice(0, 12))
      subSubCusps(ephemeris, chart, 30).forEach((row, index) => {
        const { shiftSeconds, side } = row;
        if (shiftSeconds === undefined || shiftSeconds === null) throw new Error('no shift');
        const after = (seconds: number) =>
          buildChart(ephemeris, movedBy(chart.moment, seconds)).houses?.cusps[index]?.subSubLord;
        expect(after(shiftSeconds)).toBe(row.alternateSubSubLord);
        expect(after(shiftSeconds - Math.sign(shiftSeconds))).toBe(row.subSubLord);
        expect(Math.sign(shiftSeconds)).toBe(side === 'lower' ? -1 : 1);
      });
  });
});

describe('twin divergence index', () => {
  it('counts CRITICAL once and WARNING half, in per cent of twelve', () => {
    const cusps = (critical: number, warning: number) =>
      Array.from({ length: 12 }, (_, index) => ({
        flag:
          index < critical
            ? ('CRITICAL' as const)
            : index < critical + warning
              ? ('WARNING' as const)
              : ('STABLE' as const),
      }));
    expect(twinDivergence(cusps(0, 0))).toEqual({ index: 0, band: 'LOW' });
    expect(twinDivergence(cusps(1, 0))).toEqual({ index: 8.3, band: 'LOW' });
    expect(twinDivergence(cusps(1, 1))).toEqual({ index: 12.5, band: 'MODERATE' });
    expect(twinDivergence(cusps(3, 0))).toEqual({ index: 25, band: 'HIGH' });
    expect(twinDivergence(cusps(12, 0))).toEqual({ index: 100, band: 'HIGH' });
  });

  it('over random charts has median 12.5 and is HIGH in about a fifth', () => {
    const found = charts.map((chart) => twinDivergence(subSubCusps(ephemeris, chart, 30)));
    const sorted = found.map(({ index }) => index).sort((a, b) => a - b);
    const share = (test: (index: number) => boolean) => (100 * sorted.filter(test).length) / sorted.length;
    expect(sorted[sorted.length / 2]).toBe(12.5);
    expect(Math.abs(share((index) => index >= 25) - 21)).toBeLessThan(6);
    expect(Math.abs(share((index) => index > 25) - 12)).toBeLessThan(5);
    expect(new Set(found.map(({ band }) => band))).toEqual(new Set(DIVERGENCE_BANDS));
  });
});
