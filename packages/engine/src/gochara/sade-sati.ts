import type { Chart } from '../chart/chart.ts';
import { levels, signified } from '../kp/kernel/levels.ts';
import { sortedHouses } from '../zodiac/house-math.ts';
import type { Crossing } from '../search/crossings.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs, utcMsFromJd, YEAR_DAYS, YEAR_MS } from '../time/julian.ts';
import { divide } from '../zodiac/division.ts';
import type { Division } from '../zodiac/division.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { PLANETS } from '../zodiac/names.ts';
import { signAspect } from '../zodiac/sign-aspects.ts';
import type { Interval } from '../base/intervals.ts';
import { groupedByPause } from '../base/intervals.ts';
import { saturnWeight } from './saturn-weight.ts';
import type { Weight } from './saturn-weight.ts';
import type { Search } from '../passages/transit-search.ts';
import { nextCrossing, withinFiles } from '../passages/transit-search.ts';
import { ROW_BORDERS, staysOf } from '../passages/stays.ts';
import type { Stay } from '../passages/stays.ts';

/** Saturn in the twelfth, first and second sign from the natal Moon (R34.2). */
export const SADE_SATI_PHASES = ['Vraya', 'Janma', 'Patha'] as const;
export type SadeSatiPhase = (typeof SADE_SATI_PHASES)[number];

/** Sign counted from the natal Moon, and the points of the phase itself (service extension). */
const PHASES: Readonly<Record<SadeSatiPhase, { readonly count: number; readonly points: number }>> = {
  Vraya: { count: 12, points: 20 },
  Janma: { count: 1, points: 30 },
  Patha: { count: 2, points: 20 },
};

/** Between two cycles Saturn is away for some 22 years; a pause inside one lasts months. */
const PAUSE_MS = 2 * YEAR_MS;
/** Saturn needs 29.5 years for the circle, a retrogression more or less. */
const NEXT_ENTRY_DAYS = 31 * YEAR_DAYS;

/** Sign index of the n-th sign from the natal Moon. */
export const signFromMoon = (chart: Chart, count: number): number => (chart.planets.Moon.signIndex + count - 1) % 12;

export const phaseSign = (chart: Chart, phase: SadeSatiPhase): number => signFromMoon(chart, PHASES[phase].count);

export const phaseOfSign = (chart: Chart, signIndex: number): SadeSatiPhase | null =>
  SADE_SATI_PHASES.find((phase) => phaseSign(chart, phase) === signIndex) ?? null;

/** Stays of Saturn in the given signs over a span of time, by its crossings of their borders. */
export async function saturnIn(search: Search, signs: readonly number[], span: Interval): Promise<readonly Stay[]> {
  const borders = [...new Set(signs.flatMap((sign) => [sign, (sign + 1) % 12]))].map((sign) => sign * 30);
  const stays = await staysOf(search, 'Saturn', borders, span);
  return stays.filter(({ inside }) => signs.includes(inside.signIndex));
}

/** Stays in the signs of the three phases within a span; `cut` where the ephemeris ends before it. */
export async function sadeSatiSpans(
  search: Search,
  chart: Chart,
  { startMs, endMs }: Interval,
): Promise<{ readonly spans: readonly Stay[]; readonly cut: boolean }> {
  const { fromJd, toJd, cut } = withinFiles(jdFromUtcMs(startMs), jdFromUtcMs(endMs));
  // Unless it is cut the span keeps its own milliseconds.
  const span = cut ? { startMs: utcMsFromJd(fromJd), endMs: utcMsFromJd(toJd) } : { startMs, endMs };
  const signs = SADE_SATI_PHASES.map((phase) => phaseSign(chart, phase));
  return { spans: await saturnIn(search, signs, span), cut };
}

/** When Saturn next enters the twelfth sign from the natal Moon in direct motion; null when not before 2400. */
export function nextSadeSatiStart(search: Search, chart: Chart, utcMs: number): number | null {
  const border = phaseSign(chart, 'Vraya') * 30;
  const isEntry = ({ direction }: Crossing): boolean => direction === 'direct';
  const entry = nextCrossing(search, 'Saturn', [border], jdFromUtcMs(utcMs), NEXT_ENTRY_DAYS, isEntry);
  return entry === null ? null : utcMsFromJd(entry.jd);
}

/** Whether transit Jupiter looks at a sign by its fifth, seventh or ninth aspect. */
export function jupiterSees(search: Search, signIndex: number, utcMs: number): boolean {
  const { longitude } = siderealPosition(search.ephemeris, 'Jupiter', jdFromUtcMs(utcMs), search.ayanamsa);
  return signAspect('Jupiter', divide(longitude).signIndex, signIndex) !== null;
}

export interface SadeSatiCycle extends Interval {
  /** Stays in the three signs, in order of time: retrogression makes more than three. */
  readonly spans: readonly Stay[];
}

/** Stays in the signs of the phases gathered into cycles: what lies less than two years apart belongs together (R34.2). */
export const cyclesOf = (stays: readonly Stay[]): readonly SadeSatiCycle[] =>
  groupedByPause(stays, PAUSE_MS).map((spans) => ({
    startMs: spans[0].startMs,
    endMs: spans.at(-1)?.endMs ?? spans[0].endMs,
    spans,
  }));

export const CYCLE_STATUSES = ['PAST', 'CURRENT', 'FUTURE'] as const;
type CycleStatus = (typeof CYCLE_STATUSES)[number];

