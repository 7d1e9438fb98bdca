import { callTool, conforms, GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { printed } from '../test/printed.ts';
import tool from './find-election-window.tool.ts';

const WEEK = { ...GOLDEN, event: 'marriage', scan_start: '2027-02-01T00:00:00', any_hour: true };
const PERSON = { datetime: '1990-05-17T14:30', latitude: 48.2, longitude: 16.37, utcOffsetMinutes: 120 };
const elect = async (args: object) => printed((await conforms(tool, args)).result);
/** Parts of a result that no lens, second person or rule may move. */
const places = ({ windows }: ReturnType<typeof printed>) =>
  windows.map(({ rank, startLocal, endLocal }) => [rank, startLocal, endLocal]);

describe('find_election_window', () => {
  it('gives the golden scan', async () => {
    const { scanSummary, significatorSet, windows, summary } = await elect(WEEK);
    expect(scanSummary).toMatchObject({
      startLocal: '2027-02-01T00:00:00+05:30',
      endLocal: '2027-02-08T00:00:00+05:30',
      scanDays: 7,
      usableMinutes: 10_080,
      offeredWindows: 1_784,
      droppedShort: 24,
      layerMinutes: {
        period: { met: 10_080, relaxed: 0 },
        ruling: { met: 7_713.27, relaxed: 0 },
        moon: { met: 2_829.03, relaxed: 4_831.4 },
        ascendant: { met: 4_208.53, relaxed: 3_344.55 },
      },
    });
    expect(significatorSet?.filter(({ standing }) => standing === 'STRONG').map(({ planet }) => planet)).toEqual([
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Rahu',
    ]);
    expect(windows[0]).toMatchObject({ rank: 1, verdict: 'FOUR_LAYER', resolvingLayer: 'ASCENDANT_SUB' });
    expect(summary).toMatch(/^The best moment for "Marriage" is 2 February 2027/);
  });

  it('gives the golden scan by the hour, with a period that is strong for a part of it', async () => {
    const { scanSummary, windows, relaxations, nextSupportingPeriod, summary } = await elect({
      ...GOLDEN,
      event: 'begin_journey',
      granularity: 'hour',
      scan_start: '2028-02-25T00:00:00',
      scan_days: 10,
      any_hour: true,
    });
    expect(scanSummary).toMatchObject({
      offeredWindows: 55,
      droppedShort: 0,
      layerMinutes: {
        period: { met: 5_293.48, relaxed: 0 },
        ruling: { met: 12_042.67, relaxed: 0 },
        moon: { met: 4_831.08, relaxed: 3_711.02 },
        ascendant: null,
      },
    });
    expect(windows[0]).toMatchObject({ verdict: 'THREE_LAYER', resolvingLayer: 'MOON_SUB' });
    expect(relaxations).toEqual([]);
    expect(nextSupportingPeriod).toBeUndefined();
    expect(summary).toContain('a good date cannot change that');
  });

  it('answers the same call with the same bytes', async () => {
    const [one, two] = await Promise.all([callTool(tool, WEEK), callTool(tool, WEEK)]);
    expect(one.text).toBe(two.text);
  });

  it('has n windows as the beginning of n + 1, and at most so many of a date', async () => {
    const four = places(await elect({ ...WEEK, max_windows: 4 }));
    const five = places(await elect({ ...WEEK, max_windows: 5 }));
    expect(five.slice(0, 4)).toEqual(four);
    const { windows } = await elect({ ...WEEK, max_windows: 6, max_per_day: 1 });
    expect(new Set(windows.map(({ startLocal }) => startLocal.slice(0, 10))).size).toBe(6);
    const { pagination, windows: all } = await elect({ ...WEEK, max_windows: 25 });
    expect(pagination).toMatchObject({ page: 1, totalItems: 25, totalPages: 1, hasMore: false });
    expect(all).toHaveLength(25);
  });

  it('is moved by no second school, second person or ayanamsa of the second', async () => {
    const plain = await elect({ ...WEEK, scan_days: 2, max_windows: 6 });
    const lens = await elect({ ...WEEK, scan_days: 2, max_windows: 6, second_school_lens: true });
    const joint = await elect({ ...WEEK, scan_days: 2, max_windows: 6, person2: PERSON, secondary_role: 'friend' });
    expect(places(lens)).toEqual(places(plain));
    expect(places(joint)).toEqual(places(plain));
    expect(lens.windows.every(({ checks = [] }) => checks.length === 11)).toBe(true);
    expect(joint).toMatchObject({
      mode: 'joint',
      primary: { role: 'primary' },
      secondary: { role: 'friend' },
      system: 'extension',
    });
    expect(joint.windows.every(({ secondaryReasons = [] }) => secondaryReasons.length === 4)).toBe(true);
    expect(joint.significatorSet).toBeUndefined();
    expect(joint.primary?.significatorSet).toEqual(plain.significatorSet);
  });

  it('elects natal events by Table D', async () => {
    const { event, granularity } = await elect({ ...WEEK, event: 'career', scan_days: 3 });
    expect(event).toMatchObject({ catalogue: 'natal', provenance: 'DERIVED_TABLE_D', citation: null });
    expect(granularity).toBe('hour');
  });

  it('gives civil dates by the day, each with its best span and its Moon', async () => {
    const { windows } = await elect({ ...WEEK, granularity: 'day', max_windows: 7 });
    expect(windows).toHaveLength(7);
    for (const {
      startLocal,
      endLocal,
      bestSpan,
      moonSpans = [],
      momentLocal,
      durationMinutes,
      resolvingLayer,
    } of windows) {
      expect([startLocal.slice(11, 19), endLocal.slice(11, 19), resolvingLayer]).toEqual([
        '00:00:00',
        '00:00:00',
        'CIVIL_DAY',
      ]);
      expect(bestSpan?.momentLocal).toBe(momentLocal);
      const minutes = (Date.parse(bestSpan?.endLocal ?? '') - Date.parse(bestSpan?.startLocal ?? '')) / 60_000;
      expect(durationMinutes).toBeCloseTo(minutes, 1);
      expect(moonSpans.length).toBeLessThanOrEqual(6);
    }
  });

  it('names the Ascendant where the windows of a minute are too short', async () => {
    const { selection } = await elect({
      ...GOLDEN,
      event: 'begin_journey',
      granularity: 'minute',
      scan_start: '2027-02-01T00:00:00',
      scan_days: 1,
      preferred_time_of_day: { start: '06:24', end: '06:25' },
    });
    expect(selection).toMatchObject({ status: 'NONE', failedLayer: 'ASCENDANT', nearest: null, suggestedScanDays: 2 });
    expect(selection.reason).toContain('for long enough');
  });

  it('goes on by the hour inside the polar circle, without the cusps of the moment', async () => {
    const { result } = await conforms(tool, {
      ...WEEK,
      granularity: 'hour',
      scan_days: 3,
      event_latitude: 70,
      event_longitude: 25,
      event_time_zone: 'Europe/Oslo',
      second_school_lens: true,
    });
    expect(printed(result).windows[0]).toMatchObject({ cuspRuleCheck: null, secondSchoolLens: null, checks: [] });
    expect(JSON.stringify(result['provenance'])).toContain('inside a polar circle');
  });

  it.each([
    [
      'any_hour beside hours that are sent',
      { scan_days: 1, preferred_time_of_day: { start: '10:00', end: '10:05' } },
      /any_hour counts only without preferred_time_of_day/,
    ],
    [
      'a scan that begins in the past',
      { now: Date.UTC(2030, 0, 1), scan_days: 0.1 },
      /starts before the moment of the call/,
    ],
    [
      'max_per_day by itself',
      { max_per_day: 2, scan_days: 0.1 },
      /max_per_day counts only with max_windows or person2/,
    ],
    ['roles without a person', { primary_role: 'a', scan_days: 0.1 }, /primary_role counts only with person2/],
    [
      'the birth offset at another place',
      { event_latitude: 10, event_longitude: 10, scan_days: 0.1 },
      /offset of birth, \+05:30, is used/,
    ],
    ['half a place', { event_latitude: 10, scan_days: 0.1 }, /event_longitude .* birth/],
    ['the second school', { second_school_lens: true, scan_days: 0.1 }, /the books of KP decide/],
  ])('tells of %s', async (_, more, sentence) => {
    const { now = Date.UTC(2026, 0, 1), ...args } = { now: undefined, ...more };
    const { result } = await conforms(tool, { ...WEEK, ...args }, { now });
    expect(result['provenance']).toMatchObject({ notes: expect.arrayContaining([expect.stringMatching(sentence)]) });
  });

  it('A20: says in the answer how much of the days asked for was scanned', async () => {
    const hours = { preferred_time_of_day: { start: '10:00', end: '10:05' } };
    const { summary } = await elect({ ...GOLDEN, event: 'marriage', scan_days: 60, ...hours });
    expect(summary).toContain('Of the 60 days asked for, the first 30 were scanned, which is the most by the minute.');
    expect((await elect({ ...GOLDEN, event: 'marriage', scan_days: 30, ...hours })).summary).not.toContain('asked for');
  });

  it('echoes the number of days that were cut off', async () => {
    const { scanSummary } = await elect({
      ...WEEK,
      granularity: 'hour',
      scan_days: 10_000,
      preferred_time_of_day: { start: '10:00', end: '11:00', label: 'office' },
    });
    expect(scanSummary).toMatchObject({ scanDays: 90, clampedFrom: 10_000, usableMinutes: 5_400 });
  });
});

describe('find_election_window refuses', () => {
  it.each([
    ['an unknown event', { event: 'qqq zzz' }, 'invalid_event_name', 'event'],
    ['an unwelcome event', { event: 'divorce' }, 'invalid_event_name', 'event'],
    [
      'an hour that does not exist',
      { preferred_time_of_day: { start: '09:00', end: '24:00' } },
      'validation_failed',
      'preferred_time_of_day.end',
    ],
    ['an unknown zone', { event_time_zone: 'Nowhere/At_all' }, 'validation_failed', 'event_time_zone'],
    [
      'two clocks',
      { event_time_zone: 'Europe/Oslo', event_utc_offset_minutes: 330 },
      'validation_failed',
      'event_utc_offset_minutes',
    ],
    ['a scan before the birth', { scan_start: '1992-08-01' }, 'validation_failed', 'scan_start'],
    ['a scan past the dasha years', { scan_start: '2110-01-01' }, 'validation_failed', 'scan_start'],
    ['no window', { max_windows: 0 }, 'validation_failed', 'max_windows'],
    ['too many windows', { max_windows: 26 }, 'validation_failed', 'max_windows'],
    ['a scan of minutes', { scan_days: 0.01 }, 'validation_failed', 'scan_days'],
    ['a page past the end', { page: 2, scan_days: 1 }, 'validation_failed', 'page'],
    ['a polar place by the minute', { event_latitude: 70, event_longitude: 20 }, 'out_of_range', 'event_latitude'],
    [
      'a second person without a clock',
      { person2: { datetime: '1990-05-17T14:30', latitude: 48, longitude: 16 } },
      'validation_failed',
      'person2.utcOffsetMinutes',
    ],
    [
      'a second person without a place',
      { person2: { datetime: '1990-05-17T14:30', utcOffsetMinutes: 0 } },
      'validation_failed',
      'person2.latitude',
    ],
    ['a polar second person', { person2: { ...PERSON, latitude: 70 } }, 'out_of_range', 'person2.latitude'],
    [
      'a second person who is not born yet',
      { person2: { ...PERSON, datetime: '2028-01-01T00:00' } },
      'validation_failed',
      'person2.datetime',
    ],
    ['an empty role', { person2: PERSON, primary_role: '' }, 'validation_failed', 'primary_role'],
  ])('%s', async (_, more, code, field) => {
    const call = await callTool(tool, { ...WEEK, ...more });
    expect(call.meta).toMatchObject({ code, field });
  });

  it('a polar birth and the years past 2399', async () => {
    const polar = await callTool(tool, { ...POLAR, event: 'marriage' });
    expect(polar.meta).toMatchObject({ code: 'out_of_range', field: 'latitude' });
    const late = { ...GOLDEN, birth_datetime: '2350-01-01T00:00', event: 'marriage', scan_start: '2399-12-28' };
    expect((await callTool(tool, late)).meta).toMatchObject({ code: 'out_of_range', field: 'scan_days' });
  });
});
