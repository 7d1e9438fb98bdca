import { describe, expect, it } from 'vitest';
import { inOrder, naiveChart } from '../../../test/naive-chart.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { involvement, POSITIONAL_STATUSES } from './kcil-involvement.ts';
import { kcil, KCIL_VERDICTS, kcilVerdict, khullarFrame, SSL_RESULTS, sslRule } from './kcil.ts';

const charts = randomCharts(60, 22_001);

/** R22.1 as it is written, from longitudes. */
function naiveTies(chart: Chart, name: Planet) {
  const { cusp, planet, houseHeld, tenants, isNode } = naiveChart(chart);
  const appears = (lord: Planet): House[] =>
    HOUSES.filter((house) => [cusp(house).star, cusp(house).sub, cusp(house).subSub].includes(lord));
  const ofLord = (kind: 'star' | 'sub' | 'subSub'): House[] => {
    const lord = planet(name)[kind];
    const cusps = appears(lord);
    if (isNode(lord)) cusps.push(houseHeld(lord), ...appears(planet(lord).sign), ...appears(planet(lord)[kind]));
    return cusps;
  };
  const stellar = ofLord('star');
  if (isNode(name)) {
    const { sign } = planet(name);
    const starOfSignLord = planet(sign).star;
    stellar.push(...appears(name), houseHeld(name), ...appears(isNode(starOfSignLord) ? sign : starOfSignLord));
  }
  const { star } = planet(name);
  const hasStatus = star === name || tenants(name).length === 0 || planet(star).star === name;
  return {
    T1: inOrder(stellar),
    T2: inOrder(ofLord('sub')),
    T3: inOrder(ofLord('subSub')),
    T4: hasStatus ? appears(name) : [],
  };
}

describe('ties of a planet to the cusps (R22.1)', () => {
  it('are those of a second reading from longitudes alone', () => {
    for (const chart of charts.slice(0, 30))
      for (const planet of PLANETS) {
        const { T1, T2, T3, T4 } = involvement(chart, planet);
        expect({ T1, T2, T3, T4 }).toEqual(naiveTies(chart, planet));
      }
  });

  it('have every positional status, and T4 only with one', () => {
    const rows = charts.flatMap((chart) => PLANETS.map((planet) => involvement(chart, planet)));
    expect(new Set(rows.map(({ positionalStatus }) => positionalStatus))).toEqual(
      new Set([...POSITIONAL_STATUSES, null]),
    );
    for (const { T4, positionalStatus } of rows) if (positionalStatus === null) expect(T4).toEqual([]);
  });

  it('of the worked chart: Venus is in its own star, Moon and Mars exchange stars, Mercury, Saturn and Ketu have tenants', () => {
    const chart = workedChart();
    expect(PLANETS.map((planet) => involvement(chart, planet).positionalStatus)).toEqual([
      'UNTENANTED',
      'STAR_EXCHANGE',
      'STAR_EXCHANGE',
      null,
      'UNTENANTED',
      'OWN_STAR',
      null,
      'UNTENANTED',
      null,
    ]);
  });
});

const exactPoints = (event: HouseSets, lord: ReturnType<typeof kcil>['cusps'][number]['lords'][number]): number => {
  const signified = HOUSES.filter((house) => [...lord.T1, ...lord.T2, ...lord.T4].includes(house));
  const support = event.required.filter((house) => signified.includes(house)).length;
  const against = event.denial.filter(
    (house) => lord.T2.includes(house) && !event.required.includes(house) && !event.supporting.includes(house),
  ).length;
  if (support === 0) return 0;
  return lord.weight * (0.5 * (support / event.required.length) + 0.5 * (support / (support + against)));
};

