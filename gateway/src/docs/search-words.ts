/** A search does no more for a query than for so many words, each no longer than a word is. */
const MOST_WORDS = 8;
const LONGEST_WORD = 32;
const SHORTEST_WORD = 2;
const SHORTEST_BEGINNING = 3;
const SHORTEST_MISSPELT = 5;
/** In a longer word two letters may be wrong. */
const LONG_WORD = 8;
/** Words that may be misspelt: to look for slips is the dearest part. */
const MOST_MISSPELT = 2;
/** Places of the index that one beginning may lead to: one that leads to more stands for itself alone. */
const MOST_PLACES_OF_BEGINNING = 1_500;
/** Places that all words of a query may lead to: what comes beyond them is not looked for. */
export const MOST_PLACES = 3_000;
/** A word that stands in more sections than this tells none from another, in texts and in headings alike. */
export const MOST_SECTIONS = 300;

/** Words of a question that say nothing of what is asked. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been before but by can could did do does for from get give go had has have
  how i if in into is it its just know make many may me mean means much must my need of off on one or our out please put
  say see set shall should show so some tell than that the their them then there these they thing this to too up us use
  used using want was way we were what when where which who whose why will with without work works would you your`.split(
    /\s+/,
  ),
);

const BETWEEN_WORDS = /[\n\r\p{Z}\p{P}]+/u;

/** One of many: rates and rate begin alike. */
const singular = (word: string): string =>
  word.length > SHORTEST_BEGINNING + 1 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;

/** Words that people type, by those that the documents use. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['marry', 'marriage'],
  ['married', 'marriage'],
  ['saved', 'kept'],
  ['stored', 'kept'],
  ['spouse', 'partner'],
  ['wife', 'partner'],
  ['husband', 'partner'],
]);

/** The words of a text, each once. */
export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().split(BETWEEN_WORDS));

/** A word that is looked for, and what else may stand for it. */
export interface WantedWord {
  readonly word: string;
  readonly asBeginning: boolean;
  /** How many letters may differ. */
  readonly slips: number;
  /** Most pages have it, so it only helps to choose among those that have the others. */
  readonly optional?: true;
  /** Places of the index that it leads to, but for slips. */
  readonly places: number;
}

/** Words of the index, and in how many places each of them stands. */
export class Vocabulary {
  readonly #words: readonly string[];
  /** Places of the words before each of them together. */
  readonly #before: readonly number[];

  constructor(
    places: ReadonlyMap<string, number>,
    private readonly isCommon: (word: string) => boolean,
  ) {
    this.#words = [...places.keys()].sort();
    let sum = 0;
    this.#before = [0, ...this.#words.map((word) => (sum += places.get(word) ?? 0))];
  }

  /**
   * What is looked for where somebody asks for this. Words that only make it a question are left out where there are
   * others. One that most pages have, which is known from headings alone, helps to choose among what the others find.
   */
  wanted(query: string): readonly WantedWord[] {
    const all = [...wordsIn(query)].filter(({ length }) => length >= SHORTEST_WORD && length <= LONGEST_WORD);
    const telling = all.filter((word) => !STOP_WORDS.has(word));
    const asked = telling.length > 0 ? telling : all;
    const rare = asked.filter((word) => !this.isCommon(word));
    const words: WantedWord[] = [];
    let [places, misspelt] = [0, 0];
    const common = rare.length > 0 ? asked.filter((word) => this.isCommon(word)) : [];
    for (const word of [...(rare.length > 0 ? rare : asked), ...common].slice(0, MOST_WORDS)) {
      const known = SAME.get(word) ?? singular(word);
      const one = this.#wantedWord(known, MOST_PLACES - places, misspelt < MOST_MISSPELT);
      if (!one) continue;
      words.push(common.includes(word) ? { ...one, optional: true } : one);
      places += one.places;
      if (one.slips > 0) misspelt += 1;
    }
    return words;
  }

  /** Undefined for a word that leads to more than `left` places. */
  #wantedWord(word: string, left: number, mayBeMisspelt: boolean): WantedWord | undefined {
    const [exact, beginning] = [this.#places(word, `${word}\0`), this.#places(word, `${word}\uffff`)];
    const asBeginning = word.length >= SHORTEST_BEGINNING && beginning <= Math.min(left, MOST_PLACES_OF_BEGINNING);
    if (!asBeginning && exact > left) return undefined;
    const isMisspelt = mayBeMisspelt && beginning === 0 && word.length >= SHORTEST_MISSPELT && !this.isCommon(word);
    const slips = isMisspelt ? (word.length > LONG_WORD ? 2 : 1) : 0;
    return { word, asBeginning, slips, places: asBeginning ? beginning : exact };
  }

  /** Places of the words from one to before another. */
  #places(from: string, to: string): number {
    return (this.#before[this.#at(to)] ?? 0) - (this.#before[this.#at(from)] ?? 0);
  }

  /** How many words come before this one. */
  #at(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
