import { callTool, conforms, GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { printed } from '../test/printed.ts';
import anyEvent from './find-election-window.tool.ts';
import tool from './rank-candidate-dates.tool.ts';

const { rankedDates, period, relaxations, granularity, nextSupportingPeriod } = tool.output.shape;
const read = (result: object) =>
  z.object({ rankedDates, period, relaxations, granularity, nextSupportingPeriod, summary: z.string() }).parse(result);
const rank = async (more: object) => read((await conforms(tool, { ...GOLDEN, event: 'marriage', ...more })).result);
const DATES = ['2027-02-03', '2027-02-01', '2027-02-02', '2027-02-07'];

describe('rank_candidate_dates', () => {
  it.each(['minute', 'hour', 'day'])('agrees with the election of each date alone, by the %s', async (granularity) => {
    const { rankedDates: ranked } = await rank({ candidate_dates: DATES, granularity });
    expect(ranked.map(({ dateLocal }) => dateLocal).sort()).toEqual([...DATES].sort());
    for (const { dateLocal, bestWindow, windowsOnDay, layersSatisfied, verdict } of ranked) {
      const args = { ...GOLDEN, event: 'marriage', granularity, scan_start: dateLocal, scan_days: 1, max_windows: 1 };
      const alone = printed((await conforms(anyEvent, args)).result);
      expect(bestWindow).toEqual(alone.windows[0]);
      expect([windowsOnDay, layersSatisfied, verdict]).toEqual([
        alone.scanSummary.offeredWindows,
        alone.windows[0]?.layersSatisfied,
        alone.windows[0]?.verdict,
      ]);
    }
  });

  it('puts first the date of the best window of both days', async () => {
    const { rankedDates: ranked } = await rank({ candidate_dates: ['2027-02-02', '2027-02-01'] });
    const args = { ...GOLDEN, event: 'marriage', scan_start: '2027-02-01', scan_days: 2, max_windows: 1 };
    const both = printed((await conforms(anyEvent, args)).result);
    expect(ranked[0]?.bestWindow?.startLocal).toBe(both.windows[0]?.startLocal);
    expect(ranked[0]?.reason).toMatch(/^It comes first, because in its best window/);
    expect(ranked[1]?.reason).toMatch(/^The date above is better, because there/);
  });

  it('orders dates whatever order they come in, and has no score', async () => {
    const one = await conforms(tool, { ...GOLDEN, event: 'marriage', candidate_dates: DATES });
    const other = await conforms(tool, { ...GOLDEN, event: 'marriage', candidate_dates: [...DATES].reverse() });
    expect(other.text).toBe(one.text);
    expect(one.text).not.toMatch(/"score/);
  });

  it('lets dates without a window share the last rank', async () => {
    const { rankedDates: ranked, summary } = await rank({
      candidate_dates: DATES,
      preferred_time_of_day: { start: '10:00', end: '10:01' },
      granularity: 'hour',
    });
    expect(ranked.map((row) => [row.rank, row.bestWindow, row.verdict, row.layersSatisfied, row.reason])).toEqual(
      DATES.map(() => [1, null, null, 0, 'No window is offered on this date.']),
    );
    expect(ranked.map(({ dateLocal }) => dateLocal)).toEqual([...DATES].sort());
    expect(summary).toBe(
      'None of the dates offers a good moment for "Marriage". What is missing most is the support of the dasha. Only the hours from 10:00 to 10:01 were searched.',
    );
  });

  it('says which hours were searched where it speaks of the result', async () => {
    const night = 'Every hour of day and night was searched.';
    const asked = { candidate_dates: DATES, granularity: 'hour' };
    expect((await rank({ ...asked, any_hour: true })).summary).toContain(night);
    expect((await rank(asked)).summary).toContain('the usual hours, 04:30 to 23:00, which any_hour lifts.');
    const office = await rank({ ...asked, preferred_time_of_day: { start: '09:30', end: '17:00' } });
    expect(office.summary).toContain('Only the hours from 09:30 to 17:00 were searched.');
    expect(office.summary).not.toContain(night);
    const whole = await rank({ ...asked, preferred_time_of_day: { start: '00:00', end: '00:00' } });
    expect(whole.summary).toContain('Every hour of day and night was searched.');
  });

  it('says every caution of the best window in a sentence', async () => {
    const met = new Set<string>();
    for (let month = 1; month <= 12; month += 1) {
      const day = `2027-${String(month).padStart(2, '0')}`;
      const { rankedDates: ranked, summary } = await rank({
        candidate_dates: [`${day}-05`, `${day}-14`, `${day}-23`],
        granularity: 'hour',
      });
      const { cautions = [], matchedConditions = [] } = ranked[0]?.bestWindow ?? {};
      const sentences = matchedConditions.flatMap((each) => /^caution:[A-Z_]+: (.*)$/.exec(each)?.[1] ?? []);
      expect(sentences).toHaveLength(cautions.length);
      expect(summary.includes(' against it. ')).toBe(cautions.length > 0);
      for (const sentence of sentences) expect(summary).toContain(sentence);
      for (const code of cautions) {
        expect(summary).not.toContain(code);
        met.add(code);
      }
    }
    expect(met).toContain('TARA');
  });

  it('names the next period where no date offers a window because the period is missing', async () => {
    // A minute of the day holds no moment by the hour: the dates offer nothing, and in some years no period carries the event.
    const met = new Set<boolean>();
    for (let year = 2026; year < 2046; year += 1) {
      const { summary, nextSupportingPeriod: next } = await rank({
        candidate_dates: [`${year}-02-01`, `${year}-02-02`],
        preferred_time_of_day: { start: '10:00', end: '10:01' },
        granularity: 'hour',
      });
      if (!summary.includes('What is missing most is the support of the dasha.')) continue;
      met.add(next !== undefined);
      expect(summary.includes('The next period in which ')).toBe(Boolean(next));
      if (next) expect(Date.parse(next.start)).toBeGreaterThan(Date.parse(`${year}-01-31`));
    }
    expect(met).toEqual(new Set([true, false]));
  });

  it('counts only the civil date of a date-time, on the event clock', async () => {
    const { result } = await conforms(tool, {
      ...GOLDEN,
      event: 'marriage',
      candidate_dates: ['2027-02-01T23:00:00-05:00', '2027-02-04T10:00'],
      event_time_zone: 'Europe/Oslo',
      granularity: 'hour',
    });
    expect(
      read(result)
        .rankedDates.map(({ dateLocal }) => dateLocal)
        .sort(),
    ).toEqual(['2027-02-02', '2027-02-04']);
    expect(result['provenance']).toMatchObject({
      notes: expect.arrayContaining([expect.stringMatching(/only the civil date counts/)]),
    });
  });

  it('begins a day whose midnight is left out when the clock is put forward', async () => {
    const { rankedDates: ranked } = await rank({
      candidate_dates: ['2024-04-25', '2024-04-26'],
      event_time_zone: 'Africa/Cairo',
      granularity: 'day',
      any_hour: true,
    });
    const days = ranked.map(({ dateLocal, bestWindow }) => [dateLocal, bestWindow?.startLocal, bestWindow?.endLocal]);
    expect(days.sort()).toEqual([
      ['2024-04-25', '2024-04-25T00:00:00+02:00', '2024-04-26T01:00:00+03:00'],
      ['2024-04-26', '2024-04-26T01:00:00+03:00', '2024-04-27T00:00:00+03:00'],
    ]);
  });

  it('gives the day before a day left out its windows', async () => {
    const samoa = { event_latitude: -13.83, event_longitude: -171.77, event_time_zone: 'Pacific/Apia' };
    const asked = { ...samoa, granularity: 'hour' };
    const { rankedDates: ranked } = await rank({ ...asked, candidate_dates: ['2011-12-29', '2011-12-31'] });
    const alone = { ...GOLDEN, ...asked, event: 'marriage', scan_start: '2011-12-29', scan_days: 1 };
    const { scanSummary } = printed((await conforms(anyEvent, alone)).result);
    expect(scanSummary.offeredWindows).toBeGreaterThan(0);
    expect(ranked.find(({ dateLocal }) => dateLocal === '2011-12-29')?.windowsOnDay).toBe(scanSummary.offeredWindows);
  });

  it('gives a day its 23 and 25 hours where the clocks change', async () => {
    const { rankedDates: ranked, period: periods } = await rank({
      candidate_dates: ['2027-03-28', '2027-10-31'],
      event_time_zone: 'Europe/Oslo',
      granularity: 'day',
      any_hour: true,
    });
    for (const { bestWindow } of ranked) {
      expect(bestWindow?.startLocal).toMatch(/T00:00:00/);
      expect(bestWindow?.endLocal).toMatch(/T00:00:00/);
    }
    const lengths = periods.map(({ startLocal, endLocal }) => Date.parse(endLocal) - Date.parse(startLocal));
    expect(lengths.reduce((sum, each) => sum + each, 0)).toBe(48 * 3_600_000);
  });

  it('tells of dates that are past', async () => {
    const args = { ...GOLDEN, event: 'marriage', candidate_dates: ['2027-02-01', '2027-02-02'], granularity: 'hour' };
    const { result } = await conforms(tool, args, { now: Date.UTC(2030, 0, 1) });
    expect(result['provenance']).toMatchObject({ notes: expect.arrayContaining(['All the dates are past.']) });
  });

  it.each([
    [
      'the same date twice',
      { candidate_dates: ['2027-02-01', '2027-02-02', '2027-02-01T10:00'] },
      'validation_failed',
      'candidate_dates',
    ],
    [
      'a date that the clocks left out',
      { candidate_dates: ['2011-12-29', '2011-12-30'], event_time_zone: 'Pacific/Apia' },
      'validation_failed',
      'candidate_dates',
    ],
    ['one date', { candidate_dates: ['2027-02-01'] }, 'validation_failed', 'candidate_dates'],
    ['what is no date', { candidate_dates: ['2027-02-01', 'soon'] }, 'validation_failed', 'candidate_dates'],
    [
      'a date before the birth',
      { candidate_dates: ['1980-02-01', '2027-02-02'] },
      'validation_failed',
      'candidate_dates',
    ],
    [
      'a date past the dasha years',
      { candidate_dates: ['2027-02-01', '2120-02-02'] },
      'validation_failed',
      'candidate_dates',
    ],
    ['an unknown event', { event: 'qqq' }, 'invalid_event_name', 'event'],
    ['a polar place by the minute', { event_latitude: 70, event_longitude: 20 }, 'out_of_range', 'event_latitude'],
    [
      'a clock time past midnight',
      { preferred_time_of_day: { start: '24:00', end: '10:00' } },
      'validation_failed',
      'preferred_time_of_day.start',
    ],
    ['a polar birth', POLAR, 'out_of_range', 'latitude'],
  ])('refuses %s', async (_, more, code, field) => {
    const call = await callTool(tool, { ...GOLDEN, event: 'marriage', candidate_dates: DATES, ...more });
    expect(call.meta).toMatchObject({ code, field });
  });
});
