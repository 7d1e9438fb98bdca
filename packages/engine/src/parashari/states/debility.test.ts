import { describe, expect, it } from 'vitest';
import { byPlanet } from '../../zodiac/records.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { CANCELLATION_CLAUSES, cancellationsOf, debilityCancellations, isNeechaBhangaRaja } from './debility.ts';
import { dignityOf } from '../base/dignity.ts';
import type { SignsOf } from '../base/frame.ts';

/** All in Gemini, the ascendant too, unless placed. */
const clauses = (
  planet: Planet,
  placed: Partial<SignsOf>,
  { ascendant = 2, navamsa = 2 }: { ascendant?: number; navamsa?: number } = {},
) => {
  const signs: SignsOf = { ...byPlanet(() => 2), ...placed };
  return debilityCancellations(planet, signs, ascendant, navamsa).map(({ clause }) => clause);
};

/** Jupiter falls in Capricorn: lord Saturn; it is exalted in Cancer: lord Moon; Mars is exalted in Capricorn. */
const FALLEN = { Jupiter: 9, Saturn: 3, Moon: 4, Mars: 3 };

describe('cancellation of debility', () => {
  it('is asked only of a debilitated planet', () => {
    expect(clauses('Jupiter', { ...FALLEN, Jupiter: 8 })).toEqual([]);
  });

  it('a: lord of the debilitation sign in a kendra from the ascendant or the Moon', () => {
    // Ascendant Gemini, Moon Leo, Saturn in Virgo (4th), then in Aquarius (7th from the Moon).
    expect(clauses('Jupiter', { ...FALLEN, Saturn: 5 })).toEqual(['a']);
    expect(clauses('Jupiter', { ...FALLEN, Saturn: 10 })).toEqual(['a']);
    expect(clauses('Jupiter', { ...FALLEN, Saturn: 6 })).toEqual([]);
  });

  it('b: lord of the exaltation sign in a kendra', () => {
    // The Moon is that lord for Jupiter: in a kendra from itself it proves nothing, in one from the ascendant it does.
    expect(clauses('Jupiter', { ...FALLEN, Saturn: 6 })).toEqual([]);
    expect(clauses('Jupiter', { ...FALLEN, Saturn: 6, Moon: 5, Mars: 6 })).toEqual(['b']);
    // Mars falls in Cancer, is exalted in Capricorn: Saturn in the 10th.
    expect(clauses('Mars', { Mars: 3, Saturn: 11, Moon: 1, Jupiter: 0 })).toEqual(['b']);
  });

  it('c: the planet exalted in the debilitation sign in a kendra', () => {
    // Sun falls in Libra: Saturn is exalted there; lord Venus and exaltation lord Mars kept out of kendras.
    expect(clauses('Sun', { Sun: 6, Saturn: 11, Venus: 9, Mars: 3, Moon: 1 })).toEqual(['c']);
  });

  it('d: lord of the debilitation sign with it or looking at it', () => {
    // Jupiter in Capricorn; Saturn in Scorpio looks at its third, in Capricorn is with it, in Aquarius does neither.
    const away = { Jupiter: 9, Moon: 0, Mars: 4 };
    expect(clauses('Jupiter', { ...away, Saturn: 7 }, { ascendant: 8 })).toEqual(['d']);
    expect(clauses('Jupiter', { ...away, Saturn: 9 }, { ascendant: 8 })).toEqual(['a', 'd']);
    expect(clauses('Jupiter', { ...away, Saturn: 10 }, { ascendant: 8 })).toEqual([]);
  });

  it('e: exchange with that lord', () => {
    // Jupiter in Capricorn, Saturn in Pisces.
    expect(clauses('Jupiter', { Jupiter: 9, Saturn: 11, Moon: 1, Mars: 3 }, { ascendant: 9 })).toContain('e');
  });

  it('f: exalted or in its own sign in D9', () => {
    for (const navamsa of [3, 8, 11]) expect(clauses('Jupiter', { ...FALLEN, Saturn: 6 }, { navamsa })).toContain('f');
    expect(clauses('Jupiter', { ...FALLEN, Saturn: 6 }, { navamsa: 9 })).not.toContain('f');
    // Nodes own nothing.
    expect(clauses('Rahu', { Rahu: 7, Mars: 3, Venus: 3 }, { navamsa: 10 })).not.toContain('f');
    expect(clauses('Rahu', { Rahu: 7, Mars: 3, Venus: 3 }, { navamsa: 1 })).toContain('f');
  });

  it('makes a raja yoga of two of a to e', () => {
    const of = (...found: (typeof CANCELLATION_CLAUSES)[number][]) =>
      isNeechaBhangaRaja(found.map((clause) => ({ clause, detail: '' })));
    expect(of('a', 'd')).toBe(true);
    expect(of('a', 'f')).toBe(false);
    expect(of('e')).toBe(false);
    expect(of()).toBe(false);
  });

  it('reaches every clause in the sky, and only for debilitated planets', () => {
    const seen = new Set<string>();
    for (const chart of randomCharts(300, 7))
      for (const planet of PLANETS) {
        const found = cancellationsOf(chart, planet);
        if (found.length > 0) expect(dignityOf(chart, planet)).toBe('DEBILITATED');
        found.forEach(({ clause }) => seen.add(clause));
      }
    expect([...seen].sort()).toEqual([...CANCELLATION_CLAUSES]);
  });
});
