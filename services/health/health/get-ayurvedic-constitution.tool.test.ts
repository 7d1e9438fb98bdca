import { GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_06, OWN_17 } from '../test/call.ts';
import tool from './get-ayurvedic-constitution.tool.ts';

const call = caller(tool);
type Result = Awaited<ReturnType<typeof call>>;

const sums = ({ contributions, lagnaBonus }: Result) =>
  (['vata', 'pitta', 'kapha'] as const).map((humour) =>
    [...contributions, lagnaBonus].reduce((sum, { points }) => sum + points[humour], 0),
  );

describe('get_ayurvedic_constitution', () => {
  it('gives the golden chart 35, 44 and 53 of 132', async () => {
    const found = await call(GOLDEN);
    expect(sums(found)).toEqual([35, 44, 53]);
    expect(found).toMatchObject({
      vata: 26.5,
      pitta: 33.3,
      kapha: 40.2,
      primary: 'kapha',
      secondary: 'pitta',
      prakritiCombo: 'dual',
      label: 'Kapha-Pitta',
    });
    expect(found.lagnaBonus).toEqual({ sign: 'Cancer', points: { vata: 0, pitta: 0, kapha: 18 } });
  });

  it('adds up to a hundred from the parts beside it', async () => {
    for (const birth of [GOLDEN, OWN_06, OWN_17, POLAR]) {
      const found = await call(birth);
      const shares = [found.vata, found.pitta, found.kapha];
      expect(Math.round(shares.reduce((sum, share) => sum + share * 10, 0))).toBe(1000);
      const all = sums(found);
      const total = all.reduce((sum, each) => sum + each, 0);
      all.forEach((each, index) => expect(Math.abs((100 * each) / total - (shares[index] ?? NaN))).toBeLessThan(0.1));
      expect(found.contributions).toHaveLength(7);
    }
  });

  it('names one humour where it leads, and all three where they are even', async () => {
    expect(await call(OWN_06)).toMatchObject({
      primary: 'vata',
      secondary: null,
      prakritiCombo: 'single',
      label: 'Vata',
    });
    expect(await call(OWN_17)).toMatchObject({ primary: 'pitta', prakritiCombo: 'TRIDOSHIC', label: 'Tridoshic' });
  });

  it('leaves the decision to a physician and says what other schools do', async () => {
    const { answer, nodesNote, notes } = await call(GOLDEN);
    expect(answer).toContain('Only an Ayurvedic physician can tell');
    expect(nodesNote).toContain('left out');
    expect(notes.join(' ')).toMatch(/air signs to vata.*Ketu to pitta/);
  });
});
