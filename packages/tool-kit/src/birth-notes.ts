import { isBareDate, parseCivil } from '@cuspal/engine/time/civil';
import type { Place, SentPlace } from '@cuspal/engine/time/place';
import { printOffset } from '@cuspal/engine/time/print';
import { requireZone } from '@cuspal/engine/time/zone';
import { z } from 'zod';
import { BIRTH_FIELDS, type BirthField } from './inputs/birth.ts';
import { offsetInHoursNote } from './inputs/offset-in-hours.ts';
import { say } from './tool-kit.messages.ts';

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

const sentClock = z.object({ birth_datetime: z.string().optional(), time_zone: z.string().optional() });

/** Refuses a birth that cannot be read, by its name, where nothing was computed from it; what was read is checked by then. */
export function checkBirthForm(input: object, unread: readonly BirthField[]): void {
  const { birth_datetime: text, time_zone: zone } = sentClock.parse(input);
  if (text !== undefined && unread.includes('birth_datetime')) parseCivil(text, 'birth_datetime');
  if (zone !== undefined && unread.includes('time_zone')) requireZone(zone);
}

/** The sentence for provenance.notes, unless the tool's own notes speak of all of them. */
export function unusedBirthNote(unread: readonly BirthField[], notes: readonly string[]): string | undefined {
  const unsaid = unread.filter((field) => !notes.some((note) => note.includes(field)));
  return unsaid.length === 0 ? undefined : say.birthUnused({ fields: unsaid });
}

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
    name !== 'birth_datetime' && !name.endsWith('_utc') && typeof value === 'string' && isBareDate(value) ? [name] : [],
  );
  if (names.length === 0) return undefined;
  return say.readWithBirthOffset({ fields: names, offset: printOffset(sent.data.utc_offset_minutes) });
}

/** Said in provenance.notes of each offset that is most probably one in hours and had a part in the result. */
export const offsetsInHours = (input: object, unread: readonly string[]): readonly string[] =>
  Object.entries(input).flatMap(([field, value]) =>
    /(?:^|_)utc_offset_minutes$|^utcOffsetMinutes$/.test(field) && typeof value === 'number' && !unread.includes(field)
      ? (offsetInHoursNote(field, value) ?? [])
      : [],
  );

/** The sentence for a place of which one coordinate was sent; undefined where both were or none. */
export function halfPlaceNote(sent: SentPlace, birth: Place, prefix: string): string | undefined {
  if ((sent.latitude === undefined) === (sent.longitude === undefined)) return undefined;
  const [given, taken] =
    sent.latitude === undefined ? (['longitude', 'latitude'] as const) : (['latitude', 'longitude'] as const);
  return say.halfPlace({ given: `${prefix}${given}`, taken: `${prefix}${taken}`, value: birth[taken] });
}

const coordinate = z.number().optional();
const birthPlace = z.object({ latitude: z.number(), longitude: z.number() });

/**
 * Said in provenance.notes of the places that a tool with these arguments takes beside that of the birth: each part is
 * by default that of the birth (docs/api.md#arguments).
 */
export function otherPlaceNotes(input: object, takes: object, said: readonly string[]): readonly string[] {
  const birth = birthPlace.safeParse(input);
  if (!birth.success) return [];
  const sent = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const dated = birthOffsetNote(input);
  const prefixes = new Set([...sent.keys()].flatMap((name) => /^(.+_)(?:latitude|longitude)$/.exec(name)?.[1] ?? []));
  return [...prefixes].flatMap((prefix) => {
    const [latitude, longitude] = ['latitude', 'longitude'].map((part) =>
      coordinate.parse(sent.get(`${prefix}${part}`)),
    );
    const half = halfPlaceNote({ latitude, longitude }, birth.data, prefix);
    const clock = `${prefix}utc_offset_minutes`;
    const unclocked = clock in takes && !sent.has(clock) && !sent.has(`${prefix}time_zone`);
    const told = said.some((note) => note === half || note === dated || note.includes(`${prefix}time_zone`));
    return [...(half === undefined ? [] : [half]), ...(unclocked && !told ? [say.clockNotSent({ field: clock })] : [])];
  });
}
