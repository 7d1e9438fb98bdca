import { GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_28, R3_056 } from '../test/call.ts';
import tool from './get-vitality-index.tool.ts';

const call = caller(tool);
const counted = (factors: readonly { factor: string; points: number }[]) =>
  factors.filter(({ points }) => points !== 0).map(({ factor, points }) => [factor, points]);

describe('get_vitality_index', () => {
  it('adds the golden chart up: 50 - 2 + 6 - 8 - 4 + 8', async () => {
    const found = await call(GOLDEN);
    expect(counted(found.factors)).toEqual([
      ['base', 50],
      ['csl1', -2],
      ['csl1_star_lord', 6],
      ['lagna_lord', -8],
      ['moon_dusthana', -4],
      ['resistance', 8],
    ]);
    expect(found).toMatchObject({ score: 50, recuperationClass: 'AVERAGE' });
    for (const { factor, detail } of found.factors)
      if (factor.startsWith('csl1')) expect(detail).toMatch(/^[A-Z].*lord of .*, counts by its weights.*\.$/);
    expect(found.resistanceRatio).toBeCloseTo(0.8333, 4);
    expect(found.chains.map(({ cusp }) => cusp)).toEqual([1, 6]);
    expect(found.susceptibilityBias).toMatchObject({ planet: 'Ketu', chronicity: 'RECURRING' });
  });

  it('adds the printed case up: 50 + 3 + 7.5 + 8 - 4 + 8 + 0.5', async () => {
    const found = await call(R3_056, Date.UTC(1960, 0, 1));
    expect(counted(found.factors)).toEqual([
      ['base', 50],
      ['csl1', 3],
      ['csl1_star_lord', 7.5],
      ['lagna_lord', 8],
      ['sun_afflicted', -4],
      ['resistance', 8],
      ['rounding', 0.5],
    ]);
    expect(found).toMatchObject({ score: 73, recuperationClass: 'FAST_HEALER' });
  });

  it('shows combustion and dignity, and counts neither', async () => {
    const { factors, notes } = await call(GOLDEN);
    const shown = factors.filter(({ factor }) => factor === 'combustion' || factor === 'dignity');
    expect(shown.length).toBeGreaterThanOrEqual(5);
    for (const { points, detail } of shown) {
      expect(points).toBe(0);
      expect(detail).toContain('which is not counted here');
    }
    expect(notes[0]).toMatch(/begin at 65, 45 and 30/);
  });

  it('speaks kindly of a low score', async () => {
    const { recuperationClass, answer } = await call(OWN_28);
    expect(recuperationClass).toBe('FRAGILE');
    expect(answer).toMatch(
      /Recovery tends to ask for patience, rest and good care(?:, because Saturn prolongs it)?\. /,
    );
    expect(answer).toContain('This says nothing of how anybody is at present.');
  });
});
