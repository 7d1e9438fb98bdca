import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../test/drawn-chart.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { signOfText } from '../../test/short-signs.ts';
import type { Planet } from '../zodiac/names.ts';
import { UPAPADA_FACTORS, upapadaScore } from './upapada-score.ts';
import { upapada } from './upapada.ts';

const chartOf = (lagna: string, places: Readonly<Record<Exclude<Planet, 'Ketu'>, readonly [string, number]>>) => {
  const at = ([sign, degrees]: readonly [string, number]): number => signOfText(sign) * 30 + degrees;
  const { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu } = places;
  return drawnChart({
    ascendant: signOfText(lagna) * 30 + 5,
    planets: {
      Sun: at(Sun),
      Moon: at(Moon),
      Mars: at(Mars),
      Mercury: at(Mercury),
      Jupiter: at(Jupiter),
      Venus: at(Venus),
      Saturn: at(Saturn),
      Rahu: at(Rahu),
    },
  });
};
const pointsOf = (found: ReturnType<typeof upapadaScore>) =>
  Object.fromEntries(found.factors.map(({ factor, points }) => [factor, points]));

describe('the Upapada and its points (PVR 9.4)', () => {
  it('supported, worked by hand', () => {
    // Aries rising: the 12th is Pisces, Jupiter in Cancer is the 5th from it, the 5th from Cancer is Scorpio.
    const chart = chartOf('Ar', {
      Sun: ['Ar', 10],
      Moon: ['Ta', 2],
      Mars: ['Cp', 20],
      Mercury: ['Ta', 5],
      Jupiter: ['Cn', 5],
      Venus: ['Sc', 5],
      Saturn: ['Li', 5],
      Rahu: ['Aq', 1],
    });
    const found = upapada(chart);
    expect(found).toMatchObject({ sign: signOfText('Sc'), houseFromLagna: 8 });
    expect(found.arudha).toMatchObject({ lord: 'Jupiter', lordSign: signOfText('Cn'), count: 5, exception: 'none' });
    // The stronger lord of Mars in Capricorn and Ketu in Leo: one planet each; Mercury in Taurus sees Mars, the Sun in Aries sees its
    // own Leo and so Ketu; then Mars is exalted.
    expect(found).toMatchObject({ lord: 'Mars', lordDignity: 'EXALTED', lordHouse: 10 });
    expect(found.second).toMatchObject({
      sign: signOfText('Sg'),
      lord: 'Jupiter',
      lordDignity: 'EXALTED',
      occupants: [],
    });
    expect(found.seventh.occupants.map(({ planet }) => planet)).toEqual(['Moon', 'Mercury']);
    const score = upapadaScore(found);
    // The Moon is 22 degrees ahead of the Sun, so malefic, and Mercury by its company.
    expect(pointsOf(score)).toEqual({ ulLord: 1, ulSupport: 1, secondLord: 1, seventhPlanets: -1 });
    expect(score).toMatchObject({ score: 2, strength: 'SUPPORTED' });
  });

  it('strained, worked by hand', () => {
    // Taurus rising: the 12th is Aries, Mars in Taurus is the 2nd from it, the 2nd from Taurus is Gemini.
    const chart = chartOf('Ta', {
      Sun: ['Ge', 10],
      Moon: ['Ge', 4],
      Mars: ['Ta', 20],
      Mercury: ['Ge', 25],
      Jupiter: ['Le', 5],
      Venus: ['Ta', 5],
      Saturn: ['Cn', 5],
      Rahu: ['Cp', 1],
    });
    const found = upapada(chart);
    expect(found).toMatchObject({ sign: signOfText('Ge'), houseFromLagna: 2, lord: 'Mercury', lordDignity: 'OWN' });
    // Moon 354 degrees ahead of the Sun: malefic. Mercury with Sun and Moon: malefic. Saturn and Ketu in the second,
    // nobody in the seventh, Rahu in the eighth.
    const score = upapadaScore(found);
    expect(pointsOf(score)).toEqual({ ulLord: 1, ulSupport: -1, secondPlanets: -1, eighthPlanets: -1 });
    expect(score).toMatchObject({ score: -2, strength: 'STRAINED' });
  });

  it('counts each factor both ways over random charts, and its points add up', () => {
    const seen = new Set<string>();
    for (const chart of randomCharts(600, 94)) {
      const found = upapada(chart);
      const { factors, score, strength } = upapadaScore(found);
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(strength).toBe(score > 1 ? 'SUPPORTED' : score < -1 ? 'STRAINED' : 'MIXED');
      factors.forEach(({ factor, points }) => seen.add(`${factor} ${points}`));
      seen.add(strength);
      expect((found.eighth.sign - found.sign + 12) % 12).toBe(7);
    }
    const onlyAgainst = ['seventhPlanets', 'eighthPlanets', 'ulLordHouse'];
    expect([...seen].sort()).toEqual(
      [
        ...UPAPADA_FACTORS.map((factor) => `${factor} -1`),
        ...UPAPADA_FACTORS.filter((factor) => !onlyAgainst.includes(factor)).map((factor) => `${factor} 1`),
        ...['SUPPORTED', 'MIXED', 'STRAINED'],
      ].sort(),
    );
  });
});
