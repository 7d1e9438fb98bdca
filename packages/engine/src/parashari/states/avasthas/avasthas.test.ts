import { describe, expect, it } from 'vitest';
import { byPlanet } from '../../../zodiac/records.ts';
import type { Planet } from '../../../zodiac/names.ts';
import type { SignsOf } from '../../base/frame.ts';
import { naturesOf } from '../../base/natures.ts';
import { baladi } from './baladi.ts';
import { deeptadi } from './deeptadi.ts';
import { jagradadi } from './jagradadi.ts';
import { destroyedHouses, lajjitadi } from './lajjitadi.ts';
import { sayanadiIndex, sayanadiState, sayanadiSubState } from './sayanadi.ts';

/** Signs of all planets: a base without ties, some of them moved. */
const BASE: SignsOf = { Sun: 4, Moon: 3, Mars: 0, Mercury: 5, Jupiter: 8, Venus: 6, Saturn: 10, Rahu: 2, Ketu: 8 };
const signs = (moved: Partial<Record<Planet, number>>): SignsOf => byPlanet((planet) => moved[planet] ?? BASE[planet]);
const deep = (planet: Planet, at: SignsOf) => deeptadi(planet, at, naturesOf(at, 90)).states;
const felt = (planet: Planet, at: SignsOf, ascendant: number) => lajjitadi(planet, at, ascendant, naturesOf(at, 90));

describe('states by age', () => {
  it('run forward in odd signs and back in even ones', () => {
    const states = (sign: number) => [0, 6, 12, 18, 24].map((part) => baladi(sign * 30 + part).state);
    expect(states(0)).toEqual(['Bala', 'Kumara', 'Yuva', 'Vriddha', 'Mrita']);
    expect(states(1)).toEqual(['Mrita', 'Vriddha', 'Yuva', 'Kumara', 'Bala']);
    expect(baladi(15)).toEqual({ state: 'Yuva', part: 3, yield: 'full' });
    expect(baladi(29.9999)).toEqual({ state: 'Mrita', part: 5, yield: 'nil' });
    expect(baladi(5.9999).yield).toBe('quarter');
    expect(baladi(6).yield).toBe('half');
    expect(baladi(18).yield).toBe('little');
  });
});

describe('waking, dreaming, asleep', () => {
  it('goes by own, exaltation and debility first, then by the natural relation', () => {
    expect(jagradadi('Mercury', 5)).toMatchObject({ state: 'Jagrat', yield: 'full', ground: 'EXALTATION' });
    expect(jagradadi('Sun', 4)).toMatchObject({ state: 'Jagrat', ground: 'OWN' });
    // Venus falls in Virgo though Mercury is its friend; Loznica 1990 of the other program differs there.
    expect(jagradadi('Venus', 5)).toMatchObject({ state: 'Sushupti', yield: 'nil', ground: 'DEBILITATION' });
    expect(jagradadi('Sun', 8)).toMatchObject({ state: 'Swapna', yield: 'half', ground: 'FRIEND' });
    expect(jagradadi('Moon', 8)).toMatchObject({ state: 'Swapna', ground: 'NEUTRAL' });
    expect(jagradadi('Jupiter', 2)).toMatchObject({ state: 'Sushupti', ground: 'ENEMY' });
  });
});

describe('states of splendour', () => {
  it('show the relation to the lord beside exaltation', () => {
    // Moon in Taurus: Venus is neutral to it by nature, in the sixth from it a temporary enemy: an enemy.
    expect(deep('Moon', signs({ Moon: 1 }))).toEqual(['Deepta', 'Duhkhita']);
    // Mercury in Virgo owns the sign and is exalted there.
    expect(deep('Mercury', BASE)).toEqual(['Deepta', 'Swastha']);
  });

  it('name every relation', () => {
    // Sun in Sagittarius, Jupiter its friend: with it a temporary enemy, two signs on a friend.
    expect(deep('Sun', signs({ Sun: 8, Jupiter: 10 }))).toEqual(['Mudita', 'Vikala']);
    expect(deep('Sun', signs({ Sun: 8, Jupiter: 0 }))).toEqual(['Deena', 'Vikala']);
    // Sun in Virgo, Mercury neutral in Libra.
    expect(deep('Sun', signs({ Sun: 5, Mercury: 6 }))).toEqual(['Shanta']);
    // Sun in Taurus, Venus its enemy and six signs off.
    expect(deep('Sun', signs({ Sun: 1 }))).toEqual(['Khala']);
  });

  it('count malefic company, harsh signs and the Sun', () => {
    // Mercury in Leo with the Sun, a natural friend and temporary enemy.
    expect(deep('Mercury', signs({ Mercury: 4 }))).toEqual(['Deena', 'Khala', 'Kopita']);
    // Jupiter with Ketu in its own sign.
    expect(deep('Jupiter', BASE)).toEqual(['Swastha', 'Vikala']);
    // A malefic's own sign does not make it harsh to itself.
    expect(deep('Saturn', BASE)).toEqual(['Swastha']);
  });
});

