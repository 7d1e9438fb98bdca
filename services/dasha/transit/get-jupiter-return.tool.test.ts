import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { separation } from '@cuspal/engine/base/angles';
import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-jupiter-return.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_jupiter_return', () => {
  it('has the three passes worked apart for the sample birth, to a minute', async () => {
    const { returns, nextReturn, natalJupiter } = await ask({ ...birth, query_date: '1995-01-01' });
    const passes = ['2003-12-09T06:23Z', '2004-01-29T14:13Z', '2004-07-28T07:20Z'];
    expect(returns.map(({ cycle }) => cycle)).toEqual([1, 2, 3, 4]);
    expect(returns[0]?.passes.map(({ direction }) => direction)).toEqual(['direct', 'retrograde', 'direct']);
    passes.forEach((iso, index) => {
      expect(Math.abs(readInstant(returns[0]?.passes[index]?.at ?? '') - Date.parse(iso))).toBeLessThan(60_000);
    });
    expect(nextReturn).toEqual({ cycle: 1, primaryDate: returns[0]?.primaryDate });
    expect(natalJupiter).toMatchObject({ sign: 'Leo', retrograde: false });
    expect(returns[0]).toMatchObject({
      bindus: 6,
      interpretation: expect.stringMatching(/6 bindus.*support it\..*house 2 and owns 6 and 9/),
    });
  });

  it('inside the three passes the return has not ended', async () => {
    const { answer, returns, nextReturn } = await ask({ ...birth, query_date: '2004-03-01', max_returns: 1 });
    expect(answer).toMatch(/^The next return of Jupiter is number 2, on .* Return 1 runs from .* 2003 to .* 2004\.$/);
    expect(returns.map(({ cycle }) => cycle)).toEqual([1]);
    expect(nextReturn?.cycle).toBe(2);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'last years'))(
    '$label: passes on the natal degree, 11.0 to 12.9 years from one to the next',
    async ({ arguments: args, now }) => {
      const { natalJupiter, returns, truncated } = await ask({ ...args, max_returns: 10 }, now);
      if (!truncated) expect(returns.length).toBe(10);
      for (const [index, { ageAtPrimary, passes }] of returns.entries()) {
        expect(passes.length % 2).toBe(1);
        for (const { at } of passes) {
          const jd = jdFromUtcMs(readInstant(at));
          const { longitude } = siderealPosition(testEphemeris(), 'Jupiter', jd, args.ayanamsa ?? 'kp');
          expect(separation(longitude, natalJupiter.longitude)).toBeLessThan(1e-5);
        }
        const before = returns[index - 1];
        if (before === undefined) continue;
        expect(ageAtPrimary - before.ageAtPrimary).toBeGreaterThan(11);
        expect(ageAtPrimary - before.ageAtPrimary).toBeLessThan(12.9);
      }
    },
  );

  it('names few bindus as little help', async () => {
    const texts = await Promise.all(
      ['1971-01-05', '1974-06-05', '1977-03-05', '1980-09-05', '1983-04-05'].map(async (day) => {
        const { returns } = await ask({ ...birth, birth_datetime: `${day}T06:00:00` });
        return returns.map(({ bindus, interpretation }) => [bindus >= 4, /support it\./.test(interpretation)]);
      }),
    );
    expect(texts.flat().every(([good, said]) => good === said)).toBe(true);
    expect(texts.flat().some(([good]) => good === false)).toBe(true);
  });

  it.each([
    [{ max_returns: 0 }, 'validation_failed', 'max_returns', /1/],
    [{ max_returns: 11 }, 'validation_failed', 'max_returns', /10/],
    [{ query_date: 'later' }, 'validation_failed', 'query_date', /ISO 8601/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...birth, ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
