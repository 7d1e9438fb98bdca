import { readdir, readFile } from 'node:fs/promises';

/** Answers a statement with its rows. */
export type Ask = (text: string) => Promise<readonly Record<string, unknown>[]>;

/** A transaction in which no other process migrates. */
interface MigrationTransaction {
  readonly query: Ask;
  /** Several statements in one round trip. */
  readonly run: (statements: string) => Promise<void>;
}

export interface MigrationSession {
  /** Runs the work in one transaction, which keeps the migrations of other processes out until it ends. */
  exclusively<T>(work: (transaction: MigrationTransaction) => Promise<T>): Promise<T>;
}

export interface Migration {
  readonly name: string;
  readonly statements: string;
  /** The newest migration that a version must know to run on what this one leaves; undefined: this one itself. */
  readonly oldest?: string | undefined;
}

const FOLDER = new URL('../../migrations/', import.meta.url);
/** First line of a migration that only adds: versions that know the migration it names go on running. */
const RUNS_WITH = /^-- runs with versions from (\d{4}_[a-z0-9_]+\.sql) on\n/;

/** The numbered files of gateway/migrations, found from the sources and from dist alike. */
export async function readMigrations(folder: URL = FOLDER): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
  names.forEach((name, index) => {
    if (Number(numbers[index]) !== index + 1) {
      throw new Error(`migration ${name} is out of order: files are numbered 0001_name.sql, 0002_name.sql, …`);
    }
  });
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(new URL(name, folder), 'utf8');
      const oldest = RUNS_WITH.exec(statements)?.[1];
      if (oldest !== undefined && !names.slice(0, names.indexOf(name)).includes(oldest)) {
        throw new Error(`migration ${name} runs with versions from ${oldest} on, which is none before it`);
      }
      return { name, statements, oldest };
    }),
  );
}

/** Runs what has not run yet, each migration as a whole or not at all; returns their names. */
export async function migrate(session: MigrationSession, migrations: readonly Migration[]): Promise<readonly string[]> {
  const ran: string[] = [];
  for (;;) {
    const name = await session.exclusively((transaction) => runNext(transaction, migrations));
    if (name === undefined) return ran;
    ran.push(name);
  }
}

/** The name of the migration that it ran; undefined where none is due. */
async function runNext({ query, run }: MigrationTransaction, migrations: readonly Migration[]) {
  await run(TABLE);
  const [due] = dueOf(migrations, await appliedIn(query));
  if (!due) return undefined;
  const oldest = due.oldest === undefined ? 'null' : `'${due.oldest}'`;
  await run(`${due.statements}\n;\ninsert into schema_migrations (name, oldest) values ('${due.name}', ${oldest});`);
  return due.name;
}

const TABLE = `
create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now());
alter table schema_migrations add column if not exists oldest text;`;

/**
 * Whether all migrations have run, found without a lock. Throws where a newer version has migrated the database so that
 * this one cannot run on it.
 */
export async function isCurrent(query: Ask, migrations: readonly Migration[]): Promise<boolean> {
  return (await isMigrated(query)) && dueOf(migrations, await appliedIn(query)).length === 0;
}

/** Whether a gateway has ever made this database. */
export const isMigrated = async (query: Ask): Promise<boolean> =>
  (await query(`select 1 where to_regclass('schema_migrations') is not null`)).length > 0;

interface Applied {
  readonly name: string;
  readonly oldest: string | undefined;
}

/** Read as JSON, because the table may be one without the column `oldest` yet. */
async function appliedIn(query: Ask): Promise<readonly Applied[]> {
  const rows = await query(`select name, to_jsonb(m) ->> 'oldest' as oldest from schema_migrations m`);
  return rows.map(({ name, oldest }) => ({
    name: String(name),
    oldest: typeof oldest === 'string' ? oldest : undefined,
  }));
}

function dueOf(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  for (const { name, oldest } of applied) {
    if (!known.has(name) && (oldest === undefined || !known.has(oldest))) {
      throw new Error(`the database was migrated by a newer version (${name}): start that version`);
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}
