import { dayFrame } from '../src/almanac/day-frame.ts';
import type { DayFrame } from '../src/almanac/day-frame.ts';
import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { vimshottariOf } from '../src/dasha/cycle-of.ts';
import { runningAt } from '../src/dasha/vimshottari.ts';
import type { Granularity, ElectionTopic } from '../src/election/election-topic.ts';
import type { ScanPlace } from '../src/election/timeline.ts';
import { rulingPlanetMembers, rulingPlanetsOf } from '../src/kp/ruling/ruling-planets.ts';
import { jdFromUtcMs } from '../src/time/julian.ts';
import type { Planet } from '../src/zodiac/names.ts';
import { subRowAt } from '../src/zodiac/sub-table.ts';
import { naivePeriodClass, naiveStandings } from './naive-standing.ts';
import type { NaiveStanding } from './naive-standing.ts';
import { ephemeris } from './random-charts.ts';

/** Elections judged second by second, each from the chart of the second: slow, and without any border or list. */

type NaiveState = 'MET' | 'RELAXED' | 'NOT_MET';
type NaiveStandings = ReadonlyMap<Planet, NaiveStanding>;

export interface NaiveSecond {
  readonly second: number;
  readonly chart: Chart;
  readonly states: readonly NaiveState[];
  /** Some layer is better with stand-ins than without. */
  readonly usesStandIn: boolean;
  readonly lords: readonly [md: Planet, ad: Planet, pd: Planet];
  readonly members: readonly Planet[];
  readonly key: string;
  readonly offered: boolean;
}

export interface NaiveJudge {
  readonly standings: NaiveStandings;
  readonly at: (second: number) => NaiveSecond;
}

/** The planets of a row of the catalogue read as a natal question. */
const standingsOf = (natal: Chart, { electedHouses, avoidHouses, primaryHouse }: ElectionTopic): NaiveStandings =>
  naiveStandings(natal, { primaryCusp: primaryHouse, required: electedHouses, supporting: [], denial: avoidHouses });

/** The same with each stand-in as it is by itself. */
const withoutStandIns = (standings: NaiveStandings): NaiveStandings =>
  new Map([...standings].map(([planet, row]) => [planet, row.standIn ? { ...row, word: 'AGAINST' } : row]));

/** Ruling planets of the hour and of the day: the day lord and the Moon's sign and star lord with their nodes, less the rejected. */
function membersOf(chart: Chart, day: DayFrame, granularity: Granularity): readonly Planet[] {
  const { Moon } = chart.planets;
  if (granularity === 'minute') return rulingPlanetMembers(rulingPlanetsOf(chart, day.weekdayLord));
  // With the Moon in place of the Ascendant the five slots are the three asked for. Houses have no part in them, and at
  // the equator there always are some.
  const level = buildChart(ephemeris, { ...chart.moment, latitude: 0 });
  return rulingPlanetMembers(rulingPlanetsOf({ ...level, ascendant: Moon }, day.weekdayLord));
}

/** What a moment is judged by. */
interface NaiveMoment {
  readonly lords: readonly [md: Planet, ad: Planet, pd: Planet];
  readonly chart: Chart;
  readonly members: readonly Planet[];
}

/** The layers of a moment in the words of the page, as if there were no stand-ins. */
function plainLayers(
  standings: NaiveStandings,
  { lords, chart, members }: NaiveMoment,
  granularity: Granularity,
): NaiveState[] {
  const is = (planet: Planet, ...wanted: readonly string[]): boolean =>
    wanted.includes(standings.get(planet)?.word ?? '');
  const pair = (star: Planet, sub: Planet): NaiveState =>
    !is(sub, 'STRONG') ? 'NOT_MET' : is(star, 'STRONG') ? 'MET' : is(star, 'WEAK') ? 'RELAXED' : 'NOT_MET';
  const { planets, ascendant: rising } = chart;
  const transits = [lords[1], lords[2]].some((lord) => {
    const { starLord, subLord } = planets[lord];
    return is(starLord, 'STRONG', 'WEAK') && !is(subLord, 'AGAINST');
  });
  const found = naivePeriodClass(standings, lords);
  return [
    found === 'WEAK' ? 'RELAXED' : found === 'SILENT' ? 'NOT_MET' : 'MET',
    transits && members.some((planet) => is(planet, 'STRONG')) ? 'MET' : 'NOT_MET',
    pair(planets.Moon.starLord, planets.Moon.subLord),
    ...(granularity === 'minute'
      ? [is(rising.signLord, 'AGAINST') ? ('NOT_MET' as const) : pair(rising.starLord, rising.subLord)]
      : []),
  ];
}

