import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../../test/random-charts.ts';
import { equatorialOf } from '../../../chart/equatorial.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import { wars } from '../../states/war.ts';
import { WARRIORS } from '../../states/warriors.ts';
import { ayanaBala, nathonnathaBala, pakshaBala } from './kala.ts';
import { naisargikaBala } from '../../base/natures.ts';
import { COMPONENTS, judge, STRENGTH_BANDS } from './requirements.ts';
import { shadbala, yuddhaBala } from './total.ts';

describe('parts of kala bala (R25)', () => {
  it('nathonnatha: day planets at noon, night planets at midnight, Mercury always', () => {
    expect(nathonnathaBala('Sun', 0)).toBe(60);
    expect(nathonnathaBala('Jupiter', 180)).toBe(0);
    expect(nathonnathaBala('Venus', -90)).toBe(30);
    expect(nathonnathaBala('Moon', 540)).toBe(60);
    expect(nathonnathaBala('Saturn', 360)).toBe(0);
    expect(nathonnathaBala('Mars', 90)).toBe(30);
    expect(nathonnathaBala('Mercury', 33)).toBe(60);
  });

  it('paksha: with the nature of the chart, the Moon doubled', () => {
    const natures = {
      Sun: 'malefic',
      Moon: 'benefic',
      Mars: 'malefic',
      Mercury: 'malefic',
      Jupiter: 'benefic',
      Venus: 'benefic',
      Saturn: 'malefic',
      Rahu: 'malefic',
      Ketu: 'malefic',
    } as const;
    expect(pakshaBala('Jupiter', 150, natures)).toBe(50);
    expect(pakshaBala('Mercury', 150, natures)).toBe(10);
    expect(pakshaBala('Moon', 150, natures)).toBe(100);
    expect(pakshaBala('Moon', 30, { ...natures, Moon: 'malefic' })).toBe(100);
  });

  it('ayana: 30 on the equator, by north or south for each planet, the Sun doubled', () => {
    for (const planet of GRAHAS) expect(ayanaBala(planet, 0, 23.44)).toBeCloseTo(planet === 'Sun' ? 60 : 30, 9);
    const most = (24 + 23.44) * 1.25;
    const least = (24 - 23.44) * 1.25;
    const north = GRAHAS.map((planet) => ayanaBala(planet, 90, 23.44));
    const south = GRAHAS.map((planet) => ayanaBala(planet, 270, 23.44));
    [2 * most, least, most, most, most, most, least].forEach((value, i) => expect(north[i]).toBeCloseTo(value, 9));
    [2 * least, most, least, most, least, least, most].forEach((value, i) => expect(south[i]).toBeCloseTo(value, 9));
  });

  it('yuddha: the stake goes from the loser to the winner, for each war', () => {
    const soFar = { Sun: 0, Moon: 0, Mars: 300, Mercury: 200, Jupiter: 568, Venus: 100, Saturn: 100 };
    const war = [{ winner: 'Mercury', loser: 'Jupiter' }] as const;
    expect(yuddhaBala('Mercury', war, soFar)).toBeCloseTo(368 / 183.8, 9);
    expect(yuddhaBala('Jupiter', war, soFar)).toBeCloseTo(-368 / 183.8, 9);
    expect(yuddhaBala('Mars', war, soFar)).toBe(0);
    const two = [...war, { winner: 'Mars', loser: 'Mercury' }] as const;
    expect(yuddhaBala('Mercury', two, soFar)).toBeCloseTo(368 / 183.8 - 100 / 2.8, 9);
  });
});

describe('required strengths (R25)', () => {
  it.each([
    ['Sun', 6.5],
    ['Moon', 6],
    ['Mars', 5],
    ['Mercury', 7],
    ['Jupiter', 6.5],
    ['Venus', 5.5],
    ['Saturn', 5],
  ] as const)('%s needs %d rupas', (planet, required) => {
    const none = { sthana: 0, dig: 0, cheshta: 0, kala: 0, ayana: 0 };
    const total = required * 60;
    expect(judge(planet, total, none)).toMatchObject({
      requiredRupas: required,
      ratio: 1,
      percent: 100,
      sufficient: true,
    });
    expect(judge(planet, total - 0.01, none).sufficient).toBe(false);
    expect(judge(planet, total * 1.201, none).band).toBe('STRONG');
    expect(judge(planet, total * 1.199, none).band).toBe('MODERATE');
    expect(judge(planet, total * 0.901, none).band).toBe('MODERATE');
    expect(judge(planet, total * 0.899, none).band).toBe('WEAK');
  });

  it('knows the minima of the components', () => {
    const at = (sthana: number, dig: number, cheshta: number, kala: number, ayana: number) => ({
      sthana,
      dig,
      cheshta,
      kala,
      ayana,
    });
    const all = { sthana: true, dig: true, cheshta: true, kala: true, ayana: true };
    const none = { sthana: false, dig: false, cheshta: false, kala: false, ayana: false };
    for (const [planets, minima] of [
      [['Sun', 'Jupiter', 'Mercury'], at(165, 35, 50, 112, 30)],
      [['Moon', 'Venus'], at(133, 50, 30, 100, 40)],
      [['Mars', 'Saturn'], at(96, 30, 40, 67, 20)],
    ] as const)
      for (const planet of planets) {
        expect(judge(planet, 300, minima).minimaMet).toEqual(all);
        const { sthana, dig, cheshta, kala, ayana } = minima;
        expect(judge(planet, 300, at(sthana - 1, dig - 1, cheshta - 1, kala - 1, ayana - 1)).minimaMet).toEqual(none);
      }
  });
});

