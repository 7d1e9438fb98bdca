import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { GOLDEN, instantMs, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller } from '../test/call.ts';
import tool from './get-hospitalization-window.tool.ts';

const call = caller(tool);

describe('get_hospitalization_window', () => {
  it('judges body, illness and hospital, and leaves the houses of cure out', async () => {
    const { verdict, promise, csl6Signifies12 } = await call(GOLDEN);
    expect(verdict.required).toEqual([1, 6, 12]);
    expect(verdict.supporting).toEqual([8]);
    // Cusp 6, Rahu, holds 12 at level 3.
    expect(csl6Signifies12).toBe(true);
    expect(promise).toBe('INDICATED');
  });

  it('follows the promise, and dates no more than it shows', async () => {
    const met = new Set<string>();
    for (const { args, now } of randomLives(80, 74)) {
      const found = await call({ ...args, horizon_years: 20 }, now);
      met.add(found.promise);
      const { verdict } = found.verdict;
      expect(found.promise).toBe(
        verdict === 'ACTIVE' ? 'STRONG' : verdict === 'DENIED' || verdict === 'NEGATED' ? 'NOT_INDICATED' : 'INDICATED',
      );
      if (found.promise === 'NOT_INDICATED') {
        expect(found.windows).toEqual([]);
        expect(found.withheldReason).toMatch(/No date is given for what is not promised\.$/);
      }
      for (const { end, releaseAfter, clipped } of found.windows) {
        if (releaseAfter === null || clipped) continue;
        const wait = instantMs(releaseAfter.date) - instantMs(end);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(3 * DASHA_YEAR_MS + 1000);
      }
    }
    expect(met).toEqual(new Set(['STRONG', 'INDICATED', 'NOT_INDICATED']));
  });

  it('keeps nobody from a stay that a doctor advises', async () => {
    const { answer, careNote } = await call(GOLDEN);
    expect(answer).toContain('Nobody should put off a stay that a doctor advises.');
    expect(careNote).toContain('ordinary care');
  });
});
