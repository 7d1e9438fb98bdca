import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { byPlanet } from '../../zodiac/records.ts';
import type { SignsOf } from './frame.ts';
import { chartNatures, natureUsed, naturesOf } from './natures.ts';

/** Every planet in a sign of its own, Mercury in the first. */
const APART: SignsOf = { ...byPlanet(() => 6), Mercury: 0 };
const mercury = (here: Partial<Record<keyof SignsOf, number>>, elongation = 100) =>
  naturesOf({ ...APART, ...here }, elongation).Mercury;

describe('natural benefics and malefics', () => {
  it('are fixed for all but Moon and Mercury', () => {
    const { Jupiter, Venus, Sun, Mars, Saturn, Rahu, Ketu } = naturesOf(APART, 0);
    expect([Jupiter, Venus]).toEqual(['benefic', 'benefic']);
    expect(new Set([Sun, Mars, Saturn, Rahu, Ketu])).toEqual(new Set(['malefic']));
  });

  it.each([
    [0, 'malefic'],
    [84 - 1e-9, 'malefic'],
    [84, 'benefic'],
    [180, 'benefic'],
    [276 - 1e-9, 'benefic'],
    [276, 'malefic'],
    [359, 'malefic'],
  ] as const)('Moon %d degrees from the Sun: %s', (elongation, nature) => {
    expect(naturesOf(APART, elongation).Moon).toBe(nature);
  });

  it('Mercury is malefic only where the malefics with it outnumber the benefics', () => {
    expect(mercury({})).toBe('benefic');
    expect(mercury({ Sun: 0 })).toBe('malefic');
    expect(mercury({ Rahu: 0 })).toBe('malefic');
    expect(mercury({ Sun: 0, Venus: 0 })).toBe('benefic');
    expect(mercury({ Sun: 0, Venus: 0, Ketu: 0 })).toBe('malefic');
    expect(mercury({ Jupiter: 0 })).toBe('benefic');
    expect(mercury({ Moon: 0 }, 83)).toBe('malefic');
    expect(mercury({ Moon: 0, Sun: 0 }, 84)).toBe('benefic');
  });

  it('echoes the two sets of a chart', () => {
    const chart = drawnChart({
      ascendant: 0,
      planets: { Sun: 350, Moon: 80, Mars: 5, Mercury: 340, Jupiter: 100, Venus: 20, Saturn: 200, Rahu: 150 },
    });
    expect(natureUsed(chartNatures(chart))).toEqual({
      benefics: ['Moon', 'Jupiter', 'Venus'],
      malefics: ['Sun', 'Mars', 'Mercury', 'Saturn', 'Rahu', 'Ketu'],
    });
  });
});
