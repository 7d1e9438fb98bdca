import type { Chart } from '@cuspal/engine/chart/chart';
import { windowDeferralView } from '@cuspal/tool-kit/views/windows';
import { contactLevels, subVerdict } from '@cuspal/engine/kp/kernel/fruitfulness';
import { houseSignificators } from '@cuspal/engine/kp/kernel/house-significators';
import { level } from '@cuspal/engine/kp/kernel/levels';
import type { Matter } from '@cuspal/engine/kp/promise/matter';
import type { RulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';

import type { Delay } from '@cuspal/engine/kp/timing/deferral';
import { lastDeferral } from '@cuspal/engine/kp/timing/window-state';
import type { WindowState } from '@cuspal/engine/kp/timing/window-state';
import type { SkippedPeriod } from '@cuspal/engine/kp/timing/event-windows';
import type { EventTiming, OfferedPeriod, TimedWindow } from '@cuspal/engine/kp/transit/event-timing';
import type { TransitStage } from '@cuspal/engine/kp/transit/transit-stage';

import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import { namedHouses } from '@cuspal/engine/zodiac/house-math';
import type { House, Planet } from '@cuspal/engine/zodiac/names';
import { instantOrNull } from '@cuspal/tool-kit/views/instants';
import { datesView } from '@cuspal/tool-kit/views/periods';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { transitStageView } from '@cuspal/tool-kit/views/transit-stages';
import { jointLordsView } from '@cuspal/tool-kit/views/windows';

/** The principal significator of a required house and how it holds it (K6). */
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
export function timedWindowView(found: TimedWindow, rank: number, clock: LocalClock) {
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
    transitHierarchy: stages && stages.map((stage) => stageView(stage, clock)),
    transitConfirmed: found.transitConfirmed,
    candidateDates: candidateDates.map(({ by, ...date }) => ({ ...spanView(date, clock), by })),
    reason: reasonOf(found),
  };
}

function stageView(found: TransitStage, clock: LocalClock) {
  const { stage, relaxed, windows } = transitStageView(found, clock);
  return { stage, relaxed, windows: windows.map(({ dashaClass: _, ...window }) => window) };
}

function reasonOf({
  class: of,
  md,
  ad,
  pd,
  missing,
  state,
  deferrals,
  rulingPlanetsInCommon,
  postponedBy,
}: TimedWindow) {
  const lords = listed([md.planet, ad.planet, pd.planet]);
  const lower = listed([ad.planet, pd.planet]);
  const held = lastDeferral(deferrals);
  return [
    // A postponed TRIPLE_PRINCIPAL is printed one class lower and need not cover everything.
    of === 'TRIPLE_PRINCIPAL' || (of === 'ALL_FRUITFUL' && missing.length > 0)
      ? `Fruitful, each period with a house of its own that its lord is principal of: ${lords}.`
      : of === 'ALL_FRUITFUL'
        ? `Fruitful and covering all that is required: ${lords}.`
        : `Fruitful in antardasha and pratyantardasha: ${lower}; ${md.planet} as mahadasha lord is not hostile${missing.length > 0 ? `. Missing: ${namedHouses(missing)}` : ''}.`,
    ...postponedBy.map(({ planet, starLord }) => `${planet} in the star of ${starLord} postpones (one class lower).`),
    ...(rulingPlanetsInCommon.length > 0 ? [`Ruling now: ${rulingPlanetsInCommon.join(', ')}.`] : []),
    ...(held === null ? [] : [WAITS_IN_WORDS[state](held)]),
  ].join(' ');
}

/** How a delayed lord stands to its window (K11). */
const WAITS_IN_WORDS: Readonly<Record<WindowState, (held: Delay) => string>> = {
  OPEN: ({ planet, starLord }) =>
    `${planet} stands in the star of ${starLord}, which was retrograde at birth, so the pratyantardasha is slow.`,
  RELEASED: ({ planet, starLord }) =>
    `${starLord}, star lord of ${planet}, was retrograde at birth and turns direct before this window begins.`,
  DEFERRED: ({ planet, starLord }) =>
    `${starLord}, star lord of ${planet}, was retrograde at birth, so the window counts from usableStart, when ${starLord} turns direct.`,
  DEFERRED_OUT: ({ planet, starLord }) =>
    `${starLord}, star lord of ${planet}, was retrograde at birth and turns direct only after this window ends.`,
};

const listed = (planets: readonly Planet[]): string => [...new Set(planets)].join(', ');

/** A branch of the dasha tree that was passed over. */
export function skippedView({ period, within }: SkippedPeriod, { lords }: Matter, clock: LocalClock) {
  const { favourable, denial, sub } = lords[period.planet];
  const why =
    favourable === null
      ? `signifies only houses against the matter (level ${denial})`
      : sub.verdict === 'OPPOSES'
        ? `its sub lord ${sub.subLord} opposes`
        : `holds houses against the matter at level ${denial}, those for it at ${favourable}`;
  return {
    level: within === null ? ('MD' as const) : ('AD' as const),
    ...(within === null ? { md: period.planet } : { md: within, ad: period.planet }),
    ...datesView(period, clock),
    reason: `${period.planet} is hostile: ${why}.`,
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
        ? `The matter is offered; ${postponedBy.map(({ planet }) => planet).join(', ')} postpones it.`
        : 'The matter is offered, not given: only one of the two lower lords is fruitful.',
  };
}

/** What was found, in one sentence or two. */
export function summaryOf({ windows, found, nextBest, truncated }: EventTiming, clock: LocalClock): string {
  const [best] = windows;
  const days = ({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }): string =>
    `${printDate(startMs, clock)} to ${printDate(endMs, clock)}`;
  if (best === undefined) {
    return nextBest === null
      ? 'No joint period of these years gives or offers the matter.'
      : `No joint period of these years gives the matter. It is offered in ${nextBest.md.planet}-${nextBest.ad.planet}-${nextBest.pd.planet} (${days(nextBest.pd)}).`;
  }
  const { md, ad, pd, class: of, state, transitConfirmed } = best;
  const agree = transitConfirmed ? 'transits agree' : truncated ? 'transits not fully known' : 'transits do not agree';
  return `${found} ${found === 1 ? 'window' : 'windows'} found. First: ${md.planet}-${ad.planet}-${pd.planet}, ${days(best)}, ${of}, ${state}, ${agree}.`;
}
