import { describe, expect, it } from 'vitest';
import { byPlanet } from '../../zodiac/records.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import { ASSOCIATIONS, aspectOn, associations, baseDrishti, sputaDrishti } from './drishti.ts';
import type { SignsOf } from './frame.ts';

const BASE: SignsOf = byPlanet(() => 0);

describe('sign aspects between planets', () => {
  it.each([
    ['Sun', [7]],
    ['Moon', [7]],
    ['Mars', [4, 7, 8]],
    ['Mercury', [7]],
    ['Jupiter', [5, 7, 9]],
    ['Venus', [7]],
    ['Saturn', [3, 7, 10]],
    ['Rahu', [7]],
    ['Ketu', [7]],
  ] as const)('%s looks at its %j', (planet, ordinals) => {
    const other = planet === 'Moon' ? 'Sun' : 'Moon';
    const seen = Array.from({ length: 12 }, (_, sign) => aspectOn(planet, other, { ...BASE, [other]: sign }));
    expect(seen.filter((ordinal) => ordinal !== null)).toEqual(ordinals);
  });

  it('never ties the nodes to each other', () => {
    const signs = { ...BASE, Ketu: 6 };
    expect(aspectOn('Rahu', 'Ketu', signs)).toBeNull();
    expect(associations('Rahu', 'Ketu', signs)).toEqual([]);
  });

  it('knows the three associations and leaves a one-way aspect out', () => {
    expect(associations('Sun', 'Moon', BASE)).toEqual(['CONJUNCTION']);
    expect(associations('Sun', 'Moon', { ...BASE, Moon: 6 })).toEqual(['MUTUAL_ASPECT']);
    // Jupiter in Cancer, Moon in Pisces: exchange, and a one-way aspect of Jupiter besides.
    const exchange = { ...BASE, Jupiter: 3, Moon: 11 };
    expect(aspectOn('Jupiter', 'Moon', exchange)).toBe(9);
    expect(associations('Jupiter', 'Moon', exchange)).toEqual(['EXCHANGE']);
    // Mars in Aquarius, Saturn in Scorpio: each owns the other's sign, and both look.
    const both = { ...BASE, Mars: 10, Saturn: 7 };
    expect(associations('Mars', 'Saturn', both)).toEqual(['EXCHANGE']);
    expect(associations('Saturn', 'Mars', { ...both, Mars: 9, Saturn: 3 })).toEqual(['MUTUAL_ASPECT']);
    expect(ASSOCIATIONS).toHaveLength(3);
  });

  it('gives a node no exchange: it owns no sign', () => {
    expect(associations('Rahu', 'Mercury', { ...BASE, Rahu: 2, Mercury: 10 })).toEqual([]);
  });
});

describe('aspects by degree (R23.7)', () => {
  it.each([
    [0, 0],
    [30, 0],
    [45, 7.5],
    [60, 15],
    [75, 30],
    [90, 45],
    [105, 37.5],
    [120, 30],
    [135, 15],
    [150, 0],
    [165, 30],
    [180, 60],
    [210, 45],
    [240, 30],
    [270, 15],
    [300, 0],
    [359, 0],
  ])('base at %d degrees is %d virupas', (angle, virupas) => {
    expect(baseDrishti(angle)).toBeCloseTo(virupas, 12);
  });

  it('is full at the opposite point and nothing in conjunction, for all', () => {
    for (const planet of GRAHAS) {
      expect(sputaDrishti(planet, 350, 170).virupas).toBe(60);
      expect(sputaDrishti(planet, 350, 350).virupas).toBe(0);
    }
  });

  it.each([
    ['Saturn', 60, 60, true],
    ['Saturn', 60 - 1e-9, 15, false],
    ['Saturn', 75, 60, true],
    ['Saturn', 90, 45, false],
    ['Saturn', 270, 60, true],
    ['Saturn', 285, 52.5, true],
    ['Saturn', 300, 0, false],
    ['Jupiter', 120, 60, true],
    ['Jupiter', 140, 40, true],
    ['Jupiter', 150, 0, false],
    ['Jupiter', 240, 60, true],
    ['Jupiter', 255, 52.5, true],
    ['Jupiter', 270, 15, false],
    ['Mars', 90, 60, true],
    ['Mars', 110, 50, true],
    ['Mars', 120, 30, false],
    ['Mars', 210, 60, true],
    ['Mars', 230, 50, true],
    ['Mars', 240, 30, false],
    ['Sun', 75, 30, false],
  ] as const)('%s at %d degrees: %d virupas, special %s', (planet, angle, virupas, special) => {
    const found = sputaDrishti(planet, 0, angle);
    expect(found.virupas).toBeCloseTo(virupas, 6);
    expect(found.special).toBe(special);
    expect(found.angle).toBeCloseTo(angle, 8);
  });

  it('never passes 60', () => {
    for (const planet of GRAHAS)
      for (let angle = 0; angle < 360; angle += 0.5) {
        const { virupas } = sputaDrishti(planet, 0, angle);
        expect(virupas).toBeGreaterThanOrEqual(0);
        expect(virupas).toBeLessThanOrEqual(60);
      }
  });
});
