import { readdir, readFile } from 'node:fs/promises';

export interface MigrationSession {
  query(text: string): Promise<readonly Record<string, unknown>[]>;
  /** Several statements in one round trip: PostgreSQL runs them as one transaction. */
  run(statements: string): Promise<void>;
  /** Keeps other processes out until the session ends. */
  lock(): Promise<void>;
}

export interface Migration {
  readonly name: string;
  readonly statements: string;
}

const FOLDER = new URL('../../migrations/', import.meta.url);

/** The numbered files of gateway/migrations, found from the sources and from dist alike. */
export async function readMigrations(folder: URL = FOLDER): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
  names.forEach((name, index) => {
    if (Number(numbers[index]) !== index + 1) {
      throw new Error(`migration ${name} is out of order: files are numbered 0001_name.sql, 0002_name.sql, …`);
    }
  });
  return Promise.all(names.map(async (name) => ({ name, statements: await readFile(new URL(name, folder), 'utf8') })));
}

/** Runs what has not run yet, each migration as a whole or not at all; returns their names. */
export async function migrate(session: MigrationSession, migrations: readonly Migration[]): Promise<readonly string[]> {
  await session.lock();
  await session.run(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const rows = await session.query('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row['name']));
  const known = new Set<unknown>(migrations.map((migration) => migration.name));
  for (const name of applied) {
    if (!known.has(name)) {
      throw new Error(`the database was migrated by a newer version (${String(name)}): start that version`);
    }
  }
  const due = migrations.filter((migration) => !applied.has(migration.name));
  for (const { name, statements } of due) {
    await session.run(`${statements}\n;\ninsert into schema_migrations (name) values ('${name}');`);
  }
  return due.map((migration) => migration.name);
}
