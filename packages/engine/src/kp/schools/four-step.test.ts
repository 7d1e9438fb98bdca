import { describe, expect, it } from 'vitest';
import { inOrder, naiveChart } from '../../../test/naive-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { LEANS } from '../kernel/levels.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { FOUR_STEP_AGREEMENTS, FOUR_STEP_VERDICTS, fourStep, fourStepAgreement } from './four-step.ts';
import type { FourStepReading } from './four-step.ts';

const charts = randomCharts(60, 22_003);
const all: readonly { readonly chart: Chart; readonly event: HouseSets; readonly reading: FourStepReading }[] =
  charts.flatMap((chart) => NATAL_EVENTS.map((event) => ({ chart, event, reading: fourStep(chart, event) })));

const arc = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** R22.3 as it is written, from longitudes. */
function naiveStep(chart: Chart, step: number, planet: Planet) {
  const { cuspAt, longitudeOf, planet: lordsOf, houseHeld, owns, owned, tenants, isNode } = naiveChart(chart);
  const empty = tenants(planet).length === 0;
  const ownStar = lordsOf(planet).star === planet;
  const plain: House[] = [];
  if (step === 4 || empty || ownStar) plain.push(houseHeld(planet));
  if (empty) plain.push(...owns(planet));
  const added: House[] = [];
  const company = PLANETS.filter(
    (other) => other !== planet && arc(longitudeOf(other), longitudeOf(planet)) <= 200 / 60,
  );
  if (company.length === 1) for (const other of company) added.push(houseHeld(other), ...owned(other));
  for (const house of HOUSES) {
    const away = arc(cuspAt[house - 1] ?? NaN, longitudeOf(planet));
    if ([0, 60, 90, 120, 180].some((angle) => Math.abs(away - angle) <= 200 / 60)) added.push(house);
  }
  if (isNode(planet)) added.push(...owned(planet));
  return {
    step,
    planet,
    strongHouses: inOrder([...plain, ...added]),
    extra: inOrder(added.filter((house) => !plain.includes(house))),
    empty,
    ownStar,
  };
}

describe('the houses of a step (R22.3)', () => {
  it('are those of a second reading from longitudes alone', () => {
    for (const { chart, reading } of all.filter((_, index) => index % 13 === 0))
      for (const { cusp, starLord, subLord, starLordOfSubLord, steps, sameIndicator } of reading.rows) {
        const naive = naiveChart(chart);
        expect({ starLord, subLord, starLordOfSubLord }).toEqual({
          starLord: naive.cusp(cusp).star,
          subLord: naive.cusp(cusp).sub,
          starLordOfSubLord: naive.planet(naive.cusp(cusp).sub).star,
        });
        expect(steps).toEqual([naiveStep(chart, 3, subLord), naiveStep(chart, 4, starLordOfSubLord)]);
        expect(sameIndicator).toBe(subLord === starLordOfSubLord ? true : undefined);
      }
  });

  it('of a sub lord in its own star are the same in both steps', () => {
    const same = all.flatMap(({ reading }) => reading.rows).filter(({ sameIndicator }) => sameIndicator);
    expect(same.length).toBeGreaterThan(100);
    for (const { steps, agrees, points } of same) {
      expect(steps[1]).toEqual({ ...steps[0], step: 4 });
      expect([agrees, points]).toEqual([true, 1]);
    }
  });

  it('of the worked chart: the Moon brings its own house and those it aspects', () => {
    const [, seventh] = fourStep(workedChart(), natalEvent('marriage')).rows;
    // Saturn has tenants and no star of its own; the Moon is tenanted in house 8 and aspects the even cusps within 3°20'.
    expect(seventh).toMatchObject({
      cusp: 7,
      subLord: 'Saturn',
      starLordOfSubLord: 'Moon',
      steps: [
        { planet: 'Saturn', strongHouses: [], empty: false, ownStar: false },
        { planet: 'Moon', strongHouses: [2, 4, 6, 8, 10, 12], extra: [2, 4, 6, 10, 12] },
      ],
      subLordLean: 'NONE',
      endLean: 'AGAINST',
      points: 0.5,
    });
  });
});

