import { SIGNS } from '../../zodiac/names.ts';
import { STARS_28 } from '../../zodiac/stars-28.ts';

/** Row and column, 0 to 8: rows go from the East edge to the West, columns from the North edge to the South. */
export type Cell = readonly [row: number, column: number];

/** The board of Narapatijayacharya; `a*` heads the consonants of the eastern row and is another cell than the vowel. */
export const BOARD: readonly (readonly string[])[] = [
  ['a', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha', 'aa'],
  ['Bharani', 'u', 'a*', 'v', 'k', 'h', 'ḍ', 'uu', 'Magha'],
  ['Ashwini', 'l', 'lri', 'Taurus', 'Gemini', 'Cancer', 'lrii', 'm', 'Purva Phalguni'],
  ['Revati', 'c', 'Aries', 'o', 'Nanda Sun Tue', 'au', 'Leo', 'ṭ', 'Uttara Phalguni'],
  ['Uttara Bhadrapada', 'd', 'Pisces', 'Rikta Fri', 'Purna Sat', 'Bhadra Mon Wed', 'Virgo', 'p', 'Hasta'],
  ['Purva Bhadrapada', 's', 'Aquarius', 'ah', 'Jaya Thu', 'am', 'Libra', 'r', 'Chitra'],
  ['Shatabhisha', 'g', 'ai', 'Capricorn', 'Sagittarius', 'Scorpio', 'e', 't', 'Swati'],
  ['Dhanishta', 'rii', 'kh', 'j', 'bh', 'y', 'n', 'ri', 'Vishakha'],
  ['ii', 'Shravana', 'Abhijit', 'Uttara Ashadha', 'Purva Ashadha', 'Mula', 'Jyeshtha', 'Anuradha', 'i'],
];

export const MARK_KINDS = ['star', 'sign', 'letter', 'vowel', 'tithi', 'weekday', 'corner'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** One thing that stands in a cell; a cell of a tithi group holds its weekdays too. */
export interface Mark {
  readonly kind: MarkKind;
  readonly value: string;
}

export const VOWELS = [
  'a',
  'aa',
  'i',
  'ii',
  'u',
  'uu',
  'ri',
  'rii',
  'lri',
  'lrii',
  'e',
  'ai',
  'o',
  'au',
  'am',
  'ah',
] as const;

const WEEKDAY_OF: Readonly<Record<string, string>> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};

const holds = (names: readonly string[], text: string): boolean => names.includes(text);

/** What stands in a cell. */
export function marksAt([row, column]: Cell): readonly Mark[] {
  const text = BOARD[row]?.[column] ?? '';
  if (holds(STARS_28, text)) return [{ kind: 'star', value: text }];
  if (holds(SIGNS, text)) return [{ kind: 'sign', value: text }];
  const [group = '', ...days] = text.split(' ');
  if (days.length > 0) {
    return [
      { kind: 'tithi', value: group },
      ...days.map((day): Mark => ({ kind: 'weekday', value: WEEKDAY_OF[day] ?? day })),
    ];
  }
  if (row % 8 === 0 && column % 8 === 0) return [{ kind: 'corner', value: text }];
  return [{ kind: holds(VOWELS, text) ? 'vowel' : 'letter', value: text }];
}

export const CELLS: readonly Cell[] = BOARD.flatMap((texts, row) => texts.map((_, column): Cell => [row, column]));

/** The cell in which a value stands, or null. */
export const cellOf = (value: string): Cell | null =>
  CELLS.find((cell) => marksAt(cell).some((mark) => mark.value === value)) ?? null;
