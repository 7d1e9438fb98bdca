import { FOREIGN_JOB_VERDICTS, HALF_GRADES, ROUTE_CODES } from '@cuspal/engine/topics/foreign/foreign-job';
import { windowsTold } from '../test/told.ts';
import { callTool, conforms, findTool, GOLDEN, inTimeOrder, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import tool from './get-foreign-job-verdict.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

/** The verdict again, from what is printed. */
function verdictOf({ halves: { work, abroad }, promises }: Result): string {
  const active = promises['foreign_job']?.verdict === 'ACTIVE';
  const grades = [work, abroad];
  const yes = grades.filter((grade) => grade === 'YES').length;
  const part = grades.filter((grade) => grade === 'PART').length;
  if (yes === 2 || (yes === 1 && part === 1 && active))
    return promises['career_start']?.side === 'no' ? 'POSSIBLE' : 'LIKELY';
  if (yes + part === 2) return 'POSSIBLE';
  if (work === 'YES') return 'WORK_AT_HOME';
  return abroad === 'YES' ? 'TRAVEL_WITHOUT_JOB' : 'UNLIKELY';
}

function check(found: Result): void {
  const { halves, verdict, windows, withheldReason, promises, kpmVariant } = found;
  expect(verdict).toBe(verdictOf(found));
  for (const half of ['work', 'abroad'] as const) {
    const rows = halves.cusps.filter((row) => row.half === half);
    const count = rows.filter(({ lean }) => lean === 'FOR').length;
    expect([rows.length, halves[half]]).toEqual([2, ['NO', 'PART', 'YES'][count]]);
  }
  expect(kpmVariant.met).toBe(kpmVariant.cusps.every(({ contact }) => contact !== null));
  expect(windows.length).toBeLessThanOrEqual(6);
  const old = /is read up to/.test(withheldReason ?? '');
  expect(withheldReason !== undefined && !old).toBe(promises['foreign_job']?.side === 'no');
  if (withheldReason !== undefined) expect(windows).toEqual([]);
  expect(windows).toEqual(inTimeOrder(windows));
  for (const part of answerFrom(found)) expect(found.answer).toContain(part);
}

const CONCLUSION: Readonly<Record<string, string>> = {
  LIKELY: 'A job abroad is likely.',
  POSSIBLE: 'A job abroad is possible.',
  WORK_AT_HOME: 'The chart shows work, but not abroad.',
  TRAVEL_WITHOUT_JOB: 'The chart shows a life abroad, but not a job there.',
  UNLIKELY: 'A job abroad is unlikely.',
};
const BY = { YES: 'both cusps', PART: 'one of cusps', NO: 'neither of cusps' };

/** What the answer says, from what is printed beside it. */
function answerFrom(found: Result): readonly string[] {
  const { verdict, halves, best, withheldReason } = found;
  const { work, abroad } = halves;
  const agrees = verdict === 'LIKELY' || verdict === 'POSSIBLE';
  const ofPeriods = () => {
    if (withheldReason !== undefined)
      return agrees ? 'No date is given, because Foreign Job itself (cusp 10) is not promised.' : '';
    if (agrees) return windowsTold(found);
    return best !== null
      ? 'The periods below are only the best times of Foreign Job, which cusp 10 alone promises.'
      : '';
  };
  return [
    CONCLUSION[verdict] ?? '',
    `Work is supported by ${BY[work]} 10 and 6, and life abroad by ${BY[abroad]} 12 and 9.`,
    ofPeriods(),
  ];
}

describe('get_foreign_job_verdict', () => {
  it('reads the golden chart by hand', async () => {
    const found = await call(GOLDEN);
    check(found);
    // Cusps 10 and 6: Rahu, 11 and 5 both at level 1. Cusp 12: the Moon, 11 at level 1. Cusp 9: Saturn, none of them.
    expect(found.halves.cusps.map(({ cusp, csl, lean }) => [cusp, csl, lean])).toEqual([
      [10, 'Rahu', 'BOTH'],
      [6, 'Rahu', 'BOTH'],
      [12, 'Moon', 'AGAINST'],
      [9, 'Saturn', 'NONE'],
    ]);
    expect(found.verdict).toBe('UNLIKELY');
    // The Moon rules no star lord Rahu; its star lord Mars owns 5 and 10.
    expect(found.route.map(({ code }) => code)).toEqual(['STUDY_FIRST']);
    expect(found.kpmVariant.cusps.map(({ csl }) => csl)).toEqual(['Sun', 'Mercury', 'Ketu']);
  });

  it('reaches every verdict, grade and route', async () => {
    const met = new Set<string>();
    for (const birth of BIRTHS) {
      const found = await call(birth);
      check(found);
      met.add(found.verdict).add(found.halves.work).add(found.halves.abroad);
      found.route.forEach(({ code }) => met.add(code));
    }
    expect(met).toEqual(new Set([...FOREIGN_JOB_VERDICTS, ...HALF_GRADES, ...ROUTE_CODES]));
  });

  it('ends its reason with the verdict, and leads to tools that exist', async () => {
    const ends = {
      LIKELY: 'a job abroad is likely.',
      POSSIBLE: /a job abroad is possible(?: and not likely)?\.$/,
      WORK_AT_HOME: 'So the chart shows work, but not abroad.',
      TRAVEL_WITHOUT_JOB: 'So the chart shows a life abroad, but not a job there.',
      UNLIKELY: 'So a job abroad is unlikely.',
    };
    for (const birth of BIRTHS) {
      const { verdict, reason, next, promises } = await call(birth);
      expect(reason).toMatch(ends[verdict]);
      if (reason.includes('A start in work')) expect(promises['career_start']?.side).toBe('no');
      if (reason.includes('is not clearly promised')) expect(promises['foreign_job']?.verdict).not.toBe('ACTIVE');
      for (const { tool: name } of next) expect((await findTool(name)).name).toBe(name);
    }
  });

  it('joins periods and a verdict that speaks against work abroad', async () => {
    const seen = new Set<string>();
    for (const birth of BIRTHS) {
      const found = await call({ ...birth, horizon_years: 30 });
      for (const part of answerFrom(found)) expect(found.answer).toContain(part);
      if (found.answer.includes('periods below')) seen.add('periods');
      if (found.answer.includes('No date is given')) seen.add('withheld');
    }
    expect(seen).toEqual(new Set(['periods', 'withheld']));
  });

  it('answers for all sample births, and out_of_range beyond the Placidus limit', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') expect((await callTool(tool, args, { now })).meta['code']).toBe('out_of_range');
      else check(await call(args, now));
    }
  });

  it.each([
    [{ horizon_years: 31 }, 'horizon_years'],
    [{ as_of_date: '2026-13-01' }, 'as_of_date'],
    [{ partner: 1 }, 'partner'],
  ])('refuses %j by name', async (change, field) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...change });
    expect(meta['code']).toBe('validation_failed');
    expect(text).toContain(field);
  });
});
