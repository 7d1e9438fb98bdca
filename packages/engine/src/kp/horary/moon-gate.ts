import type { Chart } from '../../chart/chart.ts';
import { houseOfPlanet } from '../../chart/placement.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { agents, owned } from '../kernel/agents.ts';
import type { Rotation } from '../../events/rotation.ts';
import { housesFrom } from './counted-from.ts';
import { say } from './horary.messages.ts';

/** How the Moon can touch a house, strongest first (R17.2). */
export const MOON_ROUTES = [
  'MOON_OCCUPIES',
  'STAR_OCCUPIES',
  'SUB_OCCUPIES',
  'AGENT_OCCUPIES',
  'MOON_OWNS',
  'STAR_OWNS',
  'SUB_OWNS',
] as const;
type MoonRoute = (typeof MOON_ROUTES)[number];

const WEAK_ROUTES: readonly MoonRoute[] = ['MOON_OWNS', 'STAR_OWNS', 'SUB_OWNS'];

/** Whether the Moon reflects a question (R17.2). Groups are counted from the person asked about. */
export interface MoonGate {
  readonly connected: boolean;
  /** It does so by ownership alone. */
  readonly weak: boolean;
  /** Routes by which the Moon touches a required house, with the houses they touch. */
  readonly routes: readonly { readonly route: MoonRoute; readonly houses: readonly House[] }[];
  /** What the Moon, its star lord and its sub lord occupy and own, in houses of the chart. */
  readonly moonSignifications: Readonly<Record<'moon' | 'starLord' | 'subLord', readonly House[]>>;
  readonly requiredHouses: readonly House[];
  readonly connectedHouses: readonly House[];
  /** Houses against the matter that the Moon touches: what is feared, and never a bar. */
  readonly opposingHouses: readonly House[];
  readonly reason: string;
}

const placesOfAgents = (chart: Chart, planet: Planet): readonly House[] =>
  isNode(planet) ? agents(chart, planet).map(({ house }) => house) : [];

/** Houses of the chart by route. A node's agents bring their places here, which levels do not hand on (R6.3, R17.7). */
function housesByRoute(chart: Chart): Readonly<Record<MoonRoute, readonly House[]>> {
  const { starLord, subLord } = chart.planets.Moon;
  return {
    MOON_OCCUPIES: [houseOfPlanet(chart, 'Moon')],
    STAR_OCCUPIES: [houseOfPlanet(chart, starLord)],
    SUB_OCCUPIES: [houseOfPlanet(chart, subLord)],
    AGENT_OCCUPIES: [...placesOfAgents(chart, starLord), ...placesOfAgents(chart, subLord)],
    MOON_OWNS: owned(chart, 'Moon'),
    STAR_OWNS: owned(chart, starLord),
    SUB_OWNS: owned(chart, subLord),
  };
}

const significations = (chart: Chart, planet: Planet): readonly House[] =>
  sortedHouses([houseOfPlanet(chart, planet), ...placesOfAgents(chart, planet), ...owned(chart, planet)]);

/**
 * Whether the Moon reflects the question (R17.2): it, its star lord or its sub lord occupies or owns a required house,
 * or a planet for which one of the lords acts occupies one. `required` and `against` are counted from the person.
 */
export function moonGate(
  chart: Chart,
  rotation: Rotation,
  required: readonly House[],
  against: readonly House[],
): MoonGate {
  const touched = housesByRoute(chart);
  const metBy = (route: MoonRoute, group: readonly House[]): readonly House[] =>
    sortedHouses(group).filter((house) => touched[route].includes(rotation.original(house)));
  const routes = MOON_ROUTES.map((route) => ({ route, houses: metBy(route, required) })).filter(
    ({ houses }) => houses.length > 0,
  );
  const { starLord, subLord } = chart.planets.Moon;
  const gate = {
    connected: routes.length > 0,
    weak: routes.length > 0 && routes.every(({ route }) => WEAK_ROUTES.includes(route)),
    routes,
    moonSignifications: {
      moon: significations(chart, 'Moon'),
      starLord: significations(chart, starLord),
      subLord: significations(chart, subLord),
    },
    requiredHouses: sortedHouses(required),
    connectedHouses: sortedHouses(routes.flatMap(({ houses }) => houses)),
    opposingHouses: sortedHouses(MOON_ROUTES.flatMap((route) => metBy(route, against))),
  };
  return { ...gate, reason: reasonOf(gate, { starLord, subLord }, rotation) };
}

function reasonOf(
  { connected, weak, routes: [first] }: Pick<MoonGate, 'connected' | 'weak' | 'routes'>,
  lords: { readonly starLord: Planet; readonly subLord: Planet },
  rotation: Rotation,
): string {
  if (!connected || first === undefined) return say.notTied();
  const { route, houses } = first;
  const lord = STAR_ROUTES.includes(route) ? lords.starLord : lords.subLord;
  // A node owns no house (R3.4) and has those of its agents.
  const by = lord === 'Moon' ? 'ITSELF' : isNode(lord) ? 'NODE' : 'PLANET';
  const tie = say.tie({ route, by, lord, houses: housesFrom(rotation, houses), count: houses.length });
  return say.tied({ weak, tie });
}

const STAR_ROUTES: readonly MoonRoute[] = ['STAR_OCCUPIES', 'STAR_OWNS'];

export const WITHHOLD_CODES = ['MOON_NOT_CONNECTED', 'NO_OVERLAP'] as const;

/** Why no answer is given now, and what to do. */
export interface Withhold {
  readonly code: (typeof WITHHOLD_CODES)[number];
  readonly reason: string;
  readonly askAgain: string;
}

/** What to do with a question that the Moon does not reflect. */
export const askWhenClear = (): string => say.askWhenClear();

/** A question that the Moon does not reflect is not answered (R17.2). */
export const withholdOf = ({ connected, reason }: MoonGate): Withhold | null =>
  connected
    ? null
    : {
        code: 'MOON_NOT_CONNECTED',
        reason,
        askAgain: askWhenClear(),
      };
