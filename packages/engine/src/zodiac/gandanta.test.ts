import { describe, expect, it } from 'vitest';
import { pointAt } from './point.ts';
import { gandanta, junctionSigns, signSandhi } from './gandanta.ts';

const at = (longitude: number) => gandanta(pointAt(longitude, 0));
const ARC = 10 / 3;

describe('gandanta (R23.5)', () => {
  it.each([
    [0, 'Pisces-Aries'],
    [120, 'Cancer-Leo'],
    [240, 'Scorpio-Sagittarius'],
  ] as const)('last and first 3°20′ about %d°', (junction, name) => {
    const before = (junction + 360 - 0.001) % 360;
    expect(at(before)).toMatchObject({ inGandanta: true, junction: name, core: true });
    expect(at(before).distanceDegrees).toBeCloseTo(0.001, 9);
    expect(at(junction)).toEqual({ inGandanta: true, junction: name, distanceDegrees: 0, core: true });
    expect(at((junction + 360 - ARC + 1e-6) % 360).inGandanta).toBe(true);
    expect(at((junction + 360 - ARC - 1e-6) % 360)).toMatchObject({ inGandanta: false, junction: null, core: false });
    expect(at(junction + ARC - 1e-6).inGandanta).toBe(true);
    expect(at(junction + ARC + 1e-6)).toMatchObject({ inGandanta: false, junction: null });
  });

  it('has the sign that ends there and the next', () => {
    const signs = [359, 119, 239].map((longitude) => Object.values(junctionSigns(pointAt(longitude, 0))));
    expect(signs).toEqual([
      ['Pisces', 'Aries'],
      ['Cancer', 'Leo'],
      ['Scorpio', 'Sagittarius'],
    ]);
    expect(junctionSigns(pointAt(60, 0))).toEqual({ sign: '', nextSign: '' });
  });

  it('the core reaches 48 minutes', () => {
    expect(at(120.79).core).toBe(true);
    expect(at(120.81).core).toBe(false);
    expect(at(119.21).core).toBe(true);
    expect(at(119.19).core).toBe(false);
  });

  it('no other sign border is one', () => {
    for (const border of [30, 60, 90, 150, 180, 210, 270, 300, 330]) {
      expect(at(border).inGandanta).toBe(false);
      expect(at(border - 0.01).inGandanta).toBe(false);
    }
  });

  it('distance to the nearest junction, up to 60°', () => {
    expect([60, 90, 300, 350].map((x) => at(x).distanceDegrees)).toEqual([60, 30, 60, 10]);
  });
});

describe('signSandhi', () => {
  it('first and last degree of a sign', () => {
    const sandhi = (longitude: number) => signSandhi(pointAt(longitude, 0));
    expect([30, 30.99, 31, 45, 58.99, 59, 59.99].map(sandhi)).toEqual([true, true, false, false, false, true, true]);
  });
});
