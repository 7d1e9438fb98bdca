import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import type { Drawing } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House } from '../../zodiac/names.ts';
import { conjunctions, houseAspects, planetAspects } from '../base/aspects.ts';
import { countSigns } from '../base/frame.ts';
import { HOUSE_FACTORS, houseScores } from './house-strength.ts';
import { NATURES } from '../base/natures.ts';
import { STRENGTH_BANDS } from './shadbala/requirements.ts';

/** Ascendant Aries. Sun and Mercury in Leo, Moon in Taurus, Jupiter in Cancer, Saturn in Libra, and so on. */
const PLACES = { Sun: 130, Moon: 40, Mars: 280, Mercury: 145, Jupiter: 100, Venus: 165, Saturn: 200, Rahu: 320 };
const draw = (planets: Partial<Drawing['planets']> = {}, ascendant = 5) =>
  drawnChart({ ascendant, planets: { ...PLACES, ...planets } });
const points = (chart: ReturnType<typeof draw>, house: House) =>
  (houseScores(chart)[house - 1]?.factors ?? []).map(({ factor, points: p }) => `${factor} ${p}`);

describe('house score of 0 to 100', () => {
  it('adds placement and dignity of the lord, occupants, aspects and hemming', () => {
    // House 1: Mars exalted in the 10th; Jupiter does not look, Mars looks by its 4th, Saturn by its 7th.
    expect(points(draw(), 1)).toEqual([
      'base 50',
      'lordPlacement 10',
      'lordDignity 10',
      'ownLordAspect 6',
      'maleficAspect -4',
    ]);
    // House 5: Sun (own house), Mercury malefic with it and Ketu; aspects of Mars and Rahu; hemmed by Jupiter and Venus.
    expect(points(draw(), 5)).toEqual([
      'base 50',
      'lordPlacement 10',
      'lordDignity 10',
      'maleficOccupant 3',
      'maleficOccupant -6',
      'maleficOccupant -6',
      'maleficAspect -4',
      'maleficAspect -4',
      'shubhaKartari 6',
    ]);
  });

  it('holds malefics harmless in 3, 6, 11, own or exalted', () => {
    // House 11: Rahu. House 7: Saturn exalted. House 10: Mars exalted.
    expect(points(draw(), 11)).toContain('maleficOccupant 3');
    expect(points(draw(), 7)).toContain('maleficOccupant 3');
    expect(points(draw(), 10)).toContain('maleficOccupant 3');
    expect(points(draw({ Saturn: 215 }), 8)).toContain('maleficOccupant -6');
  });

  it('places the lord: 2, 3, 11 little, dusthanas against, its own house always well', () => {
    const placement = (chart: ReturnType<typeof draw>, house: House) =>
      points(chart, house).find((row) => row.startsWith('lordPlacement'));
    expect(placement(draw({ Mars: 45 }), 1)).toBe('lordPlacement 3');
    expect(placement(draw({ Mars: 75 }), 1)).toBe('lordPlacement 3');
    expect(placement(draw({ Mars: 310 }), 1)).toBe('lordPlacement 3');
    for (const sign of [5, 7, 11]) expect(placement(draw({ Mars: sign * 30 + 5 }), 1)).toBe('lordPlacement -10');
    expect(placement(draw({ Mars: 215 }), 8)).toBe('lordPlacement 10');
    for (const sign of [0, 3, 4, 6, 8, 9]) expect(placement(draw({ Mars: sign * 30 + 5 }), 1)).toBe('lordPlacement 10');
  });

  it('counts uncancelled debility, cancelled debility and full combustion of the lord', () => {
    const dignity = (chart: ReturnType<typeof draw>, house: House) =>
      points(chart, house).filter((row) => row.startsWith('lordDignity') || row.startsWith('lordComb'));
    // Venus in Virgo; Mercury in Leo and Jupiter in Gemini are in no kendra from the ascendant or the Moon in Aries.
    const fallen = { Venus: 172, Jupiter: 80, Moon: 5 };
    expect(dignity(draw(fallen), 2)).toEqual(['lordDignity -10']);
    expect(dignity(draw({ ...fallen, Mercury: 100 }), 2)).toEqual(['lordDignity 0']);
    expect(dignity(draw({ Saturn: 131 }), 10)).toEqual(['lordDignity -5', 'lordCombustion -5']);
  });

  it('hems a house between malefics', () => {
    expect(points(draw({ Mars: 340, Saturn: 35, Moon: 100 }), 1)).toContain('papaKartari -6');
  });

  it('is held at 0', () => {
    // Taurus full of malefics, its lord fallen in the 6th with no help.
    const crowd = { Sun: 35, Moon: 20, Mars: 45, Saturn: 50, Rahu: 235, Venus: 172, Mercury: 230, Jupiter: 250 };
    expect(points(draw(crowd), 2)).toEqual([
      'base 50',
      'lordPlacement -10',
      'lordDignity -10',
      ...Array<string>(4).fill('maleficOccupant -6'),
      'maleficAspect -4',
      'maleficAspect -4',
      'clamp 2',
    ]);
    expect(houseScores(draw(crowd))[1]).toMatchObject({ score: 0, band: 'WEAK' });
  });
});

