import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { printed } from '../test/printed.ts';
import { wholeLords } from '../test/whole-lords.ts';
import tool from './find-election-window.tool.ts';
import { pooled } from './window-view.ts';

const elect = async (more: object) =>
  printed((await conforms(tool, { ...GOLDEN, event: 'sign_agreement', max_windows: 1, ...more })).result).windows;

/** The best windows of ten days, each printed whole. */
const whole = (
  await Promise.all(Array.from({ length: 10 }, (_, day) => elect({ scan_start: `2027-02-${10 + day}`, scan_days: 1 })))
).flat();

describe('a pool of windows', () => {
  it('B4: prints once what neighbouring windows repeat, and loses nothing', () => {
    const pool = pooled(whole);
    expect(wholeLords(pool)).toEqual(whole.map(({ lords }) => lords));
    for (const [index, window] of pool.entries()) {
      const full = whole[index];
      const { lords: _, rulingPlanets, cuspRuleCheck, ...rest } = window;
      // All else is as it was, and so every field that a client looks for in a window.
      expect(full).toMatchObject(rest);
      expect(rulingPlanets.map(({ planet }) => planet)).toEqual(full?.rulingPlanets.map(({ planet }) => planet));
      for (const { at, csl } of full?.cuspRuleCheck?.at ?? [])
        expect(cuspRuleCheck?.at.findLast((row) => row.at <= at)?.csl).toBe(csl);
    }
    expect(JSON.stringify(pool).length).toBeLessThan(0.95 * JSON.stringify(whole).length);
    expect(pool[0]).toEqual(whole[0]);
  });

  it('B4: has the windows that calls for fewer have, in their order', async () => {
    const scan = { scan_start: '2027-02-01', scan_days: 3 };
    const [three, ten] = await Promise.all([elect({ ...scan, max_windows: 3 }), elect({ ...scan, max_windows: 10 })]);
    expect(ten.slice(0, 3)).toEqual(three);
  });
});
