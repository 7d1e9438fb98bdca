import { EXAMPLES } from './examples/examples.ts';
import { knownWords } from './concepts/concepts.ts';
import type { Part } from './model/features.ts';
import { stretchesOf } from './text/asked-part.ts';
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
  const english = [...new Set((EXAMPLES['en'] ?? []).flatMap((file) => Object.values(file).flat()).flatMap(textWords))];
  const others = Object.values(EXAMPLES).flatMap((files) => files.flatMap((file) => Object.values(file).flat()));
  const meant = knownWords();
  return new Slips(new Set([...meant, ...english, ...others.flatMap(textWords)]), [...meant, ...english]);
}

const textWords = (text: string | undefined): readonly string[] => wordsOf(text ?? '');

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
