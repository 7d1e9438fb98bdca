import { LEANS } from '@cuspal/engine/kp/kernel/levels';
import { CAREER_BALANCE_BANDS } from '@cuspal/engine/topics/career/career-cusp-panel';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { conforms, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { checkEnds } from '../test/answer-checks.ts';
import { LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-career-cusp-panel.tool.ts';

const output = withNotes(tool);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_career_cusp_panel', () => {
  it('gives the golden balance', async () => {
    const found = await call(GOLDEN);
    expect(found).toMatchObject({ careerBalanceIndex: 14, band: 'MIXED', strongestCusp: 7, weakestCusp: 2 });
    expect(found.careerCusps.map(({ cusp, csl, net, lean }) => [cusp, csl, net, lean])).toEqual([
      [2, 'Sun', -2, 'AGAINST'],
      [6, 'Rahu', 0, 'BOTH'],
      [7, 'Saturn', 1, 'FOR'],
      [10, 'Rahu', 0, 'BOTH'],
      [11, 'Ketu', 1, 'FOR'],
    ]);
    expect(found.negationCusps.map(({ cusp, csl, pressure }) => [cusp, csl, pressure])).toEqual([
      [1, 'Saturn', -1],
      [5, 'Mercury', -1],
      [9, 'Saturn', -1],
      [12, 'Moon', -2],
    ]);
    expect(found.sharedCsl).toEqual([
      { csl: 'Saturn', cusps: [1, 7, 9] },
      { csl: 'Rahu', cusps: [6, 10] },
    ]);
    expect(found.provenance.notes.join()).toMatch(/several cusps counts at each/);
  });

  it('shows the chain of each cusp, and an index that recomputes from the nine rows', async () => {
    for (const { args } of LIVES) {
      const { careerCusps, negationCusps, careerBalanceIndex, factors } = await call(args);
      const raw =
        careerCusps.reduce((sum, { net }) => sum + net, 0) - negationCusps.reduce((sum, row) => sum + row.pressure, 0);
      expect(careerBalanceIndex).toBe(Math.round((100 * raw) / 36));
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(careerBalanceIndex, 6);
      for (const { cusp, csl, chain } of [...careerCusps, ...negationCusps])
        expect([chain.cusp, chain.subLord]).toEqual([cusp, csl]);
    }
  });

  it('begins with the balance and the cusps that help and oppose most', async () => {
    for (const { args } of LIVES) {
      const { result } = await conforms(tool, args);
      const { answer, band, careerBalanceIndex, careerCusps } = output.parse(result);
      await checkEnds(result);
      const word = band.toLowerCase().replace('_', ' ');
      expect(answer).toContain(`is ${word}, ${careerBalanceIndex} on a scale from -100 to 100.`);
      const [most, least] = [
        Math.max(...careerCusps.map(({ net }) => net)),
        Math.min(...careerCusps.map(({ net }) => net)),
      ];
      const [best, worst] = [most, least].map((wanted) => careerCusps.find(({ net }) => net === wanted));
      expect(
        answer.includes(`Cusp ${best?.cusp} helps the career most, by its sub lord ${best && planetInWords(best.csl)}`),
      ).toBe(most > 0);
      expect(answer.includes(`cusp ${worst?.cusp} opposes it most, by ${worst && planetInWords(worst.csl)}`)).toBe(
        least < 0,
      );
    }
  });

  it('reaches every band and lean', async () => {
    expect(await reached(tool, 'band')).toEqual(new Set(CAREER_BALANCE_BANDS));
    expect(await reached(tool, 'careerCusps.*.lean')).toEqual(new Set(LEANS));
    const silent = await call({
      birth_datetime: '2199-04-07T14:15:01',
      latitude: -63.2237,
      longitude: 147.7493,
      utc_offset_minutes: 600,
      ayanamsa: 'lahiri',
    });
    const negating = silent.negationCusps.map(({ lean }) => lean);
    expect(new Set([...(await reached(tool, 'negationCusps.*.lean')), ...negating])).toEqual(new Set(LEANS));
  });

  it('carries its own disclaimer and the note of use', async () => {
    const { result } = await conforms(tool, GOLDEN);
    expect(result['disclaimer']).toMatch(/not career advice/);
    expect(result['useNote']).toMatch(/Not for decisions to hire, dismiss/);
  });

  it('refuses what it cannot read', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range.*66\.5/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 5 })).toMatch(/^validation_failed.*horizon_years/);
  });
});
