import { TRADITIONS } from '@cuspal/engine/almanac/festivals/traditions';
import { callTool, conforms } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-calendar.tool.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, time_zone: 'Asia/Kolkata' };
const read = async (args: object) =>
  z.object(tool.output.shape).parse((await conforms(tool, { ...DELHI, ...args })).result);
const dateOf = async (id: string, args: object): Promise<string | undefined> =>
  (await read(args)).entries.find((entry) => entry.id === id)?.date;

describe('get_calendar', () => {
  it('has the days of a month with its entries, in order', async () => {
    const { answer, days = [], entries, month } = await read({ year: 2026, month: 11, tradition: 'purnimanta' });
    expect(month).toBe(11);
    expect(days).toHaveLength(30);
    expect(days[0]).toMatchObject({ date: '2026-11-01', weekday: 'Sunday', lunarMonth: 'Kartika' });
    expect(entries.map(({ date }) => date)).toEqual(entries.map(({ date }) => date).toSorted());
    expect(entries.find(({ id }) => id === 'diwali')).toMatchObject({ date: '2026-11-08', rule: 'R41.2' });
    expect(answer).toContain('by the purnimanta calendar. The first festival is ');
  });

  it('has a year without its days, by several calendars', async () => {
    const { days, entries, traditions } = await read({ year: 2025, tradition: 'tamil, vaishnava_north,tamil' });
    expect(days).toBeUndefined();
    expect(traditions).toEqual(['tamil', 'vaishnava_north']);
    // The Smartas of the Tamil calendar and the Vaishnavas keep two days.
    expect(entries.find(({ id }) => id === 'nirjala_ekadashi')).toMatchObject({
      title: 'Nirjala Ekadashi (Smarta)',
      date: '2025-06-06',
      parana: { start: expect.stringContaining('2025-06-07T13:4'), end: expect.stringContaining('T16:30') },
    });
    expect(entries.find(({ id }) => id === 'nirjala_ekadashi_vaishnava_north')).toMatchObject({ date: '2025-06-07' });
  });

  it('tells added and swallowed months, sankrantis and eclipses', async () => {
    const { entries } = await read({ year: 2026 });
    expect(entries.find(({ id }) => id === 'adhika_month')).toMatchObject({
      title: 'Adhika Jyeshtha',
      date: '2026-05-17',
      lastDate: '2026-06-15',
    });
    expect(entries.filter(({ id }) => id.startsWith('sankranti_'))).toHaveLength(12);
    expect(entries.find(({ id }) => id === 'lunar_eclipse')).toMatchObject({ seen: true, date: '2026-03-03' });
    expect(entries.find(({ id }) => id === 'solar_eclipse')).toMatchObject({ seen: false });
    const swallowed = await read({ year: 1983 });
    expect(swallowed.entries.find(({ id }) => id === 'kshaya_month')?.title).toBe('Pausha and Magha in one');
  });

  it('does not say of a festival that is counted from another that its own day holds the tithi', async () => {
    const { entries } = await read({ year: 2026, tradition: TRADITIONS.join(', ') });
    const claims = new Map<string, Set<string>>();
    for (const { what, date } of entries)
      if (what.includes('This is the day on which'))
        claims.set(what, (claims.get(what) ?? new Set<string>()).add(date));
    expect([...claims].filter(([, dates]) => dates.size > 1)).toEqual([]);
    // The pots are broken on the day after Janmashtami.
    expect(entries.find(({ id }) => id === 'dahi_handi')).toMatchObject({
      date: '2026-09-05',
      what: expect.stringMatching(/Ashtami runs from .*\. It is counted from the day of another festival\.$/),
    });
  });

  it('follows the place', async () => {
    expect(await dateOf('diwali', { year: 2025, month: 10 })).toBe('2025-10-20');
    const suva = { latitude: -18.1416, longitude: 178.4419, time_zone: 'Pacific/Fiji' };
    expect(await dateOf('diwali', { year: 2025, month: 10, ...suva })).toBe('2025-10-21');
  });

  it('stands in for a Sun that does not rise, and says so', async () => {
    const { text } = await callTool(tool, { ...DELHI, latitude: 75, longitude: 20, year: 2026, month: 12 });
    expect(text).toContain('06:00 and 18:00 local mean time stand in');
  });

  it.each(TRADITIONS)('knows the calendar %s', async (tradition) => {
    const { entries } = await read({ year: 2026, month: 8, tradition });
    expect(entries.length).toBeGreaterThan(2);
  });

  it.each([
    [{ year: 2026, tradition: 'vedic' }, 'tradition', TRADITIONS.join(', ')],
    [{ year: 1899 }, 'year', '1900'],
    [{ year: 2101 }, 'year', '2100'],
    [{ year: 2026, month: 13 }, 'month', '12'],
    [{ year: 2026, time_zone: 'Mars/Olympus' }, 'time_zone', 'IANA'],
    [{ year: 2026, time_zone: undefined }, 'utc_offset_minutes', 'time_zone'],
  ])('refuses %j by its field', async (args, field, said) => {
    const { isError, text, meta } = await callTool(tool, { ...DELHI, ...args });
    expect(isError).toBe(true);
    expect(meta).toMatchObject({ field });
    expect(text).toContain(said);
  });
});
