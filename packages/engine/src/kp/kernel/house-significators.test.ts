import { describe, expect, it } from 'vitest';
import { naiveOrdered, naivePrincipal } from '../../../test/naive-levels.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { HOUSES, isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { agents } from './agents.ts';
import { houseSignificators, principal, SIGNIFICATOR_GROUPS, tieHelp } from './house-significators.ts';
import type { OrderedSignificator } from './house-significators.ts';
import { timingSets } from './timing-sets.ts';
import { LEVEL_KEYS, levels } from './levels.ts';
import { owns } from '../../chart/placement.ts';

const written = (ordered: readonly OrderedSignificator[]): string =>
  ordered.map(({ group, planet, via }) => `${group} ${planet}${via ? ` for ${via}` : ''}`).join(', ');

describe('the worked chart', () => {
  const chart = workedChart();
  it.each<[House, string]>([
    [1, 'A Sun, B Ketu for Mercury, B Mercury, C Mars, C Saturn, D Moon'],
    // Jupiter and Venus stand in 2 and in a star of Venus; Rahu, aspected by Jupiter, holds 2 by Jupiter's place.
    [2, 'A Jupiter, A Venus, B Rahu for Jupiter, D Sun'],
    // Rahu stands in a star of Ketu, whose agent Mercury owns 3.
    [3, 'C Sun, C Rahu for Ketu, D Ketu for Mercury, D Mercury'],
    [6, 'D Rahu for Jupiter, D Jupiter'],
    [7, 'A Mercury, B Saturn'],
    [11, 'A Rahu, A Moon, A Ketu, B Mars, C Jupiter, C Venus'],
  ])('house %d: %s', (house, ordered) => {
    expect(written(houseSignificators(chart, house).ordered)).toBe(ordered);
  });

  it('marks the houses without occupants', () => {
    expect(HOUSES.filter((house) => houseSignificators(chart, house).vacant)).toEqual([3, 4, 6, 9, 10, 12]);
  });

  it('chooses the first whose sub lord does not oppose', () => {
    // House 2 (against it the 9th and 1st): Rahu's sub lord Moon has no 2 and 1 at level 4; Jupiter's sub lord Mercury
    // has no 2 and stands in 1; Venus is its own sub lord with 2 at level 1.
    expect(principal(chart, 2)).toBe('Venus');
    // House 6 (against it 5 and 1): Moon and Mercury, the sub lords of Rahu and Jupiter, both oppose, so the first is
    // left.
    expect(principal(chart, 6)).toBe('Rahu');
    // For marriage the sub lord Mercury brings 7 at level 1 against 1 at level 2: Jupiter is the principal of 2.
    expect(principal(chart, 2, natalEvent('marriage'))).toBe('Jupiter');
  });

  it('lists as tie help those joined with or aspected by the significators', () => {
    // Significators of 7 are Mercury (Cancer, looks at Capricorn) and Saturn (Capricorn, looks at Cancer, Libra,
    // Pisces): only the Sun, in Cancer, is tied.
    expect(tieHelp(chart, 7)).toEqual(['Sun']);
  });
});

const charts = randomCharts(150, 52, [0, 60]);
const marriage = natalEvent('marriage');
const everyHouse = charts.flatMap((chart) =>
  HOUSES.map((house) => ({
    chart,
    ...houseSignificators(chart, house),
    E: tieHelp(chart, house),
    principal: principal(chart, house),
  })),
);

