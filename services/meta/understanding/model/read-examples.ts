import { EXAMPLES } from '../examples/examples.ts';
import type { KnownWords } from '../concepts/concepts.ts';
import { wordsOf } from '../text/fold.ts';
import { tellsSlips } from '../text/slips.ts';
import { ExampleEntries } from './example-entries.ts';
import { hearFeatures } from './features.ts';
import { RowNumbers } from './row-numbers.ts';
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

export function* readExamples(): Generator<void, Seen> {
  const keyOf = new Map<string, number>();
  const spelled = { english: new Set<string>(), others: new Set<string>() };
  const rows = new RowNumbers();
  const entries = new ExampleEntries();
  const known: KnownWords = new Map();
  const examples: (readonly [number, number])[] = [];
  for (const { language, name, text } of everyExample()) {
    const words = wordsOf(text);
    const into = language === 'en' ? spelled.english : spelled.others;
    for (const word of words) if (tellsSlips(word)) into.add(word);
    hearFeatures([{ words, weight: 1 }], (feature, value) => entries.add(rows.of(feature), value), known);
    if (examples.push([numbered(keyOf, name), entries.endExample()]) % EXAMPLES_A_STEP === 0) yield;
  }
  yield;
  const { features, places } = rows.ascending();
  yield;
  const { row, weight } = entries.all();
  for (let entry = 0; entry < row.length; entry += 1) row[entry] = places[row[entry] ?? 0] ?? 0;
  return {
    names: [...keyOf.keys()],
    words: {
      english: [...spelled.english],
      others: [...spelled.others].filter((word) => !spelled.english.has(word)),
    },
    features,
    examples,
    row,
    weight,
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
