import { LEGAL_VERDICTS } from '@cuspal/engine/topics/legal/contest';
import { CUSTODY_BANDS, DETENTION_TONES } from '@cuspal/engine/topics/legal/custody-risk';
import { LEGAL_MATTERS } from '@cuspal/engine/topics/legal/legal-data';
import { callTool, conforms, GOLDEN, instantMs, SAMPLE_CHARTS, withoutLead } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import { dateTold, runsTold } from '../test/told.ts';
import analysis from './get-legal-analysis.tool.ts';
import tool from './get-litigation-timeline.tool.ts';

const output = z.object(tool.output.shape);
const analysisOutput = z.object(analysis.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> => {
  const { result } = await conforms(tool, args, now === undefined ? {} : { now });
  expect(result['disclaimer']).toMatch(/not legal advice.*predicts no judgment of a court/);
  return output.parse(result);
};
const DAY = 86_400_000;

function check(found: Result): void {
  const { filingWindows, bailWindows, appealWindows, appealNote, imprisonmentRisk, judgmentMonth } = found;
  expect(filingWindows.length).toBeLessThanOrEqual(6);
  filingWindows.forEach(({ start, end }, index) => {
    expect(instantMs(end) - instantMs(start)).toBeGreaterThanOrEqual(3 * DAY - 1000);
    const before = filingWindows[index - 1];
    if (before) expect(instantMs(start)).toBeGreaterThanOrEqual(instantMs(before.end));
  });
  bailWindows?.slice(1).forEach(({ start }, index) => expect(start).toBe(bailWindows[index]?.end));
  expect([bailWindows !== null, imprisonmentRisk !== null]).toEqual(Array(2).fill(found.matter === 'criminal'));
  if (found.verdict !== 'UNFAVOURABLE') expect(appealWindows).toEqual([]);
  expect(appealWindows.length).toBeLessThanOrEqual(4);
  expect(appealNote).toMatch(/\.$/);
  expect(found.judgmentReason).toMatch(/\.$/);
  if (judgmentMonth === null) expect(found.judgmentFactors).toEqual([]);
  else {
    expect(judgmentMonth).toMatch(/^\d{4}-\d\d$/);
    const score = found.judgmentFactors.reduce((sum, { points }) => sum + points, 0);
    expect(found.judgmentReason).toContain(String(Math.round(score * 100) / 100));
    // The reason names the Sun exactly where it has given points.
    const bySun = found.judgmentFactors.some(({ factor }) => factor === 'sun');
    expect(found.judgmentReason.includes('from the Sun')).toBe(bySun);
    for (const { start } of appealWindows) expect(start.slice(0, 7) > judgmentMonth).toBe(true);
  }
  if (imprisonmentRisk)
    expect(imprisonmentRisk.factors.reduce((sum, { points }) => sum + points, 0)).toBe(imprisonmentRisk.score);
  checkAnswer(found);
}

const OPENING = {
  FAVOURABLE: 'The chart favours this person,',
  COMPROMISE: 'The chart points to a compromise,',
  UNCERTAIN: 'The outcome is uncertain,',
  UNFAVOURABLE: 'The chart does not favour this person,',
};

/** Verdict, month, and the first step: an appeal where one is shown, else the filing, which may come after the month. */
function checkAnswer({ answer, asOf, verdict, judgmentMonth, first: appeal, filingWindows }: Result): void {
  expect(withoutLead(answer).startsWith(OPENING[verdict])).toBe(true);
  const month = judgmentMonth === null ? null : dateTold(`${judgmentMonth}-01`).replace('1 ', '');
  expect(answer).toContain(
    month === null
      ? 'No month of these years favours a judgment.'
      : `The month that favours a judgment most is ${month}.`,
  );
  const [filing] = filingWindows;
  const late = judgmentMonth !== null && filing !== undefined && filing.start.slice(0, 7) > judgmentMonth;
  const last =
    appeal !== null
      ? `for an appeal ${runsTold(appeal.usableStart ?? appeal.start, appeal.end, asOf)}.`
      : filing === undefined
        ? 'These years hold no period to file.'
        : `to file ${runsTold(filing.start, filing.end, asOf)}${late ? ', so that month is for a case that runs already' : ''}.`;
  expect(answer.endsWith(last)).toBe(true);
}

describe('get_litigation_timeline', () => {
  it('agrees with get_legal_analysis, and its antardashas tile the years asked for', async () => {
    for (const birth of BIRTHS.slice(0, 8)) {
      const args = { ...birth, role: 'defendant', matter: 'criminal', horizon_years: 4 };
      const found = await call(args);
      const read = analysisOutput.parse((await conforms(analysis, args)).result);
      expect(found.verdict).toBe(read.verdict);
      expect(found.imprisonmentRisk).toEqual(read.custodyRisk);
      expect(found.bailWindows?.[0]?.start).toBe(found.asOf);
      const years = (instantMs(found.bailWindows?.at(-1)?.end ?? '') - instantMs(found.asOf)) / (365.25 * DAY);
      expect(Math.abs(years - 4)).toBeLessThan(1e-6);
    }
  });

  it('reads the golden chart by hand', async () => {
    const found = await call({ ...GOLDEN, matter: 'criminal', horizon_years: 10 });
    check(found);
    expect(found.verdict).toBe('FAVOURABLE');
    // Mercury and Rahu are strong for victory, Saturn is weak: their period from 23 October 2032 to 19 March 2033 is
    // PARTIAL and fills four months, of which December has the Sun longest in its zone.
    expect(found.judgmentMonth).toBe('2032-12');
    expect(found.judgmentFactors[0]).toMatchObject({ factor: 'partial', points: 62 });
    expect(found.bailWindows?.map(({ md, ad }) => `${md} ${ad}`)).toEqual([
      'Jupiter Rahu',
      'Saturn Saturn',
      'Saturn Mercury',
      'Saturn Ketu',
      'Saturn Venus',
    ]);
    // Jupiter is in Punarvasu, its own star, at the turn of the year.
    expect(found.filingWindows[0]).toMatchObject({ starLord: 'Jupiter', subLord: 'Venus' });
  });

  it('reaches every verdict, tone and band; appeals only where UNFAVOURABLE, a month or the reason why none', async () => {
    const met = new Set<string>();
    for (const birth of BIRTHS) {
      const found = await call({ ...birth, matter: 'criminal', horizon_years: 10 });
      check(found);
      met
        .add(found.verdict)
        .add(found.imprisonmentRisk?.band ?? '')
        .add(`month ${found.judgmentMonth !== null}`);
      met.add(`appeals ${found.appealWindows.length > 0}`).add(`files ${found.filingWindows.length > 0}`);
      found.bailWindows?.forEach(({ tone }) => met.add(tone));
    }
    expect(met).toEqual(
      new Set([
        ...LEGAL_VERDICTS,
        ...CUSTODY_BANDS,
        ...DETENTION_TONES,
        ...['month', 'appeals', 'files'].flatMap((word) => [`${word} true`, `${word} false`]),
      ]),
    );
  });

  it('says that a month before the first period to file is for a case that runs already', async () => {
    let late = 0;
    for (const birth of BIRTHS) {
      const found = await call({ ...birth, as_of_date: '2012-01-20' });
      check(found);
      const { answer, judgmentMonth, first, filingWindows } = found;
      const [filing] = filingWindows;
      if (first !== null || judgmentMonth === null || filing === undefined) continue;
      const before = judgmentMonth < filing.start.slice(0, 7);
      expect(/so that month is for a case that runs already\.$/.test(answer)).toBe(before);
      late += Number(before);
    }
    expect(late).toBeGreaterThan(0);
  });

  it('judges bail and custody in a criminal matter alone, and says so', async () => {
    for (const matter of LEGAL_MATTERS) {
      const { result } = await conforms(tool, { ...GOLDEN, matter });
      check(output.parse(result));
      const said = JSON.stringify(result['provenance']).includes('judged in a criminal matter only');
      expect(said).toBe(matter !== 'criminal');
    }
  });

  it('answers for all sample births, and out_of_range beyond the Placidus limit', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') expect((await callTool(tool, args, { now })).meta['code']).toBe('out_of_range');
      else check(await call({ ...args, horizon_years: 10 }, now));
    }
  });

  it('says where the ephemeris ends', async () => {
    const last = SAMPLE_CHARTS.find(({ edge }) => edge === 'last years');
    const cut = await call({ ...last?.arguments, matter: 'criminal', as_of_date: '2399-06-01', horizon_years: 5 });
    expect(cut.truncated).toBe(true);
    for (const { end } of cut.filingWindows) expect(end <= '2400-01-02').toBe(true);
    // The dasha goes on.
    expect((cut.bailWindows?.at(-1)?.end ?? '') > '2404').toBe(true);
    expect((await call(GOLDEN)).truncated).toBeUndefined();
  });

  it('refuses more than ten years', async () => {
    expect((await callTool(tool, { ...GOLDEN, horizon_years: 11 })).meta).toMatchObject({
      code: 'validation_failed',
      field: 'horizon_years',
    });
  });
});
