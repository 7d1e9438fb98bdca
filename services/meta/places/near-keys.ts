import { distance } from 'fastest-levenshtein';
import type { Gazetteer } from './gazetteer.ts';

/** Shorter names are too many for a slip to be told from another name. */
const SHORTEST = 4;
/** Letters from which on two slips are looked for, behind a beginning that is right. */
const LONG = 8;
const RIGHT_BEGINNING = 4;
/** Keys with one beginning that are looked at, at most. */
const MOST_LOOKED_AT = 3_000;
/** Keys that are one slip away and are tried, at most: a hostile key can have many. */
const MOST_TRIED = 3_000;

/** Keys of places that a slip or two turn into the one asked for: one slip where there are such keys, else two. */
export function nearKeys(places: Gazetteer, key: string): readonly string[] {
  const letters = [...key];
  if (letters.length < SHORTEST || letters.length > 40) return [];
  const once = firstOf(oneSlipAway(letters, alphabetOf(places, key)), MOST_TRIED).filter(
    (each) => each !== key && places.placeKeys.get(each).length > 0,
  );
  if (once.length > 0 || letters.length < LONG) return once;
  return places.placeKeys
    .startingWith(letters.slice(0, RIGHT_BEGINNING).join(''), MOST_LOOKED_AT)
    .map((found) => found.key)
    .filter((each) => Math.abs(each.length - key.length) <= 2 && distance(each, key) <= 2);
}

/** The letters of the scripts that the key is written in; none for scripts of signs for words. */
const alphabetOf = ({ alphabets }: Gazetteer, key: string): readonly string[] => [
  ...alphabets.filter((alphabet) => [...key].some((letter) => alphabet.includes(letter))).join(''),
];

/** A letter left out, two letters exchanged, a wrong letter, one too many. */
function* oneSlipAway(letters: readonly string[], alphabet: readonly string[]): Generator<string> {
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('');
    const [first = '', second = ''] = letters.slice(at);
    const inPlace = letters.slice(at + 1).join('');
    if (first !== '') yield before + inPlace;
    if (second !== '') yield before + second + first + letters.slice(at + 2).join('');
    for (const letter of alphabet) {
      if (first !== '') yield before + letter + inPlace;
      yield before + letter + first + inPlace;
    }
  }
}

function firstOf(all: Iterable<string>, most: number): readonly string[] {
  const first = new Set<string>();
  for (const each of all) {
    first.add(each);
    if (first.size >= most) break;
  }
  return [...first];
}
