import { APPEAL_OUTLOOKS, LEGAL_VERDICTS } from '@cuspal/engine/topics/legal/contest';
import { windowsTold } from '../test/told.ts';
import { CUSTODY_BANDS } from '@cuspal/engine/topics/legal/custody-risk';
import { LEGAL_MATTERS } from '@cuspal/engine/topics/legal/legal-data';
import { callTool, conforms, GOLDEN, hasLead, isTooOld, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import tool from './get-legal-analysis.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> => {
  const { result } = await conforms(tool, args, now === undefined ? {} : { now });
  expect(result['disclaimer']).toMatch(/not legal advice.*predicts no judgment of a court/);
  return output.parse(result);
};

function check(found: Result): void {
  const { ownSide, opponentSide, ownScore, verdict, promises, appeal, custodyRisk, windows, withheldReason } = found;
  const sum = [...ownSide, ...opponentSide].reduce((total, { points }) => total + points, 0);
  expect(sum).toBe(ownScore);
  for (const { lean, points } of ownSide) expect(points).toBe(lean === 'FOR' ? 1 : lean === 'AGAINST' ? -1 : 0);
  for (const { lean, points } of opponentSide) expect(points).toBe(lean === 'FOR' ? -1 : lean === 'AGAINST' ? 1 : 0);
  const victory = promises['court_victory'];
  if (verdict === 'FAVOURABLE') {
    expect(['ACTIVE', 'MIXED_ACTIVE']).toContain(victory?.verdict);
    expect(ownScore).toBeGreaterThanOrEqual(1);
  }
  expect(verdict === 'UNFAVOURABLE').toBe(victory?.side === 'no' || ownScore <= -2);
  const reached = appeal.cusps.filter(({ contact }) => contact !== null).length;
  expect(appeal.outlook).toBe(reached >= 4 ? 'GOOD' : reached === 3 ? 'FAIR' : 'POOR');
  if (custodyRisk) expect(custodyRisk.factors.reduce((total, { points }) => total + points, 0)).toBe(custodyRisk.score);
  if (!isTooOld(withheldReason)) expect(withheldReason !== undefined).toBe(victory?.side === 'no');
  expect(windows.length).toBeLessThanOrEqual(withheldReason === undefined ? 4 : 0);
  expect(found.noDisputeIndicated).toBe(promises['legal_dispute']?.side === 'no');
  for (const part of answerFrom(found)) expect(found.answer).toContain(part);
}

/** What the answer says, from what is printed beside it. */
function answerFrom(found: Result): readonly string[] {
  const { reasons, noDisputeIndicated, verdict, best, withheldReason } = found;
  const ofPeriods = () => {
    if (withheldReason !== undefined) return [];
    // Beside an age the notes may hold a weaker period.
    if (verdict !== 'UNFAVOURABLE') return hasLead(found.answer) && best?.class === 'WEAK' ? [] : [windowsTold(found)];
    return best !== null ? ['The periods below are only the best times of a promise that the points outweigh.'] : [];
  };
  return [
    reasons.at(-1) ?? '',
    ...(noDisputeIndicated
      ? [
          `No dispute is promised, as in ${found.promises['legal_dispute']?.baseRate} of 100 charts, so this is for a case that runs all the same.`,
        ]
      : [`as in ${found.promises['court_victory']?.baseRate} of 100 charts`]),
    ...ofPeriods(),
  ];
}

