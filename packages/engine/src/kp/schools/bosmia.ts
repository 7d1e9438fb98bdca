import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { agents } from '../kernel/agents.ts';
import { occupants, owner } from '../../chart/placement.ts';
import { denialOf } from '../promise/promise-verdict.ts';
import { perChart } from '../../chart/per-chart.ts';
import { byHouse } from '../../zodiac/records.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';

/** The six roles of a significator, strongest first: the sub goes before the star (R5.7, R22.4; KPMuhurat, Bosmia). */
const BOSMIA_ROLES = ['subOfOccupant', 'starOfOccupant', 'occupant', 'subOfOwner', 'starOfOwner', 'owner'] as const;
/** Place of a role in that order: 1 strongest. */
export type BosmiaRank = 1 | 2 | 3 | 4 | 5 | 6;
const RANKS: readonly BosmiaRank[] = [1, 2, 3, 4, 5, 6];

/** The planets that hold each role in their own right. */
interface BosmiaRoles {
  readonly subOfOccupant: readonly Planet[];
  readonly starOfOccupant: readonly Planet[];
  readonly occupant: readonly Planet[];
  readonly subOfOwner: readonly Planet[];
  readonly starOfOwner: readonly Planet[];
  readonly owner: Graha;
}

export interface BosmiaSignificator {
  readonly planet: Planet;
  readonly role: BosmiaRank;
  readonly alsoRoles: readonly BosmiaRank[];
  /** A node that leads by the role of this planet it stands for. */
  readonly via?: Graha;
}

export interface BosmiaHouse {
  readonly house: House;
  readonly roles: BosmiaRoles;
  /** Strongest role first, then planet order; each planet once. */
  readonly ordered: readonly BosmiaSignificator[];
}

function rolesOf(chart: Chart, house: House): BosmiaRoles {
  const held = occupants(chart, house);
  const lord = owner(chart, house);
  const inSubOf = (lords: readonly Planet[]) => PLANETS.filter((each) => lords.includes(chart.planets[each].subLord));
  const inStarOf = (lords: readonly Planet[]) => PLANETS.filter((each) => lords.includes(chart.planets[each].starLord));
  return {
    subOfOccupant: inSubOf(held),
    starOfOccupant: inStarOf(held),
    occupant: held,
    subOfOwner: inSubOf([lord]),
    starOfOwner: inStarOf([lord]),
    owner: lord,
  };
}

function ranksOf(roles: BosmiaRoles, planet: Planet): readonly BosmiaRank[] {
  return RANKS.filter((rank) => {
    const holders = roles[BOSMIA_ROLES[rank - 1] ?? 'owner'];
    return typeof holders === 'string' ? holders === planet : holders.includes(planet);
  });
}

/** A node holds besides its own roles the best role of a planet it stands for. */
function significator(chart: Chart, roles: BosmiaRoles, planet: Planet): readonly BosmiaSignificator[] {
  const own = ranksOf(roles, planet);
  const lent = isNode(planet)
    ? agents(chart, planet)
        .flatMap((agent) =>
          ranksOf(roles, agent.planet)
            .slice(0, 1)
            .map((rank) => ({ rank, via: agent.planet })),
        )
        .reduce<{ rank: BosmiaRank; via: Graha } | null>(
          (best, each) => (best === null || each.rank < best.rank ? each : best),
          null,
        )
    : null;
  const all = RANKS.filter((rank) => own.includes(rank) || lent?.rank === rank);
  const [role, ...alsoRoles] = all;
  if (role === undefined) return [];
  return [{ planet, role, alsoRoles, ...(lent && !own.includes(role) && { via: lent.via }) }];
}

function readHouse(chart: Chart, house: House): BosmiaHouse {
  const roles = rolesOf(chart, house);
  const ordered = PLANETS.flatMap((planet) => significator(chart, roles, planet)).sort((a, b) => a.role - b.role);
  return { house, roles, ordered };
}

const houseTable = perChart((chart) => byHouse((house) => readHouse(chart, house)));

/** The six-fold significators of a house (R5.7). Throws out_of_range where Placidus does not exist (R3.2). */
export const bosmiaHouse = (chart: Chart, house: House): BosmiaHouse => houseTable(chart)[house];

/** Best role of a planet for a house; null when it has none. */
export const bosmiaRole = (chart: Chart, planet: Planet, house: House): BosmiaRank | null =>
  bosmiaHouse(chart, house).ordered.find((each) => each.planet === planet)?.role ?? null;

export const BOSMIA_VERDICTS = ['FOR', 'AGAINST', 'MIXED'] as const;
export type BosmiaVerdict = (typeof BOSMIA_VERDICTS)[number];

export interface BosmiaHouseRole {
  readonly house: House;
  readonly role: BosmiaRank | null;
}

export interface BosmiaJudgement {
  readonly planet: Planet;
  readonly verdict: BosmiaVerdict;
  /** Best roles on the required and on the denial houses. */
  readonly required: readonly BosmiaHouseRole[];
  readonly denial: readonly BosmiaHouseRole[];
}

const bestOf = (rows: readonly BosmiaHouseRole[]): number =>
  Math.min(...rows.map(({ role }) => role ?? Infinity), Infinity);

/**
 * What a planet says of a matter by its six-fold roles (R22.4): FOR with a required house before every denial house,
 * AGAINST without a required house or with the whole denial group and one of it before them, else MIXED.
 */
export function bosmiaVerdict(chart: Chart, planet: Planet, event: HouseSets): BosmiaJudgement {
  const rows = (houses: readonly House[]) => houses.map((house) => ({ house, role: bosmiaRole(chart, planet, house) }));
  const required = rows(event.required);
  const denial = rows(denialOf(event));
  const best = bestOf(required);
  const worst = bestOf(denial);
  const whole = denial.length > 0 && denial.every(({ role }) => role !== null);
  const verdict = best < worst ? 'FOR' : best === Infinity || (whole && worst < best) ? 'AGAINST' : 'MIXED';
  return { planet, verdict, required, denial };
}
