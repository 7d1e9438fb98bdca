import { elongation } from '@cuspal/engine/almanac/limbs';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-moon-transit.tool.ts';

const output = z.object(tool.output.shape);
const ask = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_moon_transit', () => {
  it('stands where the crossings of 10 March 2026 put it', async () => {
    const found = await ask({ query_datetime: '2026-03-10T12:00:00', utc_offset_minutes: 330 });
    expect(found).toMatchObject({
      asOf: '2026-03-10T12:00:00+05:30',
      longitude: expect.closeTo(223.255, 3),
      sign: 'Scorpio',
      signLord: 'Mars',
      star: 'Anuradha',
      pada: 3,
      starLord: 'Saturn',
      subLord: 'Rahu',
      nextSubLord: 'Jupiter',
      tithi: 'Krishna Saptami',
      tithiNumber: 22,
      paksha: 'Krishna',
    });
    expect(found.nextSubs.map(({ subLord, starLord }) => [subLord, starLord])).toEqual([
      ['Jupiter', 'Saturn'],
      ['Mercury', 'Mercury'],
      ['Ketu', 'Mercury'],
    ]);
    const near = (at: string, clock: string) =>
      expect(Math.abs(readInstant(at) - readInstant(`2026-03-10T${clock}+05:30`))).toBeLessThanOrEqual(5000);
    near(found.subEndsAt, '15:18:01');
    near(found.starEndsAt, '18:53:32');
    near(found.nextSubs[1]?.end ?? '', '22:42:34');
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'last years'))(
    '$label: ends are passages, next subs tile from the end of this one',
    async ({ arguments: args, now }) => {
      const { query_datetime: _, ...birthless } = { ...args, query_datetime: '', birth_datetime: undefined };
      const found = await ask(birthless, now);
      const at = (utcMs: number) =>
        divide(siderealPosition(testEphemeris(), 'Moon', jdFromUtcMs(utcMs), args.ayanamsa ?? 'kp').longitude);
      const [sub, star, sign] = [found.subEndsAt, found.starEndsAt, found.signEndsAt].map(readInstant);
      const here = at(now);
      for (const [end, part] of [
        [sub, 'subIndex'],
        [star, 'starIndex'],
        [sign, 'signIndex'],
      ] as const) {
        expect(at((end ?? 0) - 1000)[part]).toBe(here[part]);
        expect(at((end ?? 0) + 2000)[part]).not.toBe(here[part]);
      }
      expect(found.minutesRemainingInSub).toBeGreaterThanOrEqual(0);
      expect(found.minutesRemainingInSub).toBeLessThanOrEqual(275);
      let from = found.subEndsAt;
      for (const { start, end, subLord, starLord } of found.nextSubs) {
        expect(start).toBe(from);
        const middle = at((readInstant(start) + readInstant(end)) / 2);
        expect([middle.subLord, middle.starLord]).toEqual([subLord, starLord]);
        from = end;
      }
      expect(found.nextSubLord).toBe(found.nextSubs[0]?.subLord);
      const longitudes = (['Sun', 'Moon'] as const).map(
        (body) => siderealPosition(testEphemeris(), body, jdFromUtcMs(now), 'kp').longitude,
      );
      const tithi = Math.floor(elongation(longitudes[0] ?? 0, longitudes[1] ?? 0) / 12) + 1;
      expect([found.tithiNumber, found.paksha]).toEqual([tithi, tithi <= 15 ? 'Shukla' : 'Krishna']);
    },
  );

  it('takes query_datetime, else birth_datetime, else now, and says which', async () => {
    const birth = { birth_datetime: '1992-08-14T04:32:00', utc_offset_minutes: 330 };
    const notes = async (args: object) => JSON.stringify((await conforms(tool, args)).result['provenance']);
    expect((await ask(birth)).asOf).toBe('1992-08-14T04:32:00+05:30');
    expect(await notes(birth)).toMatch(/The moment is that of birth_datetime/);
    const both = { ...birth, query_datetime: '2000-01-01T00:00' };
    expect((await ask(both)).asOf).toBe('2000-01-01T00:00:00+05:30');
    expect(await notes(both)).toMatch(
      /The moment is that of query_datetime.*accepts birth_datetime but does not use it/,
    );
    expect((await ask({}, 0)).asOf).toBe('1970-01-01T00:00:00+00:00');
    expect(await notes({})).toMatch(/The moment is that of the call/);
  });

  it('on the border itself stands in the later sub', async () => {
    const { subEndsAt, nextSubLord, nextSubs } = await ask({ query_datetime: '2026-03-10T06:30:00Z' });
    const after = new Date(readInstant(subEndsAt) + 1000).toISOString();
    const found = await ask({ query_datetime: after });
    expect(found.subLord).toBe(nextSubLord);
    expect(Math.abs(readInstant(found.subEndsAt) - readInstant(nextSubs[0]?.end ?? ''))).toBeLessThanOrEqual(1000);
  });

  it.each([
    [{ query_datetime: 'now' }, 'validation_failed', 'query_datetime', /ISO 8601/],
    [{ birth_datetime: '1992-02-30' }, 'validation_failed', 'birth_datetime', /calendar/],
    [{ query_datetime: '2400-01-01' }, 'out_of_range', 'query_datetime', /1800/],
    [{ time_zone: 'Nowhere' }, 'validation_failed', 'time_zone', /zone/],
  ])('refuses %j', async (args, code, field, words) => {
    const { meta, text } = await callTool(tool, args);
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
