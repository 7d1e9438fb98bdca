import { describe, expect, it } from 'vitest';
import { naiveLean } from '../../../test/naive-lean.ts';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { answering, windowsFor } from '../../kp/timing/event-windows.ts';
import { houseSignificators } from '../../kp/kernel/house-significators.ts';
import { usableWindows } from '../../kp/timing/window-state.ts';
import { topicHorizon } from '../../kp/timing/topic-timing.ts';
import { siderealPosition } from '../../search/position.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { beginSearch } from '../../passages/transit-search.ts';
import { divide } from '../../zodiac/division.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { filingCalendar, filingPlanets } from './filing.ts';
import { judgmentMonth } from './judgment-month.ts';
import { monthsOf } from '../../time/months.ts';

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const horizonOf = (chart: Chart, age: number, years: number) => {
  const search = beginSearch(ephemeris, chart.moment.ayanamsa, () => Promise.resolve());
  return { search, horizon: topicHorizon(search, chart, chart.moment.utcMs + age * YEAR, years) };
};

describe('filingCalendar', () => {
  it('holds Jupiter in star and sub of significators of 11 that do not oppose, for three days or more', async () => {
    let days = 0;
    for (const chart of randomCharts(12, 1_450)) {
      const { search, horizon } = horizonOf(chart, 35, 3);
      const good = houseSignificators(chart, 11)
        .ordered.map(({ planet }) => planet)
        .filter((planet) => naiveLean(chart, planet, [6, 11], [5, 8, 12]) !== 'AGAINST');
      expect(filingPlanets(chart)).toEqual(good);
      const all = await filingCalendar(search, chart, horizon.span, Infinity);
      const placeAt = (ms: number) =>
        divide(siderealPosition(ephemeris, 'Jupiter', jdFromUtcMs(ms), chart.moment.ayanamsa).longitude);
      for (const { startMs, endMs } of all) expect(endMs - startMs).toBeGreaterThanOrEqual(3 * DAY);
      // Day by day through the span: inside a window Jupiter stands as printed, outside not so for three days on end.
      let outside = 0;
      for (let ms = horizon.span.startMs; ms < horizon.span.endMs; ms += DAY) {
        const { starLord, subLord } = placeAt(ms);
        const row = all.find(({ startMs, endMs }) => ms >= startMs && ms < endMs);
        if (row) expect([row.inside.starLord, row.inside.subLord]).toEqual([starLord, subLord]);
        outside = !row && good.includes(starLord) && good.includes(subLord) ? outside + 1 : 0;
        expect(outside).toBeLessThan(4);
        if (row) days += 1;
      }
      expect(await filingCalendar(search, chart, horizon.span, 2)).toEqual(all.slice(0, 2));
    }
    expect(days).toBeGreaterThan(300);
  });
});

describe('judgmentMonth', () => {
  const victory = natalEvent('court_victory');

  it('is the highest month by days of windows and of the Sun, counted hour by hour', async () => {
    const weights: Readonly<Record<string, number>> = { FULL: 3, PARTIAL: 2, WEAK: 1 };
    let found = 0;
    for (const chart of [workedChart(), ...randomCharts(5, 1_066)]) {
      const { search, horizon } = horizonOf(chart, 33, 2);
      const month = await judgmentMonth(search, chart, victory, horizon);
      const windows = usableWindows(answering(windowsFor(chart, victory, horizon.span, horizon)));
      if (month === null) {
        expect(windows).toEqual([]);
        continue;
      }
      found += 1;
      const appeal = { primaryCusp: 6, required: [6, 11], supporting: [], denial: [5, 8, 12] } as const;
      const standings = naiveStandings(chart, appeal);
      const strong = PLANETS.filter((planet) => standings.get(planet)?.word === 'STRONG');
      const score = (startMs: number, endMs: number): number => {
        let [sum, held] = [0, false];
        for (let ms = startMs + DAY / 48; ms < endMs; ms += DAY / 24) {
          if (ms < horizon.span.startMs || ms >= horizon.span.endMs) continue;
          const window = windows.find((each) => ms >= each.startMs && ms < each.endMs);
          if (window) held = true;
          const sun = divide(siderealPosition(ephemeris, 'Sun', jdFromUtcMs(ms), chart.moment.ayanamsa).longitude);
          sum += (window ? (weights[window.class] ?? NaN) : 0) / 24;
          sum += (strong.includes(sun.starLord) && strong.includes(sun.subLord) ? 1 : 0) / 24;
        }
        return held ? sum : -1;
      };
      const months = monthsOf(horizon.span, chart.moment).map(({ startMs, endMs }) => ({
        startMs,
        score: score(startMs, endMs),
      }));
      const best = Math.max(...months.map((each) => each.score));
      expect(Math.abs(month.score - best)).toBeLessThan(0.6);
      expect(
        Math.abs((months.find(({ startMs }) => startMs === month.startMs)?.score ?? NaN) - month.score),
      ).toBeLessThan(0.6);
      const sum = month.factors.reduce((total, { points }) => total + points, 0);
      expect(Math.abs(sum - month.score)).toBeLessThan(1e-9);
    }
    expect(found).toBeGreaterThan(2);
  });
});
