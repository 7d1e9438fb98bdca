import { requireHouses } from '@cuspal/engine/chart/houses';
import type { Chart } from '@cuspal/engine/chart/chart';
import { cycleEndMs } from '@cuspal/engine/dasha/vimshottari';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { EngineError } from '@cuspal/engine/base/errors';
import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import { scanElection } from '@cuspal/engine/election/election-scan';
import type { ElectionScan } from '@cuspal/engine/election/election-scan';
import type { Granularity } from '@cuspal/engine/election/election-topic';
import { placeAndStart } from '@cuspal/engine/election/event-place';
import type { EventPlace, EventPlaceArguments } from '@cuspal/engine/election/event-place';
import { partOfWork } from '@cuspal/engine/election/scan-work';
import type { ScanWork } from '@cuspal/engine/election/scan-work';
import type { SecondSpan, Timeline } from '@cuspal/engine/election/timeline';
import type { DayHours } from '@cuspal/engine/election/usable-hours';
import { DAY_MS, jdFromUtcMs, secondFrom } from '@cuspal/engine/time/julian';
import { timelineOf } from '@cuspal/engine/election/timeline';
import { minuteOfDay, usableStretches } from '@cuspal/engine/election/usable-hours';
import { polar } from '@cuspal/engine/sky/polar';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { momentInWords } from '@cuspal/engine/time/print';
import { ToolError, type ToolContext } from '@cuspal/tool-kit';

/** Days that a scan may last, by how finely it looks. */
export const MOST_DAYS: Readonly<Record<Granularity, number>> = { day: 365, hour: 90, minute: 30 };

/** End of the last scan. The sky is known for two days more, and no clock is so far behind UT that a later instant still reads 2399. */
const LAST_MS = Date.UTC(2400, 0, 1, 17);

/** Hours of the day as callers send them. */
export interface SentHours {
  readonly start: string;
  readonly end: string;
  readonly label?: string | undefined;
}

export interface SentScan extends EventPlaceArguments {
  readonly scan_start?: string | undefined;
  readonly scan_days: number;
  readonly preferred_time_of_day?: SentHours | undefined;
}

/** Where, from when and in which hours a call elects. */
export interface Occasion {
  readonly place: EventPlace;
  readonly startMs: number;
  readonly hours: DayHours | null;
}

/** A scan of one event: how finely and how long. */
export interface PlannedScan {
  readonly granularity: Granularity;
  readonly span: SecondSpan;
  readonly scanDays: number;
  /** Days that were asked for, if more than a scan may last. */
  readonly clampedFrom?: number;
}

/** What a call brings to an election. */
export type Call = Pick<
  ToolContext<object>,
  'chart' | 'ephemeris' | 'now' | 'note' | 'yieldTurn' | 'signal' | 'progress'
>;

/** The work of a call as the engine knows it. */
export const workOf = ({ ephemeris, yieldTurn, signal, progress }: Call): ScanWork => ({
  ephemeris,
  yieldTurn,
  cancelled: () => signal.aborted,
  onProgress: (share) => progress(share),
});

/** Place, start and hours of a call; what a reader must know of them goes to the notes. */
export function occasionOf(call: Call, sent: SentScan): Occasion {
  requireHouses(call.chart);
  const { place, startMs } = placeAndStart(sent, call.chart.moment, call.now);
  place.notes.forEach(call.note);
  const hours = hoursOf(sent.preferred_time_of_day);
  if (startMs < call.now) call.note('The scan starts before the moment of the call, so part of it may be over.');
  return { place, startMs, hours };
}

export function hoursOf(sent: SentHours | undefined): DayHours | null {
  if (sent === undefined) return null;
  return {
    startMinute: minuteOfDay(sent.start, 'preferred_time_of_day.start'),
    endMinute: minuteOfDay(sent.end, 'preferred_time_of_day.end'),
  };
}

/** The scan of one event; it must lie within the life, the years of the sky and, by the minute, below the polar circles. */
export function planScan(
  call: Call,
  { place, startMs }: Occasion,
  days: number,
  granularity: Granularity,
): PlannedScan {
  const scanDays = Math.min(days, MOST_DAYS[granularity]);
  const endMs = startMs + Math.round(scanDays * DAY_MS);
  const span = { from: secondFrom(startMs), to: secondFrom(endMs) };
  requireInLife(call.chart, startMs, endMs);
  requireKnownSky(endMs);
  requireRising(call.ephemeris, place, startMs, granularity);
  return { granularity, span, scanDays, ...(scanDays < days && { clampedFrom: days }) };
}

/** Refuses a scan that begins before the birth or ends past the 120 dasha years. */
export function requireInLife(chart: Chart, startMs: number, endMs: number, startField = 'scan_start'): void {
  requireInCycle(chart, startMs, startField);
  const end = cycleEndMs(vimshottariOf(chart));
  if (endMs <= end) return;
  throw new ToolError(
    'validation_failed',
    `The scan ends on ${momentInWords(endMs, chart.moment)}, past the 120 dasha years of this birth. They run until ${momentInWords(end, chart.moment)}. Send an earlier ${startField} or a shorter scan.`,
    { field: startField },
  );
}

export function requireKnownSky(endMs: number, field = 'scan_days'): void {
  if (endMs <= LAST_MS) return;
  throw new EngineError(
    'out_of_range',
    'The scan ends past the year 2399, where the ephemeris ends. Send an earlier start or a shorter scan.',
    field,
  );
}

/** By the minute every degree must rise; hours and days go on without the cusps of the moment. */
export function requireRising(ephemeris: Ephemeris, place: EventPlace, atMs: number, granularity: Granularity): void {
  if (granularity !== 'minute') return;
  const { obliquityTrue } = ephemeris.frame(jdFromUtcMs(atMs));
  if (Math.abs(place.latitude) >= 90 - obliquityTrue) throw polar(place.latitude, obliquityTrue, place.latitudeField);
}

/** Solves the sky of a scan, for a minute scan with what rises. */
export const solveSky = (work: ScanWork, { place }: Occasion, { span, granularity }: PlannedScan): Promise<Timeline> =>
  timelineOf(partOfWork(work, 0, 0.7), place, span, granularity === 'minute' ? span.to : null);

/** Judges a planned scan on a solved sky. */
export const judgeScan = (
  work: ScanWork,
  { place, hours }: Occasion,
  { span, granularity }: PlannedScan,
  set: ElectingSet,
  timeline: Timeline,
  forSurgery: boolean,
): Promise<ElectionScan> =>
  scanElection(partOfWork(work, 0.7, 1), {
    set,
    timeline,
    span,
    granularity,
    stretches: usableStretches(span, place, hours, granularity === 'day'),
    forSurgery,
  });
