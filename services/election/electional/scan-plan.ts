import { requireHouses } from '@cuspal/engine/chart/houses';
import type { Chart } from '@cuspal/engine/chart/chart';
import { cycleEndMs } from '@cuspal/engine/dasha/vimshottari';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { EngineError } from '@cuspal/engine/base/errors';
import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import { scanElection } from '@cuspal/engine/election/election-scan';
import type { ElectionScan } from '@cuspal/engine/election/election-scan';
import type { ElectionTopic, Granularity } from '@cuspal/engine/election/election-topic';
import { placeAndStart } from '@cuspal/engine/election/event-place';
import type { EventPlace, EventPlaceArguments } from '@cuspal/engine/election/event-place';
import { partOfWork, untold } from '@cuspal/engine/election/scan-work';
import type { ScanWork } from '@cuspal/engine/election/scan-work';
import type { SecondSpan, Timeline } from '@cuspal/engine/election/timeline';
import { askedHours, searchedWithin, type SearchedHours } from '@cuspal/engine/election/searched-hours';
import { DAY_MS, jdFromUtcMs, secondFrom } from '@cuspal/engine/time/julian';
import { timelineOf } from '@cuspal/engine/election/timeline';
import { dayHours, usableStretches } from '@cuspal/engine/election/usable-hours';
import { polar } from '@cuspal/engine/sky/polar';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { printInstant } from '@cuspal/engine/time/print';
import { ToolError, type ToolContext } from '@cuspal/tool-kit';
import { say } from './electional.messages.ts';

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

/** What a call says of the hours of the day. */
export interface AskedHours {
  readonly preferred_time_of_day?: SentHours | undefined;
  readonly any_hour: boolean;
}

export interface SentScan extends EventPlaceArguments, AskedHours {
  readonly scan_start?: string | undefined;
  readonly scan_days: number;
}

/** Where and from when a call elects. */
export interface Occasion {
  readonly place: EventPlace;
  readonly startMs: number;
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

/** Place and start of a call; what a reader must know of them and of its hours goes to the notes. */
export function occasionOf(call: Call, sent: SentScan): Occasion {
  requireHouses(call.chart);
  const { place, startMs } = placeAndStart(sent, call.chart.moment, call.now);
  place.notes.forEach(call.note);
  checkHours(call, sent);
  if (startMs < call.now) call.note(say.startsBeforeNow());
  return { place, startMs };
}

/** Refuses hours that are no clock times, and notes that hours which are sent go before any_hour. */
export function checkHours(
  { note }: Pick<Call, 'note'>,
  { preferred_time_of_day: sent, any_hour: any }: AskedHours,
): void {
  if (sent === undefined) return;
  dayHours(sent);
  if (any) note(say.anyHourUnused());
}

/** The hours of the day in which an event is looked for. */
export const hoursFor = ({ usualHours }: ElectionTopic, { preferred_time_of_day: sent, any_hour: any }: AskedHours) =>
  askedHours(sent, any, usualHours);

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
  const [at, until] = [printInstant(endMs, chart.moment), printInstant(end, chart.moment)];
  throw new ToolError('validation_failed', say.scanPastCycle({ at, end: until, field: startField }), {
    field: startField,
  });
}

export function requireKnownSky(endMs: number, field = 'scan_days'): void {
  if (endMs <= LAST_MS) return;
  throw new EngineError('out_of_range', say.scanPastSky(), field);
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

/** What a scan of one event looks for, and in which hours of the day. */
interface Judging {
  readonly set: ElectingSet;
  readonly timeline: Timeline;
  readonly asked: SearchedHours;
  readonly forSurgery?: boolean;
  /** Whether anything may be chosen from a scan; without this whether it offers a window. */
  readonly isOpen?: (scan: ElectionScan) => boolean;
}

const offersWindows = ({ windows }: ElectionScan): boolean => windows.length > 0;

/** Judges a planned scan on a solved sky within its hours, or every hour where the usual ones hold nothing. */
export async function judgeScan(
  work: ScanWork,
  { place }: Pick<Occasion, 'place'>,
  { span, granularity }: Pick<PlannedScan, 'span' | 'granularity'>,
  { set, timeline, asked, forSurgery = false, isOpen = offersWindows }: Judging,
): Promise<{ readonly scan: ElectionScan; readonly hours: SearchedHours }> {
  const { found: scan, hours } = await searchedWithin(
    asked,
    (within, again) =>
      scanElection(again ? untold(work) : work, {
        set,
        timeline,
        span,
        granularity,
        stretches: usableStretches(span, place, within, granularity === 'day'),
        forSurgery,
      }),
    (found) => !isOpen(found),
  );
  return { scan, hours };
}
