import { GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_28 } from '../test/call.ts';
import tool from './get-oncology-timing.tool.ts';

const call = caller(tool);

describe('get_oncology_timing', () => {
  it('names no period where the signature is low, and then alone', async () => {
    const met = new Set<string>();
    for (const { args, now } of randomLives(120, 76, 18)) {
      const found = await call({ ...args, horizon_years: 20 }, now);
      const { band, score } = found.growthSignature;
      expect(band).toBe(score < 35 ? 'LOW' : score < 60 ? 'MODERATE' : 'ELEVATED');
      expect(band === 'LOW').toBe(found.course === 'NOT_INDICATED');
      met.add(found.course);
      if (band === 'LOW') {
        expect([found.screeningWindows, found.treatmentWindows]).toEqual([[], []]);
        expect(found.screeningWithheldReason).toBe('The signature is low, so no period is named.');
        expect(found.treatmentWithheldReason).toBe('The signature is low, so no period is named.');
      }
      for (const { md, ad, pd } of found.screeningWindows)
        expect([md, ad, pd].some((lord) => ['Jupiter', 'Saturn', 'Rahu'].includes(lord))).toBe(true);
      expect(Math.max(found.screeningWindows.length, found.treatmentWindows.length)).toBeLessThanOrEqual(4);
      const points = found.regions.map((region) => region.points);
      expect(points).toEqual([...points].sort((a, b) => b - a));
      expect(points.length).toBeLessThanOrEqual(4);
    }
    expect(met.size).toBe(4);
  });

  it('adds a moderate signature up by hand', async () => {
    const { growthSignature, regions } = await call(OWN_28);
    // Jupiter weighs 6, Saturn 6, Rahu 2; Jupiter and Rahu, Saturn and Rahu tied; CSL8 the Moon on 6 or 12; CSL1 Saturn.
    expect(growthSignature.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['jupiter', 12],
      ['saturn', 6],
      ['rahu', 2],
      ['tie_jupiter_rahu', 10],
      ['tie_saturn_rahu', 8],
      ['csl8', 8],
      ['csl1', 4],
    ]);
    // Jupiter is CSL6 and tied: 3 and 2 points for the parts of its star, Jyeshtha.
    expect(regions.map(({ part, points }) => `${part} ${points}`)).toEqual(['colon 5', 'anus 5', 'ovary 5', 'womb 5']);
  });

  it('A23: is for advisers, which the answer itself leaves out, and sends to the usual screening', async () => {
    const { audience, communicationRule, screeningAdvice, answer } = await call(GOLDEN);
    expect(audience).toBe('advisor-only');
    expect(communicationRule).toContain('never shown or read to the person');
    expect(screeningAdvice).toMatch(/^Follow the screening that is usual for age and sex, whatever the chart shows/);
    expect(answer).not.toMatch(/advis/);
  });
});
