import { EngineError } from '../base/errors.ts';
import { printOffset } from './print.ts';
import { say } from './time.messages.ts';
import { BIRTH_CLOCK, type ClockFields } from './unknown-zone.ts';

/** Refuses an offset beside a zone whose clocks showed another one. */
export const clocksDisagree = (
  offset: number,
  { zone, zoned }: { readonly zone: string; readonly zoned: number },
  when: 'THEN' | 'ASKED' | 'SCAN',
  fields: ClockFields = BIRTH_CLOCK,
): EngineError =>
  new EngineError(
    'validation_failed',
    say.offsetAgainstZone({
      offsetField: fields.offset,
      offset,
      shown: printOffset(offset),
      zoneField: fields.zone,
      zone,
      zoned: printOffset(zoned),
      when,
    }),
    fields.offset,
  );
