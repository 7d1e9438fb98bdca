import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { beginSearch } from '../../passages/transit-search.ts';
import { openPeriods } from '../../kp/timing/event-windows.ts';
import { windowsOf } from '../../kp/timing/window.ts';
import { firstWindow } from '../../kp/timing/window-state.ts';
import { matter } from '../../kp/promise/matter.ts';
import { topicHorizon } from '../../kp/timing/topic-timing.ts';
import { settlementReading } from './settlement.ts';
import { settlementTimeline } from './settlement-timeline.ts';

const YEAR = 365.25 * 86_400_000;
const MAX = 3;

it('keeps the order of the stages, drops no window silently and dates no denied stage', () => {
  let [assumed, dropped, kept] = [0, 0, 0];
  for (const chart of randomCharts(80, 1_620)) {
    const { stages } = settlementReading(chart);
    const search = beginSearch(ephemeris, chart.moment.ayanamsa, () => Promise.resolve());
    const from = chart.moment.utcMs + 25 * YEAR;
    const horizon = topicHorizon(search, chart, from, 20);
    const timeline = settlementTimeline(chart, stages, horizon, MAX);
    let last: number | null = null;
    let before = true;
    timeline.forEach(({ windows, weaker, best, first, outOfOrder, tooEarly, assumed: counted }, index) => {
      const stage = stages[index];
      if (!stage) throw new Error('three stages');
      const { open } = openPeriods(chart, horizon.span, matter(chart, stage.event));
      const starts =
        stage.verdict === 'DENIED'
          ? []
          : open.filter(({ class: of }) => of !== 'WEAK').map(({ pd }) => Math.max(pd.startMs, from));
      const floor = last;
      const early = starts.filter((start) => floor !== null && start <= floor);
      expect(tooEarly).toBe(early.length);
      expect(outOfOrder).toHaveLength(Math.min(MAX, early.length));
      expect(windows).toHaveLength(Math.min(MAX, starts.length - early.length));
      for (const { startMs } of windows) if (floor !== null) expect(startMs).toBeGreaterThan(floor);
      for (const { startMs } of outOfOrder) expect(startMs).toBeLessThanOrEqual(floor ?? -Infinity);
      // The timeline begins with the earliest of all, not with the earliest of the best.
      const everyOne = windowsOf(chart, horizon.span, stage.verdict === 'DENIED' ? [] : open, horizon);
      const inTurn = everyOne.filter(({ startMs }) => floor === null || startMs > floor);
      const strong = firstWindow(inTurn.filter(({ class: of }) => of !== 'WEAK'));
      expect(first).toEqual(strong ?? firstWindow(inTurn.filter(({ class: of }) => of === 'WEAK')));
      expect(weaker.every(({ class: of }) => of === 'WEAK') && weaker.length <= 5).toBe(true);
      if (best !== null && strong !== null) expect(windows).toContainEqual(best);
      const usable = windows.filter(({ usableStartMs }) => usableStartMs !== null);
      usable.slice(1).forEach(({ startMs }, at) => expect(startMs).toBeGreaterThan(usable[at]?.startMs ?? Infinity));
      // Windows that end before their release are the last.
      expect(windows.slice(0, usable.length)).toEqual(usable);
      expect(counted).toBe(index > 0 && !before);
      before = first !== null;
      if (first !== null) last = first.usableStartMs ?? first.startMs;
      if (counted) assumed += 1;
      dropped += early.length;
      kept += windows.length;
    });
  }
  expect(Math.min(assumed, dropped, kept)).toBeGreaterThan(20);
});

describe('a stage without a promise', () => {
  it('has neither window nor row out of order', () => {
    for (const chart of randomCharts(60, 1_621)) {
      const { stages } = settlementReading(chart);
      const search = beginSearch(ephemeris, chart.moment.ayanamsa, () => Promise.resolve());
      const horizon = topicHorizon(search, chart, chart.moment.utcMs, 60);
      for (const { stage, windows, outOfOrder } of settlementTimeline(chart, stages, horizon, MAX))
        if (stages[stage - 1]?.verdict === 'DENIED') expect([...windows, ...outOfOrder]).toEqual([]);
    }
  });
});