describe('houses and aspects in the sky', () => {
  const charts = [...randomCharts(300, 12), ...randomCharts(60, 13, [67, 89])];

  it('has factors that add up to the score, bands by the score, and every factor but the rare clamp', () => {
    const factors = new Set<string>();
    const bands = new Set<string>();
    for (const chart of charts) {
      const scores = houseScores(chart);
      expect(scores.map(({ house }) => house)).toEqual(HOUSES);
      for (const { house, sign, score, band, factors: rows } of scores) {
        expect(countSigns(chart.ascendant.signIndex, sign)).toBe(house);
        expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(band).toBe(score >= 65 ? 'STRONG' : score < 45 ? 'WEAK' : 'MODERATE');
        rows.forEach((row) => factors.add(row.factor));
        bands.add(band);
      }
    }
    expect([...factors, 'clamp'].sort()).toEqual([...HOUSE_FACTORS].sort());
    expect([...bands].sort()).toEqual([...STRENGTH_BANDS].sort());
  });

  it('gives every planet one seventh-house row, Mars, Jupiter and Saturn three rows', () => {
    for (const chart of charts) {
      const rows = houseAspects(chart);
      for (const planet of PLANETS) {
        const own = rows.filter(({ aspector }) => aspector === planet);
        expect(own.filter(({ ordinal }) => ordinal === 7)).toHaveLength(1);
        expect(own).toHaveLength(['Mars', 'Jupiter', 'Saturn'].includes(planet) ? 3 : 1);
        for (const { house, sign, ordinal } of own) {
          expect(countSigns(chart.planets[planet].signIndex, sign)).toBe(ordinal);
          expect(countSigns(chart.ascendant.signIndex, sign)).toBe(house);
        }
      }
    }
  });

  it('lists aspects on planets with their return, never from node to node', () => {
    const natures = new Set<string>();
    for (const chart of charts) {
      const rows = planetAspects(chart);
      for (const { aspector, target, nature, mutual } of rows) {
        natures.add(nature);
        expect([aspector, target].sort()).not.toEqual(['Ketu', 'Rahu']);
        expect(rows.some((row) => row.aspector === target && row.target === aspector)).toBe(mutual);
      }
      // Opposite signs look at each other.
      const { Sun, Moon } = chart.planets;
      const opposite = countSigns(Sun.signIndex, Moon.signIndex) === 7;
      expect(rows.some((row) => row.aspector === 'Sun' && row.target === 'Moon' && row.mutual)).toBe(opposite);
    }
    expect([...natures].sort()).toEqual([...NATURES].sort());
  });

  it('lists each pair of one sign once', () => {
    const chart = draw({ Mercury: 138.5 });
    expect(conjunctions(chart)).toEqual([
      { planets: ['Sun', 'Mercury'], sign: 4, house: 5, orbDegrees: 8.5 },
      { planets: ['Sun', 'Ketu'], sign: 4, house: 5, orbDegrees: 10 },
      { planets: ['Mercury', 'Ketu'], sign: 4, house: 5, orbDegrees: 1.5 },
    ]);
  });
});
