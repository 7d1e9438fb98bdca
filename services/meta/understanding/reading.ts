import { EXAMPLES } from './examples/examples.ts';
import type { Examples } from './examples/form.ts';
import { knownWords } from './concepts/concepts.ts';
import type { Part } from './model/features.ts';
import { stretchesOf } from './text/asked-part.ts';
import { COMMON_WORDS } from './text/common-words.ts';
import { wordsOf } from './text/fold.ts';
import { Slips } from './text/slips.ts';

/** A question as it is understood: slips of spelling read, what it refuses left out. */
export interface Reading {
  readonly parts: readonly Part[];
  /** The parts that count whole, as words with one space between. */
  readonly asked: string;
  /** All that was not refused. */
  readonly text: string;
}

let slips: Slips | null = null;

function learntSlips(): Slips {
  const { en, ...others } = EXAMPLES;
  const english = wordsIn(en ?? []);
  const meant = knownWords();
  const known = new Set([...COMMON_WORDS, ...meant, ...english]);
  for (const files of Object.values(others)) for (const word of wordsIn(files)) known.add(word);
  return new Slips(known, [...meant, ...english]);
}

const wordsIn = (files: readonly Examples[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => Object.values(file).flatMap((texts = []) => texts.flatMap(wordsOf))));

/** Reads a question; the words of the examples, which slips are told by, are gathered at the first call. */
export function readingOf(question: string): Reading {
  const read = (slips ??= learntSlips());
  const parts = stretchesOf(question).map(({ text, weight }) => ({
    words: wordsOf(text).flatMap((word) => read.read(word).split(' ')),
    weight,
  }));
  const joined = (some: readonly Part[]) => some.flatMap(({ words }) => words).join(' ');
  return { parts, asked: joined(parts.filter(({ weight }) => weight === 1)), text: joined(parts) };
}
