import { language } from './language.ts';
import { say } from './lists.messages.ts';

const formats = new Map<string, Intl.ListFormat>();

function inOther(tag: string, names: readonly (string | number)[], joint: 'and' | 'or'): string {
  const key = `${tag} ${joint}`;
  const known = formats.get(key) ?? new Intl.ListFormat(tag, { type: joint === 'or' ? 'disjunction' : 'conjunction' });
  formats.set(key, known);
  return known.format(names.map(String));
}

/** Names in a sentence: `a`, `a and b`, `a, b and c`; `none` of nothing. */
export function inWords(names: readonly (string | number)[], joint: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? say.none();
  if (names.length < 2) return `${last}`;
  const tag = language();
  return tag === undefined ? `${names.slice(0, -1).join(', ')} ${joint} ${last}` : inOther(tag, names, joint);
}

/** The first letter of a sentence. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Names at the beginning of a sentence. */
export const listFirst = (names: readonly string[]): string => capitalised(inWords(names));
