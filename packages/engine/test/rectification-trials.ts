import { resolveEvent } from '../src/events/resolve.ts';
import { NATAL_EVENTS } from '../src/events/natal.ts';
import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { vimshottariOf } from '../src/dasha/cycle-of.ts';
import { runningLords } from '../src/dasha/running-lords.ts';
import { periodsBetween } from '../src/dasha/vimshottari.ts';
import type { JudgedEvent } from '../src/events/event.ts';
import { horaryMatter } from '../src/kp/horary/horary-matter.ts';
import { isHoraryOpen, horaryPeriodClass } from '../src/kp/horary/horary-period-class.ts';
import { contact } from '../src/kp/kernel/levels.ts';
import { matter } from '../src/kp/promise/matter.ts';
import { isOffered, periodClassOf } from '../src/kp/promise/period-class.ts';
import { verdictOf } from '../src/kp/promise/promise.ts';
import type { Candidates } from '../src/rectification/candidate.ts';
import type { KnownEvent } from '../src/rectification/known-event.ts';
import { lordsOfTriple } from '../src/rectification/lord-triple.ts';
import type { Pace } from '../src/rectification/pace.ts';
import { rectify } from '../src/rectification/rectify.ts';
import type { Rectification } from '../src/rectification/rectify.ts';
import { SAME_SCORE } from '../src/rectification/scored.ts';
import { rulersOf } from '../src/rectification/ruling-fit.ts';
import { eventScoring, shiftedTriple, totalsByParts } from '../src/rectification/scoring.ts';
import type { Scoring } from '../src/rectification/scoring.ts';
import type { Moment } from '../src/time/moment.ts';
import type { Planet } from '../src/zodiac/names.ts';
import { ephemeris, movedBy, randomMoments, randomNumbers } from './random-charts.ts';

const YEAR_MS = 365.25 * 86_400_000;
/** Ages between which events are drawn. */
const [YOUNG, OLD] = [18, 60];
/** Minutes by which a stated time is off at most, inside the range of 30. */
const OFF_MINUTES = 25;

export const NO_PACE: Pace = { yieldTurn: () => Promise.resolve(), progress: () => {} };

/** One rectification whose true time is known. */
export interface Trial {
  readonly found: Rectification;
  readonly trueMs: number;
  readonly minutesOff: number;
  readonly barHolds: boolean;
  /** Share of the range that fits the events better than the true time, with half of what fits as well. */
  readonly rank: number;
}

export type DrawDate = (chart: Chart, event: JudgedEvent, random: () => number) => number | null;

/** Any day between 18 and 60 years, whatever the chart says. */
export const anyDate = (chart: Chart, _: JudgedEvent, random: () => number): number =>
  chart.moment.utcMs + (YOUNG + random() * (OLD - YOUNG)) * YEAR_MS;

type Lords = readonly [md: Planet, ad: Planet, pd: Planet];
type IsOpen = (chart: Chart, event: JudgedEvent, lords: Lords) => boolean;

/** Draws some day of one of the chart's own pratyantardashas that are open for the event; null where there is none. */
const dateIn =
  (isOpen: IsOpen): DrawDate =>
  (chart, event, random) => {
    const [fromMs, toMs] = [chart.moment.utcMs + YOUNG * YEAR_MS, chart.moment.utcMs + OLD * YEAR_MS];
    const open = [...periodsBetween(vimshottariOf(chart), 3, fromMs, toMs)].filter(({ startMs }) => {
      const [md, ad, pd] = (runningLords(chart, startMs) ?? []).map(({ planet }) => planet);
      return md !== undefined && ad !== undefined && pd !== undefined && isOpen(chart, event, [md, ad, pd]);
    });
    const period = open[Math.floor(random() * open.length)];
    return period === undefined ? null : period.startMs + random() * (period.endMs - period.startMs);
  };

/** A day of one of the chart's own pratyantardashas that are FULL or PARTIAL for the event. */
export const ownDate: DrawDate = dateIn((chart, event, lords) => isOffered(periodClassOf(matter(chart, event), lords)));

/** A way of weighing the period at an event: the dates it calls open, and the score of a candidate by it. */
export interface PeriodRule {
  readonly ownDate: DrawDate;
  readonly scoringOf: (candidates: Candidates, events: readonly KnownEvent[]) => Scoring;
}

/** T3 as it is. */
export const BY_STANDING: PeriodRule = { ownDate, scoringOf: eventScoring };

