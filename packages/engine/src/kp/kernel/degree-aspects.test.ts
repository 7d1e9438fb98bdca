import { describe, expect, it } from 'vitest';
import { ASPECT_NATURES, DEGREE_ASPECT_NAMES, DEGREE_ASPECTS, degreeAspectsBetween } from './degree-aspects.ts';
import type { AspectBody } from './degree-aspects.ts';

const planet = (longitude: number, speed = 0): AspectBody => ({ longitude, speed, luminary: false });
const luminary = (longitude: number, speed = 0): AspectBody => ({ longitude, speed, luminary: true });
const names = (a: AspectBody, b: AspectBody): string[] => degreeAspectsBetween(a, b).map(({ name }) => name);

describe('degree aspects (R7.1)', () => {
  it('knows the thirteen angles with their natures', () => {
    const byNature = (nature: string) =>
      DEGREE_ASPECTS.filter((kind) => kind.nature === nature).map(({ angle }) => angle);
    expect(byNature('good')).toEqual([18, 24, 30, 36, 60, 72, 120]);
    expect(byNature('bad')).toEqual([45, 90, 135, 150, 180]);
    expect(byNature('neutral')).toEqual([0]);
    expect(new Set(DEGREE_ASPECTS.map(({ nature }) => nature))).toEqual(new Set(ASPECT_NATURES));
  });

  it.each(DEGREE_ASPECTS)('finds an exact $name, across 0° Aries and both ways round', ({ name, angle, nature }) => {
    for (const [a, b] of [
      [10, 10 + angle],
      [350, (350 + angle) % 360],
      [5, (365 - angle) % 360],
    ] as const) {
      expect(degreeAspectsBetween(planet(a), planet(b))).toEqual([
        { name, angle, nature, orb: expect.closeTo(0, 9), applying: false },
      ]);
    }
  });

  it('reaches every name it can print', () => {
    expect(DEGREE_ASPECTS.map(({ name }) => name)).toEqual([...DEGREE_ASPECT_NAMES]);
  });

  it('counts the limit of 3°20′ itself and nothing beyond it', () => {
    expect(names(planet(40), planet(40 + 90 + 10 / 3))).toEqual(['square']);
    expect(names(planet(40), planet(40 + 90 - 10 / 3))).toEqual(['square']);
    expect(names(planet(40), planet(40 + 90 + 3.334))).toEqual([]);
    expect(degreeAspectsBetween(planet(100), planet(217.5))[0]).toMatchObject({ name: 'trine', orb: 2.5 });
  });

  it('gives a luminary 8° in conjunction and opposition only', () => {
    expect(names(luminary(0), planet(8))).toEqual(['conjunction']);
    expect(names(planet(0), luminary(172))).toEqual(['opposition']);
    expect(names(luminary(0), luminary(8.001))).toEqual([]);
    expect(names(planet(0), planet(8))).toEqual([]);
    expect(names(luminary(0), planet(95))).toEqual([]);
  });

  it('lists both of two small angles that hold at once', () => {
    expect(names(planet(0), planet(21))).toEqual(['vigintile', 'quindecile']);
    expect(names(planet(0), planet(27))).toEqual(['quindecile', 'semisextile']);
    expect(names(planet(0), planet(33))).toEqual(['semisextile', 'semiquintile']);
  });

  it('is applying while the relative motion closes the orb', () => {
    const applying = (a: AspectBody, b: AspectBody) => degreeAspectsBetween(a, b)[0]?.applying;
    // Moon 2° behind a square to Saturn ahead of it: the arc 92° shrinks to 90°.
    expect(applying(luminary(0, 13), planet(92, 0.03))).toBe(true);
    expect(applying(luminary(4, 13), planet(92, 0.03))).toBe(false);
    // The slower planet ahead, the faster behind: conjunction to come; then past it.
    expect(applying(planet(10, 1.2), planet(12, 0.5))).toBe(true);
    expect(applying(planet(13, 1.2), planet(12, 0.5))).toBe(false);
    // A retrograde Mercury running back to the Sun over 0° Aries.
    expect(applying(luminary(359, 1), planet(1, -0.8))).toBe(true);
    // Opposition: the arc grows to 180° and shrinks after it.
    expect(applying(luminary(0, 13), planet(177, 0))).toBe(false);
    expect(applying(luminary(0, 13), planet(183, 0))).toBe(true);
    // A resting cusp.
    expect(applying(planet(50, 0.5), planet(111, 0))).toBe(true);
  });

  it('does not depend on which body is named first', () => {
    for (let arc = 0.25; arc < 360; arc += 0.5) {
      expect(degreeAspectsBetween(planet(20, 1), planet((20 + arc) % 360, 0.2))).toEqual(
        degreeAspectsBetween(planet((20 + arc) % 360, 0.2), planet(20, 1)),
      );
    }
  });
});
