import { describe, expect, it } from 'vitest';
import { chartAfter } from '../../../test/scanned-verdicts.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { ascendantCrossings } from '../../search/ascendant.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { HOUSES } from '../../zodiac/names.ts';
import { subStarts } from '../../zodiac/sub-table.ts';
import { boundaryWarnings } from './boundary-warnings.ts';
import { lordStability } from './lord-stability.ts';

const charts = randomCharts(20, 151);

describe('how long a sub lord stands', () => {
  it('of a cusp is what the chart of each end says', () => {
    for (const chart of charts.slice(0, 8)) {
      for (const house of HOUSES) {
        const own = cuspalSubLord(chart, house);
        const lordAfter = (seconds: number) => cuspalSubLord(chartAfter(chart, seconds), house);
        const { beforeSeconds, afterSeconds, limitedBy, becomes } = lordStability(
          ephemeris,
          chart,
          `cusp_${house}`,
        ).stability;
        expect([-beforeSeconds, afterSeconds].map(lordAfter)).toEqual([own, own]);
        if (limitedBy === null) throw new Error('a cusp that stays half an hour in its sub');
        expect(limitedBy.of).toBe(`cusp_${house}`);
        const seconds = (limitedBy.atMs - chart.moment.utcMs) / 1000;
        expect(lordAfter(seconds + 0.1 * Math.sign(seconds))).toBe(becomes);
      }
    }
  });

  it('of the first cusp ends where the closed form of the rising degree has the border (R3.5)', () => {
    const borders = subStarts.map((start) => start / 3600);
    for (const chart of charts) {
      const { moment } = chart;
      const jd = (minutes: number) => jdFromUtcMs(moment.utcMs + minutes * 60_000);
      const risings = ascendantCrossings(ephemeris, borders, moment, moment.ayanamsa, jd(-40), jd(40));
      const seconds = risings.map((rising) => (utcMsFromJd(rising.jd) - moment.utcMs) / 1000);
      const { beforeSeconds, afterSeconds, limitedBy } = lordStability(ephemeris, chart, 'cusp_1').stability;
      const last = Math.max(...seconds.filter((each) => each < 0));
      const next = Math.min(...seconds.filter((each) => each > 0));
      expect(Math.abs(-last - beforeSeconds - 0.5)).toBeLessThanOrEqual(0.7);
      expect(Math.abs(next - afterSeconds - 0.5)).toBeLessThanOrEqual(0.7);
      const nearest = Math.min(...seconds.map(Math.abs));
      expect(Math.abs(Math.abs((limitedBy?.atMs ?? 0) - moment.utcMs) / 1000 - nearest)).toBeLessThan(0.2);
    }
  });

  it('ends one second before the shift that get_boundary_warnings prints', () => {
    let compared = 0;
    for (const chart of charts) {
      for (const { target, shiftSeconds, alternateSubLord } of boundaryWarnings(ephemeris, chart, {
        age: null,
        includeAdverse: false,
      }).warnings) {
        if (shiftSeconds === null || Math.abs(shiftSeconds) > 1200) continue;
        const { beforeSeconds, afterSeconds, limitedBy, becomes } = lordStability(ephemeris, chart, target).stability;
        expect(shiftSeconds < 0 ? -beforeSeconds - 1 : afterSeconds + 1).toBe(shiftSeconds);
        if (limitedBy && Math.sign(limitedBy.atMs - chart.moment.utcMs) === Math.sign(shiftSeconds))
          expect(becomes).toBe(alternateSubLord);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('of a planet ends at its own sub, star or sign border', () => {
    const kinds = new Set<string>();
    for (const chart of randomCharts(150, 152)) {
      const { stability, alternatives } = lordStability(ephemeris, chart, 'planet_Moon', 120);
      if (stability.limitedBy) kinds.add(stability.limitedBy.kind);
      expect(alternatives?.[0]?.share).toBeGreaterThan(30);
    }
    expect(kinds).toContain('PLANET_SUB');
    expect(kinds).toContain('PLANET_STAR');
  });
});

describe('studies abroad (KP Reader III): a minute of birth time at the 12th cusp', () => {
  it('at 188.66° stands under Rahu for less than a minute more, and then under Jupiter', () => {
    for (const chart of charts) {
      // The moment of that day at which cusp 12 comes to the printed degree, by halving the time.
      const at = secondsTo(chart, 188.66);
      const printed = chartAfter(chart, at);
      const { stability } = lordStability(ephemeris, printed, 'cusp_12');
      expect(cuspalSubLord(printed, 12)).toBe('Rahu');
      expect(stability).toMatchObject({ becomes: 'Jupiter', limitedBy: { kind: 'CUSP_SUB', of: 'cusp_12' } });
      expect(stability.afterSeconds).toBeLessThan(60);
      expect(stability.band).toBe('KNIFE_EDGE');
      expect(cuspalSubLord(chartAfter(printed, 60), 12)).toBe('Jupiter');
      const other = chartAfter(chart, secondsTo(chart, 189.139));
      expect(lordStability(ephemeris, other, 'cusp_12').stability).toMatchObject({ becomes: 'Rahu' });
    }
  });
});

/** Seconds, within a day, until cusp 12 stands at a degree. */
function secondsTo(chart: Chart, degree: number): number {
  const ahead = (seconds: number) =>
    (degree - (chartAfter(chart, seconds).houses?.cusps[11]?.longitude ?? 0) + 720) % 360;
  let [low, high] = [0, 86_164];
  for (let pass = 0; pass < 40; pass += 1) {
    const middle = (low + high) / 2;
    // From now on the arc to go falls to 0, and starts again at 360 when the degree is passed.
    if (ahead(middle) <= ahead(0)) low = middle;
    else high = middle;
  }
  return low;
}
