import { parseCivil } from './civil.ts';
import { offsetAt } from './clock.ts';
import type { LocalClock } from './clock.ts';
import { resolveInstant } from './moment.ts';
import { clocksDisagree } from './clocks-disagree.ts';

/** A moment of a tool that needs no birth, and the clock its instants are printed by. */
export interface LocalInstant extends LocalClock {
  readonly utcMs: number;
}

/**
 * Instant of an optional date or date-time where no birth is needed (docs/api.md#dates-and-clocks): local in
 * `time_zone` as it is at that moment, else at `utc_offset_minutes`, else at the suffix of the text, else UTC. A date
 * alone is local noon, no text is `now`.
 */
export function resolveLocal(
  text: string | undefined,
  clock: { readonly utc_offset_minutes?: number | undefined; readonly time_zone?: string | undefined },
  now: number,
  field: string,
): LocalInstant {
  const { utc_offset_minutes: offset, time_zone: zone } = clock;
  const read = text === undefined ? undefined : parseCivil(text, field);
  const placed: LocalClock | undefined =
    zone !== undefined ? { offsetMinutes: 0, zone } : offset !== undefined ? { offsetMinutes: offset } : undefined;
  const by = placed ?? { offsetMinutes: read?.offsetMinutes ?? 0 };
  const utcMs = resolveInstant(text, by, now, field);
  return { ...by, offsetMinutes: offsetAt(by, utcMs), utcMs };
}

/**
 * Offset and zone of a place may both be sent, but then they must mean the same at the moment
 * (docs/api.md#dates-and-clocks).
 */
export function requireAgreement(
  clock: { readonly utc_offset_minutes?: number | undefined; readonly time_zone?: string | undefined },
  utcMs: number,
): void {
  const { utc_offset_minutes: offset, time_zone: zone } = clock;
  if (offset === undefined || zone === undefined) return;
  const zoned = offsetAt({ offsetMinutes: 0, zone }, utcMs);
  if (Math.abs(zoned - offset) * 60 < 1) return;
  throw clocksDisagree(offset, { zone, zoned }, 'ASKED');
}
