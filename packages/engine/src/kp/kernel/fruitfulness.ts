import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { PLANETS } from '../../zodiac/names.ts';
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

export const FRUITFULNESS = ['FRUITFUL', 'NEUTRAL', 'HOSTILE'] as const;
export type FruitfulnessClass = (typeof FRUITFULNESS)[number];

/** A planet weighed for a matter. */
export interface Fruitfulness {
  readonly planet: Planet;
  readonly class: FruitfulnessClass;
  /** Contact with F. */
  readonly favourable: Level | null;
  /** Contact with D. */
  readonly denial: Level | null;
  readonly sub: SubJudgement;
}

/** Whether a planet gives the matter: its own houses first, then its sub lord's consent (R5.6). */
export function fruitfulness(chart: Chart, planet: Planet, sets: TimingSets): Fruitfulness {
  const favourable = contact(chart, planet, sets.favourable);
  const denial = contact(chart, planet, sets.denial);
  const sub = subVerdict(chart, planet, sets);
  return { planet, class: classOf(favourable, denial, sub.verdict), favourable, denial, sub };
}

function classOf(favourable: Level | null, denial: Level | null, sub: SubVerdict): FruitfulnessClass {
  if (favourable === null) return denial === null ? 'NEUTRAL' : 'HOSTILE';
  return sub === 'OPPOSES' || (denial !== null && denial < favourable) ? 'HOSTILE' : 'FRUITFUL';
}

/** The nine planets weighed for a matter; where none is FRUITFUL, those that stand in for them (relaxed set). */
export interface FruitfulSet {
  readonly planets: readonly Fruitfulness[];
  readonly fruitful: readonly Planet[];
  /** The fruitful ones are stand-ins. */
  readonly relaxed: boolean;
}

/**
 * The planets that give a matter. None FRUITFUL: those in contact with F whose sub does not oppose, failing them
 * those in contact with F at level 1; the set is then `relaxed`.
 */
export function fruitfulSet(chart: Chart, event: HouseSets): FruitfulSet {
  const sets = timingSets(event);
  const planets = PLANETS.map((planet) => fruitfulness(chart, planet, sets));
  const namesOf = (rows: readonly Fruitfulness[]): readonly Planet[] => rows.map((row) => row.planet);
  const fruitful = namesOf(planets.filter((row) => row.class === 'FRUITFUL'));
  if (fruitful.length > 0) return { planets, fruitful, relaxed: false };
  const consenting = planets.filter((row) => row.favourable !== null && row.sub.verdict !== 'OPPOSES');
  const standIns = consenting.length > 0 ? consenting : planets.filter((row) => row.favourable === 1);
  return { planets, fruitful: namesOf(standIns), relaxed: true };
}
