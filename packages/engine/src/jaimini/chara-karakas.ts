import type { Chart } from '../chart/chart.ts';
import { perChart } from '../chart/per-chart.ts';
import { GRAHAS, PLANETS } from '../zodiac/names.ts';
import type { Graha, Planet } from '../zodiac/names.ts';
import { placementOf } from './placement.ts';
import { say } from './jaimini.messages.ts';

/** Degrees closer than this count as the same (R29.2), so that no rounding decides between two planets. */
export const SAME_DEGREE = 1e-9;

/** A rank in the order of advancement, most first. */
interface KarakaRank<Candidate extends Planet> {
  /** Planets at the same degree hold a rank together, in planet order; none then holds the next. */
  readonly planets: readonly Candidate[];
  /** Degrees that the planet counted to this rank has advanced. */
  readonly advancement: number;
}

/** Ranks the candidates by the degrees each has advanced in its sign (R29.2). */
export function karakaRanks<Candidate extends Planet>(
  candidates: readonly Candidate[],
  advanced: (planet: Candidate) => number,
): readonly KarakaRank<Candidate>[] {
  const ordered = candidates
    .map((planet) => ({ planet, advancement: advanced(planet) }))
    .sort((a, b) => b.advancement - a.advancement);
  const holders: Candidate[][] = ordered.map(() => []);
  let rank = 0;
  ordered.forEach(({ planet, advancement }, index) => {
    const before = ordered[index - 1];
    if (before === undefined || before.advancement - advancement > SAME_DEGREE) rank = index;
    holders[rank]?.push(planet);
  });
  return ordered.map(({ advancement }, index) => ({ planets: inPlanetOrder(holders[index] ?? []), advancement }));
}

const inPlanetOrder = <Candidate extends Planet>(planets: readonly Candidate[]): readonly Candidate[] =>
  planets.length < 2 ? planets : [...planets].sort((a, b) => PLANETS.indexOf(a) - PLANETS.indexOf(b));

/** By degrees in the sign, most first (R29.2). */
export const CHARA_KARAKAS = ['AK', 'AmK', 'BK', 'MK', 'PK', 'GK', 'DK'] as const;
export type CharaKaraka = (typeof CHARA_KARAKAS)[number];

/** What each of them stands for. */
export const karakaSignifies = (karaka: CharaKaraka): string => say.karakaSignifies({ karaka });

/** The fixed significator that stands in for a vacant movable one. */
const STHIRA: Readonly<Record<CharaKaraka, Graha>> = {
  AK: 'Sun',
  AmK: 'Mercury',
  BK: 'Mars',
  MK: 'Moon',
  PK: 'Jupiter',
  GK: 'Saturn',
  DK: 'Venus',
};

/** Degrees in the sign. */
export type DegreesOf = Readonly<Record<Planet, number>>;

export interface CharaKarakaHolder {
  readonly karaka: CharaKaraka;
  /** Two planets at the same degree hold it together, in planet order; none then holds the next. */
  readonly planets: readonly Graha[];
  /** The planet to read: the first holder, or for a vacant karaka its fixed significator. */
  readonly reads: Graha;
}

/** The seven movable significators from the degrees the planets have advanced in their signs (R29.2). */
export function charaKarakas(degrees: DegreesOf): readonly CharaKarakaHolder[] {
  const ranks = karakaRanks(GRAHAS, (planet) => degrees[planet]);
  return CHARA_KARAKAS.map((karaka, index) => {
    const planets = ranks[index]?.planets ?? [];
    return { karaka, planets, reads: planets[0] ?? STHIRA[karaka] };
  });
}

/** The planet to read for a movable significator (R29.2). */
export function charaKaraka(holders: readonly CharaKarakaHolder[], karaka: CharaKaraka): Graha {
  const found = holders.find((each) => each.karaka === karaka);
  return found?.reads ?? STHIRA[karaka];
}

/** Two neighbours of the seven that a slight change of time or ayanamsa may swap. */
export interface CloseCall {
  readonly planets: readonly [Graha, Graha];
  readonly karakas: readonly [CharaKaraka, CharaKaraka];
  /** Arc-minutes. */
  readonly gap: number;
}

/** Neighbours of the seven less than an arc-minute apart in their signs (get_chara_karakas). */
export function closeKarakas(degrees: DegreesOf): readonly CloseCall[] {
  const ordered = [...GRAHAS].sort((a, b) => degrees[b] - degrees[a]);
  return ordered.flatMap((planet, index): readonly CloseCall[] => {
    const [next, karaka, below] = [ordered[index + 1], CHARA_KARAKAS[index], CHARA_KARAKAS[index + 1]];
    if (next === undefined || karaka === undefined || below === undefined) return [];
    const gap = (degrees[planet] - degrees[next]) * 60;
    return gap < 1 ? [{ planets: [planet, next], karakas: [karaka, below], gap }] : [];
  });
}

/** The seven movable significators of a chart (R29.2). */
export const charaKarakasOf = perChart((chart) => charaKarakas(placementOf(chart).degrees));

/** The planet to read for one of them. */
export const charaKarakaOf = (chart: Chart, karaka: CharaKaraka): Graha => charaKaraka(charaKarakasOf(chart), karaka);
