import { placeAndStart } from '@cuspal/engine/election/event-place';
import type { EventPlace, EventPlaceArguments } from '@cuspal/engine/election/event-place';
import { DAY_MS, secondFrom } from '@cuspal/engine/time/julian';
import type { SecondSpan } from '@cuspal/engine/election/timeline';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { parseCivil } from '@cuspal/engine/time/civil';
import { dayBeginning, shownDay } from '@cuspal/engine/time/clock';
import { civilToUtcMs, wallMs } from '@cuspal/engine/time/wall-clock';
import { ToolError } from '@cuspal/tool-kit';
import { type AskedHours, type Call, checkHours, requireInLife, requireKnownSky } from './scan-plan.ts';
import { say } from './electional.messages.ts';

interface SentDates extends EventPlaceArguments, AskedHours {
  readonly candidate_dates: readonly string[];
}

/** One civil date of the event clock. */
export interface CandidateDate {
  /** Days from 1 January 1970. */
  readonly day: number;
  /** YYYY-MM-DD. */
  readonly dateLocal: string;
  readonly span: SecondSpan;
}

export interface AskedDates {
  readonly place: EventPlace;
  /** The dates in order of time. */
  readonly dates: readonly CandidateDate[];
}

const FIELD = 'candidate_dates';

/**
 * The dates of a call on the event clock (docs/api.md#dates-and-clocks): each once, inside the life and the years of
 * the sky.
 */
export function candidateDates(call: Call, sent: SentDates): AskedDates {
  requireHouses(call.chart);
  const { moment } = call.chart;
  const first = placeAndStart({ ...sent, event_utc_offset_minutes: zoneOnly(sent) }, moment, call.now).place;
  const days = sent.candidate_dates.map((text) => dayOf(text, first));
  const earliest = Math.min(...days);
  const { place } = placeAndStart(sent, moment, dayBeginning(earliest, first));
  place.notes.forEach(call.note);
  requireDistinct(days);
  const dates = [...days].sort((a, b) => a - b).map((day) => dateOf(day, place));
  for (const { span } of dates) {
    requireInLife(call.chart, span.from * 1000, span.to * 1000, FIELD);
    requireKnownSky(span.to * 1000, FIELD);
  }
  tell(call, sent.candidate_dates, dates, place);
  checkHours(call, sent);
  return { place, dates };
}

/** With a zone the clock needs no offset to be known; whether the two agree is asked at the first date. */
const zoneOnly = ({ event_time_zone: zone, event_utc_offset_minutes: offset }: SentDates): number | undefined =>
  zone === undefined ? offset : undefined;

function dayOf(text: string, place: EventPlace): number {
  const civil = parseCivil(text, FIELD);
  const utcMs = civil.offsetMinutes === undefined ? undefined : civilToUtcMs(civil, civil.offsetMinutes);
  return utcMs === undefined ? Math.floor(wallMs(civil) / DAY_MS) : shownDay(utcMs, place);
}

const dateText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

function dateOf(day: number, place: EventPlace): CandidateDate {
  const [from, to] = [secondFrom(dayBeginning(day, place)), secondFrom(dayBeginning(day + 1, place))];
  const dateLocal = dateText(day);
  // Clocks put forward over a whole day, as in Samoa in 2011.
  if (from === to) {
    const message = say.dayLeftOut({ field: FIELD, date: dateLocal, zone: `${place.zone}` });
    throw new ToolError('validation_failed', message, { field: FIELD });
  }
  return { day, dateLocal, span: { from, to } };
}

function requireDistinct(days: readonly number[]): void {
  const twice = days.find((day, index) => days.indexOf(day) !== index);
  if (twice === undefined) return;
  throw new ToolError('validation_failed', say.dateTwice({ field: FIELD, date: dateText(twice) }), { field: FIELD });
}

function tell({ note, now }: Call, texts: readonly string[], dates: readonly CandidateDate[], place: EventPlace): void {
  if (texts.some((text) => !parseCivil(text, FIELD).dateOnly)) {
    note(say.onlyCivilDate());
  }
  const past = dates.filter(({ day }) => day < shownDay(now, place)).length;
  if (past > 0) note(say.datesPast({ all: past === dates.length }));
}
