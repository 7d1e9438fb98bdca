import { ORGANS } from '@cuspal/engine/topics/health/transplant';
import { GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_28, refused } from '../test/call.ts';
import tool from './get-organ-transplant-timing.tool.ts';

const call = caller(tool);
const NEVER = 'Emergency surgery, and an organ that is offered, are never delayed or declined for astrology.';

describe('get_organ_transplant_timing', () => {
  it('takes the planet of each organ', async () => {
    const karakas = await Promise.all(ORGANS.map(async (organ) => (await call({ ...GOLDEN, organ })).karaka));
    // Without an organ the star lord of CSL6 stands in: Ketu for Rahu.
    expect(karakas).toEqual(['Venus', 'Jupiter', 'Sun', 'Mercury', 'Sun', 'Mars', 'Ketu']);
    expect((await call(GOLDEN)).organ).toBe('other');
  });

  it('adds the kidney of the golden chart up by hand', async () => {
    const { readiness } = await call({ ...GOLDEN, organ: 'kidney' });
    // CSL11 Ketu leans to cure 30, CSL6 Rahu holds 11: 15, Venus does not lean to illness 15, Rahu has no 8 at level 1: 10.
    expect(readiness.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['csl11', 30],
      ['csl6', 15],
      ['karaka', 15],
      ['rahu', 10],
    ]);
    expect(readiness).toMatchObject({ score: 70, band: 'READY' });
  });

  it('says each time that it is an extension, and that no organ is declined', async () => {
    for (const birth of [GOLDEN, OWN_28]) {
      const { extensionNote, disclaimer, answer } = await call(birth);
      expect(extensionNote).toMatch(/^No KP text speaks of transplants\. This is a service extension/);
      expect(disclaimer.startsWith(NEVER)).toBe(true);
      expect(answer).toContain('an organ that is offered is never declined for this');
    }
  });

  it('names no period where readiness is low, and the period after each window elsewhere', async () => {
    const met = new Set<string>();
    for (const { args, now } of randomLives(40, 77)) {
      const { readiness, windows, withheldReason, rejectionCaution } = await call({ ...args, horizon_years: 10 }, now);
      met.add(readiness.band);
      if (readiness.band === 'HARD') {
        expect(windows).toEqual([]);
        expect(withheldReason).toContain('The team and the list decide.');
      }
      for (const { acceptance, end, clipped } of windows) if (!clipped) expect(acceptance?.startDate).toBe(end);
      for (const { level } of rejectionCaution) expect(level).toBe('ELEVATED');
    }
    expect(met).toEqual(new Set(['READY', 'POSSIBLE', 'HARD']));
  });

  it('refuses an organ it does not know', async () => {
    await refused(tool, { ...GOLDEN, organ: 'spleen' }, { code: 'validation_failed', field: 'organ' });
  });
});
