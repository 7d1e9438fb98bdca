import { describe, expect, it } from 'vitest';
import { byPlanet } from '../../zodiac/records.ts';
import { GRAHAS, PLANETS } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import type { SignsOf } from './frame.ts';
import { COMPOUND_RELATIONS, compoundRelation, isTemporaryFriend, naturalRelation } from './relations.ts';

/** R23.2 written out in full: F friend, N neutral, E enemy, - itself; columns Su Mo Ma Me Ju Ve Sa. */
const NATURAL: Readonly<Record<Planet, string>> = {
  Sun: '-FFNFEE',
  Moon: 'F-NFNNN',
  Mars: 'FF-EFNN',
  Mercury: 'FEN-NFN',
  Jupiter: 'FFFE-EN',
  Venus: 'EENFN-F',
  Saturn: 'EEEFNF-',
  Rahu: 'EEEFNFF',
  Ketu: 'EEFNNFF',
};

const WORD: Readonly<Record<string, string>> = { F: 'FRIEND', N: 'NEUTRAL', E: 'ENEMY', '-': '-' };

describe('natural relations (R23.2)', () => {
  it.each(PLANETS)('%s', (planet) => {
    const row = GRAHAS.map((to) => (to === planet ? '-' : naturalRelation(planet, to)));
    const expected = [...NATURAL[planet]].map((letter) => WORD[letter]);
    expect(row).toEqual(expected);
  });
});

describe('temporary relations', () => {
  it('counts friends in 2, 3, 4, 10, 11, 12 and an enemy in the same sign', () => {
    const friends = Array.from({ length: 12 }, (_, sign) => isTemporaryFriend(5, (5 + sign) % 12));
    expect(friends).toEqual([false, true, true, true, false, false, false, false, false, true, true, true]);
  });

  it('is mutual', () => {
    for (let x = 0; x < 12; x += 1)
      for (let y = 0; y < 12; y += 1) expect(isTemporaryFriend(x, y)).toBe(isTemporaryFriend(y, x));
  });
});

describe('compound relations', () => {
  const at = (planet: Planet, to: Graha, apart: number) => {
    const signs: SignsOf = byPlanet((other) => (other === to ? apart : 0));
    return compoundRelation(planet, to, signs);
  };

  it.each([
    ['Sun', 'Moon', 1, 'GREAT_FRIEND'],
    ['Sun', 'Moon', 6, 'NEUTRAL'],
    ['Sun', 'Mercury', 1, 'FRIEND'],
    ['Sun', 'Mercury', 0, 'ENEMY'],
    ['Sun', 'Saturn', 2, 'NEUTRAL'],
    ['Sun', 'Saturn', 4, 'GREAT_ENEMY'],
    ['Rahu', 'Saturn', 10, 'GREAT_FRIEND'],
    ['Ketu', 'Mercury', 5, 'ENEMY'],
  ] as const)('%s to %s, %i signs on: %s', (planet, to, apart, relation) => {
    expect(at(planet, to, apart)).toBe(relation);
  });

  it('reaches all five', () => {
    const seen = new Set(PLANETS.flatMap((planet) => GRAHAS.flatMap((to) => [at(planet, to, 1), at(planet, to, 6)])));
    expect([...seen].sort()).toEqual([...COMPOUND_RELATIONS].sort());
  });
});
