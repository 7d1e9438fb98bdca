import { buildChart } from '@cuspal/engine/chart/build';
import { cuspOf } from '@cuspal/engine/chart/placement';
import { DIGNITIES } from '@cuspal/engine/parashari/base/dignity';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { randomBirths, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { manglikView } from './manglik-view.ts';

describe('the Manglik part of check_doshas', () => {
  it('sets Mars beside cusp 7 as KP reads it, and meets every band and dignity', () => {
    const seen = new Set<string>();
    for (const args of randomBirths(400, 282)) {
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      const { kpView, marsDignity } = manglikView(chart);
      if (kpView === null) throw new Error('these births have houses');
      const { starLord, subLord } = cuspOf(chart, 7);
      expect(kpView.csl7).toBe(subLord);
      const { L1, L2 } = kpView.marsLevels;
      const adverse = [...L1, ...L2].some((house) => house === 6 || house === 8 || house === 12);
      expect(kpView.marsOpposes).toBe(adverse && [starLord, subLord].includes('Mars'));
      seen.add(kpView.promise).add(marsDignity).add(`opposes ${kpView.marsOpposes}`);
    }
    const bands = ['PROMISED', 'CONDITIONAL', 'WEAK', 'DENIED', 'SILENT'];
    expect([...seen].sort()).toEqual([...bands, ...DIGNITIES, 'opposes true', 'opposes false'].sort());
  });
});
