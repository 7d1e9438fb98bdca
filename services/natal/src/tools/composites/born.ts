import type { Moment } from '@cuspal/engine/time/moment';
import { momentInWords } from '@cuspal/engine/time/print';
import { ToolError } from '@cuspal/tool-kit';

/** Throws validation_failed where a reading of the present is asked for somebody not born yet (X7). */
export function requireBorn(moment: Moment, now: number): void {
  if (now >= moment.utcMs) return;
  const [born, present] = [moment.utcMs, now].map((utcMs) => momentInWords(utcMs, moment));
  throw new ToolError(
    'validation_failed',
    `Argument "birth_datetime" is ${born}, after the present moment, ${present}. Send a birth that has taken place.`,
    { field: 'birth_datetime' },
  );
}