/** 70 for an open class of horary, else 35 or 15 by how many lords reach the event, and the promise. */
function horaryScore(chart: Chart, { matter: event, favourable }: KnownEvent, lords: Lords | null): number {
  if (lords === null) return 0;
  const open = isHoraryOpen(horaryPeriodClass(horaryMatter(chart, event), lords).class);
  const reaching = lords.filter((lord) => contact(chart, lord, favourable) !== null).length;
  const period = open ? 70 : ([0, 0, 15, 35][reaching] ?? 0);
  return period + { yes: 30, split: 15, no: 0 }[verdictOf(chart, event).side];
}

/** T3 by the classes of horary (R13.4), which ranks the true time lower. */
export const BY_HORARY: PeriodRule = {
  ownDate: dateIn((chart, event, lords) => isHoraryOpen(horaryPeriodClass(horaryMatter(chart, event), lords).class)),
  scoringOf: (candidates, events) => {
    const partsOf: Scoring['partsOf'] = (candidate, shift) => {
      const { chart } = candidates.judge(candidate);
      return events.map((event, position) => {
        const lords = lordsOfTriple(shiftedTriple(candidate, event, position, shift));
        return { weight: event.weight, base: horaryScore(chart, event, lords), location: null, sky: null };
      });
    };
    return { partsOf, shiftedTotals: totalsByParts(partsOf) };
  },
};

function drawEvents(chart: Chart, count: number, draw: DrawDate, random: () => number): readonly KnownEvent[] {
  const events: KnownEvent[] = [];
  for (let tries = 0; events.length < count && tries < 1000; tries += 1) {
    const row = NATAL_EVENTS[Math.floor(random() * NATAL_EVENTS.length)];
    const asked = resolveEvent({ event: row?.label ?? 'Marriage' })?.event;
    const utcMs = asked === undefined ? null : draw(chart, asked, random);
    if (asked === undefined || utcMs === null) continue;
    events.push({
      index: events.length,
      label: asked.label,
      utcMs: Math.floor(utcMs),
      clock: chart.moment,
      matter: asked,
      favourable: [...asked.required, ...asked.supporting],
      weight: 1,
      timeKnown: false,
      place: null,
    });
  }
  return events;
}

/** Where the true time stands among all seconds of the range, 0 for the first. */
function rankOfTrueTime({ plateaus }: Rectification, trueMs: number): number {
  const own = plateaus.find(({ fromMs, toMs }) => fromMs <= trueMs && trueMs < toMs)?.totals.total ?? 0;
  const seconds = (is: (total: number) => boolean): number =>
    plateaus.filter(({ totals }) => is(totals.total)).reduce((sum, { widthSeconds }) => sum + widthSeconds, 0);
  const better = seconds((total) => total > own + SAME_SCORE);
  const alike = seconds((total) => Math.abs(total - own) <= SAME_SCORE);
  return (better + alike / 2) / seconds(() => true);
}

/** Rectifications of random births whose stated times are off by up to 25 minutes, with events drawn so; repeatable. */
export async function* trials(
  charts: number,
  events: number,
  draw: DrawDate,
  seed: number,
  { scoringOf }: PeriodRule = BY_STANDING,
): AsyncGenerator<Trial> {
  const random = randomNumbers(seed);
  for (const moment of randomMoments(charts, seed, [0, 55])) {
    const whole: Moment = movedBy(moment, (-((moment.utcMs % 1000) + 1000) % 1000) / 1000);
    const stated = movedBy(whole, Math.round((random() * 2 - 1) * OFF_MINUTES * 60));
    const known = drawEvents(buildChart(ephemeris, whole), events, draw, random);
    const asOf = movedBy(stated, (OLD + 1) * 365.25 * 86_400);
    const found = await rectify(
      ephemeris,
      {
        stated,
        events: known,
        rulers: rulersOf(ephemeris, asOf),
        rangeMinutes: 30,
        stepMinutes: 30,
        scoringOf: (candidates) => scoringOf(candidates, known),
      },
      NO_PACE,
    );
    yield {
      found,
      trueMs: whole.utcMs,
      minutesOff: Math.abs(found.best.middle.utcMs - whole.utcMs) / 60_000,
      rank: rankOfTrueTime(found, whole.utcMs),
      barHolds: whole.utcMs >= found.errorBar.fromMs && whole.utcMs < found.errorBar.toMs,
    };
  }
}
