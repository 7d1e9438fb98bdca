import { STANDINGS } from '@cuspal/engine/kp/kernel/standing';
import { LEANS } from '@cuspal/engine/kp/kernel/levels';
import { TERMINATION_BANDS, TERMINATION_KINDS } from '@cuspal/engine/topics/career/termination';
import { conforms, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { checkEnds } from '../test/answer-checks.ts';
import { dateTold, windowsTold } from '../test/told.ts';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-termination-risk.tool.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_termination_risk', () => {
  it('scores the golden chart at the start of 2026', async () => {
    const found = await call({ ...GOLDEN, as_of_date: '2026-01-01' });
    // Loss CONTRADICTED 10: Rahu holds 2, 6, 10 and 11 too. No cusp AGAINST; Rahu runs the antardasha and is STRONG.
    expect(found).toMatchObject({ score: 0, riskBand: 'LOW', kind: 'CLOSURE_OR_TRANSFER' });
    expect(found.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['job_loss', 10],
      ['AD_protects', -10],
    ]);
    expect(found.factors.map(({ detail }) => detail)).toEqual([
      'The chart speaks for job loss and against it alike.',
      'Rahu, lord of the running antardasha, is strong for 2, 6, 10 and 11.',
    ]);
    expect(found.kindReason).toBe(
      'Of 1 (own act), 8 (sudden) and 12 (closure or transfer), Rahu, sub lord of cusp 10, signifies 12 (level 3). The best level decides.',
    );
    expect(found.currentDasha).toMatchObject({ md: 'Jupiter', ad: 'Rahu', pd: 'Rahu' });
    expect(Object.keys(found.promises)).toEqual(['job_loss', 'resignation', 'career_start']);
  });

  it('adds up, follows its bands, withholds what is not promised', async () => {
    for (const { args, now } of GROWN_LIVES) {
      const found = await call({ ...args, horizon_years: 20 }, now);
      expect(found.factors.reduce((sum, { points }) => sum + points, 0)).toBe(found.score);
      const band = found.score < 25 ? 'LOW' : found.score < 45 ? 'WATCH' : found.score < 70 ? 'ELEVATED' : 'HIGH';
      expect(found.riskBand).toBe(band);
      expect(found.withheldReason !== undefined).toBe(found.promises['job_loss']?.side === 'no');
      if (found.withheldReason !== undefined) expect(found.riskWindows).toEqual([]);
      if (found.promises['career_start']?.side === 'no') {
        expect(found.protectedWindows).toEqual([]);
        expect(found.provenance.notes.join()).toMatch(/No periods of protection are given\. The sub lord of cusp /);
      }
      const { md, ad, pd, leans } = found.currentDasha;
      expect(leans.map(({ period, planet }) => [period, planet])).toEqual([
        ['MD', md],
        ['AD', ad],
        ['PD', pd],
      ]);
    }
  });

  it('begins with the exposure of the day, the promise and the first period, and joins them', async () => {
    const bands = { LOW: 'low', WATCH: 'one to watch', ELEVATED: 'elevated', HIGH: 'high' };
    for (const { args, now } of GROWN_LIVES) {
      const { result } = await conforms(tool, { ...args, horizon_years: 20 }, { now });
      const { answer, asOf, score, riskBand, promises, riskWindows, ...timed } = output.parse(result);
      await checkEnds(result);
      expect(answer).toContain(
        `On ${dateTold(asOf)} the exposure to loss of the job is ${bands[riskBand]} (${score} of 100).`,
      );
      const denied = promises['job_loss']?.side === 'no';
      expect(answer.includes('does not show Job Loss / Termination')).toBe(denied);
      expect(answer.includes('pressure on the job and not its loss')).toBe(denied && riskBand !== 'LOW');
      if (denied) {
        expect(answer).not.toMatch(/period/);
        continue;
      }
      const first = timed.first.riskWindows;
      const best = timed.best.riskWindows;
      const running = first !== null && Date.parse(first.usableStart ?? '') <= Date.parse(asOf);
      if (running) expect(answer).toContain(`A period that can bring it runs until ${dateTold(first.end)}`);
      else if (riskBand === 'LOW' || first)
        expect(answer).toContain(
          windowsTold({ asOf, best, windows: riskWindows, weaker: timed.weaker.riskWindows }, 'point to it'),
        );
      expect(answer.includes('so this exposure has no date')).toBe(best === null && riskBand !== 'LOW');
      expect(answer.includes('little else points to it')).toBe(running && riskBand === 'LOW');
    }
  });

  it('reaches every value', async () => {
    expect(await reached(tool, 'riskBand')).toEqual(new Set(TERMINATION_BANDS));
    expect(await reached(tool, 'kind')).toEqual(new Set(TERMINATION_KINDS));
    expect(await reached(tool, 'currentDasha.leans.*.lean')).toEqual(new Set(LEANS));
    expect(await reached(tool, 'currentDasha.leans.*.standing')).toEqual(new Set(STANDINGS));
    expect(await reached(tool, 'factors.*.factor')).toEqual(
      new Set([
        'job_loss',
        'cusp_6',
        'cusp_10',
        'cusp_2',
        'MD_lord',
        'AD_lord',
        'PD_lord',
        'saturn_transit',
        'career_start',
        'AD_protects',
        'clamp',
      ]),
    );
  });

  it('refuses what it cannot read, and a moment without a dasha', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, as_of_date: '1990-01-01' })).toMatch(/^validation_failed.*14 August 1992/);
    expect(await refusal(tool, { ...GOLDEN, as_of_date: '2110-01-01' })).toMatch(/^validation_failed.*2107/);
  });
});
