import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-transit-crossings.tool.ts';

const output = z.object(tool.output.shape);
const ask = async (args: object) => output.parse((await conforms(tool, args)).result);
const day = { startDatetime: '2026-03-10T00:00:00', endDatetime: '2026-03-11T00:00:00', utc_offset_minutes: 330 };

describe('get_transit_crossings', () => {
  it('has the nine changes of the Moon of 10 March 2026 to five seconds', async () => {
    const { crossings, counts, from, to } = await ask({ ...day, planets: ['Moon'] });
    expect([from, to]).toEqual(['2026-03-10T00:00:00+05:30', '2026-03-11T00:00:00+05:30']);
    expect(crossings.map(({ toSubLord }) => toSubLord)).toEqual([
      'Ketu',
      'Venus',
      'Sun',
      'Moon',
      'Mars',
      'Rahu',
      'Jupiter',
      'Mercury',
      'Ketu',
    ]);
    const clocks = [
      '00:03:05',
      '01:37:09',
      '06:06:05',
      '07:26:49',
      '09:41:24',
      '11:15:37',
      '15:18:01',
      '18:53:32',
      '22:42:34',
    ];
    crossings.forEach(({ at }, index) => {
      expect(Math.abs(readInstant(at) - readInstant(`2026-03-10T${clocks[index]}+05:30`))).toBeLessThanOrEqual(5000);
    });
    expect(crossings[7]).toMatchObject({
      enteredStar: true,
      starLord: 'Mercury',
      longitude: 226.666667,
      sign: 'Scorpio',
    });
    expect(counts).toEqual({ Moon: 9 });
  });

  it('reads times at the offset, the zone or their own suffix, and prints them so', async () => {
    const bare = { startDatetime: '2026-03-10T00:00:00', endDatetime: '2026-03-10T06:00:00', planets: ['Moon'] };
    const zoned = await ask({ ...bare, time_zone: 'Asia/Kolkata' });
    expect(zoned).toEqual(await ask({ ...bare, utc_offset_minutes: 330 }));
    expect((await ask(bare)).from).toBe('2026-03-10T00:00:00+00:00');
    const suffixed = await ask({
      ...bare,
      startDatetime: '2026-03-10T00:00:00+05:30',
      endDatetime: '2026-03-10T06:00+05:30',
    });
    expect(suffixed.crossings).toEqual(zoned.crossings);
    for (const { at, atUtc } of zoned.crossings) expect(readInstant(at)).toBe(readInstant(atUtc));
    // Summer time began at 02:00 on that day in Chicago.
    const spring = { startDatetime: '2026-03-08T00:00', endDatetime: '2026-03-08T12:00', time_zone: 'America/Chicago' };
    expect(await ask(spring)).toMatchObject({ from: '2026-03-08T00:00:00-06:00', to: '2026-03-08T12:00:00-05:00' });
  });

  it('lists a month of all planets on pages without gap or repeat, in order of time, then of planets', async () => {
    const month = { startDatetime: '2026-03-01T00:00Z', endDatetime: '2026-04-01T00:00Z' };
    const first = await ask(month);
    const pages = await Promise.all(
      Array.from({ length: first.pagination.totalPages }, (_, index) => ask({ ...month, page: index + 1 })),
    );
    const rows = pages.flatMap(({ crossings }) => crossings);
    expect(rows).toHaveLength(first.pagination.totalItems);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    expect(rows.map(({ atUtc }) => atUtc)).toEqual(rows.map(({ atUtc }) => atUtc).sort());
    for (const planet of PLANETS) {
      const own = rows.filter((row) => row.planet === planet);
      expect(first.counts[planet]).toBe(own.length);
      own.forEach((row, index) => {
        if (index > 0) expect(row.fromSubLord).toBe(own[index - 1]?.toSubLord);
      });
    }
    // Mercury is retrograde until 20 March 2026.
    expect(new Set(rows.map(({ direction }) => direction))).toEqual(new Set(['direct', 'retrograde']));
    expect(rows.some(({ planet, direction }) => planet === 'Mercury' && direction === 'retrograde')).toBe(true);
    expect(pages.at(-1)?.pagination.hasMore).toBe(false);
  });

  it('each row is a passage to the second in the ayanamsa asked for', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'last years') continue;
      const start = new Date(now).toISOString();
      const span = { startDatetime: start, endDatetime: new Date(now + 3 * 86_400_000).toISOString() };
      const { crossings } = await ask({ ...args, ...span });
      for (const { planet, atUtc, fromSubLord, toSubLord } of crossings) {
        const lordAt = (utcMs: number) =>
          divide(siderealPosition(testEphemeris(), planet, jdFromUtcMs(utcMs), args.ayanamsa ?? 'kp').longitude)
            .subLord;
        expect([lordAt(readInstant(atUtc) - 1000), lordAt(readInstant(atUtc) + 2000)]).toEqual([
          fromSubLord,
          toSubLord,
        ]);
      }
    }
  });

  it('a birth in the call plays no part, and the notes say so', async () => {
    const [chart] = SAMPLE_CHARTS;
    const { result } = await conforms(tool, { ...chart?.arguments, ...day });
    expect(result['crossings']).toEqual((await conforms(tool, day)).result['crossings']);
    expect(JSON.stringify(result['provenance'])).toMatch(
      /accepts birth_datetime, latitude and longitude but does not use them/,
    );
  });

  it('lets others in while it works, and stops when the caller goes', async () => {
    let turns = 0;
    let working = true;
    const count = (): void => {
      turns += 1;
      if (working) setImmediate(count);
    };
    setImmediate(count);
    const year = { startDatetime: '2026-01-01T00:00Z', endDatetime: '2027-01-01T00:00Z' };
    const { pagination } = await ask(year);
    working = false;
    expect(pagination.totalItems).toBeGreaterThan(4000);
    expect(turns).toBeGreaterThan(4);
    // Beside one another each call has the whole of its own bound.
    const beside = await Promise.all([year, year, year, year].map(ask));
    expect(beside.map((each) => [each.truncated, each.pagination.totalItems])).toEqual(
      Array(4).fill([undefined, pagination.totalItems]),
    );
    const gone = new AbortController();
    gone.abort();
    expect((await callTool(tool, year, { signal: gone.signal })).meta['code']).toBe('cancelled');
  });

  it.each([
    [{ endDatetime: '2027-03-12T00:00:00' }, 'endDatetime', /at most 366/],
    [{ endDatetime: '2026-03-10T00:00:00' }, 'endDatetime', /not later than startDatetime/],
    [
      { endDatetime: '2026-03-09' },
      'endDatetime',
      /^endDatetime is 9 March 2026, 12:00, not later than startDatetime at 10 March 2026, 00:00\./,
    ],
    [{ planets: ['Moon', 'Pluto'] }, 'planets[1]', /Rahu/],
    [{ planets: [] }, 'planets', /1/],
    [{ startDatetime: 'soon' }, 'startDatetime', /ISO 8601/],
    [{ page: 2 }, 'page', /last page is 1/],
    [{ startDatetime: undefined }, 'startDatetime', /missing|required/i],
    [{ time_zone: 'Mars/Olympus', utc_offset_minutes: undefined }, 'time_zone', /zone/],
  ])('refuses %j', async (fault, field, words) => {
    const { meta, text } = await callTool(tool, { ...day, planets: ['Moon'], ...fault });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('takes a window of exactly 366 days', async () => {
    const { from, to } = await ask({
      startDatetime: '2027-03-01T00:00Z',
      endDatetime: '2028-03-01T00:00Z',
      planets: ['Sun'],
    });
    expect([from.slice(0, 10), to.slice(0, 10)]).toEqual(['2027-03-01', '2028-03-01']);
  });

  it('ends with the ephemeris', async () => {
    const { meta } = await callTool(tool, { startDatetime: '2399-06-01T00:00Z', endDatetime: '2400-03-01T00:00Z' });
    expect(meta['code']).toBe('out_of_range');
  });
});
