import { describe, expect, it } from '@jest/globals';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { GRAHAS, isNode } from '../../zodiac/names.ts';
import { AGENT_ROLES, agents, owned } from './agents.ts';
import { levels } from './levels.ts';
import { nodeCascade } from './node-cascade.ts';
import { owns } from '../../chart/placement.ts';

const charts = randomCharts(300, 9, [0, 60]);
const cascades = charts.flatMap((chart) => [nodeCascade(chart, 'Rahu'), nodeCascade(chart, 'Ketu')]);

describe('the worked chart', () => {
  const chart = workedChart();

  it('Rahu: nobody in Sagittarius; Mars looks at it by the 8th, Jupiter by the 5th', () => {
    const { agents: named, aspecting, conjoined, actsFor, houseSources, recursionGuard } = nodeCascade(chart, 'Rahu');
    expect(conjoined).toEqual([]);
    expect(aspecting).toEqual([
      { planet: 'Mars', aspect: 'Mars 8th', used: true },
      { planet: 'Jupiter', aspect: 'Jupiter 5th', used: true },
    ]);
    // Ketu, its star lord, is no agent (R6.4); Jupiter, its sign lord, keeps the first role.
    expect(named).toEqual([
      { planet: 'Mars', role: 'ASPECTING', houseOccupied: 11, housesOwned: [5, 10], contributes: [5, 10, 11] },
      { planet: 'Jupiter', role: 'ASPECTING', houseOccupied: 2, housesOwned: [6, 9], contributes: [2, 6, 9] },
    ]);
    expect(actsFor).toEqual(['Jupiter']);
    expect(recursionGuard).toBe(true);
    // L3 through the agents of Ketu: Mars 5, 10 and Mercury 3, 12.
    expect(houseSources.filter((source) => source.level === 3)).toEqual([
      { house: 3, level: 3, from: ['Mercury'] },
      { house: 5, level: 3, from: ['Mars'] },
      { house: 10, level: 3, from: ['Mars'] },
      { house: 12, level: 3, from: ['Mercury'] },
    ]);
  });

  it('Ketu: nobody joins or aspects, so star lord and sign lord alone', () => {
    const { agents: named, aspecting, conjoined, recursionGuard } = nodeCascade(chart, 'Ketu');
    expect([conjoined, aspecting, recursionGuard]).toEqual([[], [], false]);
    expect(named.map(({ planet, role }) => [planet, role])).toEqual([
      ['Mars', 'STAR_LORD'],
      ['Mercury', 'SIGN_LORD'],
    ]);
  });
});

describe('300 random charts', () => {
  it('the nodes stand six signs apart and never for each other', () => {
    for (const chart of charts) {
      const { Rahu, Ketu } = chart.planets;
      expect((Rahu.signIndex + 6) % 12).toBe(Ketu.signIndex);
      for (const node of ['Rahu', 'Ketu'] as const) {
        expect(agents(chart, node).some((agent) => isNode(agent.planet))).toBe(false);
        expect(chart.planets[node].retrograde).toBe(false);
      }
    }
  });

  it('L4 is the union of what the agents own', () => {
    for (const chart of charts) {
      for (const node of ['Rahu', 'Ketu'] as const) {
        const union = new Set(agents(chart, node).flatMap((agent) => owns(chart, agent.planet)));
        expect(levels(chart, node).L4).toEqual([...union].sort((a, b) => a - b));
        expect(owned(chart, node)).toEqual(levels(chart, node).L4);
      }
    }
  });

  it('conjoined planets shut out aspecting ones; star lord and sign lord always come last', () => {
    for (const { conjoined, aspecting, agents: named, starLord, dispositor } of cascades) {
      const roles = named.map((agent) => AGENT_ROLES.indexOf(agent.role));
      expect(roles).toEqual([...roles].sort((a, b) => a - b));
      expect(new Set(named.map((agent) => agent.planet)).size).toBe(named.length);
      expect(named.map((agent) => agent.planet)).toContain(dispositor);
      if (!isNode(starLord)) expect(named.map((agent) => agent.planet)).toContain(starLord);
      expect(aspecting.every((row) => row.used === (conjoined.length === 0))).toBe(true);
      const first = named.filter((agent) => agent.role === 'CONJOINED' || agent.role === 'ASPECTING');
      expect(first.map((agent) => agent.planet)).toEqual(
        (conjoined.length > 0 ? conjoined : aspecting).map((row) => row.planet),
      );
    }
  });

  it('measures conjunctions in arc and calls them strong within 3°20’', () => {
    const joined = charts.flatMap((chart) =>
      (['Rahu', 'Ketu'] as const).flatMap((node) =>
        nodeCascade(chart, node).conjoined.map((row) => ({
          ...row,
          arc: Math.abs(chart.planets[row.planet].longitude - chart.planets[node].longitude),
        })),
      ),
    );
    for (const { orb, arc, strong } of joined) {
      expect(orb).toBeCloseTo(arc, 9);
      expect(orb).toBeLessThan(30);
      expect(strong).toBe(arc * 60 <= 200);
    }
    expect(new Set(joined.map((row) => row.strong))).toEqual(new Set([true, false]));
  });

  it('traces every house of every list to those who bring it', () => {
    for (const { houseSources, levels: lists } of cascades) {
      for (const level of [1, 2, 3, 4] as const) {
        const rows = houseSources.filter((source) => source.level === level);
        expect(rows.map((source) => source.house)).toEqual(lists[`L${level}`]);
        expect(rows.every((source) => source.from.length > 0)).toBe(true);
      }
    }
  });

  it('stands before those in its sign and the lord of its sign', () => {
    for (const { actsFor, conjoined, dispositor } of cascades) {
      expect(new Set(actsFor)).toEqual(new Set([...conjoined.map((row) => row.planet), dispositor]));
    }
  });

  it('reaches every role, every aspect and the guard', () => {
    expect(new Set(cascades.flatMap(({ agents: named }) => named.map((agent) => agent.role)))).toEqual(
      new Set(AGENT_ROLES),
    );
    const aspects = new Set(cascades.flatMap(({ aspecting }) => aspecting.map((row) => row.aspect)));
    const expected = GRAHAS.map((planet) => `${planet} 7th`);
    expect(aspects).toEqual(
      new Set([...expected, 'Mars 4th', 'Mars 8th', 'Jupiter 5th', 'Jupiter 9th', 'Saturn 3rd', 'Saturn 10th']),
    );
    expect(new Set(cascades.map(({ recursionGuard }) => recursionGuard))).toEqual(new Set([true, false]));
  });
});
