import { SEPARATION_BANDS, SEPARATION_FACTORS, SEPARATION_FORMS } from '@cuspal/engine';
import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import tool from './get-marital-separation.tool.ts';
import { PEOPLE, POLAR, WORKED } from './test-people.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

function check(found: Result): void {
  const { score, factors, riskBand, promises, strainWindows, reconciliation, withheldReason, form, chain } = found;
  expect(found.audience).toBe('advisor-only');
  expect(found.disclaimer).toMatch(/not a judgment of any person/);
  expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  expect(riskBand).toBe(score < 25 ? 'LOW' : score < 50 ? 'WATCH' : score < 75 ? 'ELEVATED' : 'HIGH');
  expect(found.protective).toEqual(
    factors.filter(({ points, factor }) => points < 0 && factor !== 'clamp').map(({ detail }) => detail),
  );
  expect(withheldReason !== undefined).toBe(promises.divorce.side === 'no');
  if (promises.divorce.side === 'no') expect(strainWindows).toEqual([]);
  if (riskBand === 'LOW' || promises.reunion.side === 'no') expect(reconciliation).toEqual([]);
  expect(strainWindows.length).toBeLessThanOrEqual(5);
  expect(reconciliation.length).toBeLessThanOrEqual(3);
  const houses = new Set(Object.values(chain.csl.levels).flat());
  expect(form).toBe(
    houses.has(12)
      ? houses.has(3)
        ? 'COURT'
        : 'MUTUAL_OR_APART'
      : houses.has(6) || houses.has(8)
        ? 'DISCORD_ONLY'
        : 'NONE',
  );
}

describe('get_marital_separation', () => {
  it('adds up, follows bands and forms, and all of them come up', async () => {
    const found = await Promise.all(PEOPLE.map((args) => call(args)));
    found.forEach(check);
    expect(new Set(found.map(({ riskBand }) => riskBand))).toEqual(new Set(SEPARATION_BANDS));
    expect(new Set(found.map(({ form }) => form))).toEqual(new Set(SEPARATION_FORMS));
    const factors = new Set(found.flatMap((row) => row.factors.map(({ factor }) => factor)));
    expect(factors).toEqual(new Set([...SEPARATION_FACTORS, 'clamp']));
    expect(found.some(({ strainWindows }) => strainWindows.length > 0)).toBe(true);
    expect(found.some(({ reconciliation }) => reconciliation.length > 0)).toBe(true);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label', async ({ arguments: args, now }) => {
    check(await call(args, now));
  });

  it('does not read widowhood or death', async () => {
    for (const args of PEOPLE) {
      const { text } = await conforms(tool, args);
      expect(text).not.toMatch(/\b(widow(?!hood)|dies|death)\b/i);
    }
  });

  it('refuses a moment before birth and a polar birth', async () => {
    const { meta } = await callTool(tool, { ...WORKED, as_of_date: '1990-01-01' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'as_of_date' });
    expect((await callTool(tool, POLAR)).meta['code']).toBe('out_of_range');
  });
});
