import { type Name, type NameKind, nameOf, type NamesFound } from '@cuspal/speech';

/** What the names in a member are of, where English has the same name for something else. */
const KIND_OF_MEMBER: Readonly<Record<string, NameKind>> = {
  amanta: 'month',
  purnimanta: 'month',
  lunarMonth: 'month',
  deity: 'deity',
  yogini: 'yogini',
  sahams: 'saham',
  baladi: 'state',
  group: 'group',
  samvatsara: 'samvatsara',
};

export const kindOfMember = (key: string): NameKind | undefined =>
  Object.hasOwn(KIND_OF_MEMBER, key) ? KIND_OF_MEMBER[key] : undefined;

/** What a key of results says of itself and of what is under it. */
interface OfKey {
  readonly name: Name | undefined;
  readonly kind: NameKind | undefined;
}

const ofKeys = new Map<string, OfKey>();
/** Keys of results are few, but some are dates or numbers. */
const MOST_KEYS = 5_000;

export function ofKey(key: string): OfKey {
  const known = ofKeys.get(key);
  if (known) return known;
  if (ofKeys.size >= MOST_KEYS) ofKeys.clear();
  const made = { name: nameOf(key, undefined), kind: kindOfMember(key) };
  ofKeys.set(key, made);
  return made;
}

/** Finds names among the keys and texts of a value, wherever they lie in it. Nothing is made on the way. */
export function lookThrough(value: unknown, kind: NameKind | undefined, found: NamesFound): void {
  if (typeof value === 'string') {
    const name = nameOf(value, kind);
    if (name !== undefined) found.add(name);
  } else if (Array.isArray(value)) for (const each of value) lookThrough(each, kind, found);
  else if (isMembers(value)) {
    for (const key of Object.keys(value)) {
      const { name, kind: own } = ofKey(key);
      if (name !== undefined) found.add(name);
      const inside = value[key];
      if (typeof inside === 'string' || typeof inside === 'object') lookThrough(inside, own ?? kind, found);
    }
  }
}

export const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
