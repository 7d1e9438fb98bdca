import { numberIn, numberInWords } from './numbers-and-dates.ts';
import { language } from './language.ts';
import { say } from './lists.messages.ts';

type Joined = (names: readonly string[]) => string;

const formats = { and: new Map<string, Joined>(), or: new Map<string, Joined>() };

function inOther(tag: string, names: readonly (string | number)[], joint: 'and' | 'or'): string {
  let joined = formats[joint].get(tag);
  if (joined === undefined) formats[joint].set(tag, (joined = joining(tag, joint)));
  return joined(names.map((name) => (typeof name === 'number' ? numberIn(tag, name) : name)));
}

/** Joins names as Intl does, whose own format is slow: what it puts between them is asked once. */
function joining(tag: string, joint: 'and' | 'or'): Joined {
  const format = new Intl.ListFormat(tag, { type: joint === 'or' ? 'disjunction' : 'conjunction' });
  // The joint of Spanish follows the sound after it: `padres e hijos`, `siete u ocho`.
  if (tag.startsWith('es')) return (names) => format.format(names);
  const between = (names: readonly string[]) =>
    format.formatToParts(names).flatMap(({ type, value }) => (type === 'literal' ? value : []));
  const [ofTwo = ''] = between(['1', '2']);
  const [others = '', last = ''] = between(['1', '2', '3']);
  return (names) =>
    names.length === 2 ? names.join(ofTwo) : `${names.slice(0, -1).join(others)}${last}${names.at(-1) ?? ''}`;
}

const nameInWords = (name: string | number): string => (typeof name === 'number' ? numberInWords(name) : name);

/** Names in a sentence: `a`, `a and b`, `a, b and c`; `none` of nothing. */
export function inWords(names: readonly (string | number)[], joint: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? say.none();
  if (names.length < 2) return nameInWords(last);
  const tag = language();
  return tag === undefined ? `${names.slice(0, -1).join(', ')} ${joint} ${last}` : inOther(tag, names, joint);
}

/** A text that begins with a letter of an Indian script. */
const HAS_NO_CAPITALS = /^[\u0900-\u0DFF]/;

/** A sentence with a large first letter. In other languages signs may stand before it: `¿Cuándo?` */
export function capitalised(text: string): string {
  const tag = language();
  if (tag === undefined) return text.slice(0, 1).toUpperCase() + text.slice(1);
  if (HAS_NO_CAPITALS.test(text)) return text;
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (beginning) => beginning.toLocaleUpperCase(tag));
}

/** Names at the beginning of a sentence. */
export const listFirst = (names: readonly string[]): string => capitalised(inWords(names));
