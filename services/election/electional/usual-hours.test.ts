import { ELECTION_EVENTS } from '@cuspal/engine/events/election';
import { callTool, conforms, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { printed } from '../test/printed.ts';
import severalTool from './find-auspicious-time.tool.ts';
import anyEvent from './find-election-window.tool.ts';
import joint from './find-joint-election-window.tool.ts';
import surgery from './find-surgery-time.tool.ts';
import older from './get-muhurta-advanced.tool.ts';
import rank from './rank-candidate-dates.tool.ts';

const SCAN = { scan_start: '2027-02-01T00:00:00', scan_days: 3 };
const MARCH = { scan_start: '2027-03-17T00:00:00', scan_days: 2 };
const person2 = { datetime: '1988-05-17T14:30', latitude: 48.2, longitude: 16.37, utcOffsetMinutes: 120 };
const elect = async (more: object) => printed((await conforms(anyEvent, { ...GOLDEN, ...more })).result);
const outside = /^.*Nothing lies within the usual hours, 09:00 to 18:00, so this is the best outside them\./;

const timeOf = (local: string): string => local.slice(11, 16);
/** Whether a stretch begins and ends within the hours of one day. */
const isWithin = (start: string, end: string, hours: { readonly start: string; readonly end: string }): boolean =>
  timeOf(start) >= hours.start && timeOf(end) <= hours.end && timeOf(start) <= timeOf(end);

describe('the usual hours of an event', () => {
  it('A20: hold for every event of the catalogue where no hours are sent', async () => {
    let met = 0;
    for (const { key, usualHours } of ELECTION_EVENTS) {
      const { windows, scanSummary, summary } = await elect({
        ...SCAN,
        event: key,
        granularity: 'hour',
        max_windows: 25,
      });
      if (windows.length === 0) continue;
      met += 1;
      for (const { startLocal, endLocal } of windows)
        expect([key, startLocal, endLocal, isWithin(startLocal, endLocal, usualHours)]).toContain(true);
      const minutes =
        (Date.parse(`1970-01-01T${usualHours.end}Z`) - Date.parse(`1970-01-01T${usualHours.start}Z`)) / 60_000;
      expect(scanSummary.usableMinutes).toBe(3 * minutes);
      expect(summary).toContain(`the usual hours, ${usualHours.start} to ${usualHours.end}, which any_hour lifts.`);
    }
    expect(met).toBeGreaterThan(30);
  });

  it('A20: are those that a caller could send, and any_hour is the whole day', async () => {
    for (const granularity of ['minute', 'hour', 'day']) {
      const asked = { ...SCAN, event: 'interview', granularity, max_windows: 5 };
      const usual = await elect(asked);
      const sent = await elect({ ...asked, preferred_time_of_day: { start: '09:00', end: '18:00' } });
      expect([usual.windows, usual.selection, usual.scanSummary]).toEqual([
        sent.windows,
        sent.selection,
        sent.scanSummary,
      ]);
      const any = await elect({ ...asked, any_hour: true });
      const whole = await elect({ ...asked, preferred_time_of_day: { start: '00:00', end: '00:00' } });
      expect([any.windows, any.scanSummary, any.summary]).toEqual([whole.windows, whole.scanSummary, whole.summary]);
    }
  });

  it('A20: go by the clock of the event where it is put forward', async () => {
    // On 28 March 2027 the clocks of Oslo go from 02:00 to 03:00.
    const oslo = { event_latitude: 59.9, event_longitude: 10.7, event_time_zone: 'Europe/Oslo' };
    const asked = { ...oslo, event: 'interview', granularity: 'hour', max_windows: 25 };
    const { windows, scanSummary } = await elect({ ...asked, scan_start: '2027-03-27', scan_days: 3 });
    expect(scanSummary.usableMinutes).toBe(3 * 9 * 60);
    expect(new Set(windows.map(({ startLocal }) => startLocal.slice(19)))).toEqual(new Set(['+01:00', '+02:00']));
    for (const { startLocal, endLocal } of windows)
      expect(isWithin(startLocal, endLocal, { start: '09:00', end: '18:00' })).toBe(true);
  });

  it('A20: give way where they hold nothing, and the answer says so', async () => {
    // From 19:00 to midnight no office is open.
    const evening = { scan_start: '2027-02-01T19:00:00', scan_days: 0.2, event: 'interview' };
    const single = await elect(evening);
    expect(single.summary).toMatch(outside);
    expect(single.windows).toEqual((await elect({ ...evening, any_hour: true })).windows);
    const two = printed((await conforms(joint, { ...GOLDEN, ...evening, person2 })).result);
    expect(two.summary).toMatch(outside);
    const several = await conforms(severalTool, { ...GOLDEN, ...evening, event: undefined, events: ['interview'] });
    expect(several.result['summary']).toMatch(/, outside its usual hours because they hold nothing\. It passes /);
    const second = await conforms(older, { ...GOLDEN, ...evening });
    expect(second.result['summary']).toMatch(outside);
  });

  it('A20: put a date that has windows only outside them behind one that has some inside', async () => {
    const { rankedDates } = rank.output.shape;
    const read = z.object({ rankedDates, summary: z.string() });
    const met = new Set<string>();
    for (const { args, now } of randomLives(40, 2020)) {
      const dates = Array.from({ length: 6 }, (_, at) => new Date(now + at * 86_400_000).toISOString().slice(0, 10));
      const call = await callTool(
        rank,
        { ...args, event: 'sign_agreement', granularity: 'hour', candidate_dates: dates },
        { now },
      );
      if (call.isError) continue;
      const found = read.parse(call.result).rankedDates.filter(({ bestWindow }) => bestWindow !== null);
      const inside = found.map(({ bestWindow, reason }) => {
        const within = isWithin(bestWindow?.startLocal ?? '', bestWindow?.endLocal ?? '', {
          start: '09:00',
          end: '18:00',
        });
        expect(reason.startsWith('Its windows lie outside the usual hours.')).toBe(!within);
        return within;
      });
      expect(inside).toEqual([...inside].sort((a, b) => Number(b) - Number(a)));
      if (new Set(inside).size > 1) met.add('both');
    }
    expect(met).toContain('both');
  });

  it('A20: are one default, so that single, joint, ranked and surgery dates agree', async () => {
    for (const event of ['surgery', 'sign_agreement', 'marriage']) {
      const day = { scan_start: '2027-03-17', scan_days: 1, event, granularity: 'hour', max_windows: 1 };
      const [best] = (await elect(day)).windows;
      const two = printed((await conforms(joint, { ...GOLDEN, ...day, person2 })).result);
      expect(two.windows[0]?.startLocal).toBe(best?.startLocal);
      const dates = { event, granularity: 'hour', candidate_dates: ['2027-03-17', '2027-03-18'] };
      const { result } = await conforms(rank, { ...GOLDEN, ...dates });
      const rows = z.object({ rankedDates: rank.output.shape.rankedDates }).parse(result).rankedDates;
      expect(rows.find(({ dateLocal }) => dateLocal === '2027-03-17')?.bestWindow).toEqual(best);
      const several = z
        .object({ elections: severalTool.output.shape.elections })
        .parse((await conforms(severalTool, { ...GOLDEN, ...day, max_windows: undefined })).result);
      expect(several.elections[0]?.windows[0]?.startLocal).toBe(best?.startLocal);
    }
    const own = printed((await conforms(surgery, { ...GOLDEN, ...MARCH, granularity: 'hour' })).result);
    expect(own.summary).toContain('the usual hours, 07:00 to 20:00, which any_hour lifts.');
  });

  it('A20: are those of its topic for a natal event, and waking hours for any good undertaking', async () => {
    const { summary } = await elect({ ...SCAN, event: 'Promotion', granularity: 'hour' });
    expect(summary).toContain('the usual hours, 09:00 to 18:00,');
    const { result } = await conforms(older, { ...GOLDEN, ...SCAN });
    expect(result['summary']).toContain('the usual hours, 05:00 to 23:00,');
    const { moments } = z.object({ moments: older.output.shape.moments }).parse(result);
    for (const { datetime, datetimeEnd } of moments)
      expect(isWithin(datetime, datetimeEnd, { start: '05:00', end: '23:00' })).toBe(true);
  });
});
