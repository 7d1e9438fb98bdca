/** Names in a sentence: `a`, `a and b`, `a, b and c`; `none` of nothing. */
export function inWords(names: readonly (string | number)[], joint = 'and'): string {
  const last = names.at(-1) ?? 'none';
  return names.length < 2 ? `${last}` : `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** `house 7`, `houses 2, 7 and 11`, `no house`. */
export const housesNamed = (houses: readonly number[]): string =>
  houses.length === 0 ? 'no house' : `${houses.length > 1 ? 'houses' : 'house'} ${inWords(houses)}`;

/** `1 window`, `3 windows`, `no window`; a plural that only an s makes. */
export const counted = (count: number, name: string): string =>
  `${count === 0 ? 'no' : count} ${name}${count > 1 ? 's' : ''}`;

/** The first letter of a sentence. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const ENDINGS: readonly (string | undefined)[] = [undefined, 'st', 'nd', 'rd'];

/** A house or aspect by its number, 1 to 12: `1st`, `2nd`, `3rd`, `12th`. */
export const ordinal = (number: number): string => `${number}${ENDINGS[number] ?? 'th'}`;
