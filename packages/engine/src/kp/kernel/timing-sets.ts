import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { nthFrom, sortedHouses } from '../../zodiac/house-math.ts';
import { contact, houseLevels } from './levels.ts';
import type { HouseLevel, Level } from './levels.ts';

/** The houses planets are weighed on when a matter is timed. */
export interface TimingSets {
  /** F: required and supporting houses. */
  readonly favourable: readonly House[];
  /** D: the denial group less F. */
  readonly denial: readonly House[];
  /** D*: D with the 8th and 12th from the primary cusp, less F. */
  readonly widerDenial: readonly House[];
}

/** F, D and D* of a matter. */
export function timingSets(event: HouseSets): TimingSets {
  const favourable = sortedHouses([...event.required, ...event.supporting]);
  const outside = (house: House): boolean => !favourable.includes(house);
  const undoing = [nthFrom(event.primaryCusp, 8), nthFrom(event.primaryCusp, 12)];
  return {
    favourable,
    denial: event.denial.filter(outside),
    widerDenial: sortedHouses([...event.denial, ...undoing]).filter(outside),
  };
}

/** Which houses of a matter a planet signifies, each at its best level. */
export interface ContactLevels {
  readonly favourable: readonly HouseLevel[];
  readonly denial: readonly HouseLevel[];
}

/** The houses of F and of D that a planet signifies, with their levels: what its contacts come from. */
export const contactLevels = (chart: Chart, planet: Planet, { favourable, denial }: TimingSets): ContactLevels => ({
  favourable: houseLevels(chart, planet, favourable),
  denial: houseLevels(chart, planet, denial),
});

/** The sets of one house without a matter: for it, against the 12th from it. */
export const houseSets = (house: House): HouseSets => ({
  primaryCusp: house,
  required: [house],
  supporting: [],
  denial: [nthFrom(house, 12)],
});

export const SUB_VERDICTS = ['SUPPORTS', 'OPPOSES', 'NEUTRAL'] as const;
export type SubVerdict = (typeof SUB_VERDICTS)[number];

/** What the sub lord of a planet says of the matter. */
export interface SubJudgement {
  readonly subLord: Planet;
  readonly verdict: SubVerdict;
  readonly favourable: Level | null;
  readonly denial: Level | null;
}

/** Whether a planet's sub lord supports or opposes: its contact with F against its contact with D* (R5.6). */
export function subVerdict(chart: Chart, planet: Planet, sets: TimingSets): SubJudgement {
  const { subLord } = chart.planets[planet];
  const favourable = contact(chart, subLord, sets.favourable);
  const denial = contact(chart, subLord, sets.widerDenial);
  const verdict =
    favourable !== null && (denial === null || favourable <= denial)
      ? 'SUPPORTS'
      : denial === null
        ? 'NEUTRAL'
        : 'OPPOSES';
  return { subLord, verdict, favourable, denial };
}
