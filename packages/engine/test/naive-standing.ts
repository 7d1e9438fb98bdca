import type { Chart } from '../src/chart/chart.ts';
import type { HouseSets } from '../src/events/event.ts';
import type { House, Planet } from '../src/zodiac/names.ts';
import { naiveChart } from './naive-chart.ts';
import { naiveRank } from './naive-levels.ts';

/** R6T.1 and R6T.2 written a second time, from the page and the longitudes alone: what the engine must agree with. */

const IN_ORDER: readonly Planet[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const DASHA_YEARS: Readonly<Record<Planet, number>> = {
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Mercury: 17,
  Jupiter: 16,
  Venus: 20,
  Saturn: 19,
  Rahu: 18,
  Ketu: 7,
};

export interface NaiveStanding {
  readonly word: 'STRONG' | 'WEAK' | 'AGAINST' | 'SILENT';
  readonly rank: number | null;
  readonly standIn: boolean;
}

/** The house that is so many houses from another, counted with both ends. */
const counted = (from: House, nth: number): House => (((from - 1 + nth - 1) % 12) + 1) as House;

/** The nine planets for a matter. */
export function naiveStandings(chart: Chart, event: HouseSets): ReadonlyMap<Planet, NaiveStanding> {
  const { planet: lords, cusp } = naiveChart(chart);
  const { primaryCusp: primary, required, supporting, denial } = event;
  const wanted = [...new Set([...required, ...supporting])];
  const against = [...new Set(denial)].filter((house) => !wanted.includes(house));
  const wider = [...new Set([...denial, counted(primary, 8), counted(primary, 12)])].filter(
    (house) => !wanted.includes(house),
  );
  const giver = cusp(primary).sub;

  const best = (planet: Planet, houses: readonly House[]): number =>
    houses.map((house) => naiveRank(chart, planet, house)).reduce((least, rank) => Math.min(least, rank), 9);
  const weightOf = (planet: Planet): number =>
    wanted.map((house) => naiveRank(chart, planet, house)).reduce((sum, rank) => sum + (rank < 9 ? 5 - rank : 0), 0);
  const touches = (planet: Planet): boolean =>
    best(planet, wanted) < 9 ||
    [primary, ...required].map((house) => cusp(house).sub).includes(planet) ||
    lords(planet).star === giver;
  const adverse = (planet: Planet): boolean =>
    best(lords(planet).sub, wider) < 9 && best(lords(planet).sub, wanted) === 9;

  // One number that grows with every place further down: compared in one go instead of key by key.
  const place = (planet: Planet): number => {
    const near = planet === giver ? 0 : lords(planet).star === giver ? 1 : 2;
    const [f, d] = [best(planet, wanted), best(planet, against)];
    const behind = f <= d ? 0 : 1;
    return (((near * 2 + behind) * 10 + f) * 100 + (99 - weightOf(planet))) * 10 + IN_ORDER.indexOf(planet);
  };
  const sorted = IN_ORDER.map((planet) => ({ planet, at: place(planet) }))
    .sort((a, b) => a.at - b.at)
    .map(({ planet }) => planet);

  const touching = sorted.filter(touches);
  const willing = touching.filter((planet) => !adverse(planet));
  const unwilling = touching.filter(adverse);
  const ranked = willing.length >= 3 ? willing : [...willing, ...unwilling.slice(0, 3 - willing.length)];
  return new Map(
    IN_ORDER.map((planet): readonly [Planet, NaiveStanding] => {
      const rank = ranked.includes(planet) ? ranked.indexOf(planet) + 1 : null;
      if (rank !== null)
        return [planet, { word: rank < 6 ? 'STRONG' : 'WEAK', rank, standIn: unwilling.includes(planet) }];
      const silent = !touching.includes(planet) && best(planet, against) === 9;
      return [planet, { word: silent ? 'SILENT' : 'AGAINST', rank, standIn: false }];
    }),
  );
}

/** Every row of the table of R6T.2 by the letters of its lords: s strong, w weak, a against, n silent. */
const TABLE: readonly (readonly [RegExp, string])[] = [
  [/^sss?$/, 'FULL'],
  [/^wss?$/, 'PARTIAL'],
  [/^[an]ss?$/, 'WEAK'],
  [/^s([wan]s|s[wan]|[wan])$/, 'WEAK'],
];

/** The class of two or three lords. */
export function naivePeriodClass(standings: ReadonlyMap<Planet, NaiveStanding>, lords: readonly Planet[]): string {
  const rows = lords.flatMap((planet) => standings.get(planet) ?? []);
  const letters = rows.map(({ word }) => ({ STRONG: 's', WEAK: 'w', AGAINST: 'a', SILENT: 'n' })[word]).join('');
  const found = TABLE.find(([pattern]) => pattern.test(letters))?.[1] ?? 'SILENT';
  return found === 'FULL' && rows.some(({ standIn }) => standIn) ? 'PARTIAL' : found;
}

const known = new WeakMap<Chart, Map<HouseSets, ReadonlyMap<Planet, NaiveStanding>>>();

/** The class of a period of a birth chart, from the chart alone. */
export function naiveClassOf(chart: Chart, event: HouseSets, lords: readonly Planet[]): string {
  const table = known.get(chart) ?? new Map<HouseSets, ReadonlyMap<Planet, NaiveStanding>>();
  known.set(chart, table);
  const standings = table.get(event) ?? naiveStandings(chart, event);
  table.set(event, standings);
  return naivePeriodClass(standings, lords);
}

/** How much of a cycle each class of three lords fills: each of the 729 joint periods added up. */
export function naiveShares(standings: ReadonlyMap<Planet, NaiveStanding>): Readonly<Record<string, number>> {
  const shares: Record<string, number> = { FULL: 0, PARTIAL: 0, WEAK: 0, SILENT: 0 };
  for (const md of IN_ORDER)
    for (const ad of IN_ORDER)
      for (const pd of IN_ORDER) {
        const found = naivePeriodClass(standings, [md, ad, pd]);
        shares[found] = (shares[found] ?? 0) + (DASHA_YEARS[md] * DASHA_YEARS[ad] * DASHA_YEARS[pd]) / 120 ** 3;
      }
  return shares;
}
