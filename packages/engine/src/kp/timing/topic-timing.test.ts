import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs, periodsBetween, runningAt } from '../../dasha/vimshottari.ts';
import { natalEvent } from '../../events/natal.ts';
import { birthdayMs, resolveBirth } from '../../time/moment.ts';
import { DAY_MS } from '../../time/julian.ts';
import { eventWindows } from './event-windows.ts';
import { matter } from '../promise/matter.ts';
import { shareOfTime } from '../promise/period-class.ts';
import { promise } from '../promise/promise.ts';
import { topicHorizon, topicPeriods, topicWindows } from './topic-timing.ts';

const chart = workedChart();
const search = quietSearch('kp');
const year = 365.25 * DAY_MS;

describe('topicHorizon', () => {
  it('begins at the moment of judgment or at birth', () => {
    const birth = chart.moment.utcMs;
    const now = Date.UTC(2020, 0, 1);
    expect(topicHorizon(search, chart, now, 10).span).toEqual({ startMs: now, endMs: now + 10 * year });
    const early = topicHorizon(search, chart, birth - year, 10);
    expect(early.span.startMs).toBe(birth);
    expect(early.notes.join()).toMatch(/begins at birth/);
  });

  it('is cut by the 120 dasha years and refuses a moment past them', () => {
    const end = cycleEndMs(vimshottariOf(chart));
    const late = topicHorizon(search, chart, end - 5 * year, 10);
    expect([late.truncated, late.span.endMs]).toEqual([true, end]);
    expect(topicHorizon(search, chart, end - 11 * year, 10).truncated).toBe(false);
    expect(() => topicHorizon(search, chart, end, 10)).toThrow(/120 dasha years.*as_of_date/);
  });

  it('says that the sky is not read past 2399', () => {
    const born = { birth_datetime: '2380-06-01T12:00', latitude: 51.5, longitude: -0.12, utc_offset_minutes: 0 };
    const future = buildChart(ephemeris, resolveBirth(born));
    const from = Date.UTC(2395, 0, 1);
    expect(topicHorizon(search, future, from, 4).notes).toEqual([]);
    expect(topicHorizon(search, future, from, 6).notes).toEqual([expect.stringMatching(/not read past 2399/)]);
  });
});

describe('topicWindows', () => {
  it('are the windows of the kernel and withholds them without promise', () => {
    let [given, withheld] = [0, 0];
    for (const each of randomCharts(40, 5)) {
      const from = each.moment.utcMs + 30 * year;
      const horizon = topicHorizon(quietSearch(each.moment.ayanamsa), each, from, 10);
      for (const key of ['promotion', 'wealth_gain', 'job_loss']) {
        const event = natalEvent(key);
        const found = topicWindows(horizon, each, event, 4);
        const kernel = eventWindows(each, event, horizon.span, 4, horizon);
        expect(found).toEqual(kernel);
        expect(found.withheldReason).toBe(kernel.withheldReason);
        expect(found.withheldReason !== undefined).toBe(promise(each, event).side === 'no');
        given += found.windows.length;
        withheld += found.withheldReason === undefined ? 0 : 1;
      }
    }
    expect(given).toBeGreaterThan(20);
    expect(withheld).toBeGreaterThan(5);
  });

  it('takes another gate and another span', () => {
    const horizon = topicHorizon(search, chart, Date.UTC(2012, 0, 1), 10);
    const event = natalEvent('childbirth');
    expect(topicWindows(horizon, chart, event, 5).withheldReason).toMatch(/not promised/);
    expect(topicWindows(horizon, chart, event, 5, { withheld: null }).withheldReason).toBeUndefined();
    expect(topicWindows(horizon, chart, natalEvent('marriage'), 5, { withheld: 'shut' })).toMatchObject({
      windows: [],
      withheldReason: 'shut',
    });
    const { startMs } = horizon.span;
    const none = topicWindows(horizon, chart, natalEvent('marriage'), 5, { span: { startMs, endMs: startMs } });
    expect(none).toMatchObject({ windows: [], weaker: [], best: null, first: null });
    // The share is that of a life and asks for no span.
    expect(none.share).toEqual(shareOfTime(matter(chart, natalEvent('marriage'))));
  });
});

it('topicPeriods: the antardashas that tile a span, the last of a mahadasha marked (R13.5)', () => {
  let chidras = 0;
  for (const each of randomCharts(30, 12)) {
    const startMs = each.moment.utcMs + 20 * year;
    const span = { startMs, endMs: startMs + 40 * year };
    const cycle = vimshottariOf(each);
    const periods = topicPeriods(each, span);
    const kernel = [...periodsBetween(cycle, 2, span.startMs, span.endMs)];
    expect(periods.map(({ ad }) => ad)).toEqual(kernel.map(({ planet }) => planet));
    expect([periods[0]?.startMs, periods.at(-1)?.endMs]).toEqual([span.startMs, span.endMs]);
    periods.forEach((period, index) => {
      const next = periods[index + 1];
      if (next) expect(next.startMs).toBe(period.endMs);
      expect(runningAt(cycle, period.startMs, 1)[0]?.planet).toBe(period.md);
      if (period.chidra) chidras += 1;
      if (next) expect(period.chidra).toBe(next.md !== period.md);
    });
  }
  expect(chidras).toBeGreaterThan(60);
});

it('birthdayMs: the wall clock of birth, 29 February on 1 March', () => {
  const at = (text: string): number => Date.parse(text);
  expect(birthdayMs({ ...chart.moment, utcMs: at('1992-08-13T23:02:00Z') }, 18)).toBe(at('2010-08-13T23:02:00Z'));
  const leap = { ...chart.moment, utcMs: at('2000-02-28T22:00:00Z'), offsetMinutes: 330 };
  expect(birthdayMs(leap, 4)).toBe(at('2004-02-28T22:00:00Z'));
  expect(birthdayMs(leap, 1)).toBe(at('2001-02-28T22:00:00Z'));
});
