import { foldedWords } from './fold.ts';

/** One way to read what somebody wrote: a name, and words that say in which area it lies. */
export interface Interpretation {
  /** The name, folded, without spaces. */
  readonly name: string;
  /** Texts that name the area, folded, with spaces between words. */
  readonly within: readonly string[];
  /** Whether the name ends where a comma or the whole text does, not at a place that was guessed. */
  readonly marked: boolean;
}

/** More words than any place has, with region and country. */
const MOST_WORDS = 16;

/**
 * The ways to read a question, likeliest first: the name before the first comma, then the last part as the name, then,
 * where there is no comma, ever shorter beginnings as the name and the rest as areas. Digits behind the name are post codes.
 */
export function interpretationsOf(question: string): readonly Interpretation[] {
  const parts = question
    .slice(0, 200)
    .split(/[,،，、;()\n]+/u)
    .map((part) => foldedWords(part))
    .filter((words) => words.length > 0)
    .slice(0, MOST_WORDS);
  const [first = [], ...rest] = parts;
  if (first.length === 0) return [];
  const areas = rest.map(areaWords).filter((words) => words.length > 0);
  const interpretations = [{ name: first.join(''), within: areas.map((words) => words.join(' ')), marked: true }];
  const last = parts.at(-1) ?? [];
  if (parts.length > 1) {
    interpretations.push({
      name: last.join(''),
      within: parts.slice(0, -1).map((words) => words.join(' ')),
      marked: false,
    });
  }
  for (let length = Math.min(first.length, MOST_WORDS) - 1; length > 0; length -= 1) {
    const more = areaWords(first.slice(length));
    interpretations.push({
      name: first.slice(0, length).join(''),
      within: [...(more.length > 0 ? [more.join(' ')] : []), ...areas.map((words) => words.join(' '))],
      marked: false,
    });
  }
  return interpretations;
}

const areaWords = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !/^\d+$/.test(word)).slice(0, MOST_WORDS);
