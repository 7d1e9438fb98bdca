import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { principal } from '../../kp/kernel/house-significators.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspOf, occupants } from '../../chart/placement.ts';
import { isNode, PLANETS, SIGN_LORDS } from '../../zodiac/names.ts';
import { separation } from '../../base/angles.ts';
import { earnedIncome } from './earned-income.ts';
import { PLANET_FIELDS, planetField } from './planet-fields.ts';
import { professionDescription } from './profession.ts';
import { professionIndicators, PROFESSION_INDICATORS } from './profession-indicators.ts';

const charts = randomCharts(150, 55);

describe('professionDescription (R20)', () => {
  it('describes the worked chart', () => {
    // Tenth sub lord Rahu in a star of Ketu, who acts for Mercury in 1; 5 and 11 are Rahu's houses of level 1.
    expect(professionDescription(workedChart())).toEqual({
      describer: { planet: 'Mercury', house: 1, sign: 'Cancer', correctedFrom: 'Ketu' },
      primaryIndustry: 'COMMERCE_COMMUNICATION',
      secondaryIndustry: 'ELECTRONICS_AVIATION_FOREIGN',
      workType:
        "House 1 means own effort, organiser, independent expert. House 5 means stock exchange, cinema, children's goods, paediatrics, sport.",
      temperament: 'Aries is a sign of fire (inventive, mechanical, bold) and movable (pioneer, leader).',
      salaryBand: 'AVERAGE',
      mobility: 'NORMAL',
      onlyIfWorking: false,
    });
  });

  it('follows its rules on random charts', () => {
    for (const chart of charts) {
      const found = professionDescription(chart);
      const { subLord: csl, signLord } = cuspOf(chart, 10);
      const { starLord } = chart.planets[csl];
      if (!isNode(starLord)) expect(found.describer.planet).toBe(starLord);
      else expect(found.describer.correctedFrom).toBe(starLord);
      const second = PLANET_FIELDS[csl].industry;
      expect(found.secondaryIndustry).toBe(
        second === found.primaryIndustry ? PLANET_FIELDS[signLord].industry : second,
      );
      const at = (house: 3 | 4 | 9 | 12): number => level(chart, csl, house) ?? 9;
      const away = Math.min(at(3), at(9), at(12)) <= 2;
      expect(found.mobility).toBe(away ? 'TOURING_OR_ABROAD' : at(4) <= 2 ? 'FIXED_PLACE' : 'NORMAL');
      const words = {
        ABUNDANT: 'HIGH',
        GOOD: 'ABOVE_AVERAGE',
        MODERATE: 'AVERAGE',
        THIN: 'MODEST',
        STRAINED: 'MODEST',
      };
      expect(found.salaryBand).toBe(words[earnedIncome(chart).grade]);
    }
  });
});

describe('professionIndicators', () => {
  it('lists every pointer once, in order, and counts the KP rows alone', () => {
    for (const chart of charts) {
      const { indicators, frequency, leadingPlanet, leadingField } = professionIndicators(chart, 'Venus');
      expect(indicators.map(({ id }) => id)).toEqual([...PROFESSION_INDICATORS]);
      const row = (id: string) => indicators.find((each) => each.id === id);
      const { starLord, subLord, longitude, signLord } = cuspOf(chart, 10);
      expect(row('MERIDIAN_SUB_LORD')?.planets).toEqual([subLord]);
      expect(row('MERIDIAN_STAR_LORD')?.planets).toEqual([starLord]);
      expect(row('OWNER_OF_10')?.planets).toEqual([signLord]);
      expect(row('OCCUPANTS_OF_10')?.planets).toEqual(occupants(chart, 10));
      expect(row('PRINCIPAL_OF_6')?.planets).toEqual([principal(chart, 6)]);
      const arcs = PLANETS.map((planet) => separation(chart.planets[planet].longitude, longitude));
      const near = Math.min(...arcs);
      expect(row('NEAREST_TO_CUSP_10')?.planets).toEqual(near <= 10 ? [PLANETS[arcs.indexOf(near)]] : []);
      expect((row('CSL_10')?.houses ?? []).length).toBeLessThanOrEqual(3);
      const levels = (row('CSL_10')?.houses ?? []).map((house) => level(chart, subLord, house) ?? 9);
      expect(levels).toEqual([...levels].sort((a, b) => a - b));
      for (const planet of PLANETS)
        expect(frequency.find((each) => each.planet === planet)?.count).toBe(
          indicators.filter(({ kp, planets }) => kp && planets.includes(planet)).length,
        );
      expect(frequency.map(({ count }) => count)).toEqual(frequency.map(({ count }) => count).sort((a, b) => b - a));
      expect(leadingPlanet).toBe(frequency[0]?.planet);
      expect(leadingField).toBe(planetField(leadingPlanet));
    }
  });

  it('gives the navamsa rule of Brihat Jataka outside KP', () => {
    for (const chart of charts) {
      const { indicators } = professionIndicators(chart, null);
      expect(indicators.filter(({ kp }) => !kp).map(({ id }) => id)).toEqual([
        'NAVAMSA_FROM_LAGNA',
        'NAVAMSA_FROM_MOON',
        'NAVAMSA_FROM_SUN',
      ]);
      const from = [chart.ascendant, chart.planets.Moon, chart.planets.Sun];
      from.forEach(({ signIndex }, index) => {
        const lord = SIGN_LORDS[(signIndex + 9) % 12];
        if (lord === undefined) throw new Error('no sign');
        // Navamsas run through the zodiac from Aries 0°.
        const ninth = Math.floor(chart.planets[lord].longitude / (360 / 108)) % 12;
        expect(indicators[16 + index]?.planets).toEqual([SIGN_LORDS[ninth]]);
      });
      expect(indicators.find(({ id }) => id === 'RUNNING_MD_LORD')?.planets).toEqual([]);
    }
  });

  it('breaks ties by the tenth sub lord, its star lord, the meridian star, planet order', () => {
    for (const chart of charts) {
      const { frequency } = professionIndicators(chart, null);
      const { starLord, subLord } = cuspOf(chart, 10);
      const order = [subLord, chart.planets[subLord].starLord, starLord, ...PLANETS];
      frequency.forEach(({ planet, count }, index) => {
        const next = frequency[index + 1];
        if (next?.count === count) expect(order.indexOf(planet)).toBeLessThan(order.indexOf(next.planet));
      });
    }
  });
});
