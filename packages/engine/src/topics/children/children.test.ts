import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { promise } from '../../kp/promise/promise.ts';
import { isNode, SIGNS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { Chart } from '../../chart/chart.ts';
import { CHILD_DELAYS, fertility, FERTILITY_VERDICTS } from './fertility.ts';
import { FERTILITY_OF_SIGN, SIGN_FERTILITIES, signLens } from './sign-lens.ts';
import { sphuta, SPHUTA_STATES } from './sphutas.ts';

const charts = randomCharts(600, 5_2_11, [0, 60]);
const named = (chart: Chart, planet: Planet): readonly Planet[] =>
  isNode(planet) ? [planet, agents(chart, planet)[0]?.planet ?? planet] : [planet];

describe('promise of children', () => {
  it('judges on 2, 5, 11 against exactly 1, 4, 10', () => {
    const { required, denialHouses } = promise(charts[0] ?? drawnChart(NAVAMSA), natalEvent('childbirth'));
    expect({ required, denialHouses }).toEqual({ required: [2, 5, 11], denialHouses: [1, 4, 10] });
  });

  it('names the verdict in the order of the tests', () => {
    for (const chart of charts) {
      const { verdict, delays, alternative } = fertility(chart);
      const child = promise(chart, natalEvent('childbirth'));
      const c5 = chart.houses?.cusps[4]?.subLord ?? 'Sun';
      const t5 = chart.planets[c5].starLord;
      const wanted = [
        ...([...named(chart, c5), ...named(chart, t5)].includes('Saturn') ? ['SATURN'] : []),
        ...(chart.planets[t5].retrograde ? ['STAR_LORD_RETROGRADE'] : []),
        ...(child.denialHit.length > 0 && child.denialHit.length < 3 ? ['PARTIAL_DENIAL'] : []),
        ...(chart.planets.Rahu.house === 5 || chart.planets.Ketu.house === 5 ? ['NODE_IN_FIFTH'] : []),
      ];
      expect(delays.map(({ delay }) => delay)).toEqual(wanted);
      const saturn = delays.find(({ delay }) => delay === 'SATURN')?.detail;
      if (saturn !== undefined) expect(saturn).toMatch(/^The 5th sub lord [^]*Saturn/);
      const late = wanted.includes('SATURN') || wanted.includes('STAR_LORD_RETROGRADE');
      const table = {
        ACTIVE: late ? 'PROMISED_WITH_DELAY' : 'PROMISED',
        MIXED_ACTIVE: late ? 'PROMISED_WITH_DELAY' : 'CONDITIONAL',
        CONTRADICTED: 'CONDITIONAL',
        PARTIALLY_ACTIVE: 'WEAK',
        DENIED: 'NOT_PROMISED',
        NEGATED: 'NOT_PROMISED',
      };
      expect(verdict).toBe(table[child.verdict]);
      const adopts = verdict === 'NOT_PROMISED' && promise(chart, natalEvent('adoption')).side === 'yes';
      expect(alternative).toBe(adopts ? 'ADOPTION' : null);
    }
    const all = charts.map(fertility);
    expect(new Set(all.map(({ verdict }) => verdict))).toEqual(new Set(FERTILITY_VERDICTS));
    expect(new Set(all.flatMap(({ delays }) => delays.map(({ delay }) => delay)))).toEqual(new Set(CHILD_DELAYS));
    expect(new Set(all.map(({ alternative }) => alternative))).toEqual(new Set(['ADOPTION', null]));
  });
});

describe('signs of the fifth chain', () => {
  it('fruitful Cn Sc Pi, semi Ta Li Sg Cp Aq, barren Ar Ge Le Vi', () => {
    expect(SIGNS.map((sign) => FERTILITY_OF_SIGN[sign].class[0]).join('')).toBe('BSBFBBSFSSSF');
    for (const sign of SIGNS) expect(FERTILITY_OF_SIGN[sign].source).toMatch(/R10|ours/);
  });

  it('add one for fruitful and take one for barren', () => {
    const points = [-1, 0, -1, 1, -1, -1, 0, 1, 0, 0, 0, 1];
    for (const chart of charts) {
      const cusp = chart.houses?.cusps[4];
      const c5 = cusp?.subLord ?? 'Sun';
      const places = [cusp, chart.planets[c5], chart.planets[chart.planets[c5].starLord]];
      const sum = places.reduce((total, place) => total + (points[place?.signIndex ?? 0] ?? 0), 0);
      const found = signLens(chart);
      expect(found.sum).toBe(sum);
      expect(found.class).toBe(sum >= 1 ? 'FRUITFUL' : sum <= -1 ? 'BARREN' : 'SEMI');
    }
    expect(new Set(charts.map((chart) => signLens(chart).class))).toEqual(new Set(SIGN_FERTILITIES));
  });
});

const NAVAMSA = {
  ascendant: 0,
  planets: { Sun: 10, Moon: 40, Mars: 100, Mercury: 20, Jupiter: 200, Venus: 155, Saturn: 300, Rahu: 80 },
};

describe('Beeja and Kshetra (R23.9)', () => {
  it('are sums of three longitudes, worked by hand', () => {
    const chart = drawnChart(NAVAMSA);
    // Beeja 10 + 155 + 200 = 5°: Aries, second navamsa of a fire sign, Taurus: odd sign, even navamsa.
    expect(sphuta(chart, 'BEEJA')).toMatchObject({ sign: 'Aries', navamsaSign: 'Taurus', state: 'MIXED' });
    expect(sphuta(chart, 'BEEJA').longitude).toBeCloseTo(5, 9);
    // Kshetra 40 + 100 + 200 = 340°: Pisces 10°, fourth navamsa of a water sign from Cancer, Libra.
    expect(sphuta(chart, 'KSHETRA')).toMatchObject({ sign: 'Pisces', navamsaSign: 'Libra', state: 'MIXED' });
  });

  it('reach every state in either', () => {
    for (const name of ['BEEJA', 'KSHETRA'] as const) {
      const found = charts.map((chart) => sphuta(chart, name));
      expect(new Set(found.map(({ state }) => state))).toEqual(new Set(SPHUTA_STATES));
      for (const { sign, navamsaSign, state } of found) {
        const fit = [sign, navamsaSign].filter((each) => (SIGNS.indexOf(each) % 2 === 0) === (name === 'BEEJA')).length;
        expect(state).toBe(['WEAK', 'MIXED', 'GOOD'][fit]);
      }
    }
  });
});
