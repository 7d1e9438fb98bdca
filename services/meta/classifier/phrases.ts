import { isHit, type Pattern, type Phrase, turnsOf } from './pattern.ts';

/** Letters of a beginning by which it is looked up. */
const BEGINNING = 3;

/** A question as phrases are looked for in it. */
export interface Heard {
  /** With a space on both ends. */
  readonly padded: string;
  /** Its words, and their beginnings with a `*`. */
  readonly keys: ReadonlySet<string>;
}

/** Takes a question as it is normalised. */
export function heardIn(question: string): Heard {
  const words = question.split(' ');
  return { padded: ` ${question} `, keys: new Set([...words, ...words.map(beginning)]) };
}

const beginning = (word: string): string => `${word.slice(0, BEGINNING)}*`;

/**
 * Phrases that many questions are held against: of some thousands only those are looked for whose first word, or the
 * beginning of it, stands in the question.
 */
export class Phrases {
  /** Every turn of every phrase, in order, and the place of its phrase. */
  readonly #turns: readonly (readonly [pattern: Pattern, phrase: number])[];
  readonly #byWord = new Map<string, number[]>();
  /** Turns that no single word tells. */
  readonly #others: number[] = [];

  constructor(phrases: readonly Phrase[]) {
    this.#turns = phrases.flatMap((phrase, place) => turnsOf(phrase).map((turn) => [turn, place] as const));
    this.#turns.forEach(([pattern], turn) => {
      const word = firstWord(pattern);
      if (word === null) this.#others.push(turn);
      else this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), turn]);
    });
  }

  /** The phrases that hit a question, each by the first of its turns that does. */
  hitIn({ padded, keys }: Heard): readonly Pattern[] {
    const hits: Pattern[] = [];
    let last = -1;
    for (const turn of this.#possible(keys)) {
      const [pattern, phrase] = this.#turns[turn] ?? [];
      if (pattern === undefined || phrase === undefined || phrase === last || !isHit(padded, pattern)) continue;
      hits.push(pattern);
      last = phrase;
    }
    return hits;
  }

  #possible(keys: ReadonlySet<string>): readonly number[] {
    const possible = [...this.#others];
    for (const key of keys) possible.push(...(this.#byWord.get(key) ?? []));
    return possible.sort((one, other) => one - other);
  }
}

/** What of a question's words a pattern begins with: a word, or the first letters of one and a `*`; null where it is open. */
function firstWord(pattern: Pattern): string | null {
  if (typeof pattern !== 'string') return null;
  const [word = '', ...more] = pattern.split(' ');
  if (more.length > 0 || !word.endsWith('*')) return word;
  return word.length > BEGINNING ? beginning(word) : null;
}
