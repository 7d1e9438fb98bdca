import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { stellarAspects } from '../../kp/kernel/stellar-aspects.ts';
import { HOUSES } from '../../zodiac/names.ts';
import { otherExchanges, PARIVARTANA_CLASSES, parivartanaClass, parivartanas } from './parivartana.ts';

const APART = { Sun: 15, Moon: 45, Mars: 75, Mercury: 105, Jupiter: 135, Venus: 165, Saturn: 195, Rahu: 225 };

describe('exchange of signs', () => {
  it('has 28 great, 8 uneven and 30 hard pairs of houses (PH 6)', () => {
    const classes = HOUSES.flatMap((x) => HOUSES.filter((y) => y > x).map((y) => parivartanaClass(x, y)));
    expect(PARIVARTANA_CLASSES.map((each) => classes.filter((found) => found === each).length)).toEqual([28, 8, 30]);
    expect(parivartanaClass(4, 3)).toBe('KHALA');
    expect(parivartanaClass(3, 6)).toBe('DAINYA');
  });

  it('gives each planet the house of its own sign that the other holds', () => {
    // Ascendant Aries: the Sun in Cancer, house 4, the Moon in Leo, house 5.
    const chart = drawnChart({ ascendant: 10, planets: { ...APART, Sun: 100, Moon: 130 } });
    expect(parivartanas(chart)).toEqual([{ planets: ['Sun', 'Moon'], houses: [5, 4], class: 'MAHA' }]);
    const hard = drawnChart({ ascendant: 340, planets: { ...APART, Sun: 100, Moon: 130 } });
    expect(parivartanas(hard)).toEqual([{ planets: ['Sun', 'Moon'], houses: [6, 5], class: 'DAINYA' }]);
  });

  it('is found for Sun in Cancer and Moon in Leo in every chart, and a planet stands in one pair only', () => {
    for (const chart of randomCharts(800, 2603)) {
      const pairs = parivartanas(chart);
      const planets = pairs.flatMap((pair) => pair.planets);
      expect(new Set(planets).size).toBe(planets.length);
      const lights = chart.planets.Sun.signIndex === 3 && chart.planets.Moon.signIndex === 4;
      expect(pairs.some((pair) => pair.planets.join() === 'Sun,Moon')).toBe(lights);
    }
  });

  it('has the exchanges of stars that get_stellar_aspects has, and those of navamsa signs', () => {
    let navamsas = 0;
    for (const chart of randomCharts(200, 2604)) {
      const stars = stellarAspects(chart)
        .exchanges.filter(({ type }) => type === 'MUTUAL_STAR')
        .map(({ a, b }) => `${a} ${b}`);
      const found = otherExchanges(chart);
      expect(found.filter(({ kind }) => kind === 'STAR').map(({ planets }) => planets.join(' '))).toEqual(stars);
      for (const { planets } of found.filter(({ kind }) => kind === 'NAVAMSA')) {
        // Each planet's navamsa, 108 to the circle, is ruled by the other.
        const lords = planets.map((planet) => OWNERS[Math.floor(chart.planets[planet].longitude * 0.3) % 12]);
        expect(lords).toEqual([...planets].reverse());
        navamsas += 1;
      }
    }
    expect(navamsas).toBeGreaterThan(0);
  });
});

const OWNERS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ');
