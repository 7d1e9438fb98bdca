import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { byPlanet } from '../zodiac/records.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { gochara, GOCHARA_RESULTS, lattaStar, murtiOf, MURTIS } from './gochara.ts';

/** Phaladeepika 26 as R34.1 prints it: house(vedha). */
const PRINTED: Readonly<Record<Planet, string>> = {
  Sun: '3(9) 6(12) 10(4) 11(5)',
  Moon: '1(5) 3(9) 6(12) 7(2) 10(4) 11(8)',
  Mars: '3(12) 6(9) 11(5)',
  Mercury: '2(5) 4(3) 6(9) 8(1) 10(8) 11(12)',
  Jupiter: '2(12) 5(4) 7(3) 9(10) 11(8)',
  Venus: '1(8) 2(7) 3(1) 4(10) 5(9) 8(5) 9(11) 11(6) 12(3)',
  Saturn: '3(12) 6(9) 11(5)',
  Rahu: '3(12) 6(9) 11(5)',
  Ketu: '3(12) 6(9) 11(5)',
};
const vedhaOf = (planet: Planet, house: number): number | undefined => {
  const found = PRINTED[planet].split(' ').find((each) => each.startsWith(`${house}(`));
  return found === undefined ? undefined : Number(found.replace(/.*\(|\)/g, ''));
};

/** Houses of the nine planets from the Moon, as signs of a Moon in a sign. */
const judged = (moonSign: number, houses: Readonly<Record<Planet, number>>) =>
  gochara(
    moonSign,
    byPlanet((planet) => (moonSign + houses[planet] - 1) % 12),
  );

describe('gochara (R34.1)', () => {
  it('a planet alone is good in the printed houses and bad in the others, from any Moon', () => {
    for (const planet of PLANETS) {
      for (let house = 1; house <= 12; house += 1) {
        // The others stand where the vedha of the house is not, nor any good house of the planet.
        const vedha = vedhaOf(planet, house);
        const away = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(
          (each) => each !== vedha && vedhaOf(planet, each) !== house,
        );
        const row = judged(house % 12, { ...byPlanet(() => away ?? 1), [planet]: house }).find(
          (each) => each.planet === planet,
        );
        expect(row).toMatchObject({
          houseFromMoon: house,
          result: vedha === undefined ? 'BAD' : 'GOOD',
          vedhaHouse: vedha ?? null,
          obstructedBy: [],
        });
      }
    }
  });

  it('is obstructed from the vedha house by any planet but father or son, and relieved the other way round', () => {
    const anywhere = byPlanet(() => 8);
    const find = (rows: ReturnType<typeof gochara>, planet: Planet) => rows.find((row) => row.planet === planet);
    const sun = judged(4, { ...anywhere, Sun: 11, Mars: 5, Saturn: 5 });
    expect(find(sun, 'Sun')).toMatchObject({ result: 'OBSTRUCTED', vedhaHouse: 5, obstructedBy: ['Mars'] });
    const exempt = judged(4, { ...anywhere, Sun: 11, Saturn: 5, Moon: 1, Mercury: 5 });
    expect(find(exempt, 'Moon')?.obstructedBy).toEqual(['Saturn']);
    expect(find(judged(4, { ...anywhere, Sun: 11, Saturn: 5 }), 'Sun')?.result).toBe('GOOD');
    // Mars in 5, the vedha house of 11: bad, but relieved by a planet in the eleventh.
    expect(find(sun, 'Mars')).toMatchObject({ result: 'RELIEVED', relievedBy: ['Sun'], obstructedBy: [] });
    // Saturn there is not relieved by the Sun.
    expect(find(sun, 'Saturn')).toMatchObject({ result: 'BAD', relievedBy: [] });
  });

  it('never lets Sun and Saturn or Moon and Mercury meet, and reaches every result', () => {
    const seen = new Set<string>();
    const house = fc.integer({ min: 1, max: 12 });
    const anyHouses = fc
      .tuple(house, house, house, house, house, house, house, house)
      .map(([Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu]) => ({
        ...{ Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu },
        Ketu: ((Rahu + 5) % 12) + 1,
      }));
    fc.assert(
      fc.property(anyHouses, house, (houses, moonSign) => {
        for (const row of judged(moonSign % 12, houses)) {
          seen.add(row.result);
          const vedha = vedhaOf(row.planet, row.houseFromMoon);
          const others = PLANETS.filter((other) => other !== row.planet);
          const pairs: Partial<Record<Planet, Planet>> = {
            Sun: 'Saturn',
            Saturn: 'Sun',
            Moon: 'Mercury',
            Mercury: 'Moon',
          };
          const inVedha = others.filter((other) => houses[other] === vedha && pairs[row.planet] !== other);
          expect(row.obstructedBy).toEqual(inVedha);
          if (vedha !== undefined) expect(row.result).toBe(inVedha.length > 0 ? 'OBSTRUCTED' : 'GOOD');
          else expect(['BAD', 'RELIEVED']).toContain(row.result);
        }
      }),
    );
    expect([...seen].sort()).toEqual([...GOCHARA_RESULTS].sort());
  });
});

describe('murti and latta', () => {
  it('every house has its form, three of each', () => {
    const all = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map(murtiOf);
    expect(all).toEqual([
      'gold',
      'silver',
      'copper',
      'iron',
      'silver',
      'gold',
      'copper',
      'iron',
      'silver',
      'copper',
      'gold',
      'iron',
    ]);
    for (const murti of MURTIS) expect(all.filter((each) => each === murti)).toHaveLength(3);
  });

  it('counts with its own star: forward Sun 12, Mars 3, Jupiter 6, Saturn 8, backward the others', () => {
    // From Ashwini (0): the twelfth is Uttara Phalguni; the ninth backward is Mula's follower of 27, Purva Ashadha.
    expect(PLANETS.map((planet) => lattaStar(planet, 0))).toEqual([11, 6, 2, 21, 5, 23, 7, 19, 19]);
    expect(lattaStar('Sun', 20)).toBe(4);
  });
});
