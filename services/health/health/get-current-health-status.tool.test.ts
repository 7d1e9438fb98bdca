import { buildChart } from '@cuspal/engine/chart/build';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { cycleEndMs, runningAt } from '@cuspal/engine/dasha/vimshottari';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { GOLDEN, instantMs, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, NOW, OWN_06, OWN_28, refused } from '../test/call.ts';
import tool from './get-current-health-status.tool.ts';

const call = caller(tool);
const FACTORS = [
  'base',
  'md',
  'ad',
  'pd',
  'sd',
  'ruling_planets',
  'moon_star',
  'moon_sub',
  'saturn_transit',
  'mars_transit',
];

describe('get_current_health_status', () => {
  it('adds up from 40, base first, then by size, with every row kept', async () => {
    for (const birth of [GOLDEN, OWN_06, OWN_28]) {
      const { reasons, healthPressureScore, status } = await call(birth);
      const [base, ...rest] = reasons;
      expect(base).toMatchObject({ factor: 'base', points: 40 });
      const sizes = rest.map(({ points }) => Math.abs(points));
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      for (const factor of FACTORS) expect(reasons.map((row) => row.factor)).toContain(factor);
      expect(status).toBe(healthPressureScore < 40 ? 'FAVOURABLE' : healthPressureScore < 65 ? 'WATCHFUL' : 'STRAINED');
    }
  });

  it('weighs the running lords by their pull, each period by its own factor', async () => {
    const { reasons, dashaLords } = await call(GOLDEN);
    const weights = { MD: -0.5, AD: -0.75, PD: -1, SD: -0.5 } as const;
    for (const period of ['MD', 'AD', 'PD', 'SD'] as const) {
      const row = reasons.find(({ factor }) => factor === period.toLowerCase());
      expect(row?.points).toBeCloseTo(weights[period] * dashaLords[period].pull, 9);
    }
  });

  it('changes with the pratyantardasha, as get_smart_current_dasha ends it', async () => {
    const chart = buildChart(testEphemeris(), resolveBirth(GOLDEN));
    const [md, ad, pd, sd] = runningAt(vimshottariOf(chart), NOW, 4);
    const found = await call(GOLDEN);
    expect(Math.abs(instantMs(found.nextChangeDate) - (pd?.endMs ?? 0))).toBeLessThan(1000);
    expect(found.dashaLords.PD.endDate).toBe(found.nextChangeDate);
    expect([md, ad, pd, sd].map((period) => period?.planet)).toEqual([
      found.dashaLords.MD.planet,
      found.dashaLords.AD.planet,
      found.dashaLords.PD.planet,
      found.dashaLords.SD.planet,
    ]);
    // The printed second is the one that is cut off, so the change lies within the next.
    const after = await call(GOLDEN, instantMs(found.nextChangeDate) + 1000);
    expect(found.nextChange).toMatchObject({ from: found.dashaLords.PD.planet, to: after.dashaLords.PD.planet });
    expect(found.nextChange?.pullChange).toBe(after.dashaLords.PD.pull - found.dashaLords.PD.pull);
  });

  it('has no next period at the end of the 120 years', async () => {
    const chart = buildChart(testEphemeris(), resolveBirth(GOLDEN));
    const last = cycleEndMs(vimshottariOf(chart)) - 3 * 86_400_000;
    const { nextChange, answer } = await call(GOLDEN, last);
    expect(nextChange).toBeNull();
    expect(answer).toContain('with the 120 dasha years.');
  });

  it('refuses a moment before birth or past the 120 years, with both limits', async () => {
    for (const as_of_date of ['1990-01-01', '2115-01-01']) {
      const text = await refused(tool, { ...GOLDEN, as_of_date }, { code: 'validation_failed', field: 'as_of_date' });
      expect(text).toMatch(/which run from 14 August 1992, 04:32 to 21 April 2107, 13:27/);
    }
  });
});