describe('150 random charts', () => {
  it('turns the levels of the planets round', () => {
    for (const { chart, house, levels: holders } of everyHouse) {
      for (const key of LEVEL_KEYS) {
        expect(holders[key]).toEqual(PLANETS.filter((planet) => levels(chart, planet)[key].includes(house)));
      }
    }
  });

  it('has the same planets in the levels and in the order, each once', () => {
    for (const { levels: holders, ordered } of everyHouse) {
      const names = ordered.map((entry) => entry.planet);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(names)).toEqual(new Set(LEVEL_KEYS.flatMap((key) => holders[key])));
    }
  });

  it('agrees with the order spelled out from the longitudes', () => {
    for (const { chart, house, ordered } of everyHouse) {
      expect(written(ordered).split(', ')).toEqual(naiveOrdered(chart, house));
    }
  });

  it('has A in the star of an occupant, B occupants, C in the star of the owner, D the owner, nodes added', () => {
    for (const { chart, levels: holders, occupants, owner, vacant } of everyHouse) {
      const inStarOf = (lords: readonly Planet[]) =>
        PLANETS.filter((planet) => lords.includes(chart.planets[planet].starLord));
      const withoutNodes = (planets: readonly Planet[]) => planets.filter((planet) => !isNode(planet));
      expect(holders.L1).toEqual(inStarOf(occupants));
      expect(withoutNodes(holders.L2)).toEqual(withoutNodes(occupants));
      expect(holders.L3).toEqual(expect.arrayContaining(inStarOf([owner])));
      expect(withoutNodes(holders.L4)).toEqual([owner]);
      if (vacant) expect([holders.L1, holders.L2]).toEqual([[], []]);
    }
  });

  it('gives every house one owner and every planet one house', () => {
    for (const chart of charts) {
      expect(HOUSES.flatMap((house) => houseSignificators(chart, house).occupants)).toHaveLength(9);
      for (const house of HOUSES) {
        expect(PLANETS.filter((planet) => owns(chart, planet).includes(house))).toEqual([
          houseSignificators(chart, house).owner,
        ]);
      }
    }
  });

  it('orders by group, untenanted first, then planet', () => {
    for (const { chart, ordered } of everyHouse) {
      const grahas = ordered.filter((entry) => !isNode(entry.planet));
      const rank = ({ planet, group }: OrderedSignificator): number =>
        100 * SIGNIFICATOR_GROUPS.indexOf(group) + (levels(chart, planet).tenanted ? 10 : 0) + PLANETS.indexOf(planet);
      expect(grahas.map(rank)).toEqual(grahas.map(rank).sort((a, b) => a - b));
    }
  });

  it('puts a node directly before the first of its agents in its group, and says through whom it is there', () => {
    let moved = 0;
    for (const { chart, house, ordered } of everyHouse) {
      ordered.forEach(({ planet, group, via }, at) => {
        const { starLord } = chart.planets[planet];
        if (!isNode(planet)) {
          expect(via).toBe(group === 'C' && isNode(starLord) ? starLord : undefined);
          return;
        }
        const acting = agents(chart, planet);
        const first = ordered.findIndex(
          (other) => other.group === group && acting.some((agent) => agent.planet === other.planet),
        );
        const between = ordered.slice(at + 1, first).map((entry) => entry.planet);
        if (first >= 0) expect([first > at, between.every(isNode)]).toEqual([true, true]);
        const agent = acting.find((each) => each.planet === via);
        if (group === 'B' && via) expect(agent?.house).toBe(house);
        if (group === 'D') expect(agent?.owns).toContain(house);
        moved += first >= 0 ? 1 : 0;
      });
    }
    expect(moved).toBeGreaterThan(100);
  });

  it('reaches every group', () => {
    expect(new Set(everyHouse.flatMap(({ ordered }) => ordered.map((entry) => entry.group)))).toEqual(
      new Set(SIGNIFICATOR_GROUPS),
    );
  });

  it('takes a principal that is not opposed, unless all are', () => {
    for (const { chart, house, principal: chosen } of everyHouse) {
      const against = [8, 12].map((nth) => HOUSES[(house + nth - 2) % 12] ?? house);
      expect(chosen).toBe(naivePrincipal(chart, house, [house], against));
      const { favourable, widerDenial } = timingSets(marriage);
      expect(principal(chart, house, marriage)).toBe(naivePrincipal(chart, house, favourable, widerDenial));
    }
  });
});
