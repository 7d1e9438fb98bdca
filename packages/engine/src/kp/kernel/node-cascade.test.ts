import { describe, expect, it } from 'vitest';
import { naiveRank, naiveSources } from '../../../test/naive-levels.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { GRAHAS, HOUSES, isNode } from '../../zodiac/names.ts';
import { AGENT_ROLES, agents, owned } from './agents.ts';
import { levels } from './levels.ts';
import { nodeCascade } from './node-cascade.ts';
import { owns } from '../../chart/placement.ts';

const charts = randomCharts(300, 9, [0, 60]);
const cascades = charts.flatMap((chart) => [nodeCascade(chart, 'Rahu'), nodeCascade(chart, 'Ketu')]);

describe('the worked chart', () => {
  const chart = workedChart();

  it('Rahu: nobody in Sagittarius; Mars looks at it by the 8th, Jupiter by the 5th', () => {
    const { agents: named, aspecting, conjoined, actsFor, houseSources, ranked, viaNode } = nodeCascade(chart, 'Rahu');
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
    expect(actsFor).toEqual(['Mars', 'Jupiter']);
    expect(viaNode).toBe(true);
    // Without a tenant Rahu's own place counts as level 1. Ketu brings 3 and 12, lordships of its agent Mercury.
    expect(houseSources).toEqual([
      { house: 5, level: 1, from: ['Rahu'] },
      { house: 11, level: 1, from: ['Ketu'] },
      { house: 2, level: 2, from: ['Jupiter'] },
      { house: 11, level: 2, from: ['Mars'] },
      { house: 3, level: 3, from: ['Mercury'] },
      { house: 12, level: 3, from: ['Mercury'] },
      { house: 5, level: 4, from: ['Mars'] },
      { house: 6, level: 4, from: ['Jupiter'] },
      { house: 9, level: 4, from: ['Jupiter'] },
      { house: 10, level: 4, from: ['Mars'] },
    ]);
    expect(ranked.slice(0, 3)).toEqual([
      { house: 5, level: 1 },
      { house: 11, level: 1 },
      { house: 2, level: 2 },
    ]);
  });

  it('Ketu: nobody joins or aspects, so the sign lord alone; its star lord Mars is no agent', () => {
    const { agents: named, aspecting, conjoined, viaNode } = nodeCascade(chart, 'Ketu');
    expect([conjoined, aspecting, viaNode]).toEqual([[], [], false]);
    expect(named).toEqual([
      { planet: 'Mercury', role: 'SIGN_LORD', houseOccupied: 1, housesOwned: [3, 12], contributes: [1, 3, 12] },
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

  it('L4 is the union of what the agents own, L2 the own house and the places of the agents', () => {
    for (const chart of charts) {
      for (const node of ['Rahu', 'Ketu'] as const) {
        const union = new Set(agents(chart, node).flatMap((agent) => owns(chart, agent.planet)));
        expect(levels(chart, node).L4).toEqual([...union].sort((a, b) => a - b));
        expect(owned(chart, node)).toEqual(levels(chart, node).L4);
        const places = [node, ...agents(chart, node).map(({ planet }) => planet)].map(
          (each) => chart.planets[each].house,
        );
        expect(new Set(levels(chart, node).L2)).toEqual(new Set(places));
      }
    }
  });

  it('conjoined planets shut out aspecting ones; the sign lord always comes last, the star lord is none', () => {
    for (const { conjoined, aspecting, agents: named, dispositor } of cascades) {
      const roles = named.map((agent) => AGENT_ROLES.indexOf(agent.role));
      expect(roles).toEqual([...roles].sort((a, b) => a - b));
      expect(new Set(named.map((agent) => agent.planet)).size).toBe(named.length);
      expect(named.map((agent) => agent.planet)).toContain(dispositor);
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
      expect(orb).toBeCloseTo(arc, 5);
      expect(orb).toBeLessThan(30);
      expect(strong).toBe(arc * 60 <= 200);
    }
    expect(new Set(joined.map((row) => row.strong))).toEqual(new Set([true, false]));
  });

  it('traces every house to those who bring it, at the levels of get_significators', () => {
    for (const chart of charts) {
      for (const node of ['Rahu', 'Ketu'] as const) {
        const { houseSources, ranked } = nodeCascade(chart, node);
        const spelled = new Set(naiveSources(chart, node).map(({ house, rank }) => `${house} ${rank}`));
        expect(new Set(houseSources.map(({ house, level }) => `${house} ${level}`))).toEqual(spelled);
        expect(houseSources).toHaveLength(spelled.size);
        expect(houseSources.every(({ from }) => from.length > 0)).toBe(true);
        const best = ranked.map(({ house, level }) => [house, level]);
        expect(best).toEqual(best.map(([house]) => [house, naiveRank(chart, node, HOUSES[(house ?? 1) - 1] ?? 1)]));
        expect(new Set(ranked.map(({ house }) => house))).toEqual(new Set(houseSources.map(({ house }) => house)));
      }
    }
  });

  it('stands before its agents', () => {
    for (const { actsFor, agents: named } of cascades) expect(actsFor).toEqual(named.map(({ planet }) => planet));
  });

  it('reaches every role, every aspect and the other node as star lord', () => {
    expect(new Set(cascades.flatMap(({ agents: named }) => named.map((agent) => agent.role)))).toEqual(
      new Set(AGENT_ROLES),
    );
    const aspects = new Set(cascades.flatMap(({ aspecting }) => aspecting.map((row) => row.aspect)));
    const expected = GRAHAS.map((planet) => `${planet} 7th`);
    expect(aspects).toEqual(
      new Set([...expected, 'Mars 4th', 'Mars 8th', 'Jupiter 5th', 'Jupiter 9th', 'Saturn 3rd', 'Saturn 10th']),
    );
    expect(new Set(cascades.map(({ viaNode }) => viaNode))).toEqual(new Set([true, false]));
  });
});
