import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, withoutLead, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-kcil-verdict.tool.ts';
import { BIRTHS } from '../test/verification-births.ts';

const output = withNotes(tool);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);
const tenths = (points: number): number => Math.round(points * 10);

describe('get_kcil_verdict', () => {
  it.each([
    ['STRONG_PROMISE', { ...BIRTHS.spain1928, event: 'Marriage' }],
    ['MIXED', { ...BIRTHS.assam1929, event: 'Career / Job Start' }],
    ['WEAK', { ...BIRTHS.atlantic1926, event: 'Foreign Travel' }],
    ['DENIED', { ...BIRTHS.carolina1973, event: 'Wealth / Income Gain' }],
  ])('%s: points, scores and bands agree', async (verdict, args) => {
    const found = await call(args);
    expect(found.verdict).toBe(verdict);
    const bandOf = (score: number) =>
      score >= 70 ? 'STRONG_PROMISE' : score >= 50 ? 'MIXED' : score >= 30 ? 'WEAK' : 'DENIED';
    expect(bandOf(found.overallScore)).toBe(verdict);
    expect(bandOf(found.khullarFrame.score)).toBe(found.khullarFrame.verdict);
    const word = { STRONG_PROMISE: 'a strong promise', MIXED: 'mixed', WEAK: 'a weak promise', DENIED: 'a denial' };
    const rule = {
      BOTH: 'passes at the cusp and at the Ascendant',
      ONE: 'passes at only one of the cusp and the Ascendant',
      NONE: 'fails at the cusp and at the Ascendant',
    }[found.sslRule.result];
    expect(withoutLead(found.answer)).toBe(
      [
        `The interlink score of ${args.event} is ${found.overallScore} of 100, which counts as ${word[found.verdict]}.`,
        `In the school's own ayanamsa it is ${found.khullarFrame.score}. Its sub-sub lord test ${rule}.`,
        'This is a second opinion, because KP decides.',
      ].join(' '),
    );
    for (const { score, verdict: band, lords } of found.cusps) {
      expect(bandOf(score)).toBe(band);
      expect(lords.reduce((sum, { points }) => sum + tenths(points), 0)).toBe(tenths(score));
      expect(lords.map(({ weight }) => weight)).toEqual([15, 60, 25]);
    }
  });

  it.each([
    ['BOTH', { ...BIRTHS.atlantic1973, event: 'Career / Job Start' }, 2],
    ['ONE', { ...BIRTHS.pacific1949, event: 'Childbirth / Progeny' }, 1],
    ['NONE', { ...BIRTHS.spain1928, event: 'Marriage' }, 0],
  ])('sub-sub lord rule %s', async (result, args, holding) => {
    const { sslRule } = await call(args);
    expect(sslRule.result).toBe(result);
    expect([sslRule.primary, sslRule.lagna].filter(({ holds }) => holds)).toHaveLength(holding);
  });

  it('reaches every positional status', async () => {
    const seen = new Set<string | null>();
    for (const args of Object.values(BIRTHS))
      for (const { lords } of (await call({ ...args, house_group: [2, 7, 11], primary_houses: [2, 7, 11] })).cusps)
        for (const { positionalStatus, T4 } of lords) {
          seen.add(positionalStatus);
          if (positionalStatus === null) expect(T4).toEqual([]);
        }
    expect(seen).toEqual(new Set(['OWN_STAR', 'UNTENANTED', 'STAR_EXCHANGE', null]));
  });

  it('has the lords of the cusp from get_csl_advanced, and the frame of the school in its ayanamsa', async () => {
    const [row] = (await call({ ...GOLDEN, event: 'Marriage' })).cusps;
    const [reading] = z
      .object({
        cusps: z.array(
          z.object({ subSubLord: z.string(), chain: z.object({ starLord: z.string(), subLord: z.string() }) }),
        ),
      })
      .parse((await conforms('get_csl_advanced', { ...GOLDEN, cusps: [7] })).result).cusps;
    expect(row?.lords.map(({ planet }) => planet)).toEqual([
      reading?.chain.starLord,
      reading?.chain.subLord,
      reading?.subSubLord,
    ]);
    const asked = await call({ ...GOLDEN, event: 'Marriage' });
    const own = await call({ ...GOLDEN, event: 'Marriage', ayanamsa: 'khullar' });
    expect(asked.khullarFrame).toMatchObject({ score: own.overallScore, verdict: own.verdict });
    expect(own.khullarFrame).toEqual({ score: own.overallScore, verdict: own.verdict, cslChanged: [] });
  });

  it('scores the cusps asked for and takes their mean', async () => {
    const { cusps, overallScore } = await call({ ...GOLDEN, event: 'Marriage', primary_houses: [11, 7, 11] });
    expect(cusps.map(({ cusp }) => cusp)).toEqual([7, 11]);
    expect(overallScore).toBeCloseTo(((cusps[0]?.score ?? NaN) + (cusps[1]?.score ?? NaN)) / 2, 1);
  });

  it('says by which cusp it decides where the primary one is left out, and what a promise of ill means', async () => {
    const { sslRule, provenance } = await call({ ...GOLDEN, event: 'Divorce / Separation', primary_houses: [8] });
    expect(sslRule.primary.cusp).toBe(8);
    expect(provenance.notes.join(' ')).toMatch(/Cusp 7, from which .* is not in primary_houses.*takes cusp 8/);
    expect(provenance.notes.join(' ')).toMatch(/unwelcome matter/);
    const plain = await call({ ...GOLDEN, event: 'Marriage' });
    expect(plain.provenance.notes.join(' ')).not.toMatch(/unwelcome|primary_houses/);
  });

  it('judges a group of houses from its first house or the first primary one', async () => {
    const group = await call({ ...GOLDEN, house_group: [7, 2, 11] });
    expect(group.eventResolution).toMatchObject({ source: 'house_group', primaryCusp: 7, denialHouses: [1, 6, 10] });
    expect(group.cusps.map(({ cusp }) => cusp)).toEqual([7]);
    const marriage = await call({ ...GOLDEN, event: 'Marriage' });
    expect(group.cusps).toEqual(marriage.cusps);
    const other = await call({ ...GOLDEN, house_group: [7, 2, 11], primary_houses: [11], denial_group: [12] });
    expect(other.eventResolution).toMatchObject({ primaryCusp: 11, denialHouses: [12] });
  });

  it.each([
    [{}, 'validation_failed', /event.*house_group/],
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest/],
    [{ house_group: [0] }, 'validation_failed', /1 to 12/],
    [{ house_group: [] }, 'validation_failed', /house_group/],
    [{ event: 'Marriage', primary_houses: [13] }, 'validation_failed', /primary_houses/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circles', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments, event: 'Marriage' })).meta['code']).toBe('out_of_range');
  });
});
