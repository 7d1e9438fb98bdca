import { EXAMPLES } from './examples/examples.ts';
import type { Examples } from './examples/form.ts';
import { knownWords } from './concepts/concepts.ts';
import type { Part } from './model/features.ts';
import { StepwiseTraining } from './stepwise-training.ts';
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

/** The words of the examples, by which slips are told, gathered in short steps. */
export const SLIPS = new StepwiseTraining(gather);

function* gather(): Generator<void, Slips> {
  const { en, ...others } = EXAMPLES;
  const meant = knownWords();
  yield;
  const english = new Set<string>();
  yield* addWords(en ?? [], english);
  const known = new Set([...COMMON_WORDS, ...meant, ...english]);
  for (const files of Object.values(others)) yield* addWords(files, known);
  return new Slips(known, [...meant, ...english]);
}

function* addWords(files: readonly Examples[], into: Set<string>): Generator<void> {
  for (const file of files) {
    for (const texts of Object.values(file)) {
      for (const text of texts ?? []) for (const word of wordsOf(text)) into.add(word);
      yield;
    }
  }
}

/** Reads a question; gathers at the first call what was not gathered before. */
export function readingOf(question: string): Reading {
  const read = SLIPS.finish();
  const parts = stretchesOf(question).map(({ text, weight }) => ({
    words: wordsOf(text).flatMap((word) => read.read(word).split(' ')),
    weight,
  }));
  const joined = (some: readonly Part[]) => some.flatMap(({ words }) => words).join(' ');
  return { parts, asked: joined(parts.filter(({ weight }) => weight === 1)), text: joined(parts) };
}
