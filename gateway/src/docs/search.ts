import MiniSearch, { type Query } from 'minisearch';
import { ruleOf, rulePlace } from '@cuspal/catalog/rules';
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
  /** Pages, the best first, each by its best section. `named` is a query that may be the name of a tool or a rule. */
  readonly hits: (wanted: readonly WantedWord[], named?: string) => readonly Hit[];
}

interface Section {
  readonly path: string;
  readonly href: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly terms: string;
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
    fields: ['path', 'title', 'heading', 'terms', 'text'],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word, field) => {
      if (field === undefined) return word;
      if (word === '' || inHeadings.has(word) || (field === 'text' && inTexts.has(word))) return null;
      places.set(word, (places.get(word) ?? 0) + 1);
      return word;
    },
    searchOptions: {
      boost: { path: 3, title: 4, heading: 3, terms: 2.5 },
      boostDocument: (id) => weightOf(sections[Number(id)]?.path ?? ''),
    },
  });
  for (const [id, section] of sections.entries()) {
    index.add({ ...section, id });
    if (id % AT_ONCE === 0) await turn();
  }
  const vocabulary = new Vocabulary(places, (word) => inTexts.has(word) || inHeadings.has(word));
  const byPath = new Map(sections.map((section) => [section.path, section] as const).toReversed());
  const hitOf = (section: Section, wanted: readonly WantedWord[]): Hit => ({
    href: section.href,
    title: section.title,
    heading: section.heading,
    excerpt: excerptOf(section.text, wanted),
  });
  const found = (wanted: readonly WantedWord[]): readonly Section[] => {
    const [telling, maybe] = [wanted.filter(({ optional }) => !optional), wanted.filter(({ optional }) => optional)];
    const scored = (combineWith: 'AND' | 'OR', words: readonly WantedWord[]) =>
      words.length === 0 ? [] : index.search({ combineWith, queries: words.map(wordQuery) });
    const answers = (hits: readonly { readonly id: unknown }[]): boolean =>
      hits.some(({ id }) => !isList(sections[Number(id)]?.path ?? ''));
    // Pages that have all words, else those that have most of them, else those that the common ones head.
    const all = scored('AND', telling);
    const some = answers(all) || telling.length < 2 ? all : scored('OR', telling);
    const scores = scoresOf(some);
    const helping = scoresOf(scored('OR', maybe));
    const ids = new Set([...scores.keys(), ...(answers(some) ? [] : helping.keys())]);
    const phrase = telling.map(({ word }) => word).join(' ');
    return bestPages(
      [...ids].flatMap((id, rank) => {
        const section = sections[id];
        if (section === undefined) return [];
        const together = rank < LOOKED_AT && telling.length > 1 && saysTogether(section, phrase) ? TOGETHER : 1;
        return [{ section, score: ((scores.get(id) ?? 0) + (helping.get(id) ?? 0)) * together }];
      }),
    );
  };
  return {
    wanted: (query) => vocabulary.wanted(query.slice(0, LONGEST_QUERY)),
    hits: (wanted, named = '') => {
      const exact = namedPath(named, library);
      const own = exact === undefined ? undefined : byPath.get(exact.path);
      const first = own && exact && { ...own, href: exact.href, ...(exact.heading && { heading: exact.heading }) };
      const pages = new Map<string, Section>(first === undefined ? [] : [[first.path, first]]);
      for (const section of found(wanted)) if (!pages.has(section.path)) pages.set(section.path, section);
      return [...pages.values()].slice(0, MOST_HITS).map((section) => hitOf(section, wanted));
    },
  };
}

const scoresOf = (hits: readonly { readonly id: unknown; readonly score: number }[]): ReadonlyMap<number, number> =>
  new Map(hits.map(({ id, score }) => [Number(id), score]));

/** Sections that are looked at for words that stand together, and what that counts. */
const [LOOKED_AT, TOGETHER] = [100, 2];

const saysTogether = ({ title, heading, text }: Section, phrase: string): boolean =>
  [title, heading, text].some((each) => each.toLowerCase().includes(phrase));

/** What further sections of a page that match add to the best of them. */
const FURTHER = 0.15;

/** The best section of each page, pages by their best section and a part of the others. */
function bestPages(found: readonly { readonly section: Section; readonly score: number }[]): readonly Section[] {
  const pages = new Map<string, { readonly section: Section; score: number }>();
  for (const { section, score } of found) {
    const page = pages.get(section.path);
    if (page === undefined) pages.set(section.path, { section, score });
    else page.score += score * FURTHER;
  }
  return [...pages.values()].sort((a, b) => b.score - a.score).map(({ section }) => section);
}

/** Lists of words and of what changed, in which a question finds all of its words and no answer. */
const isList = (path: string): boolean => path === 'changelog' || /^(?:translating\/|directories)/.test(path);

/** Guides are read first, decisions are for those who ask why. A family lists tools that have pages of their own. */
function weightOf(path: string): number {
  if (path.startsWith('adr')) return 0.35;
  if (isList(path)) return path.startsWith('translating/') ? 0.2 : 0.4;
  if (path.startsWith('tools')) return /^tools\/[a-z]+_/.test(path) ? 1 : 0.35;
  if (path.startsWith('rules')) return 0.6;
  if (path.startsWith('guides/')) return 1.4;
  return path.includes('/') ? 0.9 : 1.4;
}

interface NamedPlace {
  readonly path: string;
  readonly href: string;
  readonly heading?: string;
}

/** The page of a tool or the place of a rule that a query names and nothing else. */
function namedPath(query: string, library: Library): NamedPlace | undefined {
  const name = query
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const tool = `tools/${name}`;
  if (library.paths.includes(tool)) return { path: tool, href: addressOf(tool) };
  const rule = ruleOf(name.toUpperCase());
  if (rule === undefined) return undefined;
  const { file, anchor } = rulePlace(rule.id);
  const path = `rules/${file.replace(/\.md$/, '')}`;
  return { path, href: `${addressOf(path)}#${anchor}`, heading: `${rule.id} ${rule.title}` };
}

/** The part of a text round the first word that is looked for, whole words alone. */
function excerptOf(text: string, wanted: readonly WantedWord[]): string {
  if (text.length <= EXCERPT) return text;
  const lower = text.toLowerCase();
  const at = Math.min(...wanted.map(({ word }) => lower.indexOf(word)).filter((place) => place >= 0), text.length);
  const begins = at === text.length || at < EXCERPT / 2 ? 0 : lower.indexOf(' ', at - EXCERPT / 2) + 1;
  const ends = text.lastIndexOf(' ', begins + EXCERPT);
  const whole = ends > begins ? ends : begins + EXCERPT;
  return `${begins > 0 ? '… ' : ''}${text.slice(begins, whole)}${whole < text.length ? ' …' : ''}`;
}

/** Sections that are indexed in one turn of the event loop. */
const AT_ONCE = 20;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Sections of a tool's page that repeat what its others say, in names and numbers. */
const REPEATED = ['Example', 'Answer', 'Errors', 'Rules', 'About this tool'];

function sectionsOf(library: Library, path: string): readonly Section[] {
  const { title = '', sections = [] } = library.pageAt(path) ?? {};
  return sections
    .filter(({ heading }) => !(path.startsWith('tools/') && REPEATED.includes(heading)))
    .map(({ id, heading, text, terms }) => ({
      path,
      href: id === '' ? addressOf(path) : `${addressOf(path)}#${id}`,
      title,
      heading: heading === title ? '' : heading,
      text,
      terms,
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