export function naiveJudge(natal: Chart, topic: ElectionTopic, place: ScanPlace, granularity: Granularity): NaiveJudge {
  const standings = standingsOf(natal, topic);
  const bare = withoutStandIns(standings);
  let day: DayFrame | undefined;
  const dayAt = (utcMs: number): DayFrame => {
    if (day === undefined || utcMs < day.sunriseMs || utcMs >= day.nextSunriseMs)
      day = dayFrame(ephemeris, utcMs, place, place);
    return day;
  };
  const at = (second: number): NaiveSecond => {
    const utcMs = second * 1000;
    const { latitude, longitude, offsetMinutes, ayanamsa } = place;
    const moment = { latitude, longitude, offsetMinutes, ayanamsa, utcMs, jdUt: jdFromUtcMs(utcMs) };
    const chart = buildChart(ephemeris, moment);
    const { Moon } = chart.planets;
    const [md, ad, pd] = runningAt(vimshottariOf(natal), utcMs, 3).map(({ planet }) => planet);
    if (md === undefined || ad === undefined || pd === undefined) throw new Error('no period runs');
    const rising = chart.ascendant;
    const members = membersOf(chart, dayAt(utcMs), granularity);
    const judged = { lords: [md, ad, pd], chart, members } as const;
    // A layer that needs a stand-in holds, but relaxed.
    const plain = plainLayers(bare, judged, granularity);
    const counting = plainLayers(standings, judged, granularity);
    const states = counting.map((state, layer): NaiveState =>
      state === 'MET' && plain[layer] !== 'MET' ? 'RELAXED' : state,
    );
    const rows = [Moon, ...(granularity === 'minute' ? [rising] : [])].map(
      ({ longitude: at }) => subRowAt(at).row.number,
    );
    const held = states.filter((state) => state !== 'NOT_MET').length;
    return {
      second,
      chart,
      states,
      usesStandIn: counting.some((state, layer) => state !== plain[layer]),
      lords: [md, ad, pd],
      members,
      key: [...states, md, ad, pd, ...rows].join(' '),
      offered: held >= 2 || states[0] !== 'NOT_MET',
    };
  };
  return { standings, at };
}

export interface NaiveWindow {
  readonly from: number;
  readonly to: number;
  readonly key: string;
}

/** Seconds that were found alike. */
export interface NaiveStretch {
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly offered: boolean;
}

/** Windows of consecutive usable seconds with one offered key, whether or not they are long enough. */
export function naiveWindows(
  stretches: Iterable<NaiveStretch>,
  isUsable: ((second: number) => boolean) | null,
): NaiveWindow[] {
  const windows: NaiveWindow[] = [];
  const add = (from: number, to: number, key: string): void => {
    const last = windows.at(-1);
    if (last !== undefined && last.to === from && last.key === key) windows[windows.length - 1] = { ...last, to };
    else windows.push({ from, to, key });
  };
  for (const { from, to, key, offered } of stretches) {
    if (!offered) continue;
    if (isUsable === null) add(from, to, key);
    else for (let second = from; second < to; second += 1) if (isUsable(second)) add(second, second + 1, key);
  }
  return windows;
}

/** Every second of a span. */
export function* everySecond(judge: NaiveJudge, from: number, to: number): Generator<NaiveStretch, void> {
  for (let second = from; second < to; second += 1) {
    const { key, offered } = judge.at(second);
    yield { from: second, to: second + 1, key, offered };
  }
}

/**
 * A grid of seconds, and where two neighbours differ every second that parts them; what lies between two that are alike
 * counts as alike. The grid must be finer than the shortest stay of what is judged.
 */
export function* bySteps(judge: NaiveJudge, from: number, to: number, step: number): Generator<NaiveStretch, void> {
  let left = judge.at(from);
  for (let start = from; start < to; start += step) {
    const end = Math.min(start + step, to);
    const right = judge.at(end);
    yield* between(judge, left, right, end);
    left = right;
  }
}

function* between(judge: NaiveJudge, left: NaiveSecond, right: NaiveSecond, to: number): Generator<NaiveStretch, void> {
  if (left.key === right.key || to - left.second <= 1) {
    yield { from: left.second, to, key: left.key, offered: left.offered };
    return;
  }
  const middle = judge.at(Math.floor((left.second + to) / 2));
  yield* between(judge, left, middle, middle.second);
  yield* between(judge, middle, right, to);
}
