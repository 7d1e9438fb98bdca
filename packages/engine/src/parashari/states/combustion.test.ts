import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { combustion, COMBUSTION_GRADES, combustionOf, combustionOrb } from './combustion.ts';

describe('combustion (R23.3)', () => {
  it.each([
    ['Moon', 12, 12],
    ['Mars', 17, 17],
    ['Mercury', 14, 12],
    ['Jupiter', 11, 11],
    ['Venus', 10, 8],
    ['Saturn', 15, 15],
  ] as const)(
    '%s burns within %i degrees direct, %i retrograde, fully within a third',
    (planet, direct, retrograde) => {
      for (const [orb, back] of [
        [direct, false],
        [retrograde, true],
      ] as const) {
        expect(combustionOrb(planet, back)).toBe(orb);
        expect(combustion(planet, orb + 1e-9, back)).toBe('NONE');
        expect(combustion(planet, orb, back)).toBe('ORDINARY');
        expect(combustion(planet, orb / 3 + 1e-9, back)).toBe('ORDINARY');
        expect(combustion(planet, orb / 3, back)).toBe('FULL');
        expect(combustion(planet, 0, back)).toBe('FULL');
      }
    },
  );

  it('holds the check of get_combust_planets', () => {
    expect(combustion('Jupiter', 6, false)).toBe('ORDINARY');
    expect(combustion('Mercury', 6, false)).toBe('ORDINARY');
    expect(combustion('Mercury', 3, false)).toBe('FULL');
  });

  it.each(['Sun', 'Rahu', 'Ketu'] as const)('%s never', (planet: Planet) => {
    expect(combustionOrb(planet, true)).toBeNull();
    expect(combustion(planet, 0, false)).toBe('NONE');
  });

  it('measures a chart across 0° Aries and by its motions', () => {
    const chart = drawnChart({
      ascendant: 0,
      planets: { Sun: 355, Moon: 4, Mars: 2, Mercury: 8, Jupiter: 200, Venus: 346, Saturn: 0, Rahu: 350 },
      retrograde: ['Mercury', 'Venus'],
    });
    const grades = PLANETS.map((planet) => combustionOf(chart, planet));
    // Mercury 13° and Venus 9° away would burn if direct.
    expect(grades).toEqual(['NONE', 'ORDINARY', 'ORDINARY', 'NONE', 'NONE', 'NONE', 'FULL', 'NONE', 'NONE']);
  });

  it('reaches every grade in the sky', () => {
    const seen = new Set(randomCharts(40, 6).flatMap((chart) => PLANETS.map((planet) => combustionOf(chart, planet))));
    expect([...seen].sort()).toEqual([...COMBUSTION_GRADES].sort());
  });
});