const statusAt = ({ startMs, endMs }: Interval, utcMs: number): CycleStatus =>
  endMs <= utcMs ? 'PAST' : startMs > utcMs ? 'FUTURE' : 'CURRENT';

export interface ListedCycle extends SadeSatiCycle {
  /** Place in time order, 1 the first of the life. */
  readonly index: number;
  readonly status: CycleStatus;
}

/**
 * Up to four cycles as they are read: the running one (else the next) first, later ones after it, then the last two
 * past ones, newest first.
 */
export function cyclesToRead(cycles: readonly SadeSatiCycle[], utcMs: number): readonly ListedCycle[] {
  const listed = cycles.map((cycle, index) => ({ ...cycle, index: index + 1, status: statusAt(cycle, utcMs) }));
  const past = listed.filter(({ status }) => status === 'PAST').slice(-2);
  const rest = listed.filter(({ status }) => status !== 'PAST').slice(0, 4 - past.length);
  return [...rest, ...past.reverse()];
}

/** A stay of Saturn in one sub of a sign, weighed on the natal chart. */
export interface SaturnWindow extends Stay, Weight {}

const MINUTE_MS = 60_000;

/** The subs Saturn passes in a stay in one sign, each weighed with the points of a phase (get_sade_sati_intensity). */
export async function saturnWindows(
  search: Search,
  chart: Chart,
  phase: { readonly name: string; readonly points: number },
  span: Stay,
): Promise<readonly SaturnWindow[]> {
  // The search begins outside the sign, so that its border is met as a border and not as a place to start from.
  const around = {
    startMs: span.startMs - (span.begins ? MINUTE_MS : 0),
    endMs: span.endMs + (span.ends ? MINUTE_MS : 0),
  };
  const stays = (await staysOf(search, 'Saturn', ROW_BORDERS, around)).filter(
    ({ inside }) => inside.signIndex === span.inside.signIndex,
  );
  return stays.map((stay, index) => ({
    ...stay,
    startMs: index === 0 ? span.startMs : stay.startMs,
    endMs: index === stays.length - 1 ? span.endMs : stay.endMs,
    ...saturnWeight(chart, phase, stay.inside.starLord, stay.inside.subLord),
  }));
}

export interface PhaseWindow extends SaturnWindow {
  readonly phase: SadeSatiPhase;
}

/** The same over stays in the signs of Sade Sati, each with the points of its phase. */
export async function sadeSatiWindows(
  search: Search,
  chart: Chart,
  spans: readonly Stay[],
): Promise<readonly PhaseWindow[]> {
  const windows: PhaseWindow[] = [];
  for (const span of spans) {
    const phase = phaseOfSign(chart, span.inside.signIndex);
    if (phase === null) continue;
    const found = await saturnWindows(search, chart, { name: phase, points: PHASES[phase].points }, span);
    windows.push(...found.map((window) => ({ ...window, phase })));
  }
  return windows;
}

const lengthOf = ({ startMs, endMs }: Interval): number => endMs - startMs;

/** The marks of some windows as one, each for as long as it lasts; null for none. */
export function meanIntensity(windows: readonly SaturnWindow[]): number | null {
  const total = windows.reduce((sum, window) => sum + lengthOf(window), 0);
  if (total === 0) return null;
  return windows.reduce((sum, window) => sum + window.intensity * lengthOf(window), 0) / total;
}

/** The sub lord that rules the longest part of some windows. */
export function longestSubLord(windows: readonly SaturnWindow[]): Planet | null {
  const days = PLANETS.map((planet) => ({
    planet,
    length: windows
      .filter(({ inside }) => inside.subLord === planet)
      .reduce((sum, window) => sum + lengthOf(window), 0),
  }));
  const longest = days.reduce((best, each) => (each.length > best.length ? each : best));
  return longest.length > 0 ? longest.planet : null;
}

/** What a planet signifies, nothing inside the polar circles. */
const housesOf = (chart: Chart, planet: Planet): readonly House[] =>
  chart.houses === null ? [] : signified(levels(chart, planet));

/** Houses a phase speaks of: those of natal Saturn and of the sub lord that rules it longest. */
export const phaseThemes = (chart: Chart, windows: readonly SaturnWindow[]): readonly House[] => {
  const subLord = longestSubLord(windows);
  const lords: readonly Planet[] = subLord === null ? ['Saturn'] : ['Saturn', subLord];
  return sortedHouses(lords.flatMap((planet) => housesOf(chart, planet)));
};

/** The lords that give a house: the star lord, the sub lord or both. */
export const THEME_SOURCES = ['starLord', 'subLord', 'both'] as const;

/** Natal houses that a place of the zodiac speaks of through its star and its sub lord. */
export function themesOf(
  chart: Chart,
  { starLord, subLord }: Pick<Division, 'starLord' | 'subLord'>,
): readonly { readonly house: House; readonly via: (typeof THEME_SOURCES)[number] }[] {
  const [ofStar, ofSub] = [housesOf(chart, starLord), housesOf(chart, subLord)];
  return sortedHouses([...ofStar, ...ofSub]).map((house) => {
    const [star, sub] = [ofStar.includes(house), ofSub.includes(house)];
    return { house, via: star && sub ? 'both' : star ? 'starLord' : 'subLord' };
  });
}
