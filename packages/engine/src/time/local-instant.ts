import { parseCivil } from './civil.ts';
import { offsetAt } from './clock.ts';
import type { LocalClock } from './clock.ts';
import { resolveInstant } from './moment.ts';
import { requireOneClock, sentClock } from './sent-clock.ts';
import { BIRTH_CLOCK } from './unknown-zone.ts';

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
  const by = sentClock({ zone, offset }, BIRTH_CLOCK) ?? { offsetMinutes: read?.offsetMinutes ?? 0 };
  const utcMs = resolveInstant(text, by, now, field);
  return { ...by, offsetMinutes: offsetAt(by, utcMs), utcMs };
}

/** Offset and zone of a place that needs no birth must mean the same at the moment. */
export const requireAgreement = (
  clock: { readonly utc_offset_minutes?: number | undefined; readonly time_zone?: string | undefined },
  utcMs: number,
): void => requireOneClock({ zone: clock.time_zone, offset: clock.utc_offset_minutes }, utcMs, 'ASKED');
