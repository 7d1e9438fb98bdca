import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { levels } from '../../kp/kernel/levels.ts';
import { cuspOf } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { agreementOf, consensusOfRules, jobOrBusiness } from './job-or-business.ts';
import type { JobOrBusinessAnswer } from './job-or-business.ts';

/** The five rules once more, from plain tables of levels. */
function naive(chart: Chart): readonly JobOrBusinessAnswer[] {
  const at = (planet: Planet, house: House): number => levels(chart, planet).best[house] ?? 9;
  const has = (planet: Planet, house: House): boolean => at(planet, house) < 9;
  const best = (planet: Planet, houses: readonly House[]): number => Math.min(...houses.map((h) => at(planet, h)));
  const csl = (house: House): Planet => cuspOf(chart, house).subLord;
  const [two, ten] = [csl(2), csl(10)];
  const star = chart.planets[ten].starLord;
  const service = (has(two, 6) && (has(two, 1) || has(two, 2))) || (has(two, 10) && !has(two, 7));
  const business = has(two, 7) && (has(two, 1) || has(two, 10));
  const a = service && business ? 'mixed' : service ? 'service' : business ? 'business' : 'inconclusive';
  const duel = (s: number, b: number): JobOrBusinessAnswer =>
    s < b ? 'service' : b < s ? 'business' : s === 9 ? 'inconclusive' : 'mixed';
  const part = (houses: readonly House[]): number => houses.filter((h) => has(ten, h)).length / houses.length;
  const [s, b] = [part([6, 8, 12]), part([1, 7, 10, 11])];
  const d = s === 0 && b === 0 ? 'inconclusive' : s - b >= 0.15 ? 'service' : b - s >= 0.15 ? 'business' : 'mixed';
  const witnesses = [star, csl(6), csl(11)].map((planet) => [has(planet, 6), has(planet, 7)]);
  const decided = witnesses.find(([six, seven]) => six !== seven);
  const e: JobOrBusinessAnswer =
    decided !== undefined
      ? decided[0]
        ? 'service'
        : 'business'
      : witnesses.some(([six]) => six)
        ? 'mixed'
        : 'inconclusive';
  return [a, duel(at(star, 6), at(star, 7)), duel(best(ten, [6, 8]), best(ten, [7, 10, 11])), d, e];
}

describe('jobOrBusiness (KPR3t ch. 9, R20.3)', () => {
  it('reads the worked chart by hand', () => {
    // Sun has neither 6, 7 nor 10; Ketu neither 6 nor 7; Rahu has 11 at level 1 against 6 at 3, two of 6, 8, 12 and two
    // of 1, 7, 10, 11, and 6 without 7.
    const { rules, consensus, agreement } = jobOrBusiness(workedChart());
    expect(rules.map(({ id, result, planet }) => [id, result, planet])).toEqual([
      ['A', 'inconclusive', 'Sun'],
      ['B', 'inconclusive', 'Ketu'],
      ['C', 'business', 'Rahu'],
      ['D', 'service', 'Rahu'],
      ['E', 'service', 'Rahu'],
    ]);
    expect([consensus, agreement]).toEqual(['service', 'DIVERGENT']);
  });

  it('agrees with a second computation of every rule, and its consensus recomputes', () => {
    for (const chart of randomCharts(400, 8)) {
      const { rules, consensus, agreement, denialGate } = jobOrBusiness(chart);
      const answers = rules.map(({ result }) => result);
      expect(answers).toEqual(naive(chart));
      expect(rules.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E']);
      expect(rules.map(({ source }) => source === 'KPR3t ch. 9')).toEqual([true, false, false, false, false]);
      expect(consensus).toBe(consensusOfRules(answers));
      const equal = answers.filter((answer) => answer === consensus).length;
      expect(agreement).toBe(equal >= 4 ? 'STRONG' : equal === 3 ? 'PARTIAL' : 'DIVERGENT');
      const [service, business] = ['career_start', 'business_start'].map((key) => promise(chart, natalEvent(key)).side);
      expect(denialGate).toEqual({ service, business, closed: service === 'no' && business === 'no' });
    }
  });

  it.each<[readonly JobOrBusinessAnswer[], JobOrBusinessAnswer, string]>([
    [['service', 'service', 'service', 'service', 'business'], 'service', 'STRONG'],
    [['service', 'service', 'inconclusive', 'service', 'business'], 'service', 'PARTIAL'],
    [['service', 'service', 'business', 'business', 'inconclusive'], 'mixed', 'DIVERGENT'],
    [['service', 'service', 'mixed', 'mixed', 'inconclusive'], 'mixed', 'DIVERGENT'],
    [['business', 'inconclusive', 'inconclusive', 'inconclusive', 'inconclusive'], 'business', 'DIVERGENT'],
    [['inconclusive', 'inconclusive', 'inconclusive', 'inconclusive', 'inconclusive'], 'inconclusive', 'STRONG'],
  ])('%j is %s, %s', (answers, consensus, agreement) => {
    expect(consensusOfRules(answers)).toBe(consensus);
    expect(agreementOf(answers, consensus)).toBe(agreement);
  });
});
