import { LANGUAGE } from './language.ts';

// What the compiled catalogue of this folder says numbers with.

/** A number in a sentence, as it is rounded already. */
export const numberInWords = (number: number): string =>
  LANGUAGE === 'en'
    ? `${number}`
    : new Intl.NumberFormat(LANGUAGE, { useGrouping: false, maximumFractionDigits: 12 }).format(number);

const FRACTION = /^\d+\.(\d+)$/;

/** A number that is a text already, with all its decimals. */
export function digitsInWords(text: string, language = LANGUAGE): string {
  const decimals = FRACTION.exec(text)?.[1]?.length;
  if (language === 'en' || decimals === undefined) return text;
  return new Intl.NumberFormat(language, { minimumFractionDigits: decimals }).format(Number(text));
}

/** The time of a clock, `06:16`, in the digits of the language. */
export function clockInWords(clock: string, language = LANGUAGE): string {
  const format = new Intl.NumberFormat(language, { useGrouping: false });
  return clock.replaceAll(/\d/g, (digit) => format.format(Number(digit)));
}

/** The form of a plural in the language of the catalogue. */
export const pluralOf = (tag: string, count: number): Intl.LDMLPluralRule => new Intl.PluralRules(tag).select(count);
