import { EngineError } from '../base/errors.ts';
import { type LocalClock, offsetAt } from './clock.ts';
import { clocksDisagree } from './clocks-disagree.ts';
import { BIRTH_CLOCK, type ClockFields, unknownZone } from './unknown-zone.ts';
import { utcOffsetAt } from './zone.ts';

/** The clock of a place as a call sends it: a zone, an offset or both. */
export interface SentClock {
  readonly zone?: string | undefined;
  readonly offset?: number | undefined;
}

/** Refuses a zone that IANA does not have, by the name under which it was sent. */
export function requireZone(zone: string, fields: ClockFields): void {
  try {
    utcOffsetAt(0, zone);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw unknownZone(zone, fields);
  }
}

/** The clock that was sent, its zone before its offset; undefined where neither was sent. */
export function sentClock({ zone, offset }: SentClock, fields: ClockFields): LocalClock | undefined {
  if (zone === undefined) return offset === undefined ? undefined : { offsetMinutes: offset };
  requireZone(zone, fields);
  return { offsetMinutes: 0, zone };
}

/**
 * Offset and zone of a place may both be sent, but then they must mean the same at the moment
 * (docs/api.md#dates-and-clocks).
 */
export function requireOneClock(
  { zone, offset }: SentClock,
  utcMs: number,
  when: Parameters<typeof clocksDisagree>[2],
  fields: ClockFields = BIRTH_CLOCK,
): void {
  if (offset === undefined || zone === undefined) return;
  const zoned = offsetAt({ offsetMinutes: 0, zone }, utcMs);
  if (Math.abs(zoned - offset) * 60 < 1) return;
  throw clocksDisagree(offset, { zone, zoned }, when, fields);
}