describe('leans, points and verdict', () => {
  const leanOf = (houses: readonly House[], { required, supporting, denial }: HouseSets): string => {
    const f = houses.filter((house) => required.includes(house)).length;
    const d = houses.filter(
      (house) => denial.includes(house) && !required.includes(house) && !supporting.includes(house),
    ).length;
    return f > d ? 'FOR' : d > f ? 'AGAINST' : f > 0 ? 'BOTH' : 'NONE';
  };

  it('follow from the houses', () => {
    for (const { event, reading } of all) {
      for (const { steps, subLordLean, endLean, points, agrees } of reading.rows) {
        expect(subLordLean).toBe(leanOf(steps[0].strongHouses, event));
        expect(endLean).toBe(leanOf(steps[1].strongHouses, event));
        expect(agrees).toBe(subLordLean === endLean);
        const opposed = [subLordLean, endLean].sort().join() === 'AGAINST,FOR';
        expect(points).toBe(agrees ? 1 : opposed ? 0 : 0.5);
      }
      const { rows, agreementPct, agreement, verdict, fallback, deciding } = reading;
      expect(agreementPct).toBeCloseTo((100 * rows.reduce((sum, { points }) => sum + points, 0)) / rows.length, 9);
      expect(agreement).toBe(
        agreementPct >= 75 ? 'STRONG_AGREEMENT' : agreementPct >= 50 ? 'PARTIAL_AGREEMENT' : 'DIVERGENCE',
      );
      expect(deciding).toEqual(rows.find(({ cusp }) => cusp === event.primaryCusp));
      expect(fallback).toBe(deciding.endLean === 'NONE');
      expect(verdict).toBe(
        { FOR: 'PROMISED', AGAINST: 'DENIED', BOTH: 'MIXED', NONE: 'INCONCLUSIVE' }[
          fallback ? deciding.subLordLean : deciding.endLean
        ],
      );
    }
  });

  it('test the primary cusp and the required ones, or those asked for, once each in order', () => {
    const chart = workedChart();
    const cusps = (asked?: readonly House[]) =>
      fourStep(chart, natalEvent('lottery'), asked).rows.map(({ cusp }) => cusp);
    expect(cusps()).toEqual([2, 5, 6, 11]);
    expect(cusps([11, 5, 11])).toEqual([5, 11]);
  });

  it('decide by the primary cusp, or where it was left out by the first one asked for', () => {
    const chart = workedChart();
    expect(fourStep(chart, natalEvent('lottery'), [11, 5]).deciding.cusp).toBe(5);
    expect(fourStep(chart, natalEvent('lottery'), [11, 2]).deciding.cusp).toBe(11);
  });

  it('of one cusp agree by 0, 50 or 100 per cent', () => {
    const seen = new Set(
      charts.flatMap((chart) => HOUSES.map((cusp) => fourStep(chart, natalEvent('marriage'), [cusp]).agreementPct)),
    );
    expect(seen).toEqual(new Set([0, 50, 100]));
  });

  it('put the edges 75 and 50 in the upper class', () => {
    expect([100, 75, 74.9, 50, 49.9, 0].map(fourStepAgreement)).toEqual([
      'STRONG_AGREEMENT',
      'STRONG_AGREEMENT',
      'PARTIAL_AGREEMENT',
      'PARTIAL_AGREEMENT',
      'DIVERGENCE',
      'DIVERGENCE',
    ]);
    expect(all.some(({ reading }) => reading.agreementPct === 75)).toBe(true);
  });

  it('reach every value', () => {
    expect(new Set(all.map(({ reading }) => reading.verdict))).toEqual(new Set(FOUR_STEP_VERDICTS));
    expect(new Set(all.map(({ reading }) => reading.agreement))).toEqual(new Set(FOUR_STEP_AGREEMENTS));
    expect(new Set(all.map(({ reading }) => reading.fallback))).toEqual(new Set([true, false]));
    const rows = all.flatMap(({ reading }) => reading.rows);
    expect(new Set(rows.map(({ endLean }) => endLean))).toEqual(new Set(LEANS));
    expect(new Set(rows.map(({ subLordLean }) => subLordLean))).toEqual(new Set(LEANS));
  });
});
