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
import type { KnownEvent } from '../src/rectification/known-event.ts';
import type { Pace } from '../src/rectification/pace.ts';
import { rectify } from '../src/rectification/rectify.ts';
import type { Rectification } from '../src/rectification/rectify.ts';
import { rulersOf } from '../src/rectification/ruling-fit.ts';
import { eventScoring } from '../src/rectification/scoring.ts';
import type { Moment } from '../src/time/moment.ts';
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
}

export type DrawDate = (chart: Chart, event: JudgedEvent, random: () => number) => number | null;

/** Any day between 18 and 60 years, whatever the chart says. */
export const anyDate = (chart: Chart, _: JudgedEvent, random: () => number): number =>
  chart.moment.utcMs + (YOUNG + random() * (OLD - YOUNG)) * YEAR_MS;

/** Some day of one of the chart's own pratyantardashas that are open for the event; null where there is none. */
export const ownDate: DrawDate = (chart, event, random) => {
  const [fromMs, toMs] = [chart.moment.utcMs + YOUNG * YEAR_MS, chart.moment.utcMs + OLD * YEAR_MS];
  const open = [...periodsBetween(vimshottariOf(chart), 3, fromMs, toMs)].filter(({ startMs }) => {
    const [md, ad, pd] = (runningLords(chart, startMs) ?? []).map(({ planet }) => planet);
    if (md === undefined || ad === undefined || pd === undefined) return false;
    return isHoraryOpen(horaryPeriodClass(horaryMatter(chart, event), [md, ad, pd]).class);
  });
  const period = open[Math.floor(random() * open.length)];
  return period === undefined ? null : period.startMs + random() * (period.endMs - period.startMs);
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

/** Rectifications of random births whose stated times are off by up to 25 minutes, with events drawn so; repeatable. */
export async function* trials(charts: number, events: number, draw: DrawDate, seed: number): AsyncGenerator<Trial> {
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
        scoringOf: (candidates) => eventScoring(candidates, known),
      },
      NO_PACE,
    );
    yield {
      found,
      trueMs: whole.utcMs,
      minutesOff: Math.abs(found.best.middle.utcMs - whole.utcMs) / 60_000,
      barHolds: whole.utcMs >= found.errorBar.fromMs && whole.utcMs < found.errorBar.toMs,
    };
  }
}
