import { civilToUtcMs, parseCivil } from './civil.ts';
import type { LocalClock } from './clock.ts';
import { utcOffsetAt, zoneOffsetMinutes } from './zone.ts';

/** A moment of a tool that needs no birth, and the clock its instants are printed by. */
export interface LocalInstant extends LocalClock {
  readonly utcMs: number;
}

/**
 * Instant of an optional date or date-time where no birth is needed (conventions §1): local at `utc_offset_minutes`,
 * else in `time_zone` as it is at that moment, else at the suffix of the text, else UTC. A date alone is local noon,
 * no text is `now`.
 */
export function resolveLocal(
  text: string | undefined,
  clock: { readonly utc_offset_minutes?: number | undefined; readonly time_zone?: string | undefined },
  now: number,
  field: string,
): LocalInstant {
  const { utc_offset_minutes: offset, time_zone: zone } = clock;
  const offsetAt = (utcMs: number): number => offset ?? (zone === undefined ? 0 : utcOffsetAt(utcMs, zone));
  if (text === undefined) return { utcMs: now, offsetMinutes: offsetAt(now) };
  const read = parseCivil(text, field);
  const civil = read.dateOnly ? { ...read, hour: 12 } : read;
  if (civil.offsetMinutes === undefined) {
    const offsetMinutes = offset ?? (zone === undefined ? 0 : zoneOffsetMinutes(civil, zone));
    return { utcMs: civilToUtcMs(civil, offsetMinutes), offsetMinutes };
  }
  const utcMs = civilToUtcMs(civil, civil.offsetMinutes);
  const placed = offset !== undefined || zone !== undefined;
  return { utcMs, offsetMinutes: placed ? offsetAt(utcMs) : civil.offsetMinutes };
}
