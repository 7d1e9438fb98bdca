import { GRAHAS } from '@cuspal/engine/zodiac/names';
import { birth, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { JHORA, PATNA } from '../test/patna-1992.ts';
import { readResult } from '../test/read-result.ts';
import tool from './get-vimsopaka-bala.tool.ts';

const POINTS = { OWN: 20, GREAT_FRIEND: 18, FRIEND: 15, NEUTRAL: 10, ENEMY: 7, GREAT_ENEMY: 5 };
const WEIGHTS = { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 };

describe('get_vimsopaka_bala of printed charts', () => {
  it('has the figures of the program by the friendships of each varga', async () => {
    const { alternatives } = (await readResult(tool, PATNA)).value;
    for (const planet of GRAHAS) {
      const { shadvarga, dasavarga, shodasavarga } = alternatives.vargaFriendship[planet];
      [shadvarga, dasavarga, shodasavarga].forEach((score, index) => {
        expect(Math.abs(score - (JHORA.vimsopaka[planet][index] ?? NaN))).toBeLessThanOrEqual(0.0051);
      });
    }
  });

  it('counts the good vargas of the program: Loznica, 9 October 1990', async () => {
    const { planets } = (await readResult(tool, birth('1990-10-09T09:10:00', 44.53, 19.22, 60, 'true_chitra'))).value;
    const counts = (planet: (typeof GRAHAS)[number]) => {
      const { dasa, shodasa } = planets[planet].goodVargas;
      return [dasa.count, shodasa.count];
    };
    expect(counts('Moon')).toEqual([2, 3]);
    expect(counts('Mars')).toEqual([0, 3]);
    expect(counts('Mercury')).toEqual([3, 5]);
    expect(counts('Jupiter')).toEqual([3, 7]);
    expect(counts('Saturn')).toEqual([4, 7]);
    expect(planets.Moon.goodVargas.dasa.name).toBe('Parijata');
    expect(planets.Jupiter.goodVargas.shodasa.name).toBe('Kalpavriksha');
  });
});

describe('get_vimsopaka_bala everywhere', () => {
  it('adds weights and points, and reaches every word', async () => {
    const bands = new Set<string>();
    const relations = new Set<string>();
    const dignities = new Set<string>();
    const signs = { exalted: 0, debilitated: 0, unnamed: 0 };
    for (const args of randomBirths(60, 24)) {
      const { planets, nodes, ranking, strongest, weakest } = (await readResult(tool, args)).value;
      for (const planet of GRAHAS) {
        const { perVarga, shadvarga, saptavarga, dasavarga, shodasavarga, goodVargas, ...rest } = planets[planet];
        const sum = perVarga.reduce((all, { division, relation, points }) => {
          expect(points).toBe(POINTS[relation]);
          relations.add(relation);
          const [, weight = 0] = Object.entries(WEIGHTS).find(([name]) => name === division) ?? [];
          return all + (weight * points) / 20;
        }, 0);
        expect(Math.abs(shadvarga.score - sum)).toBeLessThan(0.0051);
        for (const { score, band } of [shadvarga, saptavarga, dasavarga, shodasavarga]) {
          bands.add(band);
          if (score < 9.99) expect(band).toBe('LITTLE');
          if (score > 10 && score < 14.99) expect(band).toBe('MEDIUM');
          if (score >= 15.01) expect(band).toBe('FULL');
        }
        const own = perVarga.filter(({ relation }) => relation === 'OWN').map(({ division }) => division);
        expect(goodVargas.shodasa.count).toBe(new Set([...own, ...rest.exaltedIn]).size);
        signs.exalted += rest.exaltedIn.length;
        signs.debilitated += rest.debilitatedIn.length;
        if (goodVargas.shad.count < 2) {
          expect(goodVargas.shad.name).toBeNull();
          signs.unnamed += 1;
        }
      }
      for (const { perVarga } of [nodes.Rahu, nodes.Ketu]) {
        expect(perVarga).toHaveLength(16);
        perVarga.forEach(({ dignity }) => dignities.add(dignity));
      }
      expect([strongest, weakest]).toEqual([ranking[0], ranking[6]]);
    }
    expect([...bands].sort()).toEqual(['FULL', 'LITTLE', 'MEDIUM']);
    expect([...relations].sort()).toEqual(Object.keys(POINTS).sort());
    // A node owns no sign.
    expect([...dignities].sort()).toEqual([
      'DEBILITATED',
      'ENEMY',
      'EXALTED',
      'FRIEND',
      'GREAT_ENEMY',
      'GREAT_FRIEND',
      'NEUTRAL',
    ]);
    for (const count of Object.values(signs)) expect(count).toBeGreaterThan(0);
  });
});