describe('states of feeling', () => {
  it('shame a planet of the fifth in harsh company', () => {
    // Aries rising: Moon with the Sun in Leo, house 5, a friend.
    const moon = felt('Moon', signs({ Moon: 4 }), 0);
    expect(moon.states).toContain('Lajjita');
    expect(moon.states).toContain('Mudita');
    expect(destroyedHouses(moon)).toContainEqual({ house: 5, state: 'Lajjita', matter: 'children' });
    // The same company in house 6.
    expect(felt('Moon', signs({ Moon: 4 }), 11).states).not.toContain('Lajjita');
  });

  it('make proud in exaltation and moolatrikona', () => {
    expect(felt('Sun', BASE, 0).states).toContain('Garvita');
    expect(felt('Mars', signs({ Mars: 7 }), 0).states).not.toContain('Garvita');
    expect(felt('Rahu', signs({ Rahu: 1, Ketu: 7 }), 0).states).toContain('Garvita');
  });

  it('hunger with enemies or Saturn, thirst in water, tremble with the Sun', () => {
    // Sun in Scorpio, Saturn looks from Aquarius by its tenth, no benefic looks.
    const thirsty = felt('Sun', signs({ Sun: 7 }), 1);
    expect(thirsty.states).toEqual(expect.arrayContaining(['Kshudhita', 'Trishita']));
    // Taurus rising: house 7.
    expect(destroyedHouses(thirsty)).toEqual([
      { house: 7, state: 'Kshudhita', matter: null },
      { house: 7, state: 'Trishita', matter: 'spouse' },
    ]);
    // Jupiter looks from Cancer, five signs back, and stills it.
    expect(felt('Sun', signs({ Sun: 7, Jupiter: 3 }), 1).states).not.toContain('Trishita');
    // Mercury with the Sun in Leo, Saturn looks from the seventh.
    const trembling = felt('Mercury', signs({ Mercury: 4 }), 7);
    expect(trembling.states).toContain('Kshobhita');
    expect(destroyedHouses(trembling)).toContainEqual({ house: 10, state: 'Kshobhita', matter: 'work' });
    expect(felt('Sun', signs({ Mercury: 4 }), 7).states).not.toContain('Kshobhita');
  });

  it('gladden by a friend in the sign', () => {
    expect(felt('Mercury', signs({ Mercury: 6 }), 0).states).toContain('Mudita');
  });
});

describe('the twelve postures', () => {
  it('has the worked example of the textbook', () => {
    // PVR example 49: Moon's star 25, ghati 30, Virgo rising, first syllable 1.
    const worked = (C: number, P: number, A: number, planet: Planet) => {
      const index = sayanadiIndex({ C, P, A, M: 25, G: 30, L: 6 });
      return [index, sayanadiState(index), sayanadiSubState(planet, index, 1).subState];
    };
    expect(worked(1, 4, 1, 'Mercury')).toEqual([5, 'Gamana', 'Cheshta']);
    expect(worked(15, 5, 3, 'Jupiter')).toEqual([10, 'Nrityalipsa', 'Drishti']);
    expect(worked(1, 6, 3, 'Venus')).toEqual([7, 'Sabha', 'Cheshta']);
  });

  it('has the example of the rule', () => {
    const index = sayanadiIndex({ C: 2, P: 1, A: 3, M: 4, G: 5, L: 6 });
    expect([index, sayanadiState(index)]).toEqual([9, 'Bhojana']);
    expect(sayanadiSubState('Sun', index, 2)).toEqual({ x: 11, subState: 'Drishti' });
  });

  it('reads nothing left as twelve', () => {
    expect(sayanadiIndex({ C: 1, P: 1, A: 1, M: 1, G: 4, L: 6 })).toBe(12);
  });
});
