import { SEPARATION_BANDS, SEPARATION_FACTORS, SEPARATION_FORMS } from '@cuspal/engine/topics/marriage/separation';
import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { grownBy } from '../test/lives.ts';
import tool from './get-marital-separation.tool.ts';
import { PEOPLE } from '../test/people.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

const STRAIN = { LOW: 'low', WATCH: 'worth watching', ELEVATED: 'elevated', HIGH: 'high' };

/** The answer from the fields beside it. */
function told({ promises, riskBand, score, form }: Result): readonly string[] {
  const { verdict, outweighed } = promises.divorce;
  const opening =
    outweighed && verdict === 'MIXED_ACTIVE'
      ? 'shows a tendency to Divorce / Separation'
      : outweighed && verdict === 'PARTIALLY_ACTIVE'
        ? 'shows only a weak tendency to Divorce / Separation, against stronger opposing houses'
        : {
            ACTIVE: 'shows a tendency to Divorce / Separation',
            MIXED_ACTIVE: 'shows a tendency to Divorce / Separation, with opposition',
            PARTIALLY_ACTIVE: 'shows a weak tendency to Divorce / Separation',
            CONTRADICTED: 'speaks for Divorce / Separation and against it alike',
            DENIED: 'does not show Divorce / Separation',
            NEGATED: 'does not show Divorce / Separation',
          }[verdict];
  const shape = {
    COURT: 'Because 12 is signified with 3, a break would go through a court.',
    MUTUAL_OR_APART: 'Because 12 is signified without 3, a break would be by consent or by living apart.',
    DISCORD_ONLY:
      promises.divorce.side === 'no'
        ? 'Because 6 or 8 is signified without 12, discord without a break is indicated.'
        : 'The tendency rests on 6 or 8 without 12, so it is one to discord rather than to a break.',
    NONE: 'Because none of houses 6, 8 and 12 is signified, no form of break is indicated.',
  }[form];
  return [
    `The chart ${opening}`,
    ` Weighed with what protects the marriage, the strain indicated is ${STRAIN[riskBand]} (${score} of 100). ${shape}`,
  ];
}

function check(found: Result): void {
  const [opening = '', rest = ''] = told(found);
  expect(found.answer.startsWith(opening)).toBe(true);
  expect(found.answer.endsWith(rest)).toBe(true);
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

  // A person born in the last years of the ephemeris is not grown within it.
  const grown = SAMPLE_CHARTS.filter(
    ({ edge, arguments: { birth_datetime } }) => edge !== 'polar' && birth_datetime < '2380',
  );
  it.each(grown)('$label', async ({ arguments: args, now }) => {
    check(await call(args, grownBy(args, now)));
  });

  it('says in words what the form rests on', async () => {
    // Saturn is the sub lord of cusp 7: L1 8, L2 7, L3 1, L4 7 and 8.
    const { form, formReason, factors } = await call(GOLDEN);
    expect(form).toBe('DISCORD_ONLY');
    expect(formReason).toBe(
      'The 7th sub lord Saturn signifies 8 (level 1) of houses 3, 6, 8 and 12. Because 6 or 8 is signified without 12, discord without a break is indicated.',
    );
    expect(factors.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^Divorce \/ Separation is promised, because /),
      expect.stringMatching(/^Marital Discord is promised, because /),
      'The Sun, sub lord of cusp 2, signifies 1 (level 1) and 12 (level 3) more strongly than any of 2, 7 and 11.',
      'Saturn is the 7th sub lord.',
      expect.stringMatching(/^Marriage is promised, because /),
      expect.stringMatching(/^Reunion with Spouse is promised, because /),
    ]);
  });

  it('reaches a promise denied, one that is silent and a best window of reunion', async () => {
    const birth = (birth_datetime: string, latitude: number, longitude: number, utc_offset_minutes: number) => ({
      birth_datetime,
      latitude,
      longitude,
      utc_offset_minutes,
    });
    const silent = await call({ ...birth('1950-07-06T14:47:45', -15.2235, -20.6621, -90), ayanamsa: 'lahiri' });
    expect(silent.promises.divorce.verdict).toBe('NEGATED');
    const denied = await call({ ...birth('1991-09-16T12:07:11', 44.34, -21.42, -90), ayanamsa: 'true_chitra' });
    expect(denied.promises.marital_discord.verdict).toBe('DENIED');
    const mended = await call({ ...birth('1968-09-09T00:03:08', 4.11, 42.74, 180), ayanamsa: 'khullar' });
    expect(mended.reconciliation.map((window) => window.class)).toContain('FULL');
    for (const found of [silent, denied, mended]) check(found);
  });

  it('does not read widowhood or death', async () => {
    for (const args of PEOPLE) {
      const { text } = await conforms(tool, args);
      expect(text).not.toMatch(/\b(widow(?!hood)|dies|death)\b/i);
    }
  });

  it('refuses a moment before birth and a polar birth', async () => {
    const { meta } = await callTool(tool, { ...GOLDEN, as_of_date: '1990-01-01' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'as_of_date' });
    expect((await callTool(tool, POLAR)).meta['code']).toBe('out_of_range');
  });
});
