import { ordinal, sayIn } from '@cuspal/speech';

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2000, month, 15));
const LAST_ORDINAL = 12;

/** Words of a language and the figures that they stand for; no pattern where it has none. */
interface Reading {
  readonly pattern: RegExp | undefined;
  readonly figures: ReadonlyMap<string, string>;
}

interface Readings {
  readonly months: Reading;
  /** Up to the twelfth, which some languages write as words. */
  readonly ordinals: Reading;
  readonly decimalComma: boolean;
}

const readings = new Map<string, Readings>();

function wordsOf(rows: readonly (readonly [word: string, figure: string])[]): Reading {
  const words = rows.filter(([word]) => /\p{L}[\p{L}\p{M}]/u.test(word) && !/\p{Nd}/u.test(word));
  if (words.length === 0) return { pattern: undefined, figures: new Map() };
  // Where one begins as another does, the longer is tried first.
  const either = words.map(([word]) => word).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${either.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return { pattern, figures: new Map(words) };
}

const readWords = (text: string, { pattern, figures }: Reading): string =>
  pattern === undefined ? text : text.replaceAll(pattern, (word) => figures.get(word) ?? word);

function readingsOf(tag: string): Readings {
  const known = readings.get(tag);
  if (known !== undefined) return known;
  const months = MONTHS.map((ms, at): [string, string] => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    return [format.formatToParts(ms).find(({ type }) => type === 'month')?.value ?? '', ` month-${at + 1} `];
  });
  const ordinals = Array.from({ length: tag === 'en' ? 0 : LAST_ORDINAL }, (_, at): [string, string] => [
    sayIn(tag, () => ordinal(at + 1)),
    ` ordinal-${at + 1} `,
  ]);
  const decimalComma = new Intl.NumberFormat(tag).format(0.5).includes(',');
  const made = { months: wordsOf(months), ordinals: wordsOf(ordinals), decimalComma };
  readings.set(tag, made);
  return made;
}

/** Digits of any script as those of English. */
const inLatinDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Digits of a script follow each other from one whose code ends with 0 or 6.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });

/** What a text tells in figures. */
export interface Figures {
  /** Numbers and months, in their order of size. */
  readonly plain: readonly string[];
  /** Numbers of ordinals: a digit in one language may be a word in another, or stand without its ending. */
  readonly ordinals: readonly string[];
  /** Ordinals that English writes as words, which another language may write in figures. */
  readonly words: readonly string[];
}

const ENGLISH_ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** Texts that are kept with their figures, of each language: the births of a tool are told most of them again. */
const MOST_KEPT = 20_000;
const kept = new Map<string, Map<string, Figures>>();

export function figuresOf(text: string, tag: string): Figures {
  const ofTag = kept.get(tag) ?? new Map<string, Figures>();
  kept.set(tag, ofTag);
  const known = ofTag.get(text);
  if (known !== undefined) return known;
  if (ofTag.size >= MOST_KEPT) ofTag.clear();
  const read = readFigures(text, tag);
  ofTag.set(text, read);
  return read;
}

function readFigures(text: string, tag: string): Figures {
  const { months, ordinals, decimalComma } = readingsOf(tag);
  let read = readWords(readWords(inLatinDigits(text), months), ordinals);
  if (tag === 'en') read = read.replaceAll(/\b(\d+)(?:st|nd|rd|th)\b/g, ' ordinal-$1 ');
  if (decimalComma) read = read.replaceAll(/(\d),(?=\d)/g, '$1.');
  const all = (read.match(/(?:month-|ordinal-)?\d+(?:[.:]\d+)*/g) ?? []).toSorted();
  return {
    plain: all.filter((each) => !each.startsWith('ordinal-')),
    words: tag === 'en' ? ENGLISH_ORDINALS.flatMap((word, at) => (text.includes(word) ? [`${at + 1}`] : [])) : [],
    ordinals: all.flatMap((each) => (each.startsWith('ordinal-') ? [each.slice('ordinal-'.length)] : [])),
  };
}

/** What is left of some figures without others, each taken once. */
function without(figures: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...figures];
  for (const each of others) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether two texts tell the same figures, ordinals in whatever form. */
export function tellTheSame(english: Figures, own: Figures): boolean {
  if (without(english.plain, own.plain).length > 0) return false;
  const asNumbers = without(own.plain, english.plain);
  const asWords = without(english.ordinals, asNumbers);
  const unsaid = without(asNumbers, [...english.ordinals, ...english.words]);
  return unsaid.length === 0 && without(asWords, own.ordinals).length === 0;
}
