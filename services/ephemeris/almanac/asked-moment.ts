import { parseCivil } from '@cuspal/engine/time/civil';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { clockNote, resolveBirth } from '@cuspal/engine/time/moment';
import { type LocalInstant, requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import { placeInput } from '@cuspal/tool-kit';
import { z } from 'zod';
import { printInstant } from '@cuspal/engine/time/print';
import { say } from './almanac.messages.ts';

export const SUNRISE_RULES = ['centre', 'upper_limb'] as const;

/** Place, day and sunrise of the tools that need no birth. */
export const almanacInput = placeInput.extend({
  query_date: z.string().max(80).optional().meta({ description: 'Local at the place' }),
  sunrise_rule: z.enum(SUNRISE_RULES).default('centre').meta({ description: 'upper_limb as in public almanacs' }),
});

interface AskedClock {
  readonly latitude: number;
  readonly longitude: number;
  readonly utc_offset_minutes?: number | undefined;
  readonly time_zone?: string | undefined;
}

/** The moment of `query_date`, else now, by the clock of the place; a date alone is local noon. */
function askedMoment(queryDate: string | undefined, clock: AskedClock, now: number): LocalInstant {
  const asked = resolveLocal(queryDate, clock, now, 'query_date');
  requireAgreement(clock, asked.utcMs);
  return asked;
}

/** A `birth_datetime` that lies further back is a birth and no day asked about. */
const RECENT_MS = 90 * DAY_MS;

/** The moment of an almanac, and the sentence that says which one it is. */
export interface AlmanacMoment {
  readonly asked: LocalInstant;
  readonly said: string;
  /** The call sent a `birth_datetime` in place of a `query_date`. */
  readonly byBirth: boolean;
}

interface AlmanacCall extends AskedClock {
  readonly query_date?: string | undefined;
  readonly birth_datetime?: string | undefined;
}

/**
 * The moment that an almanac is asked for: `query_date`, else a `birth_datetime` of at most 90 days ago or to come, else
 * now. A birth is often sent because every tool takes one, and nobody asks for the almanac of that day.
 */
export function almanacMoment(call: AlmanacCall, now: number, note: (text: string) => void): AlmanacMoment {
  const { query_date: date } = call;
  const birth = date === undefined ? call.birth_datetime : undefined;
  if (birth === undefined) {
    const asked = askedMoment(date, call, now);
    return { asked, said: saidOf(asked, date === undefined ? 'NOW' : 'ASKED'), byBirth: false };
  }
  const { instant, clockNote: told } = carriedMoment(birth, call);
  if (instant.utcMs >= now - RECENT_MS) {
    if (told !== null) note(told);
    return { asked: instant, said: saidOf(instant, 'SENT_AS_BIRTH'), byBirth: true };
  }
  note(say.birthTooFarBack());
  // Offset and zone of a birth agree at the birth, and need not agree now.
  const { time_zone, utc_offset_minutes } = call;
  const asked = resolveLocal(
    undefined,
    time_zone === undefined ? { utc_offset_minutes } : { time_zone },
    now,
    'query_date',
  );
  return { asked, said: saidOf(asked, 'NOW_NOT_BIRTH'), byBirth: true };
}

type Which = Parameters<typeof say.momentIs>[0]['which'];

const saidOf = (asked: LocalInstant, which: Which): string =>
  say.momentIs({ moment: printInstant(asked.utcMs, asked), which });

/**
 * The moment that `birth_datetime` carries where no person is involved: read as a birth is, so that its suffix, offset
 * and zone must agree, but a date alone is local noon.
 */
function carriedMoment(
  birthDatetime: string,
  clock: AskedClock,
): { readonly instant: LocalInstant; readonly clockNote: string | null } {
  if (parseCivil(birthDatetime, 'birth_datetime').dateOnly) {
    const instant = resolveLocal(birthDatetime, clock, NaN, 'birth_datetime');
    requireAgreement(clock, instant.utcMs);
    return { instant, clockNote: null };
  }
  const { latitude, longitude, utc_offset_minutes, time_zone } = clock;
  const moment = resolveBirth({ birth_datetime: birthDatetime, latitude, longitude, utc_offset_minutes, time_zone });
  const instant = { utcMs: moment.utcMs, offsetMinutes: moment.offsetMinutes, zone: moment.zone };
  return { instant, clockNote: clockNote(moment) };
}
