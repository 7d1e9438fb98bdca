import { describe, expect, it } from 'vitest';
import { PLANETS, SIGNS } from './names.ts';
import type { Planet, Sign } from './names.ts';
import { ASPECT_ORDINALS, aspectOrdinal, signAspect } from './sign-aspects.ts';

const index = (sign: Sign): number => SIGNS.indexOf(sign);
const seen = (planet: Planet, from: Sign): Sign[] =>
  SIGNS.filter((to) => signAspect(planet, index(from), index(to)) !== null);

describe('sign aspects (R6.2)', () => {
  it('counts signs with both ends, over the end of the zodiac', () => {
    expect(aspectOrdinal(index('Aries'), index('Aries'))).toBe(1);
    expect(aspectOrdinal(index('Aries'), index('Libra'))).toBe(7);
    expect(aspectOrdinal(index('Libra'), index('Aries'))).toBe(7);
    expect(aspectOrdinal(index('Pisces'), index('Aries'))).toBe(2);
    expect(aspectOrdinal(index('Aries'), index('Pisces'))).toBe(12);
  });

  it.each([
    ['Mars', 'Aries', ['Cancer', 'Libra', 'Scorpio']],
    ['Jupiter', 'Pisces', ['Cancer', 'Virgo', 'Scorpio']],
    ['Saturn', 'Capricorn', ['Cancer', 'Libra', 'Pisces']],
    ['Sun', 'Leo', ['Aquarius']],
    ['Moon', 'Taurus', ['Scorpio']],
    ['Mercury', 'Gemini', ['Sagittarius']],
    ['Venus', 'Libra', ['Aries']],
    ['Rahu', 'Virgo', ['Pisces']],
    ['Ketu', 'Pisces', ['Virgo']],
  ] as const)('%s in %s looks at %j', (planet, from, signs) => {
    expect(seen(planet, from)).toEqual(signs);
  });

  it('lets every planet see the seventh, and only three of them more', () => {
    for (const planet of PLANETS) expect(ASPECT_ORDINALS[planet]).toContain(7);
    expect(PLANETS.filter((planet) => ASPECT_ORDINALS[planet].length > 1)).toEqual(['Mars', 'Jupiter', 'Saturn']);
  });
});
