import { callTool, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const found = z.looseObject({
  answer: z.string(),
  promises: z.record(z.string(), z.object({ side: z.enum(['yes', 'split', 'no']), baseRate: z.int().nullable() })),
});

/** Answers with a decision of their own, and the row of the catalogue whose promise each rests on. */
const DECISIONS = [
  ['get_legal_analysis', {}, ['court_victory', 'legal_dispute'], /^/],
  ['get_property_decision', { intent: 'buy' }, ['property_purchase'], /^(?!.*promise (?:is|itself is) weak)/],
  ['get_property_decision', { intent: 'sell' }, ['property_sale'], /^(?!.*promise (?:is|itself is) weak)/],
  ['get_job_change_timing', {}, ['job_change', 'job_transfer'], /^A job change is promised/],
  ['get_education_signature', {}, ['higher_education'], /\), and higher education is indicated/],
] as const;

describe('base rates in answers that decide by more than a promise (R9P)', () => {
  it.each(DECISIONS)('%s %j tells how usual the promise of %j is', async (tool, args, keys, speaks) => {
    let told = 0;
    for (const { args: birth, now } of randomLives(30, 913)) {
      const { result, isError } = await callTool(tool, { ...birth, ...args }, { now });
      if (isError) continue;
      const { answer, promises } = found.parse(result);
      const rates = keys.map((key) => promises[key]?.baseRate);
      const said = /as in (\d+) of 100 charts/.exec(answer)?.[1];
      expect(answer.length).toBeLessThanOrEqual(700);
      if (said === undefined) {
        // No way of changing the job is promised, or the answer does not rest on the promise.
        expect(speaks.test(answer) && keys.some((key) => promises[key]?.side === 'yes')).toBe(false);
        continue;
      }
      expect(rates).toContain(Number(said));
      told += 1;
    }
    expect(told).toBeGreaterThan(3);
  });
});
