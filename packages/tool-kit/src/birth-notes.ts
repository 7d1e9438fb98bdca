import { inWords } from '@cuspal/engine/base/words';
import { printOffset } from '@cuspal/engine/time/print';
import { z } from 'zod';
import { BIRTH_FIELDS, type BirthField } from './inputs/birth.ts';

/** Watches which of the birth parameters sent a tool looks at; what it never reads had no part in the result. */
export function watchBirthFields<Input extends object>(
  input: Input,
  given: ReadonlySet<string>,
): { readonly input: Input; readonly unread: () => readonly BirthField[] } {
  const unread = new Set(BIRTH_FIELDS.filter((field) => given.has(field)));
  if (unread.size === 0) return { input, unread: () => [] };
  const watched = Object.defineProperties(
    { ...input },
    Object.fromEntries(
      [...unread].map((field) => {
        const value: unknown = Object.getOwnPropertyDescriptor(input, field)?.value;
        const get = () => {
          unread.delete(field);
          return value;
        };
        return [field, { get, enumerable: true }];
      }),
    ),
  );
  return { input: watched, unread: () => [...unread] };
}

/** The sentence for provenance.notes, unless the tool's own notes speak of all of them. */
export function unusedBirthNote(unread: readonly BirthField[], notes: readonly string[]): string | undefined {
  const unsaid = unread.filter((field) => !notes.some((note) => note.includes(field)));
  return unsaid.length === 0
    ? undefined
    : `This tool accepts ${inWords(unsaid)} but does not use ${unsaid.length > 1 ? 'them' : 'it'}.`;
}

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
