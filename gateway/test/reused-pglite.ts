import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { SMALL_CACHE } from '../src/database/embedded.ts';
import type { Client } from '../src/database/reopening-pglite.ts';
import { embeddedTemplate } from './embedded-template.ts';

/** What a client costs is its memory; a file of tests has one at a time, seldom two. */
const MOST_KEPT = 2;

/** A database whose user has closed it, wiped. */
interface Kept {
  readonly pglite: PGlite;
  /** The rows that a new database has, by table. */
  readonly seeds: Readonly<Record<string, unknown>>;
  /** The definitions that a new database has. */
  readonly definitions: string;
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
  const pglite = await PGlite.create({ ...SMALL_CACHE, loadDataDir: new Blob([template]) });
  return { pglite, seeds: await rowsOf(pglite), definitions: await definitionsOf(pglite) };
}

/** Whether it is as it was when it was new. */
async function wiped({ pglite, seeds, definitions }: Kept): Promise<boolean> {
  // Settings, listeners and prepared statements of its only session.
  await pglite.exec('discard all');
  if ((await definitionsOf(pglite)) !== definitions) return false;
  const used = (await tablesOf(pglite)).filter(({ used }) => used).map(({ name }) => name);
  const inserts = Object.entries(seeds).map(
    ([table, rows]) =>
      `insert into ${table} select * from json_populate_recordset(null::${table}, ${literal(JSON.stringify(rows))});`,
  );
  // Seeds come with what triggers made of them.
  await pglite.exec(
    `set session_replication_role = replica; truncate ${used.join()} restart identity cascade; ${inserts.join('\n')} reset all;`,
  );
  return true;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const TABLES = z.array(z.object({ name: z.string(), used: z.boolean() }));

/** Every table, and whether it has or had rows. */
async function tablesOf(pglite: PGlite) {
  const { rows } = await pglite.query(
    `select oid::regclass::text as name, pg_relation_size(oid) > 0 as used
     from pg_class where relkind = 'r' and oid >= ${FIRST_OID} order by oid`,
  );
  return TABLES.parse(rows);
}

async function rowsOf(pglite: PGlite): Promise<Readonly<Record<string, unknown>>> {
  const rows: Record<string, unknown> = {};
  for (const { name } of (await tablesOf(pglite)).filter(({ used }) => used)) {
    const [all] = (await pglite.query<{ rows: unknown }>(`select json_agg(t) as rows from ${name} t`)).rows;
    rows[name] = all?.rows;
  }
  return rows;
}

/** The first number that PostgreSQL gives to what is no part of itself. */
const FIRST_OID = 16384;

/** A digest of tables, columns, functions, triggers and constraints. */
export async function definitionsOf(pglite: Pick<PGlite, 'query'>): Promise<string> {
  const { rows } = await pglite.query<{ digest: string }>(`
    select md5(string_agg(line, ' ' order by line)) as digest from (
      select format('%s %s %s %s', oid, relname, relnatts, reloptions) as line
        from pg_class where oid >= ${FIRST_OID} and relkind <> 't'
      union all select format('%s %s %s %s %s', attrelid, attnum, attname, atttypid, attnotnull)
        from pg_attribute where attrelid >= ${FIRST_OID}
      union all select format('%s %s', oid, prosrc) from pg_proc where oid >= ${FIRST_OID}
      union all select format('%s %s %s', oid, tgname, tgenabled) from pg_trigger
      union all select format('%s %s', oid, conname) from pg_constraint where oid >= ${FIRST_OID}
      union all select format('%s %s', adrelid, pg_get_expr(adbin, adrelid)) from pg_attrdef
    ) as lines`);
  return rows[0]?.digest ?? '';
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
    if (kept.length < MOST_KEPT && (await wiped(this.kept).catch(() => false))) kept.push(this.kept);
    else await this.kept.pglite.close();
  }

  async #ask<T>(work: (pglite: PGlite) => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('PGlite is closed');
    return work(this.kept.pglite);
  }
}
