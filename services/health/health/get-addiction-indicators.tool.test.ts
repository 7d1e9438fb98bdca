import { GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_22 } from '../test/call.ts';
import tool from './get-addiction-indicators.tool.ts';

const call = caller(tool);

describe('get_addiction_indicators', () => {
  it('adds the golden chart up by hand', async () => {
    const { factors, score, band, kinds, chains } = await call(GOLDEN);
    // CSL12, the Moon, holds 5 and 8; CSL5 meets 12 at level 3; Rahu weighs 3; CSL1 Saturn; Mars in the chain; CSL11 cure.
    expect(factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['csl12', 20],
      ['csl5', 8],
      ['rahu', 4.5],
      ['csl1', 10],
      ['mars_saturn', 10],
      ['csl11_relief', -10],
      ['rounding', 0.5],
    ]);
    expect({ score, band }).toEqual({ score: 43, band: 'MODERATE' });
    expect(kinds).toEqual([
      { planet: 'Mars', hint: 'stimulants and risk', dw: 4 },
      { planet: 'Saturn', hint: 'smoking', dw: 4 },
      { planet: 'Moon', hint: 'comfort and drinks', dw: 3 },
    ]);
    expect(chains.map(({ cusp }) => cusp)).toEqual([1, 5, 11, 12]);
  });

  it('names no period for a low tendency, and no window in both lists', async () => {
    let low = 0;
    for (const { args, now } of randomLives(60, 66, 18)) {
      const found = await call({ ...args, horizon_years: 20 }, now);
      const starts = found.riskWindows.map(({ end }) => end);
      expect(found.recoveryWindows.some(({ end }) => starts.includes(end))).toBe(false);
      if (found.band !== 'LOW') continue;
      low += 1;
      expect(found.riskWindows).toEqual([]);
      expect(found.riskWithheldReason).toBe('The tendency is low, so no period is named for it.');
    }
    expect(low).toBeGreaterThan(5);
  });

  it('speaks of a high score as of something that help answers', async () => {
    const { band, answer, crisisNote } = await call(OWN_22);
    expect(band).toBe('HIGH');
    expect(answer).toMatch(/^The chart leans to dependence, so good company and early help count for much\./);
    expect(answer).toContain('Help from people who know the matter counts more than any period.');
    expect(crisisNote).toContain('crisis line');
  });
});
