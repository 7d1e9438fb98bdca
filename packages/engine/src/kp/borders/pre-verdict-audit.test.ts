import { describe, expect, it } from 'vitest';
import { ephemeris, movedBy, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { pointAt } from '../../zodiac/point.ts';
import { boundaryWarnings } from './boundary-warnings.ts';
import { combustionOf } from '../../parashari/states/combustion.ts';
import { isVargottama } from '../../parashari/vargas/vargas.ts';
import { wars } from '../../parashari/states/war.ts';
import { resolveBirth } from '../../time/moment.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { subStart } from '../../zodiac/sub-table.ts';
import {
  AUDIT_FACTORS,
  CONFIDENCE_BANDS,
  confidenceBand,
  isRoundedTime,
  preVerdictAudit,
} from './pre-verdict-audit.ts';
import { ruleOfOrigin } from './rule-of-origin.ts';

const WHOLE_LIFE = { age: null, includeAdverse: false };
const charts = randomCharts(150, 450, [0, 60]);
const pointsOf = (chart: Chart): Readonly<Record<string, number>> =>
  Object.fromEntries(
    preVerdictAudit(ephemeris, chart, WHOLE_LIFE).factors.map(({ factor, points }) => [factor, points]),
  );

/** A chart whose cusps stand so many arc-minutes past the start of a sub of their own, 1 and 9 with lords as given. */
function withCusps(minutes: readonly number[], moment: Chart['moment'], first: Planet, ninth: Planet): Chart {
  const chart = buildChart(ephemeris, moment);
  const houses = requireHouses(chart);
  const cusps = houses.cusps.map((cusp, index) => {
    // The second sub of every other star is at least 46' wide.
    const point = pointAt(subStart(index * 18 + 1) / 3600 + (minutes[index] ?? 30) / 60, chart.ayanamsaTrue);
    const lord = { 1: first, 9: ninth }[Number(cusp.house)];
    return { ...cusp, ...point, ...(lord && { starLord: lord, subLord: lord }) };
  });
  return { ...chart, houses: { ...houses, cusps } };
}
const clock = (birth_datetime: string) =>
  resolveBirth({ birth_datetime, latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 });

describe('confidence modifier', () => {
  it('of the worked chart: +5 +5 -5 -1', () => {
    const {
      confidenceModifier,
      confidenceBand: band,
      factors,
      origin,
    } = preVerdictAudit(ephemeris, workedChart(), WHOLE_LIFE);
    expect([confidenceModifier, band, origin.verdict]).toEqual([4, 'MODERATE', 'DIRECT']);
    expect(factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['LAGNA_CLEAR', 5],
      ['ORIGIN_DIRECT', 5],
      ['CRITICAL_CUSPS', -5],
      ['CAUTION_CUSPS', -1],
    ]);
  });

  it('adds up its factors, each by its rule', () => {
    const seen = new Set<string>();
    for (const [index, each] of charts.entries()) {
      // Every third birth at a full minute, so that rounded times occur.
      const chart =
        index % 3 === 0 ? buildChart(ephemeris, movedBy(each.moment, -(each.moment.utcMs % 1_800_000) / 1000)) : each;
      const { confidenceModifier, factors, confidenceBand: band } = preVerdictAudit(ephemeris, chart, WHOLE_LIFE);
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(confidenceModifier);
      expect(confidenceModifier).toBeGreaterThanOrEqual(-30);
      expect(confidenceModifier).toBeLessThanOrEqual(20);
      expect(band).toBe(confidenceModifier >= 5 ? 'HIGH' : confidenceModifier >= -10 ? 'MODERATE' : 'LOW');
      const cusps = boundaryWarnings(ephemeris, chart, WHOLE_LIFE).entries.slice(0, 12);
      const critical = cusps.filter(({ severity }) => severity === 'CRITICAL').length;
      const caution = cusps.filter(({ severity }) => severity === 'CAUTION').length;
      const rounded = ((chart.moment.utcMs + chart.moment.offsetMinutes * 60_000) / 60_000) % 30 === 0;
      expect(pointsOf(chart)).toEqual({
        ...(critical === 0 && { NO_CRITICAL_CUSP: 10 }),
        ...(cusps[0]?.severity === 'CLEAR' && { LAGNA_CLEAR: 5 }),
        ...(ruleOfOrigin(chart).verdict === 'DIRECT' && { ORIGIN_DIRECT: 5 }),
        ...(critical > 0 && { CRITICAL_CUSPS: [0, -5, -10][critical] ?? -15 }),
        ...(caution > 0 && { CAUTION_CUSPS: Math.max(-5, -caution) }),
        ...(cusps[0]?.severity === 'CRITICAL' && { LAGNA_CRITICAL: -5 }),
        ...(rounded && { ROUNDED_TIME: -5 }),
      });
      factors.forEach(({ factor }) => seen.add(factor));
    }
    expect(seen).toEqual(new Set(AUDIT_FACTORS));
  });

  it('is +20 at best and -30 at worst', () => {
    const best = preVerdictAudit(ephemeris, withCusps([], clock('1992-08-14T04:32:00'), 'Sun', 'Sun'), WHOLE_LIFE);
    expect([best.confidenceModifier, best.confidenceBand]).toEqual([20, 'HIGH']);
    const near = [3, 3, 3, 3, 8, 8, 8, 8, 8, 8];
    const worst = preVerdictAudit(ephemeris, withCusps(near, clock('1992-08-14T04:30:00'), 'Sun', 'Rahu'), WHOLE_LIFE);
    expect([worst.confidenceModifier, worst.confidenceBand]).toEqual([-30, 'LOW']);
    expect(worst.factors.map(({ points }) => points)).toEqual([-15, -5, -5, -5]);
  });

  it('is moved by nothing of the planets: combustion, war, vargottama, speed, place', () => {
    let different = 0;
    charts.slice(1).forEach((chart, index) => {
      const other = charts[index];
      if (!other) throw new Error('no chart');
      const { confidenceModifier, factors } = preVerdictAudit(ephemeris, chart, WHOLE_LIFE);
      const swapped: Chart = { ...chart, planets: other.planets };
      const reported = (each: Chart) =>
        JSON.stringify([
          PLANETS.map((planet) => [combustionOf(each, planet), isVargottama(each.planets[planet].longitude)]),
          wars(each),
        ]);
      if (reported(swapped) !== reported(chart)) different += 1;
      const after = preVerdictAudit(ephemeris, swapped, WHOLE_LIFE);
      expect([after.confidenceModifier, after.factors]).toEqual([confidenceModifier, factors]);
    });
    expect(different).toBeGreaterThan(140);
  });

  it.each([
    [20, 'HIGH'],
    [5, 'HIGH'],
    [4, 'MODERATE'],
    [-10, 'MODERATE'],
    [-11, 'LOW'],
    [-30, 'LOW'],
  ])('%i is %s', (modifier, band) => {
    expect(confidenceBand(modifier)).toBe(band);
    expect(CONFIDENCE_BANDS).toContain(band);
  });
});

describe('a rounded time', () => {
  it.each([
    ['1992-08-14T04:30:00', true],
    ['1992-08-14T04:00', true],
    ['1992-08-14T00:00:00', true],
    ['1992-08-14T04:30:01', false],
    ['1992-08-14T04:30:00.5', false],
    ['1992-08-14T04:15:00', false],
    ['1992-08-14T04:32:00', false],
  ])('%s: %s', (birth_datetime, rounded) => {
    expect(isRoundedTime(clock(birth_datetime))).toBe(rounded);
  });

  it('is that of the wall clock, whatever the offset', () => {
    for (const utc_offset_minutes of [353.4667, -956, 9.35, 345]) {
      const at = (birth_datetime: string) =>
        isRoundedTime(resolveBirth({ birth_datetime, latitude: 6, longitude: 79, utc_offset_minutes }));
      expect([at('1862-01-12T06:30'), at('1862-01-12T06:33')]).toEqual([true, false]);
    }
  });
});
