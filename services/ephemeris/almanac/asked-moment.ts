import { parseCivil } from '@cuspal/engine/time/civil';
import { clockNote, resolveBirth } from '@cuspal/engine/time/moment';
import { type LocalInstant, requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import { placeInput } from '@cuspal/tool-kit';
import { z } from 'zod';

export const SUNRISE_RULES = ['centre', 'upper_limb'] as const;

/** Place, day and sunrise of the tools that need no birth. */
export const almanacInput = placeInput.extend({
  query_date: z.string().max(80).optional().meta({ description: 'ISO date or date-time, local at the place' }),
  sunrise_rule: z
    .enum(SUNRISE_RULES)
    .default('centre')
    .meta({ description: 'centre of the disc without refraction, or upper_limb as in public almanacs' }),
});

interface AskedClock {
  readonly latitude: number;
  readonly longitude: number;
  readonly utc_offset_minutes?: number | undefined;
  readonly time_zone?: string | undefined;
}

/** The moment of `query_date`, else now, by the clock of the place; a date alone is local noon. */
export function askedMoment(queryDate: string | undefined, clock: AskedClock, now: number): LocalInstant {
  const asked = resolveLocal(queryDate, clock, now, 'query_date');
  requireAgreement(clock, asked.utcMs);
  return asked;
}

/**
 * The moment that `birth_datetime` carries where no person is involved: read as a birth is, so that its suffix, offset
 * and zone must agree, but a date alone is local noon.
 */
export function carriedMoment(birthDatetime: string, clock: AskedClock, note: (text: string) => void): LocalInstant {
  if (parseCivil(birthDatetime, 'birth_datetime').dateOnly) {
    const asked = resolveLocal(birthDatetime, clock, NaN, 'birth_datetime');
    requireAgreement(clock, asked.utcMs);
    return asked;
  }
  const { latitude, longitude, utc_offset_minutes, time_zone } = clock;
  const moment = resolveBirth({ birth_datetime: birthDatetime, latitude, longitude, utc_offset_minutes, time_zone });
  const said = clockNote(moment);
  if (said !== null) note(said);
  return { utcMs: moment.utcMs, offsetMinutes: moment.offsetMinutes, zone: moment.zone };
}
