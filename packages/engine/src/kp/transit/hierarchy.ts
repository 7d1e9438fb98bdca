import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { LAST_JD } from '../../time/known-span.ts';
import { releaseFinder, type ReleaseFinder } from '../timing/release.ts';
import { matter } from '../promise/matter.ts';
import type { HouseSets } from '../../events/event.ts';
import { utcMsFromJd, YEAR_MS } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { holds, intersectionOf, overlap } from '../../base/intervals.ts';
import type { Search } from '../../passages/transit-search.ts';
import { bestDates } from './best-dates.ts';
import type { BestDate } from './best-dates.ts';
import { transitWindowOf } from './transit-window.ts';
import type { TransitStage, TransitStageName, TransitWindow } from './transit-window.ts';
import type { TransitBody, ZoneWindow } from './zone-windows.ts';
import { zoneOf } from './zone.ts';
import type { Zone } from './zone.ts';
import { signStays, zoneWindows } from './zone-windows.ts';

export interface TransitHierarchy {
  /** The planets that are STRONG for the matter: in their stars and subs windows open. */
  readonly strong: readonly Planet[];
  /** The planets among them that stand in. */
  readonly standIns: readonly Planet[];
  readonly stages: readonly TransitStage[];
  /** Best first, one for each window of the Sun. */
  readonly bestDates: readonly BestDate[];
  /** A used-up budget or the end of the ephemeris cut the search. */
  readonly truncated: boolean;
}

interface StageRule {
  readonly stage: TransitStageName;
  readonly body: TransitBody;
  /** Windows listed at most. */
  readonly limit: number;
}

const SATURN_WINDOWS = 6;
const MOON_RULE: StageRule = { stage: 'MOON', body: 'Moon', limit: 20 };
/** Windows of the Moon that are listed: days are told by the best dates. */
const MOON_WINDOWS = 3;
const STAGE_RULES: readonly StageRule[] = [
  { stage: 'SATURN', body: 'Saturn', limit: SATURN_WINDOWS },
  { stage: 'JUPITER', body: 'Jupiter', limit: 6 },
  { stage: 'SUN', body: 'Sun', limit: 8 },
  { ...MOON_RULE, limit: MOON_WINDOWS },
];
/** How far ahead Saturn is followed. */
export const SATURN_HORIZON = 12 * YEAR_MS;
/** What Saturn narrows to when it finds nothing: 30 months. */
const SATURN_SPAN = 2.5 * YEAR_MS;
const SUN_WINDOWS_FOR_MOON = 3;
/** Steps that come to days; without a period of the matter they are not taken. */
const STAGES_OF_DAYS: readonly TransitStageName[] = ['SUN', 'MOON'];
/** Dates are told to the second: what is shorter is the trace of a rounded border. */
const SHORTEST_MS = 1000;

interface HierarchyLimits {
  /**
   * The times of the matter by its periods. Windows of Saturn and Jupiter overlap one and are told whole, those of the Sun
   * and the Moon lie inside; where there is none, Saturn and Jupiter are looked at alone. Any time where it is left out.
   */
  readonly periods?: readonly Interval[];
  readonly untilMs?: number;
  readonly last?: TransitStageName;
  /** Nobody is told how long Saturn and Jupiter stay in their signs, so they are followed to `untilMs` alone. */
  readonly signsUntilEnd?: boolean;
  /** A finder over the same search that remembers what it found, where one is at hand. */
  readonly releases?: ReleaseFinder;
}

const releasesOf = ({ ephemeris, ayanamsa, budget }: Search): ReleaseFinder =>
  releaseFinder(ephemeris, ayanamsa, budget);

/**
 * Saturn, Jupiter, Sun and Moon through the stars and subs of the planets that are STRONG for a matter, each inside what
 * the one before it left (R14.1, R14.3) and within the periods of the matter (R6T.4): Saturn over twelve years from
 * `fromMs`, Jupiter while Saturn stays in the signs of its windows, the Sun while Jupiter stays in the signs of its own,
 * the Moon in the first three windows of the Sun. Nothing is found before `fromMs` or after `untilMs`, and no step after
 * `last` is taken.
 */
