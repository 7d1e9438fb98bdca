import { EXAMPLES } from '../examples/examples.ts';
import type { KnownWords } from '../concepts/concepts.ts';
import { wordsOf } from '../text/fold.ts';
import { tellsSlips } from '../text/slips.ts';
import { indexIn } from './binary-search.ts';
import { featuresOf } from './features.ts';
import type { ExampleWords } from './tables.ts';

/** Every feature of every example, in the order of the examples. */
export interface Seen {
  readonly names: readonly string[];
  readonly words: ExampleWords;
  readonly features: Int32Array;
  /** The key of each example, and where its features end. */
  readonly examples: readonly (readonly [key: number, end: number])[];
  readonly row: Uint32Array;
  readonly weight: Float32Array;
}

/** Some two milliseconds' work. */
const EXAMPLES_A_STEP = 50;
const ENTRIES_A_STEP = 10_000;
/** Enough for 65,536 examples, which are all that 16 bits number. Memory that is never written to is not taken. */
const ROOM = 2 ** 22;

export function* readExamples(): Generator<void, Seen> {
  const keyOf = new Map<string, number>();
  const spelled = { english: new Set<string>(), others: new Set<string>() };
  const heard = new Int32Array(ROOM);
  const weight = new Float32Array(ROOM);
  let end = 0;
  const known: KnownWords = new Map();
  const examples: (readonly [number, number])[] = [];
  for (const { language, name, text } of everyExample()) {
    const words = wordsOf(text);
    const into = language === 'en' ? spelled.english : spelled.others;
    for (const word of words) if (tellsSlips(word)) into.add(word);
    const found = featuresOf([{ words, weight: 1 }], known);
    heard.set([...found.keys()], end);
    weight.set([...found.values()], end);
    end += found.size;
    if (examples.push([numbered(keyOf, name), end]) % EXAMPLES_A_STEP === 0) yield;
  }
  yield;
  const features = heard
    .slice(0, end)
    .sort()
    .filter((feature, at, all) => feature !== all[at - 1]);
  const row = new Uint32Array(end);
  for (let entry = 0; entry < row.length; entry += 1) {
    if (entry % ENTRIES_A_STEP === 0) yield;
    row[entry] = indexIn(features, heard[entry] ?? 0);
  }
  return {
    names: [...keyOf.keys()],
    words: {
      english: [...spelled.english],
      others: [...spelled.others].filter((word) => !spelled.english.has(word)),
    },
    features,
    examples,
    row,
    weight: weight.subarray(0, end),
  };
}

function* everyExample(): Generator<{ readonly language: string; readonly name: string; readonly text: string }> {
  for (const [language, files] of Object.entries(EXAMPLES))
    for (const file of files)
      for (const [name, texts = []] of Object.entries(file)) for (const text of texts) yield { language, name, text };
}

function numbered(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}
