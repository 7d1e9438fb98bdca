import {
  ATTACHMENT_BANDS,
  ATTACHMENT_FACTORS,
  ATTACHMENT_RESTRAINTS,
} from '@cuspal/engine/topics/marriage/second-attachment';
import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { grownBy } from '../test/lives.ts';
import tool from './get-extramarital-signature.tool.ts';
import { PEOPLE } from '../test/people.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: { readonly birth_datetime: string }, now = grownBy(args)): Promise<Result> =>
  output.parse((await conforms(tool, args, { now })).result);

const RESTRAINING: readonly string[] = ATTACHMENT_RESTRAINTS;

const MARKED = { NONE: 'hardly', LOW: 'weakly', NOTABLE: 'notably', HIGH: 'strongly' };

/** The answer from the fields beside it. */
function told({ band, score, factors }: Result): string {
  const off = factors.filter(({ factor }) => RESTRAINING.includes(factor)).reduce((sum, { points }) => sum - points, 0);
  const restraint = off > 0 ? ` What restrains it is counted in and takes off ${off} points.` : '';
  return `The houses and planets of a second attachment are ${MARKED[band]} marked in this chart (${score} of 100).${restraint} A pattern in a chart is no evidence of what anyone did or will do.`;
}

function check(found: Result): void {
  expect(found.answer).toBe(told(found));
  const { score, factors, band, restraints, houseEvidence } = found;
  expect([found.audience, found.neverCommunicateRaw]).toEqual(['advisor-only', true]);
  expect(found.disclaimer).toMatch(/must not be used to accuse/);
  expect(found.extensionNote).toMatch(/service extension/);
  expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  expect(band).toBe(score < 25 ? 'NONE' : score < 45 ? 'LOW' : score < 65 ? 'NOTABLE' : 'HIGH');
  expect(restraints).toEqual(factors.filter(({ factor }) => RESTRAINING.includes(factor)).map(({ detail }) => detail));
  expect(houseEvidence.map(({ cusp }) => cusp)).toEqual([2, 5, 7, 11, 12]);
  // What the cusp factors say can be read off the printed houses.
  const houses = new Map(houseEvidence.map(({ cusp, levels }) => [cusp, new Set(Object.values(levels).flat())]));
  const has = (cusp: number, house: number): boolean => houses.get(cusp)?.has(house) ?? false;
  const named = new Set(factors.map(({ factor }) => factor));
  expect(named.has('csl7Romance')).toBe(has(7, 5) && has(7, 12));
  expect(named.has('csl12Secret')).toBe(has(12, 5) || has(12, 7));
  expect(named.has('csl11Secret')).toBe(has(11, 5) && has(11, 12));
  expect(named.has('csl2Elsewhere')).toBe(!has(2, 2) && !has(2, 7) && (has(2, 5) || has(2, 6) || has(2, 12)));
  expect(named.has('csl7Whole')).toBe(has(7, 2) && has(7, 7) && has(7, 11));
}

describe('get_extramarital_signature', () => {
  it('adds up, follows the bands, and every band and factor comes up', async () => {
    const found = await Promise.all(PEOPLE.map((args) => call(args)));
    found.forEach(check);
    expect(new Set(found.map(({ band }) => band))).toEqual(new Set(ATTACHMENT_BANDS));
    const factors = new Set(found.flatMap((row) => row.factors.map(({ factor }) => factor)));
    expect(factors).toEqual(new Set([...ATTACHMENT_FACTORS, ...ATTACHMENT_RESTRAINTS, 'clamp']));
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label', async ({ arguments: args, now }) => {
    check(await call(args, grownBy(args, now)));
  });

  it('is never dated and takes no date', async () => {
    const { text } = await conforms(tool, GOLDEN);
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
    const { meta } = await callTool(tool, { ...GOLDEN, as_of_date: '2030-01-01' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'as_of_date' });
  });

  it('answers out_of_range inside the polar circles', async () => {
    expect((await callTool(tool, POLAR)).meta['code']).toBe('out_of_range');
  });
});
