import { housesNamed } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { houseOfPlanet } from '../../chart/placement.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { agents, owned } from '../kernel/agents.ts';
import type { Rotation } from '../../events/rotation.ts';

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
  { fromWhom }: Rotation,
): string {
  if (!connected || first === undefined)
    return 'The Moon does not reflect the question, because neither it nor its star or sub lord is tied to a house asked about.';
  const tie = `${whoOf(first, lords)} ${housesNamed(first.houses)}${fromWhom}`;
  return weak
    ? `The Moon reflects the question weakly, because ${tie}. None of these planets is there.`
    : `The Moon reflects the question, because ${tie}.`;
}

function whoOf(
  { route, houses }: MoonGate['routes'][number],
  { starLord, subLord }: { readonly starLord: Planet; readonly subLord: Planet },
): string {
  const star = starLord === 'Moon' ? 'it is in its own star and' : `its star lord ${planetInWords(starLord)}`;
  const sub = subLord === 'Moon' ? 'it is in its own sub and' : `its sub lord ${planetInWords(subLord)}`;
  switch (route) {
    case 'MOON_OCCUPIES':
      return 'it occupies';
    case 'STAR_OCCUPIES':
      return `${star} occupies`;
    case 'SUB_OCCUPIES':
      return `${sub} occupies`;
    case 'AGENT_OCCUPIES':
      return 'a planet for which one of its lords acts occupies';
    case 'MOON_OWNS':
      return 'it owns';
    case 'STAR_OWNS':
      return isNode(starLord) ? `${star} ${actsForOwner(houses)}` : `${star} owns`;
    case 'SUB_OWNS':
      return isNode(subLord) ? `${sub} ${actsForOwner(houses)}` : `${sub} owns`;
  }
}

/** A node owns no house (R3.4) and has those of its agents. */
const actsForOwner = (houses: readonly House[]): string => `acts for the owner${houses.length > 1 ? 's' : ''} of`;

export const WITHHOLD_CODES = ['MOON_NOT_CONNECTED', 'NO_OVERLAP'] as const;

/** Why no answer is given now, and what to do. */
export interface Withhold {
  readonly code: (typeof WITHHOLD_CODES)[number];
  readonly reason: string;
  readonly askAgain: string;
}

/** A question that the Moon does not reflect is not answered (R17.2). */
export const withholdOf = ({ connected, reason }: MoonGate): Withhold | null =>
  connected
    ? null
    : {
        code: 'MOON_NOT_CONNECTED',
        reason,
        askAgain: 'Ask again with a new number, when the matter is clear in mind and presses for an answer.',
      };
