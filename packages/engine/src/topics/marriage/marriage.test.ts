import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { level } from '../../kp/kernel/levels.ts';
import { promise } from '../../kp/promise/promise.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { HOUSES, isNode } from '../../zodiac/names.ts';
import { marriageDelay } from './delay.ts';
import { MARRIAGE_MODES, marriageMode } from './mode.ts';
import { multiplicity, MULTIPLICITIES } from './multiplicity.ts';
import { matchObstacles, secretEnemies } from './obstacles.ts';
import { PARTNER_WEALTH, partnerAge, partnerOrigin, RELATIVE_AGES, spouse, WORK_MODES } from '../shared/spouse.ts';
import { MARRIAGE_QUALITIES, marriageQuality } from './quality.ts';

const charts = randomCharts(500, 7_1966, [0, 60]);

const csl = (chart: Chart, house: House): Planet => chart.houses?.cusps[house - 1]?.subLord ?? 'Sun';
const at = (chart: Chart, planet: Planet, house: House): number => level(chart, planet, house) ?? 9;
const best = (chart: Chart, planet: Planet, houses: readonly House[]): number =>
  Math.min(...houses.map((house) => at(chart, planet, house)));
const firstAgent = (chart: Chart, planet: Planet): Planet =>
  isNode(planet) ? (agents(chart, planet)[0]?.planet ?? planet) : planet;
/** Gemini, Virgo, Sagittarius, Pisces. */
const dual = [2, 5, 8, 11];
const signOfPlanet = (chart: Chart, planet: Planet): number => chart.planets[planet].signIndex;

describe('the worked chart: Cancer rising, 7th sub lord Saturn in the star of the Moon', () => {
  const chart = workedChart();

  it('is by family, and single', () => {
    // Saturn L1 8, L2 7, L3 1, L4 7 8: no 5. Sub lord of cusp 5 Mercury in the star of Saturn, in 1.
    expect(marriageMode(chart).mode).toBe('ARRANGED');
    expect(multiplicity(chart).tests.map(({ met }) => met)).toEqual([false, false, false, false, false]);
    expect(multiplicity(chart).verdict).toBe('SINGLE');
  });

  it('describes the partner by the Moon in house 8, Aquarius', () => {
    const { describer, relativeAge, agePoints, workArchetype, workMode, origin } = spouse(chart);
    expect(describer).toEqual({ planet: 'Moon', house: 8, sign: 'Aquarius', correctedFrom: null });
    expect({ relativeAge, agePoints }).toEqual({
      relativeAge: 'SAME_AGE',
      agePoints: [
        { planet: 'Moon', points: -2 },
        { planet: 'Saturn', points: 2 },
      ],
    });
    expect({ workArchetype, workMode }).toEqual({ workArchetype: 'PUBLIC_CARE_LIQUIDS', workMode: 'mixed' });
    // Saturn signifies 8 at level 1, 7 at level 2: the legacy or secret first.
    expect(origin).toEqual(['LEGACY_OR_SECRET', 'STRANGER_ARRANGED']);
  });
});

