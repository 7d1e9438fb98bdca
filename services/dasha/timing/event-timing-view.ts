import { holds, type Interval } from '@cuspal/engine/base/intervals';
import type { Chart } from '@cuspal/engine/chart/chart';
import { lastDeferral } from '@cuspal/engine/kp/timing/window-state';
import type { WindowState } from '@cuspal/engine/kp/timing/window-state';
import { jointLordsView, windowDeferralView } from '@cuspal/tool-kit/views/windows';
import { subVerdict } from '@cuspal/engine/kp/kernel/timing-sets';
import { houseSignificators } from '@cuspal/engine/kp/kernel/house-significators';
import { level } from '@cuspal/engine/kp/kernel/levels';
import type { Matter } from '@cuspal/engine/kp/promise/matter';
import { standingReason } from '@cuspal/engine/kp/promise/standing-reason';
import type { RulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import type { Delay } from '@cuspal/engine/kp/timing/deferral';
import type { SkippedPeriod } from '@cuspal/engine/kp/timing/event-windows';
import type { TimedWindow } from '@cuspal/engine/kp/transit/event-timing';
import type { TransitStage } from '@cuspal/engine/kp/transit/transit-window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import type { House, Planet } from '@cuspal/engine/zodiac/names';
import { datesView, instantOrNull, spanView } from '@cuspal/tool-kit/views/spans';
import { statusOf, transitStageView } from '@cuspal/tool-kit/views/transit-stages';
import { say } from './timing.messages.ts';

/** The principal significator of a required house and how it holds it. */
export function principalView(chart: Chart, { sets }: Matter, house: House, planet: Planet) {
  const placed = houseSignificators(chart, house).ordered.find((each) => each.planet === planet);
  return {
    house,
    planet,
    chain: {
      group: placed?.group ?? ('D' as const),
      level: level(chart, planet, house),
      starLord: chart.planets[planet].starLord,
      subVerdict: subVerdict(chart, planet, sets),
    },
  };
}

/** What a planet does for the matter and where it rules now. */
export function significatorView({ lords }: Matter, { ranked }: RulingPlanets, planet: Planet) {
  const { standing, rank, standIn } = lords[planet];
  return {
    planet,
    standing,
    rank,
    standIn,
    rpSlots: ranked.find((each) => each.planet === planet)?.slots ?? [],
  };
}

/** A window as printed. */
export function timedWindowView(found: TimedWindow, rank: number, weighed: Matter, clock: LocalClock) {
  const { state, usableStartMs, deferrals, stages, candidateDates } = found;
  return {
    rank,
    class: found.class,
    ...jointLordsView(found),
    ...spanView(found, clock),
    clipped: found.clipped,
    state,
    usableStart: instantOrNull(usableStartMs, clock),
    covered: found.covered,
    missing: found.missing,
    postponedBy: found.postponedBy,
    rpOverlap: found.rulingPlanetsInCommon,
    deferrals: deferrals.map((each) => windowDeferralView(each, clock)),
    transitHierarchy:
      stages && stages.filter((stage) => !isSaidByDates(stage, candidateDates)).map((stage) => stageView(stage, clock)),
    transitConfirmed: found.transitConfirmed,
    candidateDates: candidateDates.map((date) => ({ ...dateView(date, stages ?? [], clock), by: date.by })),
    reason: reasonOf(found, weighed, clock),
  };
}

/** Whether each window of the Sun counts whole, so that the candidate dates say all of the stage. */
const isSaidByDates = ({ stage, windows }: TransitStage, dates: readonly Interval[]): boolean =>
  stage === 'SUN' &&
  windows.length > 0 &&
  windows.every(({ startMs, endMs }) => dates.some((date) => date.startMs === startMs && date.endMs === endMs));

/** A candidate date with the lords of the window of the Sun in which it begins. */
function dateView(date: Interval, stages: readonly TransitStage[], clock: LocalClock) {
  const sun = stages.find(({ stage }) => stage === 'SUN')?.windows ?? [];
  const around = sun.find((window) => holds(window, date.startMs));
  if (around === undefined) throw new RangeError('a candidate date outside every window of the Sun');
  const { starLord, subLord } = around.inside;
  return { ...spanView(date, clock), starLord, subLord, status: statusOf(around) };
}

function stageView(found: TransitStage, clock: LocalClock) {
  const { stage, relaxed, windows } = transitStageView(found, clock);
  return {
    stage,
    relaxed,
    windows: windows.map(({ start, end, starLord, subLord, status }) => ({ start, end, starLord, subLord, status })),
  };
}

/** Reason of a window: the class that its lords make, what puts it off, and which planet it waits for. */
function reasonOf(found: TimedWindow, weighed: Matter, clock: LocalClock): string {
  const held = lastDeferral(found.deferrals);
  return [
    ...lordsReason(found, weighed),
    ...postponedReasons(found),
    ...rulingReason(found),
    ...(held === null ? [] : WAITS_IN_WORDS[found.state](held, found.usableStartMs, clock)),
  ].join(' ');
}

/** What the standing of the lords makes of the period (R6T.2), and which houses none of them signifies. */
function lordsReason({ md, ad, pd, missing }: TimedWindow, { lords, standIns }: Matter): readonly string[] {
  const all = [...new Set([md.planet, ad.planet, pd.planet])];
  const strong = all.filter((planet) => lords[planet].standing === 'STRONG');

  const standing = all.filter((planet) => standIns.includes(planet));
  return [
    say.lordsStrong({ strong, mahadasha: strong.includes(md.planet) ? 'STRONG' : 'WEAK', md: md.planet }),
    ...(standing.length > 0 ? [say.lordsStandIn({ planets: standing })] : []),
    ...(missing.length > 0 ? [say.housesMissing({ houses: missing })] : []),
  ];
}

/** Lords that put the matter off (R13.4), which lowers no class. */
const postponedReasons = ({ postponedBy }: TimedWindow): readonly string[] =>
  postponedBy.map(({ planet, starLord }) => say.mayPutOff({ planet, starLord }));

/** Lords of the window that rule the moment of the call too, which tells windows of one class apart (R6T.3). */
const rulingReason = ({ rulingPlanetsInCommon: common }: TimedWindow): readonly string[] =>
  common.length === 0 ? [] : [say.rulingAmongLords({ planets: common })];

/** How a delayed lord stands to its window; the pratyantardasha lord moves nothing. */
const WAITS_IN_WORDS: Readonly<
  Record<WindowState, (held: Delay, usableStartMs: number | null, clock: LocalClock) => readonly string[]>
> = {
  OPEN: () => [],
  RELEASED: (held) => [say.releasedBefore(held)],
  DEFERRED: (held, usableStartMs, clock) =>
    usableStartMs === null ? [] : [say.countsFromRelease({ ...held, from: printDate(usableStartMs, clock) })],
  DEFERRED_OUT: (held) => [say.releasedAfter(held)],
};

/** An antardasha that was passed over. */
export function skippedView({ period, within }: SkippedPeriod, chart: Chart, weighed: Matter) {
  return {
    level: 'AD' as const,
    md: within,
    ad: period.planet,
    ...datesView(period, chart.moment),
    reason: `${say.antardashaPassedOver({ planet: period.planet })} ${standingReason(chart, weighed, period.planet)}`,
  };
}
