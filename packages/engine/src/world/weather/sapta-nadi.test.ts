import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import type { Drawing } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { STAR_28_BORDERS, star28At, STARS_28 } from '../../zodiac/stars-28.ts';
import { NADI_VERDICTS, nadiAt, nadiOf, NADIS, saptaNadi } from './sapta-nadi.ts';

/** The rule book counts 28 stars, Abhijit the 22nd (R34.6). */
const COUNTED = [...STARS_28.slice(0, 21), 'Abhijit', ...STARS_28.slice(21, 27)] as const;
const BOOK = {
  Chanda: [2, 3, 16, 17],
  Vata: [1, 4, 15, 18],
  Dahana: [5, 14, 19, 28],
  Saumya: [6, 13, 20, 27],
  Neera: [7, 12, 21, 26],
  Jala: [8, 11, 22, 25],
  Amrita: [9, 10, 23, 24],
};

describe('the seven-nadi wheel', () => {
  it('holds the stars of the book', () => {
    const found = NADIS.map((nadi) => [nadi, COUNTED.flatMap((star, at) => (nadiOf(star) === nadi ? [at + 1] : []))]);
    expect(Object.fromEntries(found)).toEqual(BOOK);
  });

  it('changes its star at each of 28 borders and nowhere else', () => {
    expect(STAR_28_BORDERS).toHaveLength(28);
    const stars = STAR_28_BORDERS.map((border) => [star28At(border - 1e-4), star28At(border)]);
    stars.forEach(([before, after], at) => {
      expect(before).not.toBe(after);
      expect(after).toBe(stars[(at + 1) % 28]?.[0]);
    });
    expect(stars.map(([, after]) => after)).toEqual(COUNTED);
  });
});

/** Degrees in the middle of a star of each nadi. */
const IN = { Chanda: 20, Vata: 46, Dahana: 60, Saumya: 73, Neera: 86, Jala: 100, Amrita: 113 };
const DRY_SKY: Drawing['planets'] = {
  Sun: IN.Vata,
  Moon: IN.Chanda,
  Mars: IN.Dahana,
  Mercury: IN.Saumya,
  Jupiter: IN.Vata,
  Venus: IN.Chanda,
  Saturn: IN.Dahana,
  // Both nodes stand in Dahana.
  Rahu: 0.66 * 360 + 5,
};
const verdict = (planets: Partial<Drawing['planets']>) =>
  saptaNadi(drawnChart({ ascendant: 0, planets: { ...DRY_SKY, ...planets } })).nadiVerdict;

describe('what the nadis say of rain (first that fits)', () => {
  const { Neera, Jala, Amrita } = IN;

  it.each([
    ['HEAVY', { Moon: Jala, Mars: Jala, Jupiter: Jala }],
    ['RAIN', { Moon: Jala, Mars: Jala, Saturn: Jala }],
    ['RAIN', { Moon: Jala, Jupiter: Neera, Venus: Amrita }],
    ['RAIN', { Mercury: Neera, Venus: Neera }],
    ['DRY', {}],
    ['DRY', { Venus: Neera }],
    ['CLOUD_NO_RAIN', { Sun: Neera, Saturn: Amrita }],
    ['CLOUD_NO_RAIN', { Mars: Jala, Saturn: Jala }],
    ['LIGHT', { Venus: Neera, Saturn: Amrita }],
    ['LIGHT', { Venus: Neera, Mercury: Jala }],
  ])('%s', (expected, planets) => {
    expect(nadiAt(DRY_SKY.Rahu)).not.toMatch(/Neera|Jala|Amrita/);
    expect(verdict(planets)).toBe(expected);
  });

  it('has all five among random charts', () => {
    const found = new Set(randomCharts(300, 341).map((chart) => saptaNadi(chart).nadiVerdict));
    expect([...found].sort()).toEqual([...NADI_VERDICTS].sort());
  });
});
