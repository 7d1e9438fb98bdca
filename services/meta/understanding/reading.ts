import { knownWords } from './concepts/concepts.ts';
import { COUNTED } from './model/counted.ts';
import type { Part } from './model/features.ts';
import { StepwiseTraining } from './stepwise-training.ts';
import { stretchesOf } from './text/asked-part.ts';
import { COMMON_WORDS } from './text/common-words.ts';
import { withPlainFigures, wordsOf } from './text/fold.ts';
import { Slips } from './text/slips.ts';
import { AROUND_A_YEAR } from './year-alone.ts';

/** A question as it is understood: slips of spelling read, what it refuses left out. */
export interface Reading {
  readonly parts: readonly Part[];
  /** The parts that count whole, as words with one space between. */
  readonly asked: string;
  /** All that was not refused. */
  readonly text: string;
}

/** The words by which slips are told, gathered in short steps. */
export const SLIPS = new StepwiseTraining(gather);

function* gather(): Generator<void, Slips> {
  const meant = knownWords();
  while (COUNTED.step()) yield;
  const { english, others } = COUNTED.finish().words;
  yield;
  return new Slips([...COMMON_WORDS, ...AROUND_A_YEAR, ...meant, ...english, ...others], [...meant, ...english]);
}

/** Reads a question; gathers at the first call what was not gathered before. */
export function readingOf(question: string): Reading {
  const read = SLIPS.finish();
  const parts = stretchesOf(withPlainFigures(question)).map(({ text, weight }) => ({
    words: wordsOf(text).flatMap((word) => read.read(word).split(' ')),
    weight,
  }));
  const joined = (some: readonly Part[]) => some.flatMap(({ words }) => words).join(' ');
  return { parts, asked: joined(parts.filter(({ weight }) => weight === 1)), text: joined(parts) };
}
