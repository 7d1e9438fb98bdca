import { callTool, conforms, instantMs, randomBirths, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-rp-interval.tool.ts';
import rulingTool from './get-ruling-planets.tool.ts';

const output = withNotes(tool);
const ruling = z.object(rulingTool.output.shape);
const PLACE = { latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_rp_interval', () => {
  it('has a row at each step from the start, none at the end', async () => {
    const window = { startDatetime: '2026-03-10T00:00:00', endDatetime: '2026-03-11T00:00:00' };
    const found = await call({ ...PLACE, ...window });
    expect(found.intervals.map(({ datetime }) => datetime)).toEqual(
      Array.from({ length: 24 }, (_, hour) => `2026-03-10T${String(hour).padStart(2, '0')}:00:00+05:30`),
    );
    expect(found.intervals[12]).toMatchObject({
      ascSignLord: 'Venus',
      ascStarLord: 'Mars',
      ascSubLord: 'Rahu',
      moonSignLord: 'Mars',
      moonStarLord: 'Saturn',
      moonSubLord: 'Rahu',
      dayLord: 'Mars',
    });
    // Tuesday begins at sunrise.
    expect(found.intervals.slice(5, 8).map(({ dayLord }) => dayLord)).toEqual(['Moon', 'Moon', 'Mars']);
    const odd = await call({ ...PLACE, ...window, interval_minutes: 7.5 });
    expect(odd.intervals[3]?.datetime).toBe('2026-03-10T00:22:30+05:30');
    expect(odd.pagination).toMatchObject({ totalItems: 192, totalPages: 4, hasMore: true });
  });

  it('has rows equal to get_ruling_planets at the moment and place, over random places', async () => {
    for (const { latitude, longitude, utc_offset_minutes, ayanamsa, birth_datetime } of randomBirths(25, 66)) {
      const start = birth_datetime.slice(0, 10);
      const end = `${start}T23:59:00`;
      const args = { latitude, longitude, utc_offset_minutes, ayanamsa };
      const { intervals, provenance } = await call({
        ...args,
        startDatetime: `${start}T00:05:00`,
        endDatetime: end,
        interval_minutes: 180,
      });
      expect(intervals).toHaveLength(8);
      for (const { datetime, rankedRPs, ...slots } of intervals) {
        const one = ruling.parse(
          (await conforms(rulingTool, { ...args, birth_datetime: datetime.slice(0, 19), query_datetime: datetime }))
            .result,
        );
        expect(slots).toEqual(one.slots);
        expect(rankedRPs).toEqual(one.ranked.map(({ planet }) => planet));
        expect(provenance.notes.some((note) => /06:00/.test(note)) || one.dayLordBasis === 'HINDU_SUNRISE').toBe(true);
      }
    }
  });

  it('gives pages that put together are one long run', async () => {
    const window = { startDatetime: '2026-03-10T00:00:00Z', endDatetime: '2026-03-16T02:00:00Z' };
    const first = await call({ ...PLACE, ...window });
    const rows = [...first.intervals];
    expect(first.pagination).toEqual({ page: 1, pageSize: 48, totalItems: 146, totalPages: 4, hasMore: true });
    expect(first.pageNote).toMatch(/page 2/);
    for (const page of [2, 3, 4]) rows.push(...(await call({ ...PLACE, ...window, page })).intervals);
    const times = rows.map(({ datetime }) => instantMs(datetime));
    expect(times).toEqual(Array.from({ length: 146 }, (_, k) => Date.parse(window.startDatetime) + k * 3_600_000));
    // Day by day they are the same rows.
    const third = await call({ ...PLACE, startDatetime: '2026-03-12T00:00:00Z', endDatetime: '2026-03-13T00:00:00Z' });
    expect(third.intervals).toEqual(rows.slice(48, 72));
  });

  it('takes a zone in place of an offset, and needs no birth', async () => {
    const { utc_offset_minutes: _, ...place } = PLACE;
    const window = { startDatetime: '2026-07-01T00:00:00', endDatetime: '2026-07-01T03:00:00' };
    const zoned = await call({ ...place, ...window, time_zone: 'Asia/Colombo' });
    const plain = await call({ ...PLACE, ...window });
    expect(zoned.intervals).toEqual(plain.intervals);
    const born = await call({ ...PLACE, ...window, birth_datetime: '1992-08-14T04:32:00' });
    expect(born.intervals).toEqual(plain.intervals);
    expect(born.provenance.notes).toEqual(['This tool accepts birth_datetime but does not use it.']);
    const agreed = await call({ ...PLACE, ...window, time_zone: 'Asia/Colombo' });
    expect(agreed.place.utcOffsetMinutes).toBe(330);
  });

  it.each([
    [{ endDatetime: '2026-03-10' }, 'validation_failed', 'endDatetime', /not after/],
    [
      { endDatetime: '2026-03-09' },
      'validation_failed',
      'endDatetime',
      /^endDatetime is 9 March 2026, 12:00, not after startDatetime at 10 March 2026, .*later than the start/,
    ],
    // 60 days: 86,400 minutes in 2,016 rows need steps of 42.9 minutes.
    [
      { endDatetime: '2026-05-09', interval_minutes: 10 },
      'validation_failed',
      'interval_minutes',
      /fits this window is 43\./,
    ],
    [{ endDatetime: '2056-03-10', interval_minutes: 1440 }, 'validation_failed', 'endDatetime', /2016 days/],
    [{ endDatetime: '2026-03-12', page: 2 }, 'validation_failed', 'page', /last page is 1/],
    [{ endDatetime: '2026-03-12', interval_minutes: 0.5 }, 'validation_failed', 'interval_minutes', /1/],
    [{ endDatetime: '2026-03-12', interval_minutes: 1441 }, 'validation_failed', 'interval_minutes', /1440/],
    [{ endDatetime: 'later' }, 'validation_failed', 'endDatetime', /ISO 8601/],
    [{ endDatetime: '2026-03-12', time_zone: 'Europe/Oslo' }, 'validation_failed', 'utc_offset_minutes', /disagrees/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...PLACE, startDatetime: '2026-03-10', ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });

  it('A7: has a row for each step inside the polar circles', async () => {
    const { result } = await conforms(tool, {
      ...PLACE,
      latitude: 70,
      startDatetime: '2026-03-10',
      endDatetime: '2026-03-11',
    });
    expect(result['intervals']).toHaveLength(24);
  });

  it('asks for what is missing', async () => {
    const { meta, text } = await callTool(tool, {
      latitude: 1,
      longitude: 2,
      startDatetime: '2026-03-10',
      endDatetime: '2026-03-11',
    });
    expect(meta).toMatchObject({ code: 'birth_data_missing', field: 'utc_offset_minutes' });
    expect(text).toMatch(/time_zone/);
    expect((await callTool(tool, { ...PLACE, startDatetime: '2026-03-10' })).text).toMatch(/endDatetime/);
  });
});
