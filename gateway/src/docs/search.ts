import MiniSearch, { type Query } from 'minisearch';
import { addressOf, type Library } from './library.ts';
import { MOST_SECTIONS, Vocabulary, wordsIn, type WantedWord } from './search-words.ts';

/** A place in the documents that answers a search. */
export interface Hit {
  readonly href: string;
  readonly title: string;
  /** Where it is not the page's own. */
  readonly heading: string;
  readonly excerpt: string;
}

export interface Search {
  /** What a search for this looks for: the measure of what it costs. */
  readonly wanted: (query: string) => readonly WantedWord[];
  readonly hits: (wanted: readonly WantedWord[]) => readonly Hit[];
}

interface Section extends Hit {
  readonly text: string;
}

const MOST_HITS = 20;
const EXCERPT = 180;
const LONGEST_QUERY = 200;

/**
 * A search over every section of every document: the words asked for, their beginnings, and slips of a letter. What
 * anybody may ask costs little, whatever is asked: a word counts once, and one that most sections have is kept for
 * headings alone. Pages are read one at a time, so that the event loop gets its turn between them.
 */
export async function searchOf(library: Library): Promise<Search> {
  const sections: Section[] = [];
  const [texts, headings] = [new WordCounts(), new WordCounts()];
  for (const path of library.paths) {
    for (const section of sectionsOf(library, path)) {
      sections.push(section);
      texts.note(section.text);
      headings.note(`${section.title} ${section.heading}`);
    }
    await turn();
  }
  const [inTexts, inHeadings] = [texts.common(), headings.common()];
  const places = new Map<string, number>();
  const index = new MiniSearch<Section & { readonly id: number }>({
    fields: ['title', 'heading', 'text'],
    storeFields: ['href', 'title', 'heading', 'excerpt'],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word, field) => {
      if (field === undefined) return word;
      if (word === '' || inHeadings.has(word) || (field === 'text' && inTexts.has(word))) return null;
      places.set(word, (places.get(word) ?? 0) + 1);
      return word;
    },
    searchOptions: { boost: { title: 4, heading: 3 } },
  });
  for (const [id, section] of sections.entries()) {
    index.add({ ...section, id });
    if (id % AT_ONCE === 0) await turn();
  }
  const vocabulary = new Vocabulary(places, (word) => inTexts.has(word) || inHeadings.has(word));
  return {
    wanted: (query) => vocabulary.wanted(query.slice(0, LONGEST_QUERY)),
    hits: (wanted) =>
      index
        .search({ combineWith: 'AND', queries: wanted.map(wordQuery) })
        .slice(0, MOST_HITS)
        .map(({ href, title, heading, excerpt }) => ({
          href: String(href),
          title: String(title),
          heading: String(heading),
          excerpt: String(excerpt),
        })),
  };
}

/** Sections that are indexed in one turn of the event loop. */
const AT_ONCE = 20;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function sectionsOf(library: Library, path: string): readonly Section[] {
  const { title = '', sections = [] } = library.pageAt(path) ?? {};
  return sections.map(({ id, heading, text }) => ({
    href: id === '' ? addressOf(path) : `${addressOf(path)}#${id}`,
    title,
    heading: heading === title ? '' : heading,
    excerpt: text.length > EXCERPT ? `${text.slice(0, EXCERPT)} …` : text,
    text,
  }));
}

/** In how many sections each word stands. */
class WordCounts {
  readonly #counts = new Map<string, number>();

  note(text: string): void {
    for (const word of wordsIn(text)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** Words of too many of them. */
  common(): ReadonlySet<string> {
    return new Set([...this.#counts].filter(([, sections]) => sections > MOST_SECTIONS).map(([word]) => word));
  }
}

const wordQuery = ({ word, asBeginning, slips }: WantedWord): Query => ({
  queries: [word],
  prefix: asBeginning,
  fuzzy: slips === 0 ? false : slips,
});
