import { natalEvent } from '@cuspal/engine/events/natal';
import { PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import {
  EXAM_KINDS,
  SCHOLARSHIP_LIKELIHOODS,
  STUDY_CARRIERS,
  STUDY_LEVELS,
  STUDY_TRACKS,
} from '@cuspal/engine/topics/education/education';
import { STUDY_ABROAD_VERDICTS } from '@cuspal/engine/topics/education/study-abroad';
import { conforms, GOLDEN, hasLead, isTooOld, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { checkEnds } from '../test/answer-checks.ts';
import { windowsTold } from '../test/told.ts';
import { GROWN_LIVES, LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-education-signature.tool.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_education_signature', () => {
  it('reads the golden chart', async () => {
    const found = await call({ ...GOLDEN, as_of_date: '2008-01-01' });
    expect(found.topTrack).toBe('medicine');
    // Moon helps, 8 at level 2: 25 (0.6 + 0.75) / 2; Mercury none, 8 at level 3; Jupiter main, 6 at level 3.
    expect(found.tracks[0]).toMatchObject({ track: 'medicine', score: 65, rank: 1 });
    expect(found.tracks[0]?.signatureHits.map(({ points }) => points)).toEqual([
      16.88, 16.25, 12, 10.13, 2.5, 7.5, -0.26,
    ]);
    expect(found.tracks.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(found.asOf).toBe('2008-01-01T12:00:00+05:30');
  });

  it('adds up, ranks its windows, keeps them in the years asked for and withholds them without promise', async () => {
    let [months, withheld] = [0, 0];
    for (const [index, { args, now }] of LIVES.entries()) {
      const exam = EXAM_KINDS[index % EXAM_KINDS.length];
      const found = await call({ ...args, exam }, now);
      for (const { score, signatureHits } of found.tracks)
        expect(signatureHits.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 6);
      expect(found.topTrack).toBe(found.tracks[0]?.track);
      if (!isTooOld(found.withheldReason))
        expect(found.withheldReason !== undefined).toBe(found.examPromise.side === 'no');
      if (found.withheldReason !== undefined) {
        withheld += 1;
        expect(found.examWindows).toEqual([]);
      }
      expect(found.examWindows.map(({ rank }) => rank)).toEqual(found.examWindows.map((_, at) => at + 1));
      found.examWindows.forEach((window, at) => {
        const before = found.examWindows[at - 1];
        if (before && !hasLead(found.answer)) {
          const runs = (of: typeof window): number => Number(of.clipped && of.start === found.asOf);
          const rankOf = (of: typeof window) => [
            Number(of.state === 'DEFERRED_OUT'),
            PERIOD_CLASSES.indexOf(of.class),
            -of.rulingPlanetsInCommon.length,
            runs(of),
          ];
          const [a, b] = [rankOf(before), rankOf(window)];
          const first = a.findIndex((value, position) => value !== b[position]);
          if (first >= 0) expect(a[first]).toBeLessThan(b[first] ?? 0);
          else expect(before.start < window.start).toBe(true);
        }
        for (const month of window.monthsBest) {
          expect(month >= window.start.slice(0, 7) && month <= window.end.slice(0, 7)).toBe(true);
          months += 1;
        }
      });
      expect(found.examWindows.length).toBeLessThanOrEqual(8);
      expect(found.breakRisk.length).toBeLessThanOrEqual(3);
    }
    expect(Math.min(months, withheld)).toBeGreaterThan(0);
  });

  it('begins with course and level, scholarship and study abroad, and the first examination period', async () => {
    const levels = {
      RESEARCH: 'Study up to research is indicated',
      HIGHER: 'Higher education is indicated',
      BASIC: 'School is indicated, but',
      INTERRUPTED: 'A break in study is indicated',
      WEAK: 'Neither school nor higher education',
    };
    const abroad = { PROMISED: 'promised', CONDITIONAL: 'open under conditions', NOT_PROMISED: 'not promised' };
    for (const [index, { args, now }] of GROWN_LIVES.entries()) {
      const exam = EXAM_KINDS[index % EXAM_KINDS.length];
      const { result } = await conforms(tool, { ...args, exam }, { now });
      const { answer, ...found } = output.parse(result);
      await checkEnds(result);
      for (const word of found.topTrack.split('_')) expect(answer).toContain(word);
      expect(answer).toContain(`(${found.tracks[0]?.score} of 100). ${levels[found.level]}`);
      const likely = { HIGH: 'likely', MEDIUM: 'possible', LOW: 'unlikely' }[found.scholarshipLikelihood];
      expect(answer).toContain(`A scholarship is ${likely}, and study abroad is ${abroad[found.studyAbroad.verdict]}.`);
      if (found.withheldReason === undefined)
        expect(answer).toContain(
          windowsTold({
            asOf: found.asOf,
            best: found.best.examWindows,
            windows: found.examWindows,
            weaker: found.weaker.examWindows,
          }),
        );
      else {
        const [, label] = /because the chart does not promise (.*)\.$/.exec(answer) ?? [];
        expect(found.withheldReason).toContain(`${label} is `);
      }
      const side = found.promises['study_abroad']?.side;
      const apart = found.studyAbroad.verdict === 'NOT_PROMISED' ? side === 'yes' : side === 'no';
      expect(/so the two differ here/.test(found.provenance.notes.join())).toBe(apart);
    }
  });

  it('times the examination asked for', async () => {
    const { args, now } = LIVES[0];
    const cusp = async (exam: string) => (await call({ ...args, exam }, now)).examPromise.cusp;
    expect(await Promise.all(EXAM_KINDS.map(cusp))).toEqual([4, 4, 6, 6]);
  });

  it('A1: begins at the birthday from which an examination is read, and says so first', async () => {
    const { answer, examWindows } = await call({ ...GOLDEN, as_of_date: '1993-08-14' });
    const [from] = natalEvent('exam_success').ages;
    for (const { start } of examWindows) expect(start >= `${1992 + from}-08-14T04:32:00+05:30`).toBe(true);
    for (const { end } of examWindows) expect(end <= `${1992 + from + 15}-08-15`).toBe(true);
    expect(answer).toMatch(
      new RegExp(`^The person is 1 on 14 August 1993, and Exam Success is read from ${from}, so `),
    );
    expect((await call(GOLDEN)).answer).not.toMatch(/is read/);
  });

  it('reaches every value', async () => {
    expect(await reached(tool, 'topTrack')).toEqual(new Set(STUDY_TRACKS));
    expect(await reached(tool, 'level')).toEqual(new Set(STUDY_LEVELS));
    expect(await reached(tool, 'scholarshipLikelihood')).toEqual(new Set(SCHOLARSHIP_LIKELIHOODS));
    expect(await reached(tool, 'studyAbroad.verdict')).toEqual(new Set(STUDY_ABROAD_VERDICTS));
    expect(await reached(tool, 'studyAbroad.variants.*.source')).toEqual(new Set(['KPM', 'KA']));
    expect(await reached(tool, 'studyAbroad.variants.*.met')).toEqual(new Set([true, false]));
    expect(await reached(tool, 'tracks.*.signatureHits.*.carrier')).toEqual(new Set([...STUDY_CARRIERS, 'ROUNDING']));
  });

  it('refuses what it cannot read', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 16 })).toMatch(/^validation_failed.*15/);
    expect(await refusal(tool, { ...GOLDEN, exam: 'driving' })).toMatch(/^validation_failed.*competitive/);
    expect(await refusal(tool, { ...GOLDEN, as_of_date: '2110-01-01' })).toMatch(/^validation_failed.*2107/);
  });
});
