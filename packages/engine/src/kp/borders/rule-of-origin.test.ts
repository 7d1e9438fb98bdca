import { describe, expect, it } from 'vitest';
import { naiveChart } from '../../../test/naive-chart.ts';
import { ephemeris, movedBy, randomMoments } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { FIRST_JD } from '../../time/known-span.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import { ORIGIN_LINKS, ORIGIN_VERDICTS, originAround, ruleOfOrigin } from './rule-of-origin.ts';

const charts = (count: number, seed: number, latitudes: readonly [number, number] = [0, 60]): Chart[] =>
  randomMoments(count, seed, latitudes).map((moment) => buildChart(ephemeris, moment));

/** The rule of origin as it is written, from longitudes. */
function naiveVerdict(chart: Chart): string {
  const { cusp, planet, agents, isNode } = naiveChart(chart);
  const lagna = [cusp(1).star, cusp(1).sub];
  const ninth = [cusp(9).star, cusp(9).sub];
  if (lagna.some((a) => ninth.includes(a))) return 'DIRECT';
  const tied = lagna.some((a) =>
    ninth.some(
      (n) =>
        [planet(a).star, planet(a).sub].includes(n) ||
        [planet(n).star, planet(n).sub].includes(a) ||
        (isNode(a) && agents(a).includes(n)) ||
        (isNode(n) && agents(n).includes(a)),
    ),
  );
  return tied ? 'INDIRECT' : 'NONE';
}

describe('rule of origin', () => {
  it('is that of a second reading from longitudes alone, with links of the kind of its verdict', () => {
    const types = new Set<string>();
    const verdicts = new Set<string>();
    for (const chart of charts(200, 910)) {
      const { verdict, lagna, ninth, links } = ruleOfOrigin(chart);
      expect(verdict).toBe(naiveVerdict(chart));
      expect(links.length > 0).toBe(verdict !== 'NONE');
      for (const { a, aRole, n, nRole, type } of links) {
        expect([a, n]).toEqual([lagna[aRole], ninth[nRole]]);
        expect(type === 'SAME_PLANET').toBe(verdict === 'DIRECT');
        if (type === 'SAME_PLANET') expect(a).toBe(n);
        types.add(type);
      }
      verdicts.add(verdict);
    }
    expect(types).toEqual(new Set(ORIGIN_LINKS));
    expect(verdicts).toEqual(new Set(ORIGIN_VERDICTS));
  });

  it('of the worked chart is DIRECT four times over: Saturn is star and sub lord of both cusps', () => {
    const saturn = { starLord: 'Saturn', subLord: 'Saturn' };
    expect(ruleOfOrigin(workedChart())).toMatchObject({ verdict: 'DIRECT', lagna: saturn, ninth: saturn });
    expect(ruleOfOrigin(workedChart()).links).toHaveLength(4);
  });

  it.each([
    ['all latitudes to 60°', [0, 60], { DIRECT: 60, INDIRECT: 34, NONE: 6 }],
    ['the equator', [0, 0], { DIRECT: 78 }],
    ['latitude 50', [50, 50], { DIRECT: 44 }],
  ] as const)('is a weak test at %s', (_, latitudes, shares) => {
    const found = charts(600, 911, latitudes).map((chart) => ruleOfOrigin(chart).verdict);
    for (const [verdict, percent] of Object.entries(shares)) {
      const share = (100 * found.filter((each) => each === verdict).length) / found.length;
      expect(Math.abs(share - percent)).toBeLessThan(6);
    }
  });
});

describe('alternates', () => {
  it('are the rule at every minute from 20 before to 20 after, in ranges without gap', () => {
    for (const chart of charts(25, 912)) {
      const ranges = originAround(ephemeris, chart);
      const minutes = ranges.flatMap(({ fromOffsetMin, toOffsetMin, verdict }) =>
        Array.from({ length: toOffsetMin - fromOffsetMin + 1 }, (_, k) => ({ at: fromOffsetMin + k, verdict })),
      );
      expect(minutes.map(({ at }) => at)).toEqual(Array.from({ length: 41 }, (_, k) => k - 20));
      for (const { at, verdict } of minutes)
        expect(verdict).toBe(naiveVerdict(buildChart(ephemeris, movedBy(chart.moment, at * 60))));
      ranges.slice(1).forEach(({ verdict }, index) => expect(verdict).not.toBe(ranges[index]?.verdict));
      expect(minutes.find(({ at }) => at === 0)?.verdict).toBe(ruleOfOrigin(chart).verdict);
    }
  });

  it('begin where the ephemeris begins', () => {
    const utcMs = utcMsFromJd(FIRST_JD) + 5 * 60_000;
    const jdUt = FIRST_JD + 5 / 1440;
    const [moment] = randomMoments(1, 913);
    if (!moment) throw new Error('no moment');
    const ranges = originAround(ephemeris, buildChart(ephemeris, { ...moment, utcMs, jdUt }));
    expect(ranges[0]?.fromOffsetMin).toBeGreaterThanOrEqual(-5);
    expect(ranges[0]?.fromOffsetMin).toBeLessThanOrEqual(-4);
    expect(ranges.at(-1)?.toOffsetMin).toBe(20);
  });
});
