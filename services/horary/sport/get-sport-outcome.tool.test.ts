import { MARGINS } from '@cuspal/engine/topics/sport/contestant';
import { callTool, conforms, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import tool from './get-sport-outcome.tool.ts';

const output = tool.output.loose();
type Output = z.output<typeof tool.output>;
const call = async (args: object): Promise<Output> => output.parse((await conforms(tool, args)).result);

const PLACE = { latitude: 6.927, longitude: 79.861, utcOffsetMinutes: 330 };
const anna = { name: 'Anna', datetime: '1992-08-14T04:32', ...PLACE };
const berta = { name: 'Berta', datetime: '1990-08-14T04:32', ...PLACE };
const MATCH = {
  match_datetime: '2025-03-10T12:00',
  match_latitude: 13.0833,
  match_longitude: 80.2707,
  match_utc_offset_minutes: 330,
};
const BOTH = { contestant1: anna, contestant2: berta, ...MATCH };

describe('get_sport_outcome', () => {
  it('mirrors its result when the contestants change places, and adds its points up', async () => {
    const margins = new Set<string>();
    const periods = new Set<string>();
    for (const [index, { args, now }] of randomLives(120, 55).entries()) {
      const person = { ...PLACE, latitude: args.latitude, longitude: args.longitude };
      const later = new Date(now - 86_400_000 * (200 + 70 * index)).toISOString().slice(0, 19);
      const earlier = { ...person, datetime: args.birth_datetime };
      const other = { ...person, datetime: later < args.birth_datetime ? '1800-06-01T12:00' : later };
      const match = { ...MATCH, match_datetime: new Date(now).toISOString().slice(0, 19), ayanamsa: args.ayanamsa };
      const one = await call({ contestant1: earlier, contestant2: other, ...match });
      const two = await call({ contestant1: other, contestant2: earlier, ...match });
      margins.add(one.margin);
      one.contestants.forEach(({ kp }) => periods.add(`${kp.periodClass === null}`));
      expect([two.margin, two.difference]).toEqual([one.margin, one.difference]);
      const strip = ({ contestants }: Output) => contestants.map(({ name: _, ...rest }) => rest);
      expect(strip(two)).toEqual([...strip(one)].reverse());
      const swapped = { 'contestant 1': 'contestant 2', 'contestant 2': 'contestant 1' } as const;
      const named = one.likelyWinner as keyof typeof swapped | null;
      expect(two.likelyWinner).toBe(named && swapped[named]);
      expect(one.likelyWinner === null).toBe(one.margin === 'EVEN_MATCH');
      expect(one.runnerUp === null).toBe(one.margin === 'EVEN_MATCH');
      for (const { factors, total, coverage } of one.contestants) {
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total, 6);
        expect(coverage.own % 25).toBe(0);
      }
    }
    expect(margins).toEqual(new Set(MARGINS));
    expect(periods).toEqual(new Set(['true', 'false']));
  });

  it('names the side that is ahead by the caller’s name, as a game and never a forecast', async () => {
    const found = await call(BOTH);
    expect(found).toMatchObject({ likelyWinner: 'Berta', runnerUp: 'Anna', margin: 'CLEAR' });
    expect(found.contestants[0]?.kp).toMatchObject({ verdict: 'MIXED_ACTIVE', band: 'CONDITIONAL' });
    expect(found.answer).toMatch(/^The charts favour Berta by .* entertainment and not a forecast\.$/);
    expect(found.disclaimer).toMatch(/entertainment.*betting/);
    expect(found.notes).toContain('A team has no birth chart, so its captain stands for it.');
    expect(found.asOf).toBe('2025-03-10T12:00:00+05:30');
  });

  it('reads both in one frame, that of the first', async () => {
    const raman = { ...anna, ayanamsa: 'raman' };
    const [one, two] = [await call({ ...BOTH, contestant1: raman }), await call({ ...BOTH, ayanamsa: 'raman' })];
    expect(one.contestants).toEqual(two.contestants);
    const { text, meta } = await callTool(tool, { ...BOTH, contestant2: { ...berta, ayanamsa: 'lahiri' } });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'contestant2.ayanamsa' });
    expect(text).toMatch(/compared in one frame/);
    const mixed = await callTool(tool, { ...BOTH, contestant1: raman, ayanamsa: 'kp' });
    expect(mixed.meta).toMatchObject({ field: 'ayanamsa' });
  });

  it('takes a zone for the offset of the venue', async () => {
    const { match_utc_offset_minutes: _, ...rest } = BOTH;
    const zoned = await call({ ...rest, match_time_zone: 'Asia/Kolkata' });
    expect(zoned.contestants).toEqual((await call(BOTH)).contestants);
  });

  it('says what is wrong with a call', async () => {
    const faultOf = async (args: object) => {
      const { meta, text } = await callTool(tool, { ...BOTH, ...args });
      return { code: meta['code'], field: meta['field'], text };
    };
    expect(await faultOf({ contestant2: { ...anna, name: 'Other' } })).toMatchObject({
      code: 'validation_failed',
      field: 'contestant2',
    });
    const unborn = await faultOf({ match_datetime: '1991-01-01T00:00' });
    expect(unborn).toMatchObject({ code: 'validation_failed', field: 'match_datetime' });
    expect(unborn.text).toContain('before the birth of contestant1 on 14 August 1992, 04:32');
    expect(await faultOf({ match_datetime: '2025-03-10' })).toMatchObject({ field: 'match_datetime' });
    expect(await faultOf({ match_utc_offset_minutes: undefined })).toMatchObject({ field: 'match_utc_offset_minutes' });
    expect(await faultOf({ match_time_zone: 'Asia/Tokyo' })).toMatchObject({ field: 'match_utc_offset_minutes' });
    expect(await faultOf({ contestant1: { ...anna, latitude: 70 } })).toMatchObject({
      code: 'out_of_range',
      field: 'contestant1.latitude',
    });
    expect(await faultOf({ contestant1: { ...anna, utcOffsetMinutes: undefined } })).toMatchObject({
      field: 'contestant1.utcOffsetMinutes',
    });
  });
});
