import { ARRIVAL_SCALES, ARRIVAL_SUBJECTS, ARRIVAL_VERDICTS } from '@cuspal/engine/kp/horary/arrival';
import { callTool, conforms, instantMs, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { NOON } from '../test/questions.ts';
import { ARRIVAL_TESTS } from './arrival-words.ts';
import tool from './get-arrival-timing.tool.ts';

const output = tool.output.loose();
type Output = z.output<typeof tool.output>;
const call = async (args: object): Promise<Output> => output.parse((await conforms(tool, { ...NOON, ...args })).result);

const DAY = 86_400_000;
const found: Output[] = [];
for (const [index, { args }] of randomLives(300, 29).entries())
  found.push(await call({ ...args, question_number: 1 + ((index * 43) % 249), subject: ARRIVAL_SUBJECTS[index % 5] }));

describe('get_arrival_timing', () => {
  it('reaches every verdict, scale and mover, and every test both ways', () => {
    const words = found.flatMap(({ verdict, scale, mover }) => [verdict, scale, mover]);
    for (const word of [...ARRIVAL_VERDICTS, ...ARRIVAL_SCALES, 'Ascendant', 'Moon', 'Sun'])
      expect(words).toContain(word);
    const tests = found.flatMap((each) => each.tests.map(({ id, met }) => `${id} ${met}`));
    for (const id of ARRIVAL_TESTS) for (const met of [true, false]) expect(tests).toContain(`${id} ${met}`);
  });

  it('has no scale exactly where it is refused or unknown, and a mover that fits the scale', () => {
    const movers = { HOURS: 'Ascendant', DAYS: 'Moon', WEEKS: 'Sun', MONTHS: 'Sun' } as const;
    for (const each of found) {
      const silent = each.verdict === 'REFUSED' || each.verdict === 'UNKNOWN';
      expect(each.scale === undefined).toBe(silent);
      expect(each.mover).toBe(each.scale && movers[each.scale]);
      expect(each.scaleBasis === undefined).toBe(silent);
      if (silent) expect(each.pointToReach).toBeUndefined();
      if (each.withhold !== null) expect(each.verdict).toBe('UNKNOWN');
    }
    expect(found.some(({ pointToReach }) => pointToReach !== undefined)).toBe(true);
  });

  it('never makes months longer, because they are the longest step', () => {
    const retrograde = found.filter(({ scaleBasis }) => scaleBasis?.includes('retrograde'));
    for (const { scaleBasis = '', scale } of retrograde) {
      const fixed = scaleBasis.includes('a fixed sign');
      expect(scaleBasis).toContain(fixed ? 'but months are the longest step.' : 'makes it one step longer.');
      if (fixed) expect(scale).toBe('MONTHS');
    }
    expect(new Set(retrograde.map(({ scaleBasis }) => scaleBasis?.includes('fixed')))).toEqual(new Set([true, false]));
  });

  it('says which lord shortens the scale', () => {
    const said = found.flatMap(({ scaleBasis, chain, rulingPlanets: { ranked } }) => {
      if (scaleBasis === undefined || scaleBasis.includes('a fixed sign')) return [];
      const lords: readonly string[] = [chain.csl.planet, chain.starLordOfCsl.planet];
      const rules = ranked.some(
        ({ planet, status, subSlotOnly }) => lords.includes(planet) && status !== 'rejected' && !subSlotOnly,
      );
      expect(scaleBasis).toContain(
        rules
          ? ' It or its star lord counts as a ruling planet of the moment.'
          : ' Neither it nor its star lord counts as a ruling planet of the moment.',
      );
      return [rules];
    });
    expect(new Set(said)).toEqual(new Set([true, false]));
  });

  it('joins an early arrival to a long scale', () => {
    for (const { answer, verdict, scale } of found)
      expect(answer.includes('so early means early on it.')).toBe(
        verdict === 'PROMISED_EARLY' && (scale === 'WEEKS' || scale === 'MONTHS'),
      );
  });

  it('has recomputable verdicts', () => {
    for (const { verdict, tests, withhold } of found) {
      const met = (id: string): boolean => tests.find((test) => test.id === id)?.met ?? false;
      if (withhold !== null) continue;
      if (!met('ARRIVAL_SIGNIFIED')) expect(verdict).toBe(met('OBSTACLE_WEAKER') ? 'UNKNOWN' : 'REFUSED');
      else if (!met('DIRECT') || !met('OBSTACLE_WEAKER')) expect(verdict).toBe('OBSTRUCTED');
      else expect(verdict).toBe(met('EARLY_SIGN') ? 'PROMISED_EARLY' : 'PROMISED_LATER');
    }
  });

  it('D6: names days of its mover within 90 days, none before its scale begins, and the dasha beside them', () => {
    const from = { HOURS: 0, DAYS: 0, WEEKS: 7, MONTHS: 30 };
    let named = 0;
    for (const { asOf, scale, mover, shortTerm, dashaPeriod, answer } of found) {
      expect(shortTerm === undefined).toBe(scale === undefined);
      expect(dashaPeriod === undefined).toBe(scale === undefined);
      if (scale === undefined || shortTerm === undefined) continue;
      const asked = instantMs(asOf);
      expect(instantMs(shortTerm.until) - asked).toBe(90 * DAY);
      for (const stay of shortTerm.stays) {
        named += 1;
        expect(stay.mover).toBe(mover);
        expect(instantMs(stay.start)).toBeGreaterThanOrEqual(asked + from[scale] * DAY - 1000);
        expect(instantMs(stay.end)).toBeLessThanOrEqual(instantMs(shortTerm.until));
      }
      expect(answer).toMatch(/ruling planets/);
      expect(answer).toMatch(/dasha|periods? that could bring/);
    }
    expect(named).toBeGreaterThan(100);
  });

  it('A7: names the hours of an arrival inside the polar circles too', async () => {
    const scales = new Set<string | undefined>();
    for (let question_number = 1; question_number <= 249; question_number += 12) {
      const { scale, shortTerm } = await call({ ...POLAR, question_number });
      expect(shortTerm === undefined).toBe(scale === undefined);
      scales.add(scale);
    }
    expect(scales).toContain('HOURS');
  });

  it('expects a person by default, and says what is wrong with a call', async () => {
    expect(await call({ question_number: 3 })).toMatchObject({
      subject: 'person',
      decidingCusp: 7,
      arrivalHouses: [7, 11],
    });
    const faultOf = async (args: object) => (await callTool(tool, { ...NOON, question_number: 9, ...args })).meta;
    expect(await faultOf({ question_number: 250 })).toMatchObject({
      code: 'validation_failed',
      field: 'question_number',
    });
    expect(await faultOf({ subject: 'train' })).toMatchObject({ field: 'subject' });
    expect(await faultOf({ birth_datetime: '2025-03-10' })).toMatchObject({ field: 'birth_datetime' });
    expect(await faultOf({ birth_datetime: undefined })).toMatchObject({ code: 'birth_data_missing' });
  });
});