describe('shadbala of any chart', () => {
  const charts = [...randomCharts(120, 25), ...randomCharts(20, 26, [67, 89])];
  const results = charts.map((chart) => ({ chart, result: shadbala(ephemeris, chart) }));

  it('adds up', () => {
    for (const { result } of results)
      for (const planet of GRAHAS) {
        const { sthana, dig, kala, cheshta, naisargika, drik, total, rupas } = result.planets[planet];
        expect(sthana.uchcha + sthana.saptavargaja + sthana.ojayugma + sthana.kendradi + sthana.drekkana).toBeCloseTo(
          sthana.total,
          9,
        );
        const { nathonnatha, paksha, tribhaga, abda, masa, vara, hora, ayana, yuddha } = kala;
        expect(nathonnatha + paksha + tribhaga + abda + masa + vara + hora + ayana + yuddha).toBeCloseTo(kala.total, 9);
        expect(sthana.total + dig + kala.total + cheshta + naisargika + drik).toBeCloseTo(total, 9);
        expect(rupas).toBeCloseTo(total / 60, 12);
      }
  });

  it('holds every check of the rule', () => {
    for (const { result, chart } of results) {
      const { planets, ranking } = result;
      const all = GRAHAS.map((planet) => planets[planet]);
      for (const { sthana, dig, cheshta } of all) {
        expect([15, 30, 60]).toContain(sthana.kendradi);
        expect([0, 15, 30]).toContain(sthana.ojayugma);
        expect([0, 15]).toContain(sthana.drekkana);
        for (const value of [sthana.uchcha, dig, cheshta]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(60);
        }
      }
      expect(planets.Sun.kala.paksha + planets.Jupiter.kala.paksha).toBeCloseTo(60, 9);
      expect(planets.Jupiter.kala.tribhaga).toBe(60);
      const lords = all.reduce((sum, { kala }) => sum + kala.abda + kala.masa + kala.vara + kala.hora, 0);
      expect(lords).toBe(150);
      expect(all.reduce((sum, { kala }) => sum + kala.yuddha, 0)).toBeCloseTo(0, 9);
      expect([planets.Sun.cheshta, planets.Moon.cheshta]).toEqual([0, 0]);
      expect(planets.Sun.naisargika).toBe(60);
      expect(all.map(({ rank }) => rank).toSorted((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      ranking.forEach((planet, index) => {
        expect(planets[planet].rank).toBe(index + 1);
        const next = ranking[index + 1];
        if (next) expect(planets[planet].ratio).toBeGreaterThanOrEqual(planets[next].ratio);
      });
      for (const { dominantComponent, sthana, dig, kala, cheshta, naisargika, drik } of all) {
        const six = { sthana: sthana.total, dig, kala: kala.total, cheshta, naisargika, drik };
        expect(six[dominantComponent]).toBe(Math.max(...Object.values(six)));
      }
      const warring = new Set(wars(chart).flatMap((war) => war.planets));
      for (const planet of WARRIORS) expect(planets[planet].kala.yuddha !== 0).toBe(warring.has(planet));
    }
  });

  it('gives the schools beside it', () => {
    for (const { result } of results) {
      const { planets, alternatives } = result;
      expect(alternatives.totalWithLuminaryCheshta.Sun).toBeCloseTo(planets.Sun.total + planets.Sun.kala.ayana, 9);
      expect(alternatives.totalWithLuminaryCheshta.Moon).toBeCloseTo(planets.Moon.total + planets.Moon.kala.paksha, 9);
      for (const planet of WARRIORS) {
        expect(alternatives.cheshtaModernMeans[planet]).toBeGreaterThanOrEqual(0);
        expect(alternatives.cheshtaModernMeans[planet]).toBeLessThanOrEqual(60);
      }
    }
  });

  it('takes the hour angle of the true Sun: noon is the middle of the day', () => {
    for (const { result, chart } of results.slice(0, 120)) {
      if (result.day.sunriseFallback) continue;
      const { latitude } = chart.moment;
      const { declination } = equatorialOf(chart.planets.Sun.tropicalLongitude, 0, chart.frame.obliquityTrue);
      // Sunrise equation: from midnight to sunrise, degrees.
      const cosine = -Math.tan((latitude * Math.PI) / 180) * Math.tan((declination * Math.PI) / 180);
      const rise = 180 - (Math.acos(cosine) * 180) / Math.PI;
      const fromMidnight = result.planets.Sun.kala.nathonnatha * 3;
      // Within a degree of the horizon the Sun's own motion since sunrise blurs the test.
      if (Math.abs(fromMidnight - rise) > 1) expect(fromMidnight > rise).toBe(result.day.dayBirth);
    }
  });

  it('reaches every band and component, and the polar fallback', () => {
    const bands = new Set(results.flatMap(({ result }) => GRAHAS.map((planet) => result.planets[planet].band)));
    expect([...bands].sort()).toEqual([...STRENGTH_BANDS].sort());
    const dominant = new Set(
      results.flatMap(({ result }) => GRAHAS.map((planet) => result.planets[planet].dominantComponent)),
    );
    // Sthana and kala outweigh the others in any chart: none of those exceeds 60.
    for (const component of dominant) expect(COMPONENTS).toContain(component);
    expect(dominant.has('sthana') && dominant.has('kala')).toBe(true);
    expect(results.some(({ result }) => result.day.sunriseFallback)).toBe(true);
  });

  it('ranks equal ratios by naisargika', () => {
    expect(GRAHAS.toSorted((x, y) => naisargikaBala(y) - naisargikaBala(x))).toEqual([
      'Sun',
      'Moon',
      'Venus',
      'Jupiter',
      'Mercury',
      'Mars',
      'Saturn',
    ]);
  });
});
