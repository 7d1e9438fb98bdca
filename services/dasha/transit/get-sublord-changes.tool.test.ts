import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-sublord-changes.tool.ts';

const output = z.object(tool.output.shape);
const ask = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_sublord_changes', () => {
  it('gives the change of the Moon that the crossings of 10 March 2026 have', async () => {
    const { asOf, planets } = await ask({ query_datetime: '2026-03-10T12:00:00', utc_offset_minutes: 330 });
    expect(asOf).toBe('2026-03-10T12:00:00+05:30');
    expect(planets.Moon).toMatchObject({ currentSubLord: 'Rahu', nextSubLord: 'Jupiter', direction: 'direct' });
    expect(Math.abs(readInstant(planets.Moon?.nextChangeUTC ?? '') - Date.UTC(2026, 2, 10, 9, 48, 1))).toBeLessThan(
      5001,
    );
    expect(planets.Moon?.hoursUntilChange).toBeCloseTo(3 + 18 / 60, 2);
    // Mercury was retrograde and about to leave the sub it had entered going forward.
    expect(planets.Mercury).toMatchObject({ direction: 'retrograde' });
    expect(planets.Rahu).toMatchObject({ direction: 'retrograde' });
    expect(Object.keys(planets)).toEqual([...PLANETS]);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'last years'))(
    '$label: two seconds after the change the sub lord is the next one, and none comes before',
    async ({ arguments: args, now }) => {
      const { planets } = await ask(args, now);
      for (const planet of PLANETS) {
        const row = planets[planet];
        if (row === undefined) throw new Error(`no ${planet}`);
        const at = (utcMs: number) =>
          divide(siderealPosition(testEphemeris(), planet, jdFromUtcMs(utcMs), args.ayanamsa ?? 'kp').longitude);
        const change = readInstant(row.nextChangeUTC);
        expect(at(now).subLord).toBe(row.currentSubLord);
        expect(at(change + 2000).subLord).toBe(row.nextSubLord);
        for (let step = 0; step < 20; step += 1) {
          expect(at(now + ((change - 1000 - now) * step) / 20).subIndex).toBe(at(now).subIndex);
        }
        expect(row.hoursUntilChange).toBeGreaterThanOrEqual(0);
        expect(Math.abs(row.hoursUntilChange * 3_600_000 - (change - now))).toBeLessThanOrEqual(1200);
      }
      expect(planets.Moon?.hoursUntilChange).toBeLessThanOrEqual(5);
    },
  );

  it('answers for the planets asked for, once each, in planet order', async () => {
    const { planets } = await ask({ planets: ['Saturn', 'Moon', 'Saturn'], query_datetime: '2026-03-10T00:00Z' });
    expect(Object.keys(planets)).toEqual(['Moon', 'Saturn']);
  });

  it('takes now, and the offset of the text when no other is known', async () => {
    expect((await ask({}, Date.UTC(2026, 0, 1))).asOf).toBe('2026-01-01T00:00:00+00:00');
    expect((await ask({ query_datetime: '2026-01-01T12:00:00+01:00' })).asOf).toBe('2026-01-01T12:00:00+01:00');
    expect((await ask({ query_datetime: '2026-01-01' })).asOf).toBe('2026-01-01T12:00:00+00:00');
  });

  it.each([
    [{ planets: ['Earth'] }, 'validation_failed', /Sun/],
    [{ query_datetime: '2026-13-01' }, 'validation_failed', /calendar/],
    [{ query_datetime: '1799-12-31' }, 'out_of_range', /1800/],
    [{ query_datetime: '2399-12-31T23:00Z', planets: ['Saturn'] }, 'out_of_range', /Ask for an earlier moment|1800/],
  ])('refuses %j', async (args, code, words) => {
    const { meta, text } = await callTool(tool, args);
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });
});
