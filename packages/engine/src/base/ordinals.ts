const ENDINGS: readonly (string | undefined)[] = [undefined, 'st', 'nd', 'rd'];

/** A house or aspect by its number, 1 to 12: `1st`, `2nd`, `3rd`, `12th`. */
export const ordinal = (number: number): string => `${number}${ENDINGS[number] ?? 'th'}`;
