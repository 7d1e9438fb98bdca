import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import { goodVargaName, SCHEME_WEIGHTS, SCHEMES, SIXTEEN_VARGAS, vimsopaka, vimsopakaBand } from './vimsopaka.ts';

describe('vimsopaka bala (R24.2)', () => {
  it('weighs 6, 7, 10 and 16 vargas, 20 in all', () => {
    for (const [index, scheme] of SCHEMES.entries()) {
      const weights = Object.values(SCHEME_WEIGHTS[scheme]);
      expect(weights).toHaveLength([6, 7, 10, 16][index] ?? 0);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(20);
    }
  });

  it('names so many good vargas as the book does', () => {
    expect(goodVargaName('dasa', 1)).toBeNull();
    expect(goodVargaName('dasa', 2)).toBe('Parijata');
    expect(goodVargaName('dasa', 10)).toBe('Shridhama');
    expect(goodVargaName('shodasa', 16)).toBe('Shrivallabha');
    expect(goodVargaName('shad', 6)).toBe('Kundala');
    expect(goodVargaName('sapta', 7)).toBe('Mukuta');
  });

  it('bands at 10 and 15', () => {
    expect([9.999, 10, 14.999, 15].map(vimsopakaBand)).toEqual(['LITTLE', 'MEDIUM', 'MEDIUM', 'FULL']);
  });

  it('stays between 5 and 20', () => {
    for (const chart of randomCharts(60, 242)) {
      const { planets, ranking } = vimsopaka(chart);
      for (const planet of GRAHAS) {
        const { scores, byVargaFriendship, perVarga } = planets[planet];
        expect(perVarga.map(({ division }) => division)).toEqual(SIXTEEN_VARGAS);
        for (const score of [...Object.values(scores), ...Object.values(byVargaFriendship)]) {
          expect(score).toBeGreaterThanOrEqual(5);
          expect(score).toBeLessThanOrEqual(20);
        }
      }
      const ranked = ranking.map((planet) => planets[planet].scores.shodasa);
      expect(ranked).toEqual(ranked.toSorted((x, y) => y - x));
    }
  });
});
