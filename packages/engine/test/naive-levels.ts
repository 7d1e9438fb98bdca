import type { Chart } from '../src/chart/chart.ts';
import { PLANETS } from '../src/zodiac/names.ts';
import type { House, Planet } from '../src/zodiac/names.ts';
import { inOrder, naiveChart } from './naive-chart.ts';

/** One reason why a planet signifies a house: the list it stands in, its rank there and who brings it. */
export interface NaiveSource {
  readonly house: House;
  readonly list: 1 | 2 | 3 | 4;
  readonly rank: number;
  readonly from: Planet;
}

function sourcesOf(chart: Chart, name: Planet): readonly NaiveSource[] {
  const { planet, houseHeld, owns, tenants, agents, isNode } = naiveChart(chart);
  const { star } = planet(name);
  const full = tenants(name).length === 0 || star === name;
  const all = (houses: readonly House[], list: NaiveSource['list'], rank: number, from: Planet): NaiveSource[] =>
    houses.map((house) => ({ house, list, rank, from }));
  return [
    ...all([houseHeld(star)], 1, 1, star),
    ...all([houseHeld(name)], 2, full ? 1 : 2, name),
    ...(isNode(star) ? agents(star) : [star]).flatMap((each) => all(owns(each), 3, 3, isNode(star) ? star : each)),
    ...(isNode(name)
      ? agents(name).flatMap((agent) => [...all([houseHeld(agent)], 2, 2, agent), ...all(owns(agent), 4, 4, agent)])
      : all(owns(name), 4, full ? 3 : 4, name)),
  ];
}

const known = new WeakMap<Chart, ReadonlyMap<Planet, readonly NaiveSource[]>>();
const orders = new WeakMap<Chart, Map<House, readonly string[]>>();

/** The four levels written out, from the longitudes alone: everything a planet signifies, reason by reason. */
export function naiveSources(chart: Chart, name: Planet): readonly NaiveSource[] {
  const table = known.get(chart) ?? new Map(PLANETS.map((each) => [each, sourcesOf(chart, each)]));
  known.set(chart, table);
  return table.get(name) ?? [];
}

/** The four lists of a planet. */
export function naiveLists(chart: Chart, name: Planet) {
  const list = (number: NaiveSource['list']): readonly House[] =>
    inOrder(
      naiveSources(chart, name)
        .filter((source) => source.list === number)
        .map(({ house }) => house),
    );
  return { L1: list(1), L2: list(2), L3: list(3), L4: list(4) };
}

const ranks = new WeakMap<readonly NaiveSource[], Map<House, number>>();

/** Best rank of a house, 9 for none. Standings of 78 events ask for each of them hundreds of times. */
export function naiveRank(chart: Chart, name: Planet, house: House): number {
  const sources = naiveSources(chart, name);
  const table = ranks.get(sources) ?? new Map<House, number>();
  ranks.set(sources, table);
  const found =
    table.get(house) ?? Math.min(9, ...sources.flatMap((source) => (source.house === house ? [source.rank] : [])));
  table.set(house, found);
  return found;
}

/** `ordered` of get_significators as it is written: every holder at its first list, sorted, nodes moved forward. */
export function naiveOrdered(chart: Chart, house: House): readonly string[] {
  const table = orders.get(chart) ?? new Map<House, readonly string[]>();
  orders.set(chart, table);
  const found = table.get(house) ?? orderedOf(chart, house);
  table.set(house, found);
  return found;
}

function orderedOf(chart: Chart, house: House): readonly string[] {
  const { agents, isNode, tenants, houseHeld, planet } = naiveChart(chart);
  const firstList = (name: Planet): number =>
    Math.min(9, ...naiveSources(chart, name).flatMap((source) => (source.house === house ? [source.list] : [])));
  const sorted = PLANETS.filter((name) => firstList(name) < 9)
    .map((name) => ({ name, list: firstList(name), late: tenants(name).length > 0 ? 1 : 0 }))
    .sort((a, b) => a.list - b.list || a.late - b.late);
  const keyed = sorted.map((row, at) => {
    const ward = sorted.findIndex((other) => other.list === row.list && agents(row.name).includes(other.name));
    const place = isNode(row.name) && ward >= 0 ? ward - 0.5 + at / 100 : at;
    return { ...row, place };
  });
  return keyed
    .sort((a, b) => a.place - b.place)
    .map(({ name, list }) => {
      const lender = agents(name).find((agent) =>
        list === 2
          ? houseHeld(name) !== house && houseHeld(agent) === house
          : naiveChart(chart).owns(agent).includes(house),
      );
      const { star } = planet(name);
      const via = list === 3 && isNode(star) ? star : isNode(name) && (list === 2 || list === 4) ? lender : undefined;
      return `${'ABCD'[list - 1] ?? ''} ${name}${via === undefined ? '' : ` for ${via}`}`;
    });
}

/** The principal of a house against any two sets. */
export function naivePrincipal(chart: Chart, house: House, f: readonly House[], wider: readonly House[]): Planet {
  const { planet } = naiveChart(chart);
  const best = (name: Planet, houses: readonly House[]): number =>
    Math.min(9, ...houses.map((each) => naiveRank(chart, name, each)));
  const names = naiveOrdered(chart, house).flatMap((text) => PLANETS.filter((name) => text.split(' ')[1] === name));
  const free = names.find((name) => {
    const { sub } = planet(name);
    return best(sub, wider) >= best(sub, f);
  });
  const chosen = free ?? names[0];
  if (chosen === undefined) throw new Error(`nobody signifies house ${house}`);
  return chosen;
}
