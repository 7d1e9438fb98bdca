import { describe, expect, it, vi } from 'vitest';
import { placeAt } from '../../../test/place-at.ts';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { searchBudget } from '../../search/budget.ts';
import { matter } from '../promise/matter.ts';
import { DAY_MS } from '../../time/julian.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { Interval } from '../../base/intervals.ts';
import { beginSearch } from '../../passages/transit-search.ts';
import { transitHierarchy } from './hierarchy.ts';

vi.setConfig({ testTimeout: 60_000 });

const YEAR_MS = 365.25 * DAY_MS;

describe('transitHierarchy at its limits', () => {
  const chart = workedChart();
  const from = Date.UTC(2027, 0, 1);

  it('keeps what it was given where nothing is found: 30 months for Saturn', async () => {
    // Rahu and Jupiter alone are strong: few subs of the zodiac.
    const event = judgedGroup([6]);
    const seen = new Set<string>();
    for (let year = 1993; year < 2090; year += 4) {
      const fromMs = Date.UTC(year, 0, 1);
      const untilMs = fromMs + (year % 3 === 0 ? 40 : 300) * DAY_MS;
      const { stages, bestDates, strong } = await transitHierarchy(
        quietSearch(chart.moment.ayanamsa),
        chart,
        event,
        fromMs,
        {
          untilMs,
        },
      );
      expect(strong).toEqual(['Rahu', 'Jupiter']);
      let parents: readonly Interval[] = [{ startMs: fromMs, endMs: untilMs }];
      for (const { stage, relaxed, spans, windows } of stages) {
        expect(relaxed).toBe(windows.length === 0);
        if (relaxed) {
          expect(spans).toEqual(parents);
          seen.add(stage);
          if (stage === 'SUN') expect(bestDates).toEqual([]);
        }
        parents = spans;
      }
    }
    expect([...seen].sort()).toEqual(['JUPITER', 'MOON', 'SATURN', 'SUN']);
  });

  it('looks for Saturn through twelve years', async () => {
    const event = judgedGroup([6]);
    const starts: number[] = [];
    for (let year = 1993; year < 2093; year += 2) {
      const fromMs = Date.UTC(year, 0, 1);
      const { stages, strong } = await transitHierarchy(quietSearch(), chart, event, fromMs, { last: 'SATURN' });
      const open = (at: number): boolean => {
        const { starLord, subLord } = placeAt(chart, 'Saturn', at);
        return strong.includes(starLord) && strong.includes(subLord);
      };
      const windows = stages[0]?.windows ?? [];
      for (let day = 0; windows.length < 6 && day < 12 * 365.25; day += 5) {
        const at = fromMs + day * DAY_MS;
        expect(windows.some(({ startMs, endMs }) => at >= startMs && at < endMs)).toBe(open(at));
      }
      starts.push(...windows.map(({ startMs }) => (startMs - fromMs) / YEAR_MS));
    }
    expect(Math.max(...starts)).toBeGreaterThan(11);
    expect(Math.max(...starts)).toBeLessThan(12);
  });

  it('finds nothing past untilMs and takes no step past the last one asked for', async () => {
    const untilMs = from + 200 * DAY_MS;
    const event = natalEvent('marriage');
    const found = await transitHierarchy(quietSearch(chart.moment.ayanamsa), chart, event, from, {
      untilMs,
      last: 'SUN',
    });
    expect(found.stages.map(({ stage }) => stage)).toEqual(['SATURN', 'JUPITER', 'SUN']);
    expect(found.bestDates).toEqual([]);
    for (const { windows } of found.stages) {
      for (const { startMs, endMs } of windows) {
        expect(startMs).toBeGreaterThanOrEqual(from);
        expect(endMs).toBeLessThanOrEqual(untilMs);
      }
    }
  });

  it('has a strong planet for every matter, and names stand-ins, with which no period is full', async () => {
    let standIns = 0;
    for (const each of randomCharts(40, 8)) {
      for (const house of HOUSES) {
        const event = judgedGroup([house]);
        const weighed = matter(each, event);
        // The sub lord of the cusp itself, or another, or one that stands in for it.
        expect(weighed.strong.length).toBeGreaterThan(0);
        if (weighed.standIns.length < weighed.strong.length) continue;
        const found = await transitHierarchy(quietSearch(each.moment.ayanamsa), each, event, each.moment.utcMs, {
          last: 'SATURN',
        });
        expect(found).toMatchObject({ strong: weighed.strong, standIns: weighed.standIns, truncated: false });
        expect(found.stages).toHaveLength(1);
        for (const { dashaClass } of found.stages[0]?.windows ?? []) expect(dashaClass).not.toBe('FULL');
        standIns += 1;
      }
    }
    expect(standIns).toBeGreaterThan(0);
  });

  it('says that it is truncated where the ephemeris or the budget ends', async () => {
    for (const year of [2389, 2395, 2399]) {
      const late = await transitHierarchy(
        quietSearch(chart.moment.ayanamsa),
        chart,
        natalEvent('marriage'),
        Date.UTC(year, 5, 1),
      );
      for (const { windows, spans } of late.stages) {
        for (const { startMs, endMs } of [...windows, ...spans]) expect(startMs).toBeLessThan(endMs);
      }
      if (year > 2395) expect(late.truncated).toBe(true);
      expect(late.stages[0]?.windows[0]?.dashaClass ?? null).toBeNull();
    }
    const event = natalEvent('marriage');
    const whole = await transitHierarchy(quietSearch(), chart, event, from);
    for (let calls = 20; calls < 1500; calls += 70) {
      const budget = searchBudget(ephemeris, calls);
      const before = ephemeris.calls;
      const found = await transitHierarchy({ ...quietSearch(), budget }, chart, event, from);
      expect(found.truncated).toBe(true);
      expect(budget.stoppedAt).not.toBeNull();
      // A search in hand is finished before it stops.
      expect(ephemeris.calls - before).toBeLessThan(calls + 300);
      expect(found.stages).toHaveLength(4);
      for (const { spans, windows } of found.stages) {
        expect(spans.length).toBeGreaterThan(0);
        for (const { startMs, endMs } of [...spans, ...windows]) expect(startMs).toBeLessThan(endMs);
      }
      // What was found before the stop is what a whole search finds.
      const [first] = found.stages[0]?.windows ?? [];
      if (first) expect(whole.stages[0]?.windows[0]?.startMs).toBe(first.startMs);
    }
  });

  it('lets other work in after at most some 20 ms of sky, and stops when nobody waits', async () => {
    for (const key of ['marriage', 'publication', 'childbirth', 'financial_loss']) {
      let [last, longest] = [ephemeris.calls, 0];
      const counting = beginSearch(ephemeris, 'kp', () => {
        longest = Math.max(longest, ephemeris.calls - last);
        last = ephemeris.calls;
        return Promise.resolve();
      });
      await transitHierarchy(counting, chart, natalEvent(key), from);
      expect(Math.max(longest, ephemeris.calls - last)).toBeLessThan(1500);
      expect(longest).toBeGreaterThan(0);
    }
    const gone = beginSearch(ephemeris, 'kp', () => Promise.reject(new Error('gone')));
    await expect(transitHierarchy(gone, chart, natalEvent('marriage'), from)).rejects.toThrow('gone');
  });
});
