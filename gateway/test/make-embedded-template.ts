import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedConnection } from '../src/database/embedded.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';

// node make-embedded-template.ts FILE: a process of its own, for what starts the tests runs no sources itself.

/** What PostgreSQL copies new databases from is a third of what would be read each time, and nobody makes one. */
const WITHOUT_TEMPLATES = [
  'alter database template0 is_template false',
  'alter database template1 is_template false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

const [, , file] = process.argv;
if (file === undefined) throw new Error('name the file');
const client = await PGlite.create();
await migrate(
  embeddedConnection(client, async () => {}),
  await readMigrations(),
);
for (const statement of WITHOUT_TEMPLATES) await client.exec(statement);
const dump = await client.dumpDataDir('none');
await client.close();
mkdirSync(dirname(file), { recursive: true });
const draft = `${file}.${randomUUID()}`;
writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
renameSync(draft, file);
