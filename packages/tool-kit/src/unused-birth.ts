import { inWords } from '@cuspal/engine/base/words';
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
