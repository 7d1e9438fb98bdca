import { EngineError } from '@cuspal/engine/base/errors';
import { printedDegrees } from '@cuspal/engine/base/printed';
import { parseCivil } from '@cuspal/engine/time/civil';
import { offsetAt } from '@cuspal/engine/time/clock';
import { clockNote, type Moment, resolveBirth } from '@cuspal/engine/time/moment';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { requireAgreement } from '@cuspal/engine/time/local-instant';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { acceptedBirthInput, birthInput, ToolError } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say as fault } from './faults.messages.ts';

const BIRTH = birthInput.shape;

/**
 * Moment and place of a question, each optional: what is missing is that of the birth parameters, and without a moment
 * there it is now (docs/api.md#arguments).
 */
export const questionInput = {
  question_datetime: z.string().optional().meta({ description: 'Local; else birth_datetime' }),
  question_latitude: BIRTH.latitude.optional().meta({ description: 'Where it is asked' }),
  question_longitude: BIRTH.longitude.optional().meta({ description: 'East positive' }),
  question_time_zone: z.string().optional(),
};

/** Moment and place of judgement under names of its own, those of a birth in their place (tools without a birth chart). */
export const judgementInput = birthInput.extend({
  birth_datetime: BIRTH.birth_datetime.meta({ description: 'Birth, or the moment judged' }),
  utc_offset_minutes: BIRTH.utc_offset_minutes.meta({ description: 'Ahead of UTC; or time_zone', orTimeZone: true }),
  ...questionInput,
});

/** The same with older names of their own. Those of a birth are accepted too, and an own name wins. */
export const ownJudgementInput = acceptedBirthInput.extend({
  datetime: z.string().max(80).optional().meta({ description: 'As question_datetime' }),
  latitude: BIRTH.latitude,
  longitude: BIRTH.longitude,
  utcOffsetMinutes: z.number().min(-960).max(960).optional().meta({ description: 'Or timeZone' }),
  timeZone: z.string().max(100).optional().meta({ description: 'IANA' }),
  ...questionInput,
});

/** Whole years to look ahead (Q, common to every tool with windows). */
export const horizonInput = z.int().min(1).max(15).default(3);

/** What a moment is called in the arguments it came by. */
export interface Names {
  readonly datetime: string;
  readonly offset: string;
  readonly zone: string;
  readonly latitude?: string;
  readonly longitude?: string;
}

export interface SentMoment {
  /** Text of the moment; null means now. */
  readonly datetime: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly offset?: number | undefined;
  readonly zone?: string | undefined;
  readonly ayanamsa?: Ayanamsa | undefined;
}

export interface Called {
  readonly now: number;
  readonly note: (sentence: string) => void;
}

/** A moment at a place from the arguments; faults are told by the names the caller used. A bare date is refused. */
export function momentOf(sent: SentMoment, names: Names, { now, note }: Called): Moment {
  if (sent.offset === undefined && sent.zone === undefined) {
    throw new ToolError('birth_data_missing', fault.offsetMissing(names), { field: names.offset });
  }
  try {
    const moment = sent.datetime === null ? momentNow(sent, now) : momentThen(sent, sent.datetime, names.datetime);
    const clock = clockNote(moment);
    if (clock !== null) note(clock);
    return moment;
  } catch (thrown) {
    throw thrown instanceof EngineError ? inNames(thrown, names) : thrown;
  }
}

function momentNow({ latitude, longitude, offset, zone, ayanamsa = 'kp' }: SentMoment, now: number): Moment {
  requireAgreement({ utc_offset_minutes: offset, time_zone: zone }, now);
  const clock = zone === undefined ? { offsetMinutes: offset ?? 0 } : { offsetMinutes: 0, zone };
  return {
    ...clock,
    offsetMinutes: offsetAt(clock, now),
    utcMs: now,
    jdUt: jdFromUtcMs(now),
    latitude,
    longitude,
    ayanamsa,
  };
}

function momentThen({ latitude, longitude, offset, zone, ayanamsa }: SentMoment, text: string, field: string): Moment {
  if (parseCivil(text, field).dateOnly) throw bareDate(text, field);
  return resolveBirth({
    birth_datetime: text,
    latitude,
    longitude,
    ayanamsa,
    ...(offset !== undefined && { utc_offset_minutes: offset }),
    ...(zone !== undefined && { time_zone: zone }),
  });
}

/** A moment decides by its minute, so a day is none. */
export const bareDate = (text: string, field: string): EngineError =>
  new EngineError('validation_failed', fault.noClockTime({ field, text }), field);

/** Renames the birth fields in an engine error to those that the caller used. */
function inNames(error: EngineError, names: Names): ToolError {
  const own = new Map([
    ['birth_datetime', names.datetime],
    ['utc_offset_minutes', names.offset],
    ['time_zone', names.zone],
    ['latitude', names.latitude ?? 'latitude'],
    ['longitude', names.longitude ?? 'longitude'],
  ]);
  const message = error.message.replaceAll(/\b[a-z]+(_[a-z]+)+\b/g, (word) => own.get(word) ?? word);
  const field = own.get(error.field ?? '') ?? error.field;
  return new ToolError(error.code, message, { cause: error, ...(field !== undefined && { field }) });
}

export const placeShape = z.strictObject({ latitude: z.number(), longitude: z.number(), utcOffsetMinutes: z.number() });

/** Where a chart was judged. */
export const placeView = ({ latitude, longitude, offsetMinutes }: Moment): z.output<typeof placeShape> => ({
  latitude,
  longitude,
  utcOffsetMinutes: printedDegrees(offsetMinutes),
});
