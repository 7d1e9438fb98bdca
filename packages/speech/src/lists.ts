import { numberInWords } from './figures.ts';
import { language } from './language.ts';
import { say } from './lists.messages.ts';

const formats = new Map<string, Intl.ListFormat>();

function inOther(tag: string, names: readonly (string | number)[], joint: 'and' | 'or'): string {
  const key = `${tag} ${joint}`;
  const known = formats.get(key) ?? new Intl.ListFormat(tag, { type: joint === 'or' ? 'disjunction' : 'conjunction' });
  formats.set(key, known);
  return known.format(names.map(nameInWords));
}

const nameInWords = (name: string | number): string => (typeof name === 'number' ? numberInWords(name) : name);

/** Names in a sentence: `a`, `a and b`, `a, b and c`; `none` of nothing. */
export function inWords(names: readonly (string | number)[], joint: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? say.none();
  if (names.length < 2) return nameInWords(last);
  const tag = language();
  return tag === undefined ? `${names.slice(0, -1).join(', ')} ${joint} ${last}` : inOther(tag, names, joint);
}

/** A sentence with a large first letter. In other languages signs may stand before it: `¿Cuándo?` */
export function capitalised(text: string): string {
  const tag = language();
  if (tag === undefined) return text.slice(0, 1).toUpperCase() + text.slice(1);
  return text.replace(/^\P{L}*\p{L}/u, (beginning) => beginning.toLocaleUpperCase(tag));
}

/** Names at the beginning of a sentence. */
export const listFirst = (names: readonly string[]): string => capitalised(inWords(names));
