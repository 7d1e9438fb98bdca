import { conceptsOf, type KnownWords } from '../concepts/concepts.ts';

/** How much a kind of feature says before its rarity is counted, as measured (ADR 64). */
const WORD = 1;
const PAIR = 0.7;
/** Shared by the runs of a word, so that a long word says no more than a short one. */
const RUNS = 1;
const IDEA = 2.2;
const TWO_IDEAS = 1.5;

const SHORTEST_RUN = 3;
const LONGEST_RUN = 4;

/** A part of what was asked; `weight` is less than one where it only tells how the question came about. */
export interface Part {
  readonly words: readonly string[];
  readonly weight: number;
}

/** Takes a feature and how much it says where it stands; the same may come again. */
type Hear = (feature: number, value: number) => void;

/**
 * What the model sees of a question, each by the hash of its name, with weights: its words and neighbours, the runs of
 * letters in a word, which hear through misspellings and endings, the ideas that its words stand for in any language,
 * and which ideas come together. `known` keeps what was found of words, for whoever reads many questions.
 */
export function featuresOf(parts: readonly Part[], known?: KnownWords): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const hear: Hear = (feature, value) => found.set(feature, (found.get(feature) ?? 0) + value);
  const ideas = new Map<string, number>();
  for (const { words, weight } of parts) {
    let before = BOUND;
    for (const word of words) {
      const hash = hashOf(word, WORDS);
      hear(hash, WORD * weight);
      hear(paired(before, hash), PAIR * weight);
      hearRuns(word, weight, hear);
      before = hash;
    }
    if (words.length > 0) hear(paired(before, BOUND), PAIR * weight);
    for (const idea of conceptsOf(words, known)) ideas.set(idea, Math.max(ideas.get(idea) ?? 0, weight));
  }
  hearIdeas(ideas, hear);
  return found;
}

function hearIdeas(ideas: ReadonlyMap<string, number>, hear: Hear): void {
  const ordered = [...ideas].sort(([one], [other]) => (one < other ? -1 : 1));
  ordered.forEach(([idea, weight], index) => {
    const hash = hashOf(idea, IDEAS);
    hear(hash, IDEA * weight);
    for (const [other, beside] of ordered.slice(index + 1)) {
      hear(paired(hash, hashOf(other, IDEAS)), TWO_IDEAS * Math.min(weight, beside));
    }
  });
}

function hearRuns(word: string, weight: number, hear: Hear): void {
  const framed = `<${word}>`;
  const last = framed.length - 1;
  const count = word.length + Math.max(0, word.length - 1) - (word.length + 2 <= LONGEST_RUN ? 1 : 0);
  const value = (RUNS * weight) / Math.sqrt(Math.max(1, count));
  for (let from = 0; from + SHORTEST_RUN - 1 <= last; from += 1) {
    let hash = RUNS_OF_LETTERS;
    for (let at = from; at <= last && at < from + LONGEST_RUN; at += 1) {
      hash = mixed(hash, framed.charCodeAt(at));
      const length = at - from + 1;
      if (length >= SHORTEST_RUN && length < framed.length) hear(hash, value);
    }
  }
}

/** Beginnings of hashes, so that a word, an idea and a run of letters never meet. */
const WORDS = 0x811c9dc5 | 0;
const IDEAS = 0x1b873593;
const RUNS_OF_LETTERS = 0x2545f491;
const BOUND = 0x6c078965;

const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function hashOf(name: string, from: number): number {
  let hash = from;
  for (let at = 0; at < name.length; at += 1) hash = mixed(hash, name.charCodeAt(at));
  return hash;
}

const paired = (one: number, other: number): number => Math.imul(one ^ (other >>> 15) ^ (other << 7), 0x85ebca6b | 1);
