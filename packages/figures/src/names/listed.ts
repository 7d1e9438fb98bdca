import { phrase } from './phrase.ts';
import { named } from './spoken.ts';
/** "1", "1 and 2", "1, 2 and 3". */
export function listed(items: readonly (string | number)[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1
    ? String(last)
    : phrase('{items} and {last}', { items: items.slice(0, -1).join(', '), last });
}

/** Begins a sentence with the words. */
export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** "house 7", "houses 2 and 7". */
export const housesNamed = (houses: readonly number[]): string =>
  phrase(houses.length === 1 ? 'house {houses}' : 'houses {houses}', { houses: listed(houses) });

/** STRONG_PROMISE becomes Strong promise; what is longer than a code is cut. */
export function codeInWords(code: string): string {
  const said = named(code);
  return said === code ? named(capitalised(code.slice(0, 60).toLowerCase().replaceAll('_', ' '))) : capitalised(said);
}
