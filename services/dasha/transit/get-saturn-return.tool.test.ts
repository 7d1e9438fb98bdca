import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { separation } from '@cuspal/engine/base/angles';
import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-saturn-return.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_saturn_return', () => {
  it('has the passes worked apart for the sample birth, to a minute', async () => {
    const { answer, natalSaturn, returns, nextReturn } = await ask({ ...birth, query_date: '2026-11-20' });
    expect(natalSaturn).toMatchObject({ sign: 'Capricorn', star: 'Shravana', subLord: 'Venus', retrograde: true });
    const printed = [['2022-01-28T09:05Z'], ['2051-03-08T01:21Z', '2051-09-03T16:54Z', '2051-11-30T21:10Z']];
    printed.forEach((passes, index) => {
      expect(returns[index]?.passes).toHaveLength(passes.length);
      passes.forEach((iso, pass) => {
        expect(Math.abs(readInstant(returns[index]?.passes[pass]?.at ?? '') - Date.parse(iso))).toBeLessThan(60_000);
      });
    });
    expect(returns.map(({ stage }) => stage)).toEqual([1, 2, 3, 4]);
    expect(returns[1]?.passes.map(({ direction }) => direction)).toEqual(['direct', 'retrograde', 'direct']);
    expect(returns[0]?.dashaAtPrimary).toEqual({ md: 'Jupiter', ad: 'Venus', pd: 'Saturn' });
    expect(returns[3]?.dashaAtPrimary).toBeNull();
    expect(nextReturn).toEqual({ stage: 2, primaryDate: returns[1]?.primaryDate });
    expect(answer).toBe('The next return of Saturn is number 2, on 8 March 2051, at the age of 58.');
    // Saturn in house 7 owns 7 and 8; Venus, its sub lord, signifies 2 by place and star, 4 and 11 by lordship.
    expect(returns[0]?.housesTouched).toEqual([2, 4, 7, 8, 11]);
    expect(returns.map(({ interpretation }) => /responsibility|retirement|legacy/.exec(interpretation)?.[0])).toEqual([
      'responsibility',
      'retirement',
      'legacy',
      'legacy',
    ]);
    expect(returns[1]?.interpretation).toMatch(
      /occupies house 7 and owns 7 and 8\. .*sub of Venus.*The dasha lords then are Mercury, Venus and the Sun\./,
    );
  });

  it('chooses returns still to come first, then the latest past ones, and prints them in time order', async () => {
    const stages = async (query_date: string, max_returns: number) =>
      (await ask({ ...birth, query_date, max_returns })).returns.map(({ stage }) => stage);
    expect(await stages('2026-11-20', 1)).toEqual([2]);
    expect(await stages('2026-11-20', 3)).toEqual([2, 3, 4]);
    expect(await stages('2100-01-01', 2)).toEqual([3, 4]);
    expect(await stages('2200-01-01', 1)).toEqual([4]);
    expect(await stages('1993-01-01', 99)).toEqual([1, 2, 3, 4]);
    // Within the degree after the last passage the return has not ended.
    expect(await stages('2022-02-04', 1)).toEqual([1]);
    expect(await stages('2022-02-07', 1)).toEqual([2]);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'last years'))(
    '$label: each pass on the natal degree, ages of the stages',
    async ({ arguments: args, now, edge }) => {
      const { natalSaturn, returns, truncated } = await ask(args, now);
      const ages = [
        [27, 31],
        [56, 62],
        [85, 92],
        [114, 122],
      ];
      expect(returns.length).toBe(truncated ? returns.length : 4);
      for (const { stage, ageAtPrimary, passes, start, end, durationDays, primaryDate, housesTouched } of returns) {
        const [from = 0, to = 0] = ages[stage - 1] ?? [];
        expect(ageAtPrimary).toBeGreaterThan(from);
        expect(ageAtPrimary).toBeLessThan(to);
        expect(passes.length % 2).toBe(1);
        expect(primaryDate).toBe(passes[0]?.at);
        const away = (at: string) => {
          const jd = jdFromUtcMs(readInstant(at));
          const { longitude } = siderealPosition(testEphemeris(), 'Saturn', jd, args.ayanamsa ?? 'kp');
          return separation(longitude, natalSaturn.longitude);
        };
        // A second of Saturn's motion at most: the print is cut to the second.
        for (const { at } of passes) expect(away(at)).toBeLessThan(1e-5);
        expect(away(start)).toBeCloseTo(1, 5);
        expect(away(end)).toBeCloseTo(1, 5);
        expect(durationDays).toBeCloseTo((readInstant(end) - readInstant(start)) / 86_400_000, 1);
        expect(housesTouched.length > 0).toBe(edge !== 'polar');
      }
    },
  );

  it('goes on without houses inside the polar circles, and says so', async () => {
    const { returns, notes } = await ask({ ...birth, latitude: 70 });
    expect(returns[0]?.housesTouched).toEqual([]);
    expect(notes.join(' ')).toMatch(/No Placidus houses/);
  });

  it('ends with the ephemeris', async () => {
    const late = { ...birth, birth_datetime: '2350-01-01T00:00:00' };
    const { answer, returns, truncated, notes, nextReturn } = await ask({ ...late, query_date: '2390-01-01' });
    expect([returns.length, truncated, nextReturn]).toEqual([1, true, null]);
    expect(notes.join(' ')).toMatch(/beyond 2399/);
    expect(answer).toContain('No further return of Saturn comes within the years up to 2399.');
  });

  it.each([
    [{ max_returns: 0 }, 'validation_failed', 'max_returns', /1/],
    [{ max_returns: -3 }, 'validation_failed', 'max_returns', /1/],
    [{ query_date: '2026-02-30' }, 'validation_failed', 'query_date', /calendar/],
    [{ query_date: '2400-02-01' }, 'out_of_range', 'query_date', /1800/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...birth, ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
