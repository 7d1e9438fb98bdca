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

/** What stands between two names, and between more: before the last of them, and before the others. */
interface Joints {
  readonly ofTwo: string;
  readonly others: string;
  readonly last: string;
}

/** Joins names as Intl does, whose own format is slow: what it puts between them is asked once. */
function joining(tag: string, joint: 'and' | 'or'): Joined {
  const format = new Intl.ListFormat(tag, { type: joint === 'or' ? 'disjunction' : 'conjunction' });
  const between = (names: readonly string[]) =>
    format.formatToParts(names).flatMap(({ type, value }) => (type === 'literal' ? value : []));
  const jointsBefore = (name: string): Joints => {
    const [ofTwo = ''] = between(['1', name]);
    const [others = '', last = ''] = between(['1', '2', name]);
    return { ofTwo, others, last };
  };
  const usual = jointsBefore('1');
  // The joint of Spanish follows the sound after it: `padres e hijos`, `siete u ocho`.
  const before = tag.startsWith('es') ? keptByBeginning(jointsBefore) : () => usual;
  return (names) => {
    const end = names.at(-1) ?? '';
    const { ofTwo, others, last } = before(end);
    return names.length === 2 ? names.join(ofTwo) : `${names.slice(0, -1).join(others)}${last}${end}`;
  };
}

/** Letters that tell the sound with which a name begins: `hie` and `hia` are no `i`, nor is `110` an `once`. */
const TELLING = 3;
const MOST_KEPT = 500;

function keptByBeginning(made: (name: string) => Joints): (name: string) => Joints {
  const known = new Map<string, Joints>();
  return (name) => {
    const beginning = name.slice(0, TELLING);
    const kept = known.get(beginning);
    if (kept !== undefined) return kept;
    const joints = made(beginning);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(beginning, joints);
    return joints;
  };
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
const BEGINS_PLAINLY = /^[A-Za-z]/;

/** A sentence with a large first letter. In other languages signs may stand before it: `¿Cuándo?` */
export function capitalised(text: string): string {
  const tag = language();
  if (tag === undefined) return text.slice(0, 1).toUpperCase() + text.slice(1);
  if (HAS_NO_CAPITALS.test(text)) return text;
  // Looking for the letter takes five times as long as what most texts need.
  if (BEGINS_PLAINLY.test(text)) return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (beginning) => beginning.toLocaleUpperCase(tag));
}

/** Signs, or letters that may be large: all but those of Indian scripts, of which it takes V8 long to say so. */
const MAY_BE_LARGE = /[^ -@\u0900-\u0DFF]/;

/** A text without large letters. */
export function inSmallLetters(text: string, tag: string): string {
  return MAY_BE_LARGE.test(text) ? text.toLocaleLowerCase(tag) : text;
}

/** Names at the beginning of a sentence. */
export const listFirst = (names: readonly string[]): string => capitalised(inWords(names));
