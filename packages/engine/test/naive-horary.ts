import type { Chart } from '../src/chart/chart.ts';
import { cuspOf } from '../src/chart/placement.ts';
import type { House, Planet } from '../src/zodiac/names.ts';
import { naiveChart } from './naive-chart.ts';
import { naiveRank } from './naive-levels.ts';

/** The rules of a number chart written down a second time, as plainly as can be. */

/** The house of the chart that the nth from a cusp is. */
export const turned = (cusp: number, house: House): House => (((cusp + house - 2) % 12) + 1) as House;

const best = (chart: Chart, planet: Planet, houses: readonly House[]): number =>
  Math.min(9, ...houses.map((house) => naiveRank(chart, planet, house)));

/** The required houses that each route touches, as `ROUTE houses`. */
export function naiveRoutes(chart: Chart, cusp: number, required: readonly House[]): readonly string[] {
  const { planet, houseHeld, owns, agents, isNode } = naiveChart(chart);
  const { star, sub } = planet('Moon');
  const ownedBy = (name: Planet): readonly House[] =>
    (isNode(name) ? agents(name) : [name]).flatMap((each) => owns(each));
  const helpers = [star, sub].flatMap((name) => (isNode(name) ? agents(name) : []));
  const routes: readonly (readonly [string, readonly House[]])[] = [
    ['MOON_OCCUPIES', [houseHeld('Moon')]],
    ['STAR_OCCUPIES', [houseHeld(star)]],
    ['SUB_OCCUPIES', [houseHeld(sub)]],
    ['AGENT_OCCUPIES', helpers.map(houseHeld)],
    ['MOON_OWNS', ownedBy('Moon')],
    ['STAR_OWNS', ownedBy(star)],
    ['SUB_OWNS', ownedBy(sub)],
  ];
  return routes.flatMap(([route, houses]) => {
    const met = required.filter((house) => houses.includes(turned(cusp, house)));
    return met.length === 0 ? [] : [`${route} ${met.join()}`];
  });
}

export interface NaiveQuestion {
  readonly main: House;
  readonly favourable: readonly House[];
  readonly against: readonly House[];
  readonly halves?: readonly [readonly House[], readonly House[]];
}

/** `ANSWER BASIS qualifiers`. */
export function naiveAnswer(chart: Chart, cusp: number, asked: NaiveQuestion, weakMoon: boolean): string {
  const at = (houses: readonly House[]): readonly House[] => houses.map((house) => turned(cusp, house));
  const back = (planet: Planet): boolean =>
    ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].includes(planet) && chart.planets[planet].speed < 0;
  const { planet } = naiveChart(chart);
  const P = cuspOf(chart, turned(cusp, asked.main)).subLord;
  const W = cuspOf(chart, turned(cusp, 11)).subLord;
  const [T, V] = [planet(P).star, planet(W).star];
  const [f, d] = [best(chart, P, at(asked.favourable)), best(chart, P, at(asked.against))];
  if (f === 9) return 'NO NOT_SIGNIFIED';
  if (back(P)) return 'NO RETROGRADE_SUB_LORD';
  if (back(T)) return 'NO RETROGRADE_STAR_LORD';
  if (back(W) || back(V)) return 'NO WISH_RETROGRADE';
  const whole =
    asked.against.length > 0 && asked.against.every((house) => naiveRank(chart, P, turned(cusp, house)) < 9);
  if (whole && d <= f) return 'MIXED DENIAL_GROUP_OUTRANKS';
  const fails = [
    ...(d < 9 && d <= f ? ['OPPOSITION_WEAKER'] : []),
    ...(best(chart, W, at([...asked.favourable, 11])) === 9 ? ['WISH_SIGNIFIES'] : []),
    ...(f > 3 ? ['CONTACT_STRONG'] : []),
    ...(weakMoon ? ['MOON_STRONG'] : []),
    ...((asked.halves ?? []).some((half) => best(chart, P, at(half)) === 9) ? ['PAIR_COMPLETE'] : []),
  ];
  return fails.length > 0 ? `QUALIFIED_YES QUALIFIED ${fails.join()}` : 'YES CLEAN';
}
