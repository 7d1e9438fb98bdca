import { EngineError } from '../base/errors.ts';
import { say } from './time.messages.ts';

/** Names of the arguments that say which clock is meant. */
export interface ClockFields {
  readonly zone: string;
  readonly offset: string;
}

export const BIRTH_CLOCK: ClockFields = { zone: 'time_zone', offset: 'utc_offset_minutes' };

/** Refuses a zone that IANA does not have. */
export const unknownZone = (zone: string, fields: ClockFields = BIRTH_CLOCK): EngineError =>
  new EngineError(
    'validation_failed',
    say.zoneUnknown({ field: fields.zone, zone: zone.slice(0, 40), offsetField: fields.offset }),
    fields.zone,
  );
