import MiniSearch from 'minisearch';
import { addressOf, type Library } from './library.ts';

/** A place in the documents that answers a search. */
export interface Hit {
  readonly href: string;
  readonly title: string;
  /** Where it is not the page's own. */
  readonly heading: string;
  readonly excerpt: string;
}

export type Search = (query: string) => readonly Hit[];

const MOST_HITS = 20;
const LONGEST_QUERY = 200;
const EXCERPT = 180;

/**
 * A search over every section of every document: the words asked for, their beginnings, and slips of a letter. Pages
 * are read one at a time, so that the event loop gets its turn between them.
 */
export async function searchOf(library: Library): Promise<Search> {
  const index = new MiniSearch<Hit & { readonly id: number; readonly text: string }>({
    fields: ['title', 'heading', 'text'],
    storeFields: ['href', 'title', 'heading', 'excerpt'],
    searchOptions: {
      boost: { title: 4, heading: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  let id = 0;
  for (const path of library.paths) {
    const { title = '', sections = [] } = library.pageAt(path) ?? {};
    for (const section of sections) {
      index.add({
        id: id++,
        href: section.id === '' ? addressOf(path) : `${addressOf(path)}#${section.id}`,
        title,
        heading: section.heading === title ? '' : section.heading,
        excerpt: section.text.length > EXCERPT ? `${section.text.slice(0, EXCERPT)} …` : section.text,
        text: section.text,
      });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return (query) =>
    index
      .search(query.slice(0, LONGEST_QUERY))
      .slice(0, MOST_HITS)
      .map(({ href, title, heading, excerpt }) => ({
        href: String(href),
        title: String(title),
        heading: String(heading),
        excerpt: String(excerpt),
      }));
}
