import { ordinal, sayIn } from '@cuspal/speech';

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2000, month, 15));
const LAST_ORDINAL = 12;

/** A word of a language and the figure that it stands for. */
type Reading = readonly (readonly [word: RegExp, figure: string])[];

const readings = new Map<string, Reading>();

/** Names of months, and ordinals up to the twelfth, which some languages write as words; longest first. */
function readingOf(tag: string): Reading {
  const known = readings.get(tag);
  if (known !== undefined) return known;
  const names = (month: 'long' | 'short') =>
    MONTHS.map((ms, at): [string, string] => [
      new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
        .formatToParts(ms)
        .find(({ type }) => type === 'month')?.value ?? '',
      ` month-${at + 1} `,
    ]);
  const ordinals = Array.from({ length: LAST_ORDINAL }, (_, at): [string, string] => [
    sayIn(tag, () => ordinal(at + 1)),
    ` ${at + 1} `,
  ]);
  const words = [...names('long'), ...(tag === 'en' ? [] : ordinals)].filter(([word]) => /\p{L}{2}/u.test(word));
  const made = words
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([word, figure]) => [new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'gu'), figure] as const);
  readings.set(tag, made);
  return made;
}

/** Digits of any script as those of English. */
const inLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Digits of a script follow each other from one whose code ends with 0 or 6.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });

const hasDecimalComma = (tag: string): boolean => new Intl.NumberFormat(tag).format(0.5).includes(',');

/** Numbers and months of a text in their order of size: what two languages must say alike. */
export function figuresOf(text: string, tag: string): readonly string[] {
  let read = inLatinDigits(text);
  for (const [word, figure] of readingOf(tag)) read = read.replaceAll(word, figure);
  if (hasDecimalComma(tag)) read = read.replaceAll(/(\d),(?=\d)/g, '$1.');
  return (read.match(/month-\d+|\d+(?:[.:]\d+)*/g) ?? []).toSorted();
}
