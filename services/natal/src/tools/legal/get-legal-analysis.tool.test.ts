import { APPEAL_OUTLOOKS, LEGAL_VERDICTS } from '@cuspal/engine/topics/legal/contest';
import { CUSTODY_BANDS } from '@cuspal/engine/topics/legal/custody-risk';
import { LEGAL_MATTERS } from '@cuspal/engine/topics/legal/legal-data';
import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { BIRTHS, GOLDEN } from '../../../test/lives.ts';
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
  if (verdict === 'FAVORABLE') {
    expect(['ACTIVE', 'MIXED_ACTIVE']).toContain(victory?.verdict);
    expect(ownScore).toBeGreaterThanOrEqual(1);
  }
  expect(verdict === 'UNFAVORABLE').toBe(victory?.side === 'no' || ownScore <= -2);
  const reached = appeal.cusps.filter(({ contact }) => contact !== null).length;
  expect(appeal.outlook).toBe(reached >= 4 ? 'GOOD' : reached === 3 ? 'FAIR' : 'POOR');
  expect(custodyRisk.factors.reduce((total, { points }) => total + points, 0)).toBe(custodyRisk.score);
  expect(withheldReason !== undefined).toBe(victory?.side === 'no');
  expect(windows.length).toBeLessThanOrEqual(withheldReason === undefined ? 4 : 0);
  expect(found.noDisputeIndicated).toBe(promises['legal_dispute']?.side === 'no');
}

describe('get_legal_analysis', () => {
  it('reads the golden chart by hand', async () => {
    const found = await call(GOLDEN);
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
    expect(found).toMatchObject({ ownScore: 1, verdict: 'FAVORABLE', matterRow: null, noDisputeIndicated: false });
    expect(found.appeal.outlook).toBe('FAIR');
    // 8 from the Moon's place 10; Ketu and the Moon hold 11 at level 1: -20; not below 0.
    expect(found.custodyRisk.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['csl12_confinement', 10],
      ['protection', -20],
      ['clamp', 10],
    ]);
  });

  it('reaches every verdict, outlook, band and score for both roles', async () => {
    const met = new Set<string>();
    for (const birth of BIRTHS)
      for (const role of ['plaintiff', 'defendant'] as const) {
        const found = await call({ ...birth, role });
        check(found);
        expect(found.role).toBe(role);
        met
          .add(`${role} ${found.verdict}`)
          .add(found.appeal.outlook)
          .add(found.custodyRisk.band)
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
      'Court Victory. Cusp 6: its sub lord Rahu, in the star of Ketu, signifies 6 (level 4), 10 (level 4), 11 (level 1) of the required 1, 6, 10, 11 and 5 (level 1), 12 (level 3) of the opposing 5, 8, 12. MIXED_ACTIVE: required houses are met, and those against them are no weaker in level or no lighter in weight.',
      'Points of both sides, +1: the native has the better houses.',
      'FAVORABLE: victory is promised and the points are on the own side.',
    ]);
    expect(opponentSide[0]?.reason).toBe(
      "Moon, sub lord of cusp 12, signifies 5 (level 3), 8 (level 2) of the opponent's 4, 5, 7, 8, 12 and 1 (level 4), 10 (level 3), 11 (level 1) of the native's 1, 6, 10, 11: AGAINST.",
    );
  });

  it('says what windows of victory are worth where the verdict is UNFAVORABLE', async () => {
    const seen = new Set<boolean>();
    for (const birth of BIRTHS) {
      const { result } = await conforms(tool, { ...birth, horizon_years: 20 });
      const { verdict, windows } = output.parse(result);
      const said = JSON.stringify(result['provenance']).includes('The verdict is UNFAVORABLE: the windows');
      expect(said).toBe(verdict === 'UNFAVORABLE' && windows.length > 0);
      seen.add(said);
    }
    expect(seen.size).toBe(2);
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