describe('get_legal_analysis', () => {
  it('reads the golden chart by hand', async () => {
    const found = await call({ ...GOLDEN, matter: 'criminal' });
    check(found);
    // Cusp 6 Rahu: 11 and 5 at level 1, neither. Cusp 11 Ketu: own place 11 at level 1, own star lord Mars 11: for.
    // Cusp 12 the Moon: 11 at level 1 against the opponent. Cusp 5 Mercury: 7 at level 1 for him.
    expect(found.ownSide.map(({ csl, lean }) => [csl, lean])).toEqual([
      ['Rahu', 'BOTH'],
      ['Ketu', 'FOR'],
    ]);
    expect(found.opponentSide.map(({ csl, lean }) => [csl, lean])).toEqual([
      ['Moon', 'AGAINST'],
      ['Mercury', 'FOR'],
    ]);
    expect(found).toMatchObject({ ownScore: 1, verdict: 'FAVOURABLE', noDisputeIndicated: false });
    expect(found.appeal.outlook).toBe('FAIR');
    // 8 from the Moon's place 10; Ketu and the Moon hold 11 at level 1: -20; not below 0.
    expect(found.custodyRisk?.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['csl12_confinement', 10],
      ['protection', -20],
      ['clamp', 10],
    ]);
  });

  it('reaches every verdict, outlook, band and score for both roles', async () => {
    const met = new Set<string>();
    for (const birth of BIRTHS)
      for (const role of ['plaintiff', 'defendant'] as const) {
        const found = await call({ ...birth, role, matter: 'criminal' });
        check(found);
        expect(found.role).toBe(role);
        met
          .add(`${role} ${found.verdict}`)
          .add(found.appeal.outlook)
          .add(found.custodyRisk?.band ?? '')
          .add(`${found.ownScore}`);
        met.add(`none ${found.noDisputeIndicated}`);
      }
    expect(met).toEqual(
      new Set([
        ...LEGAL_VERDICTS.flatMap((verdict) => [`plaintiff ${verdict}`, `defendant ${verdict}`]),
        ...APPEAL_OUTLOOKS,
        ...CUSTODY_BANDS,
        ...['-4', '-3', '-2', '-1', '0', '1', '2', '3', '4'],
        'none true',
        'none false',
      ]),
    );
  });

  it('meets sub lords that speak for neither side', async () => {
    const found = await call({
      ...{ birth_datetime: '2261-10-14T12:48:40', latitude: 42.6734, longitude: 54.0397, utc_offset_minutes: 210 },
      ...{ ayanamsa: 'kp', matter: 'employment', role: 'defendant', as_of_date: '2310-09-13' },
    });
    check(found);
    expect(found.opponentSide.map(({ lean }) => lean)).toContain('NONE');
    expect(found.matterRow).toMatchObject({ lean: 'NONE', supportLevel: null, negationLevel: null });
  });

  it('says whose houses are weighed, and the sub lord of the contest first', async () => {
    const { reasons, opponentSide } = await call({ ...GOLDEN, as_of_date: '2026-01-15' });
    expect(reasons).toEqual([
      'The sub lord of cusp 6 is Rahu. Court Victory is promised with opposition, because the houses against it are as strong in level or weight as those required.',
      'The points of both sides add up to +1, so this person has the better houses.',
      'The chart favours this person, because victory is promised and the points are on this side.',
    ]);
    expect(opponentSide[0]?.reason).toBe(
      "The Moon, sub lord of cusp 12, signifies 5 (level 3) and 8 (level 2) of the opponent's houses 4, 5, 7, 8 and 12. Of the person's own houses 1, 6, 10 and 11 it signifies 1 (level 4), 10 (level 3) and 11 (level 1), so it stands against the opponent.",
    );
  });

  it('says what windows of victory are worth where the verdict is UNFAVOURABLE', async () => {
    const seen = new Set<boolean>();
    for (const birth of BIRTHS) {
      const found = await call({ ...birth, horizon_years: 20 });
      check(found);
      seen.add(found.answer.includes('The periods below are only'));
    }
    expect(seen.size).toBe(2);
  });

  it('speaks of custody and detention in a criminal matter alone', async () => {
    for (const matter of LEGAL_MATTERS) {
      const { promises, custodyRisk } = await call({ ...GOLDEN, matter });
      const criminal = matter === 'criminal';
      expect(Object.keys(promises)).toEqual([
        'legal_dispute',
        'court_victory',
        ...(criminal ? ['imprisonment', 'bail'] : []),
      ]);
      expect(custodyRisk !== null).toBe(criminal);
    }
  });

  it('adds the cusp of the matter', async () => {
    const cusps = { civil: null, criminal: 12, family: 7, property: 4, employment: 10 };
    for (const matter of LEGAL_MATTERS) {
      const { matterRow } = await call({ ...GOLDEN, matter });
      expect(matterRow?.cusp ?? null).toBe(cusps[matter]);
      expect(matterRow?.matter ?? 'civil').toBe(matter);
    }
  });

  it('answers for all sample births, and out_of_range beyond the Placidus limit', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') expect((await callTool(tool, args, { now })).meta['code']).toBe('out_of_range');
      else check(await call({ ...args, horizon_years: 20 }, now));
    }
  });

  it.each([
    [{ role: 'judge' }, 'role'],
    [{ matter: 'tax' }, 'matter'],
    [{ horizon_years: 21 }, 'horizon_years'],
  ])('refuses %j', async (change, field) => {
    expect((await callTool(tool, { ...GOLDEN, ...change })).meta).toMatchObject({ code: 'validation_failed', field });
  });
});
