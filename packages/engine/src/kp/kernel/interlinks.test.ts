import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { interlinkMatrix } from './interlinks.ts';

/** The text of R22.2 once more, cusp by cusp, from longitudes alone and with nothing of the implementation. */
function naiveTypes(chart: Chart, i: number, j: number): number[] {
  const years: Record<string, number> = {
    Ketu: 7,
    Venus: 20,
    Sun: 6,
    Moon: 10,
    Mars: 7,
    Rahu: 18,
    Jupiter: 16,
    Saturn: 19,
    Mercury: 17,
  };
  const order = Object.keys(years);
  const lordsAt = (longitude: number): { star: string; sub: string; subSub: string } => {
    const found: string[] = [];
    let width = 360 / 27;
    let index = Math.floor(longitude / width) % 9;
    let rest = longitude % width;
    found.push(order[index] ?? '');
    for (let depth = 0; depth < 2; depth += 1) {
      let k = index;
      for (;;) {
        const part = (width * (years[order[k % 9] ?? ''] ?? 0)) / 120;
        if (rest < part) {
          index = k % 9;
          width = part;
          break;
        }
        rest -= part;
        k += 1;
      }
      found.push(order[index] ?? '');
    }
    const [star = '', sub = '', subSub = ''] = found;
    return { star, sub, subSub };
  };
  const cusps = requireHouses(chart).cusps.map(({ longitude }) => longitude);
  const cusp = (house: number) => lordsAt(cusps[house - 1] ?? 0);
  const planets = Object.fromEntries(
    PLANETS.map((each) => chart.planets[each]).map(({ planet, longitude }) => [planet, longitude]),
  );
  const planet = (name: string) => lordsAt(planets[name] ?? 0);
  const houseHeld = (name: string): number =>
    HOUSES.find((house) => {
      const from = cusps[house - 1] ?? 0;
      const span = ((cusps[house % 12] ?? 0) - from + 360) % 360;
      return ((planets[name] ?? 0) - from + 360) % 360 < span;
    }) ?? 0;

  const c = cusp(i).sub;
  const d = cusp(j).sub;
  const t = planet(c).star;
  const types: number[] = [];
  if (d === t || d === planet(c).sub) types.push(1);
  if (d === c || t === cusp(j).sub || t === cusp(j).subSub) types.push(2);
  if (planet(d).star === c) types.push(3);
  if (houseHeld(t) === j) types.push(4);
  return types;
}

describe('cuspal interlinks (R22.2)', () => {
  const charts = randomCharts(60, 22);

  it('equals a second, naive reading of the rule', () => {
    for (const chart of charts) {
      const { links, matrix } = interlinkMatrix(chart);
      for (const i of HOUSES) {
        for (const j of HOUSES) {
          if (i === j) continue;
          const types = naiveTypes(chart, i, j);
          expect(links.find(({ from, to }) => from === i && to === j)?.types ?? []).toEqual(types);
          expect(matrix[i - 1]?.[j - 1]).toBe(types.length);
        }
      }
    }
  });

  it('has entries 0 to 4, each of them in some chart, and 0 or 1 on the diagonal', () => {
    const seen = new Set<number>();
    const diagonal = new Set<number>();
    for (const chart of randomCharts(800, 4)) {
      interlinkMatrix(chart).matrix.forEach((row, i) => {
        expect(row).toHaveLength(12);
        row.forEach((entry, j) => (i === j ? diagonal : seen).add(entry));
      });
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...diagonal].sort()).toEqual([0, 1]);
  });

  it('ties two cusps with one sub lord both ways, and equally towards every third', () => {
    let pairs = 0;
    for (const chart of charts) {
      const { cusps } = requireHouses(chart);
      const { links, matrix } = interlinkMatrix(chart);
      for (const a of cusps) {
        for (const b of cusps) {
          if (a === b || a.subLord !== b.subLord) continue;
          pairs += 1;
          expect(links.find(({ from, to }) => from === a.house && to === b.house)?.types).toContain(2);
          for (const third of HOUSES) {
            if (third === a.house || third === b.house) continue;
            expect(matrix[a.house - 1]?.[third - 1]).toBe(matrix[b.house - 1]?.[third - 1]);
          }
        }
      }
    }
    expect(pairs).toBeGreaterThan(100);
  });

  it('sums, sorts and pairs what the matrix holds', () => {
    let isolated = 0;
    for (const chart of randomCharts(400, 7)) {
      const { matrix, links, strongest, mutualLinks, isolatedCusps, rowTotals } = interlinkMatrix(chart);
      const entry = (i: number, j: number) => matrix[i - 1]?.[j - 1] ?? Number.NaN;
      expect(rowTotals).toEqual(HOUSES.map((i) => HOUSES.reduce((sum, j) => sum + (i === j ? 0 : entry(i, j)), 0)));
      expect(isolatedCusps).toEqual(HOUSES.filter((house) => rowTotals[house - 1] === 0));
      isolated += isolatedCusps.length;
      for (const { from, to, strength, types } of links) {
        expect(entry(from, to)).toBe(strength);
        expect(types).toHaveLength(strength);
      }
      const order = ({ from, to, strength }: (typeof links)[number]) => -strength * 10_000 + from * 100 + to;
      expect(strongest).toEqual([...links].sort((a, b) => order(a) - order(b)).slice(0, 10));
      expect(mutualLinks).toEqual(
        HOUSES.flatMap((a) =>
          HOUSES.filter((b) => b > a && Math.min(entry(a, b), entry(b, a)) > 0).map((b) => ({
            a,
            b,
            strength: Math.min(entry(a, b), entry(b, a)),
          })),
        ),
      );
    }
    expect(isolated).toBeGreaterThan(0);
  });

  it('marks a cusp that ties to itself', () => {
    for (const chart of charts) {
      const { matrix } = interlinkMatrix(chart);
      for (const { house, subLord } of requireHouses(chart).cusps) {
        const { starLord } = chart.planets[subLord];
        const ties = starLord === subLord || chart.planets[starLord].house === house;
        expect(matrix[house - 1]?.[house - 1]).toBe(ties ? 1 : 0);
      }
    }
  });
});
