import { HOUSES } from '@cuspal/engine/zodiac/names';
import { disclaimerText } from '@cuspal/tool-kit';
import { callTool, conforms, isOfAge, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import promiseTool from './analyze-natal-promise.tool.ts';
import tool from './get-csl-advanced.tool.ts';

const output = z.object(tool.output.shape);
const promises = z.object(promiseTool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };

describe('get_csl_advanced', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: twelve cusps; verdicts as analyze_natal_promise has them',
    async ({ arguments: args }) => {
      const { cusps } = output.parse((await conforms(tool, args)).result);
      expect(cusps.map(({ cusp }) => cusp)).toEqual(HOUSES);
      const { events } = promises.parse((await conforms(promiseTool, args)).result);
      for (const { key, house, verdict, polarity } of events) {
        const listed = cusps[house - 1]?.events.filter((event) => event.key === key);
        expect(listed).toEqual(polarity === 'adverse' || key === null || !isOfAge(args, key) ? [] : [{ key, verdict }]);
      }
      for (const { cusp, chain, selfContact } of cusps) {
        if (chain.csl.promoted && chain.csl.house === cusp) expect(selfContact).toBe(1);
        expect(chain.csl.agents !== undefined).toBe(chain.csl.planet === 'Rahu' || chain.csl.planet === 'Ketu');
      }
    },
  );

  it('takes houses as another name of cusps', async () => {
    const { text } = await conforms(tool, { ...birth, houses: [7, 2] });
    expect(text).toBe((await conforms(tool, { ...birth, cusps: [7, 2] })).text);
  });

  it('returns the cusps asked for in order, and ties over all twelve', async () => {
    const { cusps, sharedCsl } = output.parse((await conforms(tool, { ...birth, cusps: [7, 1, 7] })).result);
    expect(cusps.map(({ cusp, grade }) => [cusp, grade])).toEqual([
      [1, 'SUPPORTED'],
      [7, 'STRONG'],
    ]);
    expect(sharedCsl).toContainEqual({ csl: 'Saturn', cusps: [1, 3, 7, 9] });
  });

  it('lists what each agent of a node brings', async () => {
    const { cusps } = output.parse((await conforms(tool, { ...birth, cusps: [6] })).result);
    expect(cusps[0]?.chain.csl).toMatchObject({
      planet: 'Rahu',
      agents: [
        { planet: 'Mars', role: 'ASPECTING', ordinal: 8, house: 11, owns: [5, 10] },
        { planet: 'Jupiter', role: 'ASPECTING', ordinal: 5, house: 2, owns: [6, 9] },
      ],
    });
  });

  it('begins with what the grades say and names no cusp twice', async () => {
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      const { answer, cusps } = output.parse((await conforms(tool, args)).result);
      const numbers = [...answer.matchAll(/\d+/g)].map(([found]) => Number(found));
      expect([...numbers].sort((a, b) => a - b)).toEqual(HOUSES);
      const after = (words: RegExp): readonly number[] =>
        [...(words.exec(answer)?.[1] ?? '').matchAll(/\d+/g)].map(([found]) => Number(found));
      const graded = (grade: string) => cusps.filter((row) => row.grade === grade).map(({ cusp }) => cusp);
      expect(after(/strongly hold cusps? ([\d, and]+)/)).toEqual(graded('STRONG'));
      expect(after(/support cusps? ([\d, and]+)/)).toEqual(graded('SUPPORTED'));
      expect(after(/as strongly oppose cusps? ([\d, and]+)/)).toEqual(graded('OBSTRUCTED'));
      expect(after(/work against cusps? ([\d, and]+)/)).toEqual(graded('NEGATED'));
      expect(after(/do not affect cusps? ([\d, and]+)/)).toEqual(graded('SILENT'));
    }
  });

  it('A1: lists of a child what belongs to its age, and sets aside the rest; a matter asked about stands', async () => {
    const child = { ...birth, birth_datetime: '2015-08-14T04:32:00' };
    const { cusps, age, setAside, setAsideMore } = output.parse((await conforms(tool, child)).result);
    const listed = cusps.flatMap(({ events }) => events.map(({ key }) => key));
    for (const key of listed) expect(isOfAge(child, key)).toBe(true);
    expect(listed).toContain('school');
    expect([age, setAside?.length]).toEqual([10, 5]);
    // The catalogue has 61 welcome matters.
    expect(listed.length + 5 + (setAsideMore ?? 0)).toBe(61);
    for (const { event, why } of setAside ?? []) {
      expect(isOfAge(child, event)).toBe(false);
      expect(why).toMatch(/^It is read from \d+ on, and the person is 10 then\.$/);
    }
    const asked = output.parse((await conforms(tool, { ...child, event: 'Marriage' })).result);
    expect(asked.cusps.flatMap(({ events }) => events.map(({ key }) => key))).toContain('marriage');
    // Nobody lives at 226, so the whole life is read.
    const old = output.parse((await conforms(tool, { ...birth, birth_datetime: '1800-08-14T04:32:00' })).result);
    expect([old.age, old.cusps.flatMap(({ events }) => events)]).toEqual([undefined, expect.any(Array)]);
    expect(old.cusps.flatMap(({ events }) => events)).toHaveLength(61);
  });

  it('lists unwelcome events only when asked, with their disclaimers, and three of them never', async () => {
    const keys = (result: z.output<typeof output>) =>
      result.cusps.flatMap(({ events }) => events.map(({ key }) => key));
    const plain = output.parse((await conforms(tool, birth)).result);
    const asked = output.parse((await conforms(tool, { ...birth, include_adverse: true })).result);
    // School and retirement are not read of somebody of 33.
    expect([keys(plain).length, plain.disclaimers]).toEqual([59, undefined]);
    expect(keys(asked)).toHaveLength(73);
    expect(keys(asked)).toContain('divorce');
    for (const never of ['pregnancy_loss', 'imprisonment', 'addiction']) expect(keys(asked)).not.toContain(never);
    expect(asked.disclaimers).toEqual((['health', 'legal', 'financial'] as const).map(disclaimerText));
  });

  it.each([[[]], [[0]], [[13]], [['seven']]])('refuses cusps %j', async (cusps) => {
    const { meta } = await callTool(tool, { ...birth, cusps });
    expect(meta).toMatchObject({ code: 'validation_failed', field: expect.stringContaining('cusps') });
  });
});
