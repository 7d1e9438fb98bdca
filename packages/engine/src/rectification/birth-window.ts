import { EngineError } from '../base/errors.ts';
import { clockMinutes, parseCivil } from '../time/civil.ts';
import { instantReaching } from '../time/clock.ts';
import { DAY_MS, utcMsFromJd } from '../time/julian.ts';
import { FIRST_JD } from '../time/known-span.ts';
import { resolveBirth } from '../time/moment.ts';
import type { BirthParameters, Moment } from '../time/moment.ts';
import { printInstant } from '../time/print.ts';
import { civilDate, wallMs } from '../time/wall-clock.ts';
import type { SecondGrid } from './swept-runs.ts';
import { say } from './rectification.messages.ts';

/** The part of a day in which somebody was born at an unknown time. */
export interface BirthWindow {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Noon of the day: place, clock and ayanamsa of all its candidates. */
  readonly noon: Moment;
  readonly fromMs: number;
  readonly toMs: number;
  readonly grid: SecondGrid;
  /** Sentences for provenance.notes. */
  readonly notes: readonly string[];
}

const MINUTE_MS = 60_000;

/**
 * From local midnight to the next, or between two clock times, into the next day where the second is earlier; by the
 * clock of the birth, with its changes. A time in the date is set aside. Throws validation_failed for half a window.
 */
export function birthWindow(
  birth: BirthParameters,
  timeFrom: string | undefined,
  timeTo: string | undefined,
): BirthWindow {
  const civil = parseCivil(birth.birth_datetime, 'birth_datetime');
  const date = civilDate(civil);
  const noon = resolveBirth({ ...birth, birth_datetime: `${date}T12:00` });
  const midnight = wallMs({ ...civil, hour: 0, minute: 0, second: 0, ms: 0 });
  const [from, to] = bounds(timeFrom, timeTo);
  const beginsMs = instantReaching(midnight + from * MINUTE_MS, noon);
  const fromMs = Math.max(beginsMs, utcMsFromJd(FIRST_JD));
  const toMs = instantReaching(midnight + to * MINUTE_MS, noon);
  if (toMs <= fromMs) throw timeFrom === undefined ? dayLeftOut(date, noon) : noTimeBetween();
  const cut = fromMs > beginsMs;
  return {
    date,
    noon,
    fromMs,
    toMs,
    grid: { originMs: fromMs, first: 0, last: Math.ceil((toMs - fromMs) / 1000) - 1 },
    notes: [
      ...(civil.dateOnly ? [] : [say.timeSetAside()]),
      ...(cut ? [say.windowBegins({ at: printInstant(fromMs, noon) })] : []),
    ],
  };
}

const noTimeBetween = (): EngineError => new EngineError('validation_failed', say.noTimeBetween(), 'time_to');

/** Clocks put forward over a whole day, as in Samoa in 2011. */
const dayLeftOut = (date: string, { zone }: Moment): EngineError =>
  new EngineError('validation_failed', say.dayLeftOut({ date, zone: `${zone}` }), 'birth_datetime');

/** Minutes from midnight; a second time before the first one belongs to the next day. */
function bounds(timeFrom: string | undefined, timeTo: string | undefined): readonly [number, number] {
  if (timeFrom === undefined && timeTo === undefined) return [0, DAY_MS / MINUTE_MS];
  if (timeFrom === undefined || timeTo === undefined) {
    const [sent, missing] = timeTo === undefined ? ['time_from', 'time_to'] : ['time_to', 'time_from'];
    throw new EngineError('validation_failed', say.halfWindow({ sent, missing }), missing);
  }
  const [from, to] = [minutesOf(timeFrom, 'time_from'), minutesOf(timeTo, 'time_to')];
  if (from === to) {
    throw new EngineError('validation_failed', say.sameTimes({ time: timeFrom }), 'time_to');
  }
  return [from, to < from ? to + DAY_MS / MINUTE_MS : to];
}

function minutesOf(text: string, field: string): number {
  const minutes = clockMinutes(text);
  if (minutes === undefined) {
    throw new EngineError('validation_failed', say.noClockTime({ field, text }), field);
  }
  return minutes;
}
