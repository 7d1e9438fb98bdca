import { SIGN_LORDS, SIGNS } from '@cuspal/engine/zodiac/names';
import { randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './get-parivartana-yoga.tool.ts';

const births = randomBirths(1_200, 266);
const results = await Promise.all(births.map(async (args) => (await readResult(tool, args)).value));
const pairs = results.flatMap((result) => result.pairs);

describe('get_parivartana_yoga', () => {
  it('pairs planets that stand in each other’s signs', () => {
    expect(pairs.length).toBeGreaterThan(200);
    for (const { planets, signs } of pairs) {
      expect(signs.map((sign) => SIGN_LORDS[SIGNS.indexOf(sign)])).toEqual([...planets].reverse());
    }
  });

  it('exchanges the houses of those signs, the house of each being its own sign', () => {
    for (const { planets, signs, houses, effectiveHouse } of pairs) {
      const [x, y] = planets;
      expect(effectiveHouse).toEqual({ [x]: houses[0], [y]: houses[1] });
      // The first house is where the second planet stands: both are counted from one ascendant.
      const ascendants = [
        (SIGNS.indexOf(signs[1]) - houses[0] + 13) % 12,
        (SIGNS.indexOf(signs[0]) - houses[1] + 13) % 12,
      ];
      expect(ascendants[0]).toBe(ascendants[1]);
    }
  });

  it('has the class of its houses and says so with their themes', () => {
    const words = {
      MAHA: 'Traditionally the two houses support each other.',
      KHALA: 'Traditionally it brings ups and downs, and effort before gain.',
      DAINYA: 'Traditionally the difficult house draws on the other.',
    };
    for (const { class: found, houses, effect } of pairs) {
      const hard = houses.some((house) => [6, 8, 12].includes(house));
      expect(found).toBe(hard ? 'DAINYA' : houses.some((house) => house === 3) ? 'KHALA' : 'MAHA');
      expect(effect.startsWith(`${words[found]} House ${houses[0]} stands for `)).toBe(true);
      expect(effect).toContain(`, and house ${houses[1]} for `);
    }
    for (const { pairs: own, counts } of results) {
      expect(counts.MAHA + counts.KHALA + counts.DAINYA).toBe(own.length);
      expect(counts.KHALA).toBe(own.filter((pair) => pair.class === 'KHALA').length);
    }
  });

  it('reports dignity, combustion and strength of the two', () => {
    for (const { planets, dignities, combust, strength } of pairs) {
      expect(Object.keys(dignities).sort()).toEqual([...planets].sort());
      expect(combust.every((planet) => planets.includes(planet))).toBe(true);
      if (combust.length > 0) expect(strength).not.toBe('STRONG');
    }
    // Sun in Capricorn with Saturn in Leo: enemies by nature, and of the moment in the 6th and 8th from each other.
    const enemies = pairs.find(({ planets, signs }) => planets.join() === 'Sun,Saturn' && signs[0] === 'Capricorn');
    if (enemies !== undefined) expect(enemies.dignities).toEqual({ Sun: 'GREAT_ENEMY', Saturn: 'GREAT_ENEMY' });
  });

  it('lists other exchanges apart, nodes by star only', () => {
    const others = results.flatMap(({ otherExchanges }) => otherExchanges);
    expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(['NAVAMSA', 'STAR']));
    const isNode = (planet: string): boolean => planet === 'Rahu' || planet === 'Ketu';
    expect(others.some(({ planets, kind }) => kind === 'STAR' && planets.some(isNode))).toBe(true);
    expect(others.some(({ planets, kind }) => kind === 'NAVAMSA' && planets.some(isNode))).toBe(false);
  });

  it('reaches every word of its schema and every answer', () => {
    expect(new Set(pairs.map((pair) => pair.class)).size).toBe(3);
    expect(new Set(pairs.map(({ strength }) => strength)).size).toBe(3);
    expect([...new Set(pairs.flatMap(({ dignities }) => Object.values(dignities)))].sort()).toEqual([
      'DEBILITATED',
      'ENEMY',
      'EXALTED',
      'FRIEND',
      'GREAT_ENEMY',
      'GREAT_FRIEND',
      'MOOLATRIKONA',
      'NEUTRAL',
    ]);
    const answers = results.map(({ answer }) => answer);
    expect(answers).toContain('No two planets are in each other’s signs.');
    expect(answers.some((answer) => answer.startsWith('One pair of planets is'))).toBe(true);
    expect(answers.some((answer) => answer.startsWith('2 pairs of planets are'))).toBe(true);
    expect(results[0]?.notes).toContain('Rahu and Ketu own no sign, so they exchange stars only.');
  });
});
