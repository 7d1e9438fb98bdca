import { LruCache } from '../core/lru-cache.ts';
import type { Page } from '../web/page.ts';
import { searchPage } from './docs-page.ts';
import type { Library } from './library.ts';
import { searchOf, type Hit, type Search } from './search.ts';

const MOST_KEPT = 200;
/** A longer query is no name of a tool or a rule. */
const LONGEST_NAME = 48;

/** Pages of what a search found. The documents are read for the first, and the last answers are kept. */
export class FoundPages {
  readonly #hits = new LruCache<readonly Hit[]>(MOST_KEPT);
  #search: Promise<Search> | undefined;

  constructor(private readonly library: () => Library) {}

  async pageFor(query: string): Promise<Page> {
    const search = await this.#read();
    const wanted = search.wanted(query);
    const words = wanted.map(({ word }) => word).join(' ');
    // A name is found as it is written.
    const key = `${words}\n${query.length > LONGEST_NAME ? '' : query.toLowerCase()}`;
    return searchPage(
      query,
      this.#hits.get(key, () => search.hits(wanted, query)),
    );
  }

  /** A failed reading is tried again by the next search. */
  #read(): Promise<Search> {
    return (this.#search ??= searchOf(this.library()).catch((fault: unknown) => {
      this.#search = undefined;
      throw fault;
    }));
  }
}
