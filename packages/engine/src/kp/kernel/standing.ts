import type { Chart } from '../../chart/chart.ts';
import { perChartAnd } from '../../chart/per-chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { HouseSets } from '../../events/event.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { timingSets } from './timing-sets.ts';
import type { TimingSets } from './timing-sets.ts';
import { bestLevel, contact, levels, weight } from './levels.ts';
import type { Level } from './levels.ts';

/** How strongly a planet stands for a matter of a birth chart (R6T.1). */
export const STANDINGS = ['STRONG', 'WEAK', 'AGAINST', 'SILENT'] as const;
export type StandingKind = (typeof STANDINGS)[number];

/** A planet weighed for a matter of a birth chart (R6T.1). */
export interface Standing {
  readonly planet: Planet;
  readonly standing: StandingKind;
  /** 1 for the strongest to 9; null where it is AGAINST or SILENT. */
  readonly rank: number | null;
  /** An adverse planet that fills up the first three, since fewer than three others bring the matter. */
  readonly standIn: boolean;
  /** Best level on the required and supporting houses. */
  readonly favourable: Level | null;
  /** Best level on the denial group less those. */
  readonly denial: Level | null;
  /** Sum of the weights 4 to 1 of the required and supporting houses it signifies. */
  readonly weight: number;
  /** Whether it comes to the matter: through its houses, as sub lord of a cusp that it needs, or by the star of its giver. */
  readonly touches: boolean;
  /** Its sub lord signifies houses against the matter and none for it (R5.6). */
  readonly adverse: boolean;
  /** 0 for the sub lord of the primary cusp, 1 for planets in its stars, 2 for all others (R5.5). */
  readonly nearness: 0 | 1 | 2;
}

/** The five strongest are STRONG. */
const STRONG_RANKS = 5;
/** Adverse planets stand in where fewer others bring the matter. */
const FEWEST = 3;

/** A planet before it is ranked. */
type Weighed = Omit<Standing, 'standing' | 'rank' | 'standIn'>;

/** The sub lord of the primary cusp, and those of all cusps that a matter needs. */
interface CuspLords {
  readonly giver: Planet;
  readonly all: readonly Planet[];
}

function weighedOf(chart: Chart, planet: Planet, { giver, all }: CuspLords, sets: TimingSets): Weighed {
  const { starLord } = chart.planets[planet];
  const of = levels(chart, planet);
  const favourable = bestLevel(of, sets.favourable);
  let sum = 0;
  for (const house of sets.favourable) sum += weight(of.best[house]);
  return {
    planet,
    favourable,
    denial: bestLevel(of, sets.denial),
    weight: sum,
    touches: favourable !== null || all.includes(planet) || starLord === giver,
    adverse: isAdverse(chart, planet, sets),
    nearness: planet === giver ? 0 : starLord === giver ? 1 : 2,
  };
}

function isAdverse(chart: Chart, planet: Planet, { favourable, widerDenial }: TimingSets): boolean {
  const { subLord } = chart.planets[planet];
  return contact(chart, subLord, favourable) === null && contact(chart, subLord, widerDenial) !== null;
}

/** Levels compared with "none" last. */
const at = (level: Level | null): number => level ?? 9;

/** The order of candidates, strongest first: nearness, whether the matter outranks its denial, level, weight, planet. */
const byStrength = (a: Weighed, b: Weighed): number =>
  a.nearness - b.nearness ||
  Number(at(a.favourable) > at(a.denial)) - Number(at(b.favourable) > at(b.denial)) ||
  at(a.favourable) - at(b.favourable) ||
  b.weight - a.weight ||
  PLANETS.indexOf(a.planet) - PLANETS.indexOf(b.planet);

const isSilent = ({ touches, denial }: Weighed): boolean => !touches && denial === null;
const isAgainst = ({ touches, adverse, denial }: Weighed): boolean => (touches ? adverse : denial !== null);

function standingsOf(chart: Chart, event: HouseSets): Readonly<Record<Planet, Standing>> {
  const sets = timingSets(event);
  const giver = cuspalSubLord(chart, event.primaryCusp);
  const lords = { giver, all: [giver, ...event.required.map((house) => cuspalSubLord(chart, house))] };
  const weighed = PLANETS.map((planet) => weighedOf(chart, planet, lords, sets));
  const candidates = weighed.filter((each) => !isAgainst(each) && !isSilent(each)).sort(byStrength);
  const standIns = weighed
    .filter(({ touches, adverse }) => touches && adverse)
    .sort(byStrength)
    .slice(0, Math.max(0, FEWEST - candidates.length));
  const ranked = [...candidates, ...standIns].map(({ planet }) => planet);
  return byPlanet((planet): Standing => {
    const facts = weighed[PLANETS.indexOf(planet)] as Weighed;
    const rank = ranked.indexOf(planet) + 1;
    const silent = isSilent(facts);
    return {
      ...facts,
      rank: rank > 0 ? rank : null,
      standing: rank > 0 ? (rank <= STRONG_RANKS ? 'STRONG' : 'WEAK') : silent ? 'SILENT' : 'AGAINST',
      standIn: standIns.some((each) => each.planet === planet),
    };
  });
}

/**
 * The standing of the nine planets for a matter of a birth chart (R6T.1), one answer for every tool; each chart weighs a
 * matter once. Throws out_of_range without Placidus.
 */
export const standings = perChartAnd(standingsOf);

/**
 * The standing of the giver alone, the sub lord of the primary cusp: nearest of all, it comes first wherever it is ranked
 * (R6T.1), so no other planet is weighed unless its own sub lord opposes the matter.
 */
export function standingOfGiver(chart: Chart, event: HouseSets): StandingKind {
  const giver = cuspalSubLord(chart, event.primaryCusp);
  return isAdverse(chart, giver, timingSets(event)) ? standings(chart, event)[giver].standing : 'STRONG';
}

/** The planets that are STRONG for a matter, the strongest first. */
export const strongest = (of: Readonly<Record<Planet, Standing>>): readonly Planet[] =>
  PLANETS.filter((planet) => of[planet].standing === 'STRONG').sort((a, b) => (of[a].rank ?? 9) - (of[b].rank ?? 9));
