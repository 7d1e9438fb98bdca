import { describe, expect, it } from '@jest/globals';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { HOUSES, isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { agents } from './agents.ts';
import { houseSignificators, principal, SIGNIFICATOR_GROUPS, tieHelp } from './house-significators.ts';
import type { OrderedSignificator } from './house-significators.ts';
import { contact, LEVEL_KEYS, levels } from './levels.ts';
import { owns } from '../../chart/placement.ts';

const written = (ordered: readonly OrderedSignificator[]): string =>
  ordered.map(({ group, planet, via }) => `${group} ${planet}${via ? ` for ${via}` : ''}`).join(', ');

describe('the worked chart', () => {
  const chart = workedChart();
  it.each<[House, string]>([
    [1, 'A Sun, B Ketu for Mercury, B Mercury, C Mars, C Saturn, D Moon'],
    // Jupiter and Venus stand in 2 and in a star of Venus; Rahu is aspected by Jupiter and comes before it.
    [2, 'A Rahu for Jupiter, A Jupiter, A Venus, D Sun'],
    [3, 'C Sun, D Ketu for Mercury, D Mercury'],
    [6, 'D Rahu for Jupiter, D Jupiter'],
    [7, 'A Mercury, B Saturn'],
    [11, 'A Rahu, A Moon, A Ketu, B Mars, C Jupiter, C Venus'],
  ])('house %d: %s', (house, ordered) => {
    expect(written(houseSignificators(chart, house).ordered)).toBe(ordered);
  });

  it('marks the houses without occupants', () => {
    expect(HOUSES.filter((house) => houseSignificators(chart, house).vacant)).toEqual([3, 4, 6, 9, 10, 12]);
  });

  it('chooses the first whose sub lord does not oppose (K6)', () => {
    // Of house 2 (against it the 9th and 1st): Rahu's sub lord Moon has no 2 and 1 at level 4; Jupiter's sub lord
    // Mercury has no 2 and stands in 1; Venus is its own sub lord with 2 at level 1.
    expect(principal(chart, 2)).toBe('Venus');
    // Of house 6 (against it 5 and 1): Moon and Mercury, the sub lords of Rahu and Jupiter, both oppose: the first.
    expect(principal(chart, 6)).toBe('Rahu');
    // For marriage the sub lord Moon brings 11 at level 1 against 10 at level 3: Rahu stays the principal of 2.
    expect(principal(chart, 2, natalEvent('marriage'))).toBe('Rahu');
  });

  it('lists as tie help those joined with or aspected by the significators', () => {
    // Significators of 7 are Mercury (Cancer, looks at Capricorn) and Saturn (Capricorn, looks at Cancer, Libra,
    // Pisces): only the Sun, in Cancer, is tied.
    expect(tieHelp(chart, 7)).toEqual(['Sun']);
  });
});

const charts = randomCharts(150, 52, [0, 60]);
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

  it('has A = L1, B = L2, C within L3, D within L4', () => {
    for (const { chart, levels: holders, occupants, owner } of everyHouse) {
      const inStarOf = (lords: readonly Planet[]) =>
        PLANETS.filter((planet) => lords.includes(chart.planets[planet].starLord));
      expect(holders.L1).toEqual(inStarOf(occupants));
      expect(holders.L2).toEqual(occupants);
      expect(holders.L3).toEqual(expect.arrayContaining(inStarOf([owner])));
      expect(holders.L4).toContain(owner);
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

  it('orders by group, untenanted first, then planet; each planet once and at its best group', () => {
    for (const { chart, ordered, occupants, owner } of everyHouse) {
      const groupOf = (planet: Planet): string | undefined => {
        const { starLord } = chart.planets[planet];
        if (occupants.includes(starLord)) return 'A';
        if (occupants.includes(planet)) return 'B';
        if (starLord === owner) return 'C';
        return planet === owner ? 'D' : undefined;
      };
      const own = ordered.filter((entry) => entry.via === undefined);
      for (const entry of own) expect(entry.group).toBe(groupOf(entry.planet));
      expect(new Set(ordered.map((entry) => entry.planet)).size).toBe(ordered.length);
      const grahas = own.filter((entry) => !isNode(entry.planet));
      const rank = ({ planet, group }: OrderedSignificator): number =>
        100 * SIGNIFICATOR_GROUPS.indexOf(group) + (levels(chart, planet).tenanted ? 10 : 0) + PLANETS.indexOf(planet);
      expect(grahas.map(rank)).toEqual(grahas.map(rank).sort((a, b) => a - b));
      expect(own.length + ordered.filter((entry) => groupOf(entry.planet) && entry.via).length).toBe(
        PLANETS.filter(groupOf).length,
      );
    }
  });

  it('puts a node before every occupant and owner it stands for, and before those of its own group', () => {
    let inserted = 0;
    for (const { chart, ordered, occupants, owner } of everyHouse) {
      const at = (planet: Planet): number => ordered.findIndex((entry) => entry.planet === planet);
      for (const node of ['Rahu', 'Ketu'] as const) {
        const stoodFor = agents(chart, node).map((agent) => agent.planet);
        for (const planet of stoodFor.filter((each) => each === owner || occupants.includes(each))) {
          expect(at(node)).toBeGreaterThanOrEqual(0);
          expect(at(node)).toBeLessThan(at(planet));
        }
        const entry = ordered[at(node)];
        for (const other of ordered.filter((each) => each.group === entry?.group)) {
          if (stoodFor.some((each) => each === other.planet)) expect(at(node)).toBeLessThan(at(other.planet));
        }
        if (entry?.via) {
          inserted += 1;
          expect(stoodFor).toContain(entry.via);
        }
      }
    }
    expect(inserted).toBeGreaterThan(100);
  });

  it('reaches every group', () => {
    expect(new Set(everyHouse.flatMap(({ ordered }) => ordered.map((entry) => entry.group)))).toEqual(
      new Set(SIGNIFICATOR_GROUPS),
    );
  });

  it('takes a principal that is not opposed, unless all are', () => {
    const opposed = (chart: Chart, planet: Planet, house: House): boolean => {
      const { subLord } = chart.planets[planet];
      const against = [((house + 6) % 12) + 1, ((house + 10) % 12) + 1].map((number) => HOUSES[number - 1] ?? house);
      const f = contact(chart, subLord, [house]) ?? 9;
      const d = contact(chart, subLord, against) ?? 9;
      return d < f;
    };
    for (const { chart, house, ordered, principal: chosen } of everyHouse) {
      const names = ordered.map((entry) => entry.planet);
      expect(chosen).toBe(names.find((planet) => !opposed(chart, planet, house)) ?? names[0]);
    }
  });
});