export async function transitHierarchy(
  search: Search,
  chart: Chart,
  event: HouseSets,
  fromMs: number,
  {
    periods,
    untilMs = Infinity,
    last = 'MOON',
    signsUntilEnd = false,
    releases = releasesOf(search),
  }: HierarchyLimits = {},
): Promise<TransitHierarchy> {
  const weighed = matter(chart, event);
  const { strong, standIns } = weighed;
  const zone = zoneOf(strong);
  const final = periods?.length === 0 && STAGES_OF_DAYS.includes(last) ? 'JUPITER' : last;
  const allowed: Interval = { startMs: fromMs, endMs: Math.min(untilMs, utcMsFromJd(LAST_JD)) };
  const stages: TransitStage[] = [];
  let parents: readonly Interval[] = [{ startMs: fromMs, endMs: fromMs + SATURN_HORIZON }];
  for (const rule of STAGE_RULES.slice(0, STAGE_RULES.findIndex(({ stage }) => stage === final) + 1)) {
    const found = await windowsInside(search, rule, zone, intersectionOf(parents, [allowed]), periods);
    const relaxed = found.length === 0;
    parents = relaxed
      ? keptSpans(rule.stage, parents, Math.max(fromMs, periods?.[0]?.startMs ?? fromMs), untilMs)
      : await narrowedSpans(search, rule.stage, found, parents, signsUntilEnd ? allowed : undefined);
    const windows = found.map((each) => transitWindowOf(each, { chart, matter: weighed, releases }));
    stages.push({ stage: rule.stage, spans: parents, relaxed, windows });
    await search.yieldTurn();
  }
  const horizonMs = Math.min(fromMs + SATURN_HORIZON, untilMs);
  const moonOf = async (span: Interval): Promise<readonly TransitWindow[]> => {
    const found = await windowsInside(search, MOON_RULE, zone, intersectionOf([span], [allowed]), periods);
    return found.map((each) => transitWindowOf(each, { chart, matter: weighed, releases }));
  };
  return {
    strong,
    standIns,
    stages,
    bestDates: final === 'MOON' ? await bestDates(stages, moonOf, fromMs) : [],
    truncated: isTruncated(search, stages, horizonMs),
  };
}

/** The windows of a step, as many as it lists: those of the slow bodies whole, those of the fast ones within the periods. */
async function windowsInside(
  search: Search,
  { stage, body, limit }: StageRule,
  zone: Zone,
  spans: readonly Interval[],
  periods: readonly Interval[] | undefined,
): Promise<readonly ZoneWindow[]> {
  const ofDays = STAGES_OF_DAYS.includes(stage);
  const meets = (window: Interval): boolean =>
    ofDays || periods === undefined || periods.length === 0 || periods.some((period) => overlap(period, window));
  const found: ZoneWindow[] = [];
  for (const span of ofDays && periods !== undefined ? intersectionOf(spans, periods) : spans) {
    if (found.length >= limit || search.budget.stoppedAt !== null) break;
    const open = await zoneWindows(search, body, zone, span, periods === undefined ? limit - found.length : Infinity);
    found.push(...open.filter((window) => window.endMs - window.startMs >= SHORTEST_MS && meets(window)));
  }
  return found.slice(0, limit);
}

/** A step that found nothing hands on what it was given. */
const keptSpans = (
  stage: TransitStageName,
  parents: readonly Interval[],
  startMs: number,
  untilMs: number,
): readonly Interval[] =>
  stage === 'SATURN' ? [{ startMs, endMs: Math.min(startMs + SATURN_SPAN, untilMs) }] : parents;

async function narrowedSpans(
  search: Search,
  stage: TransitStageName,
  windows: readonly ZoneWindow[],
  parents: readonly Interval[],
  within: Interval | undefined,
): Promise<readonly Interval[]> {
  switch (stage) {
    case 'SATURN':
      return holding(windows, await signStays(search, 'Saturn', wholeOf(windows), within));
    case 'JUPITER': {
      const stays = await signStays(search, 'Jupiter', wholeOf(windows), within);
      return holding(
        windows,
        stays.flatMap((stay) => intersectionOf([stay], parents)),
      );
    }
    case 'SUN':
      return windows.slice(0, SUN_WINDOWS_FOR_MOON).map(spanOf);
    case 'MOON':
      return windows.map(spanOf);
  }
}

const spanOf = ({ startMs, endMs }: Interval): Interval => ({ startMs, endMs });

const wholeOf = (windows: readonly Interval[]): Interval => ({
  startMs: Math.min(...windows.map(({ startMs }) => startMs)),
  endMs: Math.max(...windows.map(({ endMs }) => endMs)),
});

/**
 * The spans that hold a window; a border solved twice may differ by a fraction of a second, so they hold it whole.
 * Where a search cut short found none, the windows stand for them.
 */
function holding(windows: readonly Interval[], spans: readonly Interval[]): readonly Interval[] {
  const found = spans.flatMap((span) => {
    const held = windows.filter(({ startMs, endMs }) => holds(span, (startMs + endMs) / 2));
    return held.length > 0 ? [wholeOf([span, ...held])] : [];
  });
  return found.length > 0 ? found : windows.map(spanOf);
}

/** Ran out of ephemeris calls, or of ephemeris: for the horizon of Saturn, for a stay, or for the end of a delay. */
function isTruncated({ budget }: Search, stages: readonly TransitStage[], horizonMs: number): boolean {
  const end = utcMsFromJd(LAST_JD);
  const [saturn] = stages;
  return (
    budget.stoppedAt !== null ||
    (horizonMs > end && (saturn?.windows.length ?? 0) < SATURN_WINDOWS) ||
    stages.some(
      ({ spans, windows }) =>
        spans.some(({ endMs }) => endMs >= end) ||
        windows.some(({ delayed, release }) => delayed && (release?.passesStartingPointMs ?? null) === null),
    )
  );
}
