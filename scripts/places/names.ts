import { foldedKey, foldedWords } from '../../services/meta/places/fold.ts';
import type { City } from './read-sources.ts';

/** In UTF-8 bytes; longer names are phrases. */
const LONGEST_KEY = 120;

/** The keys by which a place is found, and whether it is the name of its own or another one. */
export function keysOf(city: City): ReadonlyMap<string, boolean> {
  const keys = new Map<string, boolean>();
  for (const name of city.alternatenames.filter((each) => isName(each, city))) add(keys, name, false);
  add(keys, city.name, true);
  return keys;
}

function add(keys: Map<string, boolean>, name: string, own: boolean): void {
  // "Springfield, Illinois" in other scripts: the region is known anyway.
  const key = foldedKey(name.split(/[,،(]/u)[0] ?? '');
  if (key !== '' && Buffer.byteLength(key) <= LONGEST_KEY) keys.set(key, own);
}

/**
 * Left out: codes of airports, which are no names and often those of other places (GOA is Genoa), and spellings
 * in small Latin letters, which a program made from another script ("ba li" is Paris in Chinese).
 */
function isName(name: string, city: City): boolean {
  if (/^[A-Z]{3}$/.test(name)) return name.toLowerCase() === initials(city.name);
  return !/\p{Script=Latin}/u.test(name) || /\p{Lu}/u.test(name);
}

const initials = (name: string): string =>
  foldedWords(name)
    .map((word) => word[0])
    .join('');
