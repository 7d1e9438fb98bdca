import { GOLDEN, instantMs, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, R3_056, refused } from '../test/call.ts';
import tool from './get-cure-window.tool.ts';

const call = caller(tool);
const CLASSES = ['FULL', 'PARTIAL'];

describe('get_cure_window', () => {
  it('gates the golden chart, and the printed case', async () => {
    const golden = await call(GOLDEN);
    expect(golden.gate.map(({ verdict }) => verdict)).toEqual(['PARTIALLY_ACTIVE', 'PARTIALLY_ACTIVE', 'ACTIVE']);
    expect(golden).toMatchObject({ promise: 'CONDITIONAL', judgedBy: 1 });
    expect((await call(R3_056, Date.UTC(1965, 0, 1))).promise).toBe('PROMISED');
  });

  it('chooses the best window by class, then ruling planets, then date', async () => {
    const { asOf, windows, best } = await call({ ...GOLDEN, horizon_years: 20 });
    const ranked = [...windows]
      .filter(({ state }) => state !== 'DEFERRED_OUT')
      .sort(
        (a, b) =>
          CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class) ||
          b.rulingPlanetsInCommon.length - a.rulingPlanetsInCommon.length ||
          Number(a.start === asOf) - Number(b.start === asOf) ||
          instantMs(a.start) - instantMs(b.start),
      );
    expect(best).toMatchObject({ start: ranked[0]?.start, end: ranked[0]?.end });
    for (const { confirmedBy, start, end } of windows) {
      for (const body of ['Jupiter', 'Sun'] as const)
        expect(confirmedBy.filter((span) => span.body === body).length).toBeLessThanOrEqual(3);
      for (const span of confirmedBy) {
        expect(instantMs(span.start)).toBeGreaterThanOrEqual(instantMs(start));
        expect(instantMs(span.end)).toBeLessThanOrEqual(instantMs(end));
      }
    }
  });

  it('gives no date where cure is not shown, and does not discourage', async () => {
    let denied = 0;
    for (const { args, now } of randomLives(120, 72)) {
      const found = await call(args, now);
      expect(found.promise === 'DENIED').toBe(found.judgedBy === null);
      if (found.promise !== 'DENIED') continue;
      denied += 1;
      expect(found).toMatchObject({ windows: [], best: null });
      expect(found.withheldReason).toBe('Recovery is not shown by this method. Care works all the same.');
      expect(found.answer).toMatch(/says nothing of what care can do\. Care works at every time/);
    }
    expect(denied).toBeGreaterThan(0);
  });

  it('falls back from the row to cusp 11 and then to cusp 5', async () => {
    const met = new Set<number | null>();
    for (const { args, now } of randomLives(160, 73)) {
      const { gate, judgedBy, notes } = await call({ ...args, horizon_years: 1 }, now);
      met.add(judgedBy);
      // Other tools read the row of cusp 1 alone, so a sentence joins their answer with this one.
      const joined = notes.some((note) => note.startsWith('Recovery is read here from cusps 1, 5 and 11 together.'));
      expect(joined).toBe(judgedBy === 11 || judgedBy === 5);
      const side = (cusp: number) => gate.find((row) => row.cusp === cusp)?.side;
      expect(judgedBy).toBe([1, 11, 5].find((cusp) => side(cusp) !== 'no') ?? null);
    }
    expect(met).toContain(11);
  });

  it('begins with the illness where that is later', async () => {
    const { windows, notes, asOf } = await call({ ...GOLDEN, illness_start: '2027-05-01', horizon_years: 10 });
    expect(asOf).toMatch(/^2026-01-15/);
    for (const { start } of windows) expect(start >= '2027-05-01').toBe(true);
    expect(notes).toContain('The windows begin with the illness, and the years are counted from there.');
    const before = await call({ ...GOLDEN, illness_start: '2020-05-01' });
    expect(before.windows).toEqual((await call(GOLDEN)).windows);
    for (const illness_start of ['2120-01-01', '1990-01-01', 'soon'])
      await refused(tool, { ...GOLDEN, illness_start }, { code: 'validation_failed', field: 'illness_start' });
  });
});
