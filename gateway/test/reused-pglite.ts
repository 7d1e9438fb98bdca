import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { OPTIONS } from '../src/database/embedded.ts';
import type { Client } from '../src/database/reopening-pglite.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { asNew, wiped, type AsNew, type Asked } from './wiped.ts';

/** What a client costs is its memory; a file of tests has one at a time, seldom two. */
const MOST_KEPT = 2;

/** A database whose user has closed it, wiped. */
interface Kept {
  readonly pglite: PGlite;
  readonly isNew: AsNew;
}

const kept: Kept[] = [];

/**
 * A client of a migrated and otherwise empty PGlite in memory. Opening one takes ten times as long as wiping it, so one
 * that was closed is wiped and given to who asks next; one that is not as it was by then is ended.
 */
export async function emptyPglite(): Promise<Client> {
  return new Borrowed(kept.pop() ?? (await opened()));
}

async function opened(): Promise<Kept> {
  const template = readFileSync(await embeddedTemplate());
  const pglite = await PGlite.create({ ...OPTIONS, loadDataDir: new Blob([template]) });
  return { pglite, isNew: await asNew(askedOf(pglite)) };
}

/** A PGlite, or a transaction of it, that is asked by text. */
export const askedOf = (pglite: Pick<PGlite, 'query' | 'exec'>): Asked => ({
  rows: async (statement) => (await pglite.query(statement)).rows,
  run: (statements) => pglite.exec(statements),
});

async function isAsNew({ pglite, isNew }: Kept): Promise<boolean> {
  // Settings, listeners and prepared statements of its only session.
  await pglite.exec('discard all');
  return wiped(askedOf(pglite), isNew);
}

/** Answers until it is closed, as a client of its own does. */
class Borrowed implements Client {
  #closed = false;

  constructor(private readonly kept: Kept) {}

  query: Client['query'] = (text, values, options) => this.#ask((pglite) => pglite.query(text, values, options));

  exec: Client['exec'] = (statements, options) => this.#ask((pglite) => pglite.exec(statements, options));

  transaction: Client['transaction'] = (work) => this.#ask((pglite) => pglite.transaction(work));

  async close(): Promise<void> {
    if (this.#closed) throw new Error('PGlite is closed');
    this.#closed = true;
    // PGlite does one thing after the other: what was under way has ended when it is wiped.
    if (kept.length < MOST_KEPT && (await isAsNew(this.kept).catch(() => false))) kept.push(this.kept);
    else await this.kept.pglite.close();
  }

  async #ask<T>(work: (pglite: PGlite) => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('PGlite is closed');
    return work(this.kept.pglite);
  }
}
