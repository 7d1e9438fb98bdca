import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { cycleEndMs } from '@cuspal/engine/dasha/vimshottari';
import type { NatalEvent } from '@cuspal/engine/events/event';
import { turnsWithin, heldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import { stabilityTable } from '@cuspal/engine/kp/borders/stability-table';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { windowsFor } from '@cuspal/engine/kp/timing/event-windows';
import { topicHorizon } from '@cuspal/engine/kp/timing/topic-timing';
import { usablePart } from '@cuspal/engine/kp/timing/window-state';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import {
  instantText,
  listOf,
  planetName,
  sideShape,
  verdictShape,
  windowClassShape,
  type ToolContext,
} from '@cuspal/tool-kit';
import { periodInWords } from '@cuspal/tool-kit/views/window-words';
import { z } from 'zod';
import type { JudgedRow } from './promise-answer.ts';
import { say } from './core-analysis.messages.ts';

/** Years from now in which a first period is looked for. */
const YEARS = 15;

const firstPeriodShape = z
  .strictObject({
    start: instantText,
    end: instantText,
    md: planetName,
    ad: planetName,
    pd: planetName,
    class: windowClassShape,
  })
  .nullable()
  .meta({ description: `First period in ${YEARS} years from now. Null where not promised or none comes` });

/** What each birth time within the stated uncertainty says (R9S). */
export const stabilityTableFields = {
  table: listOf(
    z.strictObject({
      from: instantText,
      to: instantText,
      subLord: planetName,
      verdict: verdictShape,
      side: sideShape,
      firstPeriod: firstPeriodShape,
    }),
  )
    .optional()
    .meta({ description: 'For one event with birth_time_uncertainty_minutes, at most 60 rows' }),
  truncated: z.literal(true).optional().meta({ description: 'Rows far from the stated time are left out' }),
};

/** What a birth on the other side would have (R9S). */
export const alternativeShape = z.strictObject({
  seconds: z.int().min(1),
  way: z.enum(['earlier', 'later']),
  verdict: verdictShape,
  firstPeriod: firstPeriodShape,
});

interface FoundPeriod {
  readonly row: z.input<typeof firstPeriodShape>;
  /** How it is said. */
  readonly says: { readonly running: boolean; readonly until: string; readonly dates: string } | null;
}

const NONE: FoundPeriod = { row: null, says: null };

type Context = Pick<ToolContext<object>, 'chart' | 'ephemeris' | 'now' | 'yieldTurn'>;

/** A finder of the first period of an event for another birth time, with the moment of judgment of this call. */
function firstPeriods({ chart, ephemeris, now, yieldTurn }: Context, event: NatalEvent) {
  const { moment } = chart;
  // A birth of long ago has no period to come, and one that is still to come begins with itself.
  const horizon =
    now < cycleEndMs(vimshottariOf(chart))
      ? topicHorizon(beginSearch(ephemeris, moment.ayanamsa, yieldTurn), chart, now, YEARS)
      : null;
  return (at: Chart): FoundPeriod => {
    if (horizon === null || verdictOf(at, event).side === 'no') return NONE;
    const { first } = windowsFor(at, event, horizon.span, horizon);
    const part = first && usablePart(first);
    if (first === null || part === null) return NONE;
    return {
      row: {
        start: printInstant(part.startMs, moment),
        end: printInstant(part.endMs, moment),
        md: first.md.planet,
        ad: first.ad.planet,
        pd: first.pd.planet,
        class: first.class,
      },
      says: {
        running: part.startMs <= now,
        until: printDate(part.endMs, moment),
        dates: periodInWords(part, moment),
      },
    };
  };
}

const chartAt = ({ chart, ephemeris }: Context, utcMs: number): Chart =>
  utcMs === chart.moment.utcMs ? chart : buildChart(ephemeris, { ...chart.moment, utcMs, jdUt: jdFromUtcMs(utcMs) });

/** The table of an event over the birth times that may be meant. */
export async function tableOf(context: Context, event: NatalEvent, minutes: number) {
  const { chart, ephemeris, yieldTurn } = context;
  const { rows, truncated } = stabilityTable(ephemeris, chart, event, minutes);
  const firstPeriod = firstPeriods(context, event);
  const table = [];
  for (const { fromMs, toMs, sampleMs, subLord, verdict, side } of rows) {
    await yieldTurn();
    table.push({
      from: printInstant(fromMs, chart.moment),
      to: printInstant(toMs, chart.moment),
      subLord,
      verdict,
      side,
      firstPeriod: side === 'no' ? null : firstPeriod(chartAt(context, sampleMs)).row,
    });
  }
  return { table, ...(truncated && { truncated: true as const }) };
}

/** What the nearest birth on the other side of a refusal would have, asked for by include_alternative (R9S). */
export interface AlternativeBirth {
  readonly row: z.input<typeof alternativeShape>;
  readonly says: string;
}

/** The nearest birth time that may be meant at which a refused matter is not refused; null where there is none. */
export function alternativeOf(
  context: Context,
  { event, side, stability }: JudgedRow,
  minutes: number | undefined,
): AlternativeBirth | null {
  const [turn] = turnsWithin(heldSide(stability), minutes);
  if (side !== 'no' || turn === undefined) return null;
  const { seconds, way } = turn;
  const { utcMs } = context.chart.moment;
  const there = chartAt(context, utcMs + (way === 'later' ? seconds : -seconds) * 1000);
  const { row, says } = firstPeriods(context, event)(there);
  const verdict: Verdict = verdictOf(there, event).verdict;
  return {
    row: { seconds, way, verdict, firstPeriod: row },
    says:
      says === null
        ? say.alternativeWithout({ seconds, way, years: YEARS })
        : say.alternativeFirst({ seconds, way, weak: row?.class === 'WEAK', ...says }),
  };
}
