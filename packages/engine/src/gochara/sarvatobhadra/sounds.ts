import { EngineError } from '../../base/errors.ts';
import { STARS } from '../../zodiac/names.ts';
import type { Star28 } from '../../zodiac/stars-28.ts';
import { CELLS, cellOf, marksAt } from './board.ts';
import type { Cell } from './board.ts';
import { say } from '../gochara.messages.ts';

/** Pairs of sounds that are struck together. The `a` that heads the eastern consonants is also sounded a. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['a', 'aa'],
  ['i', 'ii'],
  ['u', 'uu'],
  ['ri', 'rii'],
  ['lri', 'lrii'],
  ['e', 'ai'],
  ['o', 'au'],
  ['am', 'ah'],
  ['b', 'v'],
  ['s', 'sh'],
  ['kh', 'ṣ'],
  ['j', 'y'],
  ['ng', 'tr'],
];

/** Letters without a cell, struck from the star that stands before their row. */
const EXTRA: Readonly<Partial<Record<Star28, readonly string[]>>> = {
  Ardra: ['gh', 'ng', 'chh'],
  Hasta: ['ṣ', 'ṇ', 'ṭh'],
  'Purva Ashadha': ['dh', 'ph', 'ḍh'],
  'Uttara Bhadrapada': ['th', 'jh', 'ñ'],
};

/** A corner is struck from the last quarter of the star before it and the first quarter of the star after it. */
const CORNERS = [
  { vowel: 'a', before: 'Bharani', after: 'Krittika' },
  { vowel: 'aa', before: 'Ashlesha', after: 'Magha' },
  { vowel: 'i', before: 'Vishakha', after: 'Anuradha' },
  { vowel: 'ii', before: 'Shravana', after: 'Dhanishta' },
] as const;

export const extraLetters = (star: Star28): readonly string[] => EXTRA[star] ?? [];

export const cornerVowel = (starIndex: number, pada: number): string | null =>
  CORNERS.find(
    ({ before, after }) => (STARS[starIndex] === before && pada === 4) || (STARS[starIndex] === after && pada === 1),
  )?.vowel ?? null;

const partnerOf = (sound: string): string | undefined => {
  const pair = PAIRS.find((each) => each.includes(sound));
  return pair?.find((each) => each !== sound);
};

/** The sounds that are struck when one of the board is: itself and its pair. */
export function soundsOf(struck: string): readonly string[] {
  const partner = partnerOf(struck);
  if (struck === 'a*') return ['a*', 'a'];
  return partner === undefined ? [struck] : [struck, partner];
}

const onBoard = CELLS.flatMap((cell) =>
  marksAt(cell).flatMap(({ kind, value }) =>
    kind === 'letter' || kind === 'vowel' || kind === 'corner' ? [value] : [],
  ),
);

/** Every sound the board knows: its vowels and letters, their pairs and the letters without a cell. */
export const BOARD_SOUNDS: readonly string[] = [
  ...new Set([...onBoard, ...PAIRS.flat(), ...Object.values(EXTRA).flat()]),
];

/** A sound of the board as given by a caller. Error validation_failed lists the board's. */
export function readSound(text: string, field: string): string {
  const sound = text.trim().normalize('NFC').toLowerCase();
  if (BOARD_SOUNDS.includes(sound)) return sound;
  throw new EngineError(
    'validation_failed',
    say.noSound({ field, text: text.slice(0, 20), sounds: BOARD_SOUNDS.join(', ') }),
    field,
  );
}

/** Where a sound stands: its own cell or that of its pair; null for a letter without a cell. */
export const cellOfSound = (sound: string): Cell | null => cellOf(sound) ?? cellOf(partnerOf(sound) ?? '');