describe('500 random charts against the rules spelled out', () => {
  it('mode of marriage (R10)', () => {
    const naive = (chart: Chart): string => {
      if (promise(chart, natalEvent('marriage')).side === 'no') return 'NOT_PROMISED';
      const pair = [csl(chart, 7), csl(chart, 5)];
      const leads = pair.some((planet) => at(chart, planet, 5) < 9 && at(chart, planet, 5) <= at(chart, planet, 2));
      if (promise(chart, natalEvent('love_marriage')).side === 'yes' && leads)
        return pair.some((planet) => at(chart, planet, 2) < 9) ? 'LOVE_WITH_FAMILY_CONSENT' : 'LOVE';
      return at(chart, csl(chart, 7), 5) === 9 ? 'ARRANGED' : 'MIXED';
    };
    const modes = charts.map((chart) => marriageMode(chart).mode);
    expect(modes).toEqual(charts.map(naive));
    expect(new Set(modes)).toEqual(new Set(MARRIAGE_MODES));
  });

  it('number of ties (R10, R9.6)', () => {
    for (const chart of charts) {
      const [c7, c2, c9] = [csl(chart, 7), csl(chart, 2), csl(chart, 9)];
      const t7 = chart.planets[c7].starLord;
      const cusp = chart.houses?.cusps[6];
      const met = [
        c7 === 'Mercury' || firstAgent(chart, c7) === 'Mercury',
        dual.includes(signOfPlanet(chart, c7)) || dual.includes(signOfPlanet(chart, t7)),
        dual.includes(cusp?.signIndex ?? 0) &&
          (signOfPlanet(chart, c7) === cusp?.signIndex || firstAgent(chart, c7) === cusp?.signLord),
        at(chart, c2, 7) < 9,
        at(chart, c9, 11) < 9 && (at(chart, c9, 2) < 9 || at(chart, c9, 9) < 9),
      ];
      const { tests, verdict } = multiplicity(chart);
      expect(tests.map((test) => test.met)).toEqual(met);
      const count = met.filter(Boolean).length;
      const refused = promise(chart, natalEvent('second_marriage')).side === 'no';
      expect(verdict).toBe(count >= 3 && !refused ? 'PLURAL_INDICATED' : count >= 2 ? 'POSSIBLE' : 'SINGLE');
    }
    expect(new Set(charts.map((chart) => multiplicity(chart).verdict))).toEqual(new Set(MULTIPLICITIES));
  });

  it('quality by the leans of five sub lords', () => {
    for (const chart of charts) {
      const leans = ([2, 4, 7, 8, 11] as const).map((cusp) => {
        const [f, d] = [best(chart, csl(chart, cusp), [2, 4, 5, 7, 11]), best(chart, csl(chart, cusp), [6, 8, 10, 12])];
        return f === d ? (f === 9 ? 'NONE' : 'BOTH') : f < d ? 'FOR' : 'AGAINST';
      });
      const [good, bad] = ['FOR', 'AGAINST'].map((way) => leans.filter((lean) => lean === way).length);
      const found = marriageQuality(chart);
      expect(found.cusps.map(({ lean }) => lean)).toEqual(leans);
      const named = (good ?? 0) >= 4 ? 'HARMONIOUS' : good === 3 ? 'STABLE' : (bad ?? 0) >= 3 ? 'STRAINED' : 'MIXED';
      expect(found.verdict).toBe(named);
    }
    expect(new Set(charts.map((chart) => marriageQuality(chart).verdict))).toEqual(new Set(MARRIAGE_QUALITIES));
  });

  it('origin: best levels first, three at most, the weak only where no strong one is', () => {
    for (const chart of charts) {
      const c7 = csl(chart, 7);
      const origins = partnerOrigin(chart);
      const rahu = c7 === 'Rahu' || chart.planets[c7].starLord === 'Rahu';
      expect(origins.includes('OTHER_COMMUNITY')).toBe(rahu);
      const plain = origins.filter((origin) => origin !== 'OTHER_COMMUNITY');
      const strong = HOUSES.filter((house) => at(chart, c7, house) <= 2).length;
      const any = HOUSES.filter((house) => at(chart, c7, house) < 9).length;
      expect(plain).toHaveLength(Math.min(3, strong > 0 ? strong : any));
    }
  });

  it('the partner: describer, age, means and distance', () => {
    const age: Readonly<Record<Planet, number>> = {
      Sun: 1, Moon: -1, Mars: 0, Mercury: -1, Jupiter: 1, Venus: 0, Saturn: 2, Rahu: 0, Ketu: 2,
    }; // prettier-ignore
    for (const chart of charts) {
      const c7 = csl(chart, 7);
      const t7 = chart.planets[c7].starLord;
      const found = spouse(chart);
      expect(found.describer.planet).toBe(firstAgent(chart, t7));
      expect(found.describer.correctedFrom).toBe(isNode(t7) ? t7 : null);
      const sum = 2 * age[t7] + age[chart.planets[t7].signLord];
      expect(found.relativeAge).toBe(
        sum >= 3 ? 'OLDER' : sum >= 1 ? 'SLIGHTLY_OLDER' : sum >= -1 ? 'SAME_AGE' : 'YOUNGER',
      );
      expect(found.agePoints.reduce((total, { points }) => total + points, 0)).toBe(sum);
      const steps = ['MODEST', 'MODERATE', 'GOOD'];
      const held = ([8, 5] as const).filter((house) => at(chart, found.describer.planet, house) <= 2).length;
      const lowered = at(chart, found.describer.planet, 6) === 1 ? 1 : 0;
      expect(found.wealth).toBe(steps[Math.max(0, held - lowered)]);
      const [near, far] = [best(chart, c7, [4, 10]), best(chart, c7, [3, 9, 12])];
      expect(found.distance).toBe(near === far ? 'UNKNOWN' : near < far ? 'NEAR' : 'FAR');
      const { house, planet } = found.describer;
      if (house === 10 && ['Sun', 'Mars', 'Saturn'].includes(planet))
        expect(found.workArchetype).toBe('GOVERNMENT_ADMIN');
      expect(found.workMode).toBe(
        house === 6 ? 'service' : house === 7 ? 'business' : house === 9 || house === 12 ? 'abroad' : 'mixed',
      );
    }
    const all = charts.map(spouse);
    expect(new Set(all.map(({ relativeAge }) => relativeAge))).toEqual(new Set(RELATIVE_AGES));
    expect(new Set(all.map(({ workMode }) => workMode))).toEqual(new Set(WORK_MODES));
    expect(new Set(all.map(({ wealth }) => wealth))).toEqual(new Set(PARTNER_WEALTH));
  });

  it('obstacles only where the 7th sub lord signifies 1, 6, 10 or 12', () => {
    for (const chart of charts) {
      const c7 = csl(chart, 7);
      const on = (house: House): boolean => at(chart, c7, house) < 9;
      const wanted = ([2, 3, 4, 5, 7, 8, 9, 10, 11] as const).filter((house) =>
        house === 10 ? on(1) && on(10) : on(house),
      );
      const opened = on(1) || on(6) || on(10) || on(12);
      expect(matchObstacles(chart).map(({ house }) => house)).toEqual(opened ? wanted : []);
      expect(secretEnemies(chart)).toBe(csl(chart, 12) === csl(chart, 1));
    }
  });
});

describe('independence (R7.3)', () => {
  it('turning every planet round moves no reading but the delay', () => {
    let delayed = 0;
    for (const chart of charts.slice(0, 200)) {
      const turned: Chart = {
        ...chart,
        planets: byPlanet((planet) => {
          const { speed, retrograde, latitude, ...rest } = chart.planets[planet];
          const moves = !['Sun', 'Moon', 'Rahu', 'Ketu'].includes(planet);
          return { ...rest, speed: -speed, latitude: -latitude, retrograde: moves ? !retrograde : retrograde };
        }),
      };
      for (const read of [
        marriageMode,
        multiplicity,
        marriageQuality,
        partnerOrigin,
        spouse,
        partnerAge,
        matchObstacles,
      ])
        expect(read(turned)).toEqual(read(chart));
      if (marriageDelay(turned).delayScore !== marriageDelay(chart).delayScore) delayed++;
    }
    expect(delayed).toBeGreaterThan(50);
  });
});
