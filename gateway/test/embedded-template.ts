import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedConnection } from '../src/database/embedded.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'cuspal-test');

/** What PostgreSQL copies new databases from is a third of what would be read each time, and nobody makes one. */
const WITHOUT_TEMPLATES = [
  'alter database template0 is_template false',
  'alter database template1 is_template false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

/** The file with a migrated and otherwise empty PGlite, made where it is not there. It is kept by its migrations. */
export async function embeddedTemplate(): Promise<string> {
  const migrations = await readMigrations();
  const madeBy = JSON.stringify([migrations, WITHOUT_TEMPLATES]);
  const name = createHash('sha256').update(madeBy).digest('hex').slice(0, 16);
  const file = join(CACHE, `pglite-${name}.tar`);
  if (existsSync(file)) return file;
  const client = await PGlite.create();
  await migrate(
    embeddedConnection(client, async () => {}),
    migrations,
  );
  for (const statement of WITHOUT_TEMPLATES) await client.exec(statement);
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}
