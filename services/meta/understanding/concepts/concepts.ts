import { StepwiseTraining } from '../stepwise-training.ts';
import { wordsOf } from '../text/fold.ts';
import { stemOf } from '../text/stems.ts';
import { WORDS } from './languages.ts';

/** Most words that one name of an idea has ("seven and a half"). */
const LONGEST_NAME = 5;

interface Lexicon {
  /** Whole names, their words joined by spaces. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Beginnings of words, or of the last word of several. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
  /** Single words without their endings. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  readonly firstLetters: ReadonlySet<string>;
  /** Words with which a longer name begins. */
  readonly openings: ReadonlySet<string>;
}

function openingsOf(name: string): readonly string[] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
}

/** The words of every idea, read in short steps. */
export const LEXICON = new StepwiseTraining(read);

function* read(): Generator<void, Lexicon> {
  const names = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  for (const language of WORDS) {
    yield;
    for (const [idea, written] of Object.entries(language)) {
      for (const name of written.split(' | ')) {
        const into = name.endsWith('*') ? beginnings : names;
        const key = wordsOf(name).join(' ');
        const ideas = into.get(key);
        if (ideas) ideas.push(idea);
        else into.set(key, [idea]);
      }
    }
  }
  const stems = new Map<string, string[]>();
  for (const [name, ideas] of names) {
    if (name.includes(' ') || LATIN.test(name)) continue;
    stems.set(stemOf(name), [...(stems.get(stemOf(name)) ?? []), ...ideas]);
  }
  const firstLetters = new Set([...beginnings.keys()].map((beginning) => beginning.charAt(0)));
  return {
    names,
    beginnings,
    stems,
    firstLetters,
    openings: new Set([...names.keys(), ...beginnings.keys()].flatMap(openingsOf)),
  };
}

/** What a single word says by itself. */
interface Word {
  readonly named: readonly string[];
  /** A longer name may begin with it. */
  readonly opens: boolean;
  /** Ideas of its forms, and of beginnings of words. */
  readonly begun: readonly string[];
}

/** Words that were looked up before, for whoever reads many texts. */
export type KnownWords = Map<string, Word>;

/** The ideas that the words of a text stand for, in their order, each once. */
export function conceptsOf(words: readonly string[], known: KnownWords = new Map()): readonly string[] {
  const lexicon = LEXICON.finish();
  const found = new Set<string>();
  words.forEach((text, at) => {
    const before = found.size;
    const word = known.get(text) ?? looked(text, lexicon, known);
    for (const idea of word.named) found.add(idea);
    if (word.opens) for (const idea of ideasOpened(words.slice(at), lexicon)) found.add(idea);
    for (const idea of word.begun) found.add(idea);
    // An ending is taken off only where the whole word says nothing.
    if (found.size === before && !LATIN.test(text)) {
      for (const idea of lexicon.stems.get(stemOf(text)) ?? NONE) found.add(idea);
    }
  });
  return [...found];
}

function looked(text: string, lexicon: Lexicon, known: KnownWords): Word {
  const word = {
    named: lexicon.names.get(text) ?? NONE,
    opens: lexicon.openings.has(text),
    begun: formsOf(text).flatMap((form) => [
      ...(form === text ? NONE : (lexicon.names.get(form) ?? NONE)),
      ...ideasBeginning(form, lexicon),
    ]),
  };
  known.set(text, word);
  return word;
}

/** The ideas of names of several words, the first of which is the first of these. */
function ideasOpened(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const found: string[] = [];
  let name = words[0] ?? '';
  for (let length = 2; length <= words.length; length += 1) {
    name += ` ${words[length - 1]}`;
    if (length > LONGEST_NAME) break;
    found.push(...(lexicon.names.get(name) ?? NONE));
    if (!lexicon.openings.has(name)) break;
  }
  return words.length > 1 ? [...found, ...ideasBeginning(name, lexicon)] : NONE;
}

const NONE: readonly string[] = [];

/** What Arabic writes together with the word after it: the article, "and", "for", "with", "will". */
const LEANING: readonly RegExp[] = [
  /^[وف]?(?:ال|بال|كال|لل)(?=\p{Script=Arabic}{3})/u,
  /^[وفلبسه](?=\p{Script=Arabic}{3})/u,
];

/** A word, and what is left of it without what leans on it. */
function formsOf(word: string): readonly string[] {
  if (!ARABIC.test(word)) return [word];
  return [...new Set([word, ...LEANING.map((leaning) => word.replace(leaning, ''))])];
}

const LATIN = /^[a-z]/u;
const ARABIC = /^\p{Script=Arabic}/u;

function ideasBeginning(word: string, of: Lexicon): readonly string[] {
  if (!of.firstLetters.has(word.charAt(0))) return NONE;
  const found: string[] = [];
  for (let end = 1; end <= word.length; end += 1) {
    const ideas = of.beginnings.get(word.slice(0, end));
    if (ideas) found.push(...ideas);
  }
  return found;
}

/** Every single word that stands for an idea, for the reading of misspellings. */
export function knownWords(): readonly string[] {
  const lexicon = LEXICON.finish();
  return [...lexicon.names.keys()].filter((name) => !name.includes(' '));
}