describe('score of a cusp', () => {
  it('is the sum of its lords, in tenths, by the formula; the weights are 15, 60, 25', () => {
    for (const chart of charts.slice(0, 20))
      for (const event of NATAL_EVENTS) {
        const { cusps, overallScore } = kcil(chart, event);
        const [row] = cusps;
        if (!row) throw new Error('no cusp');
        expect([cusps.length, row.cusp, overallScore]).toEqual([1, event.primaryCusp, row.score]);
        expect(row.lords.map(({ role, weight }) => [role, weight])).toEqual([
          ['star', 15],
          ['sub', 60],
          ['subsub', 25],
        ]);
        const exact = row.lords.map((lord) => exactPoints(event, lord));
        const total = exact.reduce((sum, each) => sum + each, 0);
        // A half that floats put a hair too low goes up all the same.
        expect(row.score).toBe(Math.round(total * 10 + 1e-9) / 10);
        expect(Math.round(row.lords.reduce((sum, { points }) => sum + points * 10, 0))).toBe(
          Math.round(row.score * 10),
        );
        row.lords.forEach(({ points }, index) => {
          expect(Math.abs(points - (exact[index] ?? NaN))).toBeLessThan(0.1);
          expect(Number.isInteger(Math.round(points * 1e6) / 1e5)).toBe(true);
        });
      }
  });

  it('is 100 only where every lord covers the matter and commits to nothing against it', () => {
    let full = 0;
    for (const chart of charts)
      for (const event of NATAL_EVENTS)
        for (const { score, lords } of kcil(chart, event).cusps) {
          const whole = lords.every(
            ({ supportingHits, denialHits }) =>
              supportingHits.length === event.required.length && denialHits.length === 0,
          );
          expect(score === 100).toBe(whole);
          if (whole) full += 1;
        }
    expect(full).toBeGreaterThan(5);
  });

  it('of several cusps is their mean; the cusps come once, in order', () => {
    const chart = workedChart();
    const { cusps, overallScore } = kcil(chart, natalEvent('marriage'), [11, 7, 2, 7]);
    expect(cusps.map(({ cusp }) => cusp)).toEqual([2, 7, 11]);
    const mean = cusps.reduce((sum, { score }) => sum + score, 0) / 3;
    expect(overallScore).toBe(Math.round(mean * 10) / 10);
  });

  it('meets the bands at their lower edges', () => {
    expect([100, 70, 69.9, 50, 49.9, 30, 29.9, 0].map(kcilVerdict)).toEqual([
      'STRONG_PROMISE',
      'STRONG_PROMISE',
      'MIXED',
      'MIXED',
      'WEAK',
      'WEAK',
      'DENIED',
      'DENIED',
    ]);
  });

  it('lists the commitments that undo an involvement', () => {
    let found = 0;
    for (const chart of charts.slice(0, 20))
      for (const event of NATAL_EVENTS.slice(0, 20)) {
        const [row] = kcil(chart, event).cusps;
        if (!row) throw new Error('no cusp');
        const expected = row.lords.flatMap(({ role, planet, T1, T2 }) =>
          T2.flatMap((committed) => {
            const undoes = event.required.filter(
              (house) => T1.includes(house) && [5, 7, 11].includes((committed - house + 12) % 12),
            );
            return undoes.length > 0 ? [{ role, planet, committed, undoes }] : [];
          }),
        );
        expect(row.negation).toEqual(expected);
        found += expected.length;
      }
    expect(found).toBeGreaterThan(100);
  });

  it('is not moved by the direction, latitude or distance of any planet', () => {
    for (const chart of charts.slice(0, 20)) {
      const turned: Chart = {
        ...chart,
        planets: byPlanet((planet) => {
          const { speed, latitude, retrograde, ...rest } = chart.planets[planet];
          return { ...rest, speed: -speed, latitude: -latitude, retrograde: !retrograde };
        }),
      };
      for (const event of NATAL_EVENTS) expect(kcil(turned, event)).toEqual(kcil(chart, event));
    }
  });
});

describe('the frame of the school', () => {
  it('is the same reading of the chart in its ayanamsa', () => {
    for (const chart of charts.slice(0, 30)) {
      const event = natalEvent('marriage');
      const own = buildChart(ephemeris, { ...chart.moment, ayanamsa: 'khullar' });
      const { overallScore: score, verdict } = kcil(own, event);
      const cslChanged = HOUSES.filter(
        (house) => naiveChart(own).cusp(house).sub !== naiveChart(chart).cusp(house).sub,
      );
      expect(khullarFrame(ephemeris, chart, event)).toEqual({ score, verdict, cslChanged });
      if (chart.moment.ayanamsa === 'khullar')
        expect([score, cslChanged]).toEqual([kcil(chart, event).overallScore, []]);
    }
  });
});

describe('the sub-sub lord rule', () => {
  it('holds for a cusp whose sub-sub lord is involved in the deciding cusp and commits to a required house', () => {
    for (const chart of charts)
      for (const event of NATAL_EVENTS.slice(0, 10)) {
        const { result, primary, lagna } = sslRule(chart, event);
        expect([primary.cusp, lagna.cusp]).toEqual([event.primaryCusp, 1]);
        for (const rule of [primary, lagna]) {
          const { T1, T2, T3 } = naiveTies(chart, naiveChart(chart).cusp(rule.cusp).subSub);
          expect(rule.involved).toBe(T1.includes(event.primaryCusp));
          expect(rule.commits).toEqual(event.required.filter((house) => T2.includes(house)));
          expect(rule.confirms).toEqual(event.required.filter((house) => T3.includes(house)));
          expect(rule.holds).toBe(rule.involved && rule.commits.length > 0);
        }
        const holding = [primary, lagna].filter(({ holds }) => holds).length;
        expect(result).toBe(['NONE', 'ONE', 'BOTH'][holding]);
      }
  });
});

it('reaches every verdict and every result of the sub-sub lord rule', () => {
  const rows = charts.flatMap((chart) => NATAL_EVENTS.map((event) => kcil(chart, event).verdict));
  const rules = charts.flatMap((chart) => NATAL_EVENTS.map((event) => sslRule(chart, event).result));
  expect(new Set(rows)).toEqual(new Set(KCIL_VERDICTS));
  expect(new Set(rules)).toEqual(new Set(SSL_RESULTS));
});

it('takes all twelve houses as a matter: nothing then stands against it', () => {
  const event = judgedGroup(HOUSES, { primary: 7 });
  for (const chart of charts.slice(0, 20))
    for (const { lords } of kcil(chart, event, HOUSES).cusps)
      for (const { denialHits, supportingHits, housesSignified } of lords)
        expect([denialHits, supportingHits]).toEqual([[], housesSignified]);
});
