import { roman } from './signs.ts';
import { named } from './spoken.ts';

/**
 * What a figure says with values in it, in the language of the call: `Links between the cusps of {name}`. Its English is
 * its name in the table of labels.
 */
export const phrase = (english: string, values: Readonly<Record<string, string | number>>): string =>
  named(english).replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));

/** A title, with the name of the person where it is known. `form`: how the two stand together. */
export const titled = (title: string, name: string | undefined, form = '{title}, {name}'): string =>
  name === undefined ? named(title) : phrase(form, { title: named(title), name });

/** `12 Jan 2026 to 3 Feb 2026`. */
export const fromTo = (from: string, to: string): string => phrase('{from} to {to}', { from, to });

/** `Cusp VII`. */
export const cuspNamed = (house: number): string => phrase('Cusp {number}', { number: roman(house) });
