import { holds, type Interval } from '@cuspal/engine/base/intervals';
import { capitalised, housesNamed } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { lastDeferral } from '@cuspal/engine/kp/timing/window-state';
import type { WindowState } from '@cuspal/engine/kp/timing/window-state';
import { jointLordsView, windowDeferralView } from '@cuspal/tool-kit/views/windows';
import { contactLevels, subVerdict } from '@cuspal/engine/kp/kernel/fruitfulness';
import { houseSignificators } from '@cuspal/engine/kp/kernel/house-significators';
import { level } from '@cuspal/engine/kp/kernel/levels';
import type { Matter } from '@cuspal/engine/kp/promise/matter';
import type { RulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import type { Delay } from '@cuspal/engine/kp/timing/deferral';
import type { SkippedPeriod } from '@cuspal/engine/kp/timing/event-windows';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { OfferedPeriod, TimedWindow } from '@cuspal/engine/kp/transit/event-timing';
import type { TransitStage } from '@cuspal/engine/kp/transit/transit-window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import type { House, Planet } from '@cuspal/engine/zodiac/names';
import { planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { datesView, instantOrNull, spanView } from '@cuspal/tool-kit/views/spans';
import { statusOf, transitStageView } from '@cuspal/tool-kit/views/transit-stages';

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
export function significatorView(chart: Chart, { lords, sets }: Matter, { ranked }: RulingPlanets, planet: Planet) {
  const { class: of, sub } = lords[planet];
  return {
    planet,
    fruitfulness: of,
    contactLevels: contactLevels(chart, planet, sets),
    subVerdict: sub,
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

/** The earliest window of all in short. */
export const firstWindowView = (found: Window, clock: LocalClock) => ({
  class: found.class,
  ...jointLordsView(found),
  ...spanView(found, clock),
  state: found.state,
  usableStart: instantOrNull(found.usableStartMs, clock),
});

function stageView(found: TransitStage, clock: LocalClock) {
  const { stage, relaxed, windows } = transitStageView(found, clock);
  return {
    stage,
    relaxed,
    windows: windows.map(({ start, end, starLord, subLord, status }) => ({ start, end, starLord, subLord, status })),
  };
}

/** Reason of a window: the class that its lords make, what postpones and lowers it, and which planet it waits for. */
function reasonOf(found: TimedWindow, weighed: Matter, clock: LocalClock): string {
  const held = lastDeferral(found.deferrals);
  return [
    ...lordsReason(found, weighed),
    ...postponedReasons(found),
    ...(held === null ? [] : WAITS_IN_WORDS[found.state](held, found.usableStartMs, clock)),
  ].join(' ');
}

/** What the lords do before one of them postpones: a postponed window is printed one class lower than that. */
function lordsReason(
  { class: of, md, ad, pd, missing, postponedBy }: TimedWindow,
  { lords, set }: Matter,
): readonly string[] {
  const all = [md.planet, ad.planet, pd.planet];
  const postponed = postponedBy.length > 0;
  if (of === 'TRIPLE_PRINCIPAL' || (of === 'ALL_FRUITFUL' && postponed))
    return [`${fruitful(all, set.relaxed)}, and each is principal of a required house of its own.`];
  if (of === 'ALL_FRUITFUL' || postponed)
    return [`${fruitful(all, set.relaxed)} and ${isOne(all) ? 'covers' : 'cover'} all that is required.`];
  const counting = all.filter((planet) => lords[planet].counts === 'FRUITFUL');
  const upper = counting.includes(md.planet)
    ? ''
    : `, and the mahadasha lord ${planetInWords(md.planet)} is not hostile`;
  return [
    `${fruitful(counting, set.relaxed)}${upper}.`,
    ...(missing.length > 0
      ? [`${capitalised(housesNamed(missing))} ${missing.length > 1 ? 'are' : 'is'} missing.`]
      : []),
  ];
}

/** However many planets postpone a window, its class falls by one step. */
function postponedReasons({ postponedBy }: TimedWindow): readonly string[] {
  const each = postponedBy.map(
    ({ planet, starLord }) => `${planetFirst(planet)} in the star of ${planetInWords(starLord)} postpones it`,
  );
  if (each.length === 1) return each.map((reason) => `${reason}, which lowers the class by one.`);
  return each.length === 0 ? [] : [...each.map((reason) => `${reason}.`), 'Together they lower the class by one.'];
}

/** How a delayed lord stands to its window; the pratyantardasha lord moves nothing. */
const WAITS_IN_WORDS: Readonly<
  Record<WindowState, (held: Delay, usableStartMs: number | null, clock: LocalClock) => readonly string[]>
> = {
  OPEN: () => [],
  RELEASED: (held) => [`${retrograde(held)} and turns direct before this window begins.`],
  DEFERRED: (held, usableStartMs, clock) =>
    usableStartMs === null
      ? []
      : [`${retrograde(held)}, so the window counts from ${dateInWords(usableStartMs, clock)}, when it turns direct.`],
  DEFERRED_OUT: (held) => [`${retrograde(held)} and turns direct only after this window ends.`],
};

const retrograde = ({ planet, starLord }: Delay): string =>
  `${starLord}, the star lord of ${planetInWords(planet)}, was retrograde at birth`;

const isOne = (planets: readonly Planet[]): boolean => new Set(planets).size === 1;

const fruitful = (planets: readonly Planet[], relaxed: boolean): string => {
  const named = planetsFirst([...new Set(planets)]);
  if (relaxed) return `${named} ${isOne(planets) ? 'stands' : 'stand'} in as fruitful`;
  return `${named} ${isOne(planets) ? 'is' : 'are'} fruitful`;
};

/** A branch of the dasha tree that was passed over. */
export function skippedView({ period, within }: SkippedPeriod, { lords }: Matter, clock: LocalClock) {
  const { favourable, denial, sub } = lords[period.planet];
  const why =
    favourable === null
      ? `it signifies only houses against the matter, best at level ${denial}`
      : sub.verdict === 'OPPOSES'
        ? `its sub lord ${planetInWords(sub.subLord)} opposes the matter`
        : `it signifies houses against the matter at level ${denial} and those for it only at level ${favourable}`;
  return {
    level: within === null ? ('MD' as const) : ('AD' as const),
    ...(within === null ? { md: period.planet } : { md: within, ad: period.planet }),
    ...datesView(period, clock),
    reason: `${planetFirst(period.planet)} is hostile, because ${why}.`,
  };
}

/** The best period below a window. */
export function offerView(offer: OfferedPeriod | null, clock: LocalClock) {
  if (offer === null) return null;
  const { class: of, covered, missing, postponedBy } = offer;
  return {
    ...jointLordsView(offer),
    ...datesView(offer.pd, clock),
    class: of,
    covered,
    missing,
    reason:
      postponedBy.length > 0
        ? `The matter is offered, but ${planetsInWords(postponedBy.map(({ planet }) => planet))} postpone${postponedBy.length > 1 ? '' : 's'} it.`
        : 'The matter is offered but not given, because only one of the two lower lords is fruitful.',
  };
}
