import { printOffset } from '@cuspal/engine/time/print';
import { z } from 'zod';

/** A date or date-time that does not say its offset. */
const BARE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const sentOffset = z.object({ utc_offset_minutes: z.number(), time_zone: z.string().optional() });

/**
 * Said once in provenance.notes when a date was read with the offset of birth because no zone is known
 * (docs/api.md#dates-and-clocks): a place that changes its clocks may have been an hour off then. Undefined where no
 * such date was sent.
 */
export function birthOffsetNote(input: object): string | undefined {
  const sent = sentOffset.safeParse(input);
  if (!sent.success || sent.data.time_zone !== undefined) return undefined;
  const fields = Object.entries(input);
  // An offset or zone of the place of the question is the clock of its dates.
  if (fields.some(([name, value]) => /_(utc_offset_minutes|time_zone)$/.test(name) && value !== undefined))
    return undefined;
  const names = fields.flatMap(([name, value]) =>
    name !== 'birth_datetime' && !name.endsWith('_utc') && typeof value === 'string' && BARE.test(value) ? [name] : [],
  );
  if (names.length === 0) return undefined;
  const read = `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} read`;
  return `${read} with the offset of birth, ${printOffset(sent.data.utc_offset_minutes)}. Send time_zone where clocks change with the season.`;
}
