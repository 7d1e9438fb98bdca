import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../test/random-charts.ts';
import type { Chart } from '../chart/chart.ts';
import { requireHouses } from '../chart/houses.ts';
import { ELECTION_EVENTS } from '../events/election.ts';
import { agents } from '../kp/kernel/agents.ts';
import { isNode, PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { topicOfElection } from './election-topic.ts';
import { cuspRuleCheck } from './moment-chart.ts';
import { SCHOOL_VERDICTS, secondSchool } from './second-school.ts';

/** The houses of a planet by the six roles, read planet by planet: its own place and signs, those of its star lord and of its sub lord; a node has those of its agents too (R5.7). */
function sixfold(chart: Chart, planet: Planet): ReadonlySet<number> {
  const { cusps } = requireHouses(chart);
  const own = (of: Planet): number[] => [
    chart.planets[of].house ?? 0,
    ...cusps.filter(({ signLord }) => signLord === of).map(({ house }) => house),
  ];
  const all = (of: Planet): number[] => [
    ...own(of),
    ...own(chart.planets[of].starLord),
    ...own(chart.planets[of].subLord),
  ];
  const lent = isNode(planet) ? agents(chart, planet).flatMap((agent) => all(agent.planet)) : [];
  return new Set([...all(planet), ...lent]);
}

describe('the second school', () => {
  it('passes by the six roles what the row asks for, and judges by its main cusp', () => {
    const seen = new Set<string>();
    for (const [index, chart] of randomCharts(114, 57).entries()) {
      const event = ELECTION_EVENTS[index % ELECTION_EVENTS.length];
      if (event === undefined) continue;
      const { verdict, checks } = secondSchool(chart, topicOfElection(event));
      seen.add(verdict);
      const row = event.secondSchool;
      if (row === null) {
        expect([verdict, checks]).toEqual(['NO_ROW', []]);
        continue;
      }
      const { cusps } = requireHouses(chart);
      const csl = (cusp: number): Planet => cusps[cusp - 1]?.subLord ?? 'Sun';
      const meets = (planet: Planet, houses: readonly number[]): boolean =>
        houses.some((house) => sixfold(chart, planet).has(house));
      const { Moon } = chart.planets;
      const expected = new Map<string, boolean>();
      for (const { cusp, mustSignify } of row.cusps) {
        const any = row.mustAny?.find((each) => each.cusp === cusp)?.mustSignify;
        expected.set(`CUSP_${cusp}`, meets(csl(cusp), any ?? mustSignify));
      }
      if (row.forbid.length > 0)
        for (const { cusp } of row.cusps) expected.set(`FORBID_${cusp}`, !meets(csl(cusp), row.forbid));
      expected.set('LAGNA', meets(csl(1), [1, 5, 9, 11]));
      if (!row.cusps.some(({ cusp }) => cusp === 11)) expected.set('CUSP_11', meets(csl(11), row.periodLords));
      const lords = { MD: Moon.starLord, AD: Moon.subLord, PD: Moon.subSubLord, SD: Moon.subSubSubLord };
      for (const [level, lord] of Object.entries(lords)) expected.set(`DBAS_${level}`, meets(lord, row.periodLords));
      expect(checks.map(({ name, passed }) => [name, passed])).toEqual([...expected]);
      const main = row.cusps.some(({ cusp }) => cusp === event.primaryHouse) ? event.primaryHouse : row.cusps[0]?.cusp;
      const all = [...expected.values()].every(Boolean);
      expect(verdict).toBe(!expected.get(`CUSP_${main}`) ? 'DISAGREES' : all ? 'AGREES' : 'PARTLY');
    }
    expect([...seen].sort()).toEqual([...SCHOOL_VERDICTS].sort());
  });
});

describe('the rule of the cusp', () => {
  it('is met in full, in part or not at all over the charts of three moments', () => {
    const charts = randomCharts(60, 58);
    const seen = new Set<string>();
    for (let index = 0; index + 2 < charts.length; index += 1) {
      const event = ELECTION_EVENTS[index % ELECTION_EVENTS.length];
      const three = charts.slice(index, index + 3);
      if (event === undefined) continue;
      const found = cuspRuleCheck(three, topicOfElection(event));
      const met = (found?.at ?? []).filter(({ signifies }) => signifies.length > 0).length;
      expect(found?.met).toBe(met === 3 ? 'ALL' : met === 0 ? 'NONE' : 'PART');
      for (const [at, moment] of (found?.at ?? []).entries()) {
        const csl = three[at] && requireHouses(three[at]).cusps[event.cuspRule.cusp - 1]?.subLord;
        expect(moment.csl).toBe(csl);
        expect(PLANETS).toContain(moment.csl);
        expect(moment.signifies.every((house) => event.cuspRule.mustSignify.includes(house))).toBe(true);
        seen.add(found?.met ?? '');
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(2);
  });
});
