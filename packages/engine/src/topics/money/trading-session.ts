import { EngineError } from '../../base/errors.ts';
import { clockMinutes, parseCivil } from '../../time/civil.ts';
import { instantShowing } from '../../time/clock.ts';
import type { LocalClock } from '../../time/clock.ts';
import { type Civil, wallMs } from '../../time/wall-clock.ts';
import type { Interval } from '../../base/intervals.ts';
import { say } from './money.messages.ts';

const LONGEST_HOURS = 16;
const HOUR_MS = 3_600_000;

/** The calendar day of a session, `YYYY-MM-DD`. Throws validation_failed, out_of_range. */
export function sessionDay(text: string): Civil {
  const civil = parseCivil(text, 'session_date');
  if (civil.dateOnly) return civil;
  throw new EngineError('validation_failed', say.sessionDateAlone({ text }), 'session_date');
}

function clockTime(text: string, field: string): Pick<Civil, 'hour' | 'minute'> {
  const minutes = clockMinutes(text);
  if (minutes !== undefined) return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  throw new EngineError('validation_failed', say.sessionClockTime({ field, text }), field);
}

/** The span of a session of at most sixteen hours. Throws validation_failed. */
export function sessionSpan(
  day: Civil,
  { start, end }: { readonly start: string; readonly end: string },
  place: LocalClock,
): Interval {
  const at = (text: string, field: string): number =>
    instantShowing(wallMs({ ...day, ...clockTime(text, field) }), place);
  const startMs = at(start, 'session_start');
  const endMs = at(end, 'session_end');
  if (endMs <= startMs) {
    throw new EngineError('validation_failed', say.sessionEndsFirst({ end, start }), 'session_end');
  }
  if (endMs - startMs > LONGEST_HOURS * HOUR_MS) {
    throw new EngineError('validation_failed', say.sessionTooLong({ start, end, most: LONGEST_HOURS }), 'session_end');
  }
  return { startMs, endMs };
}
