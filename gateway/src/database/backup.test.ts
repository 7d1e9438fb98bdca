import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPostgres, hasPostgres } from '../../test/databases.ts';
import { servicesOn } from '../../test/services.ts';
import { layDatabase } from '../../test/migrated-folder.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { storedKeys } from '../auth/api-keys.ts';
import type { Database } from './connection.ts';
import { openDatabase, openExistingDatabase } from './database.ts';

const hasTools = hasPostgres() && spawnSync('pg_dump', ['--version']).status === 0;

/** An account with a key that has been used, and all that a copy of the database must say of it. */
async function fill(database: Database): Promise<(copy: Database) => Promise<void>> {
  const { accounts, keys } = servicesOn(database);
  const account = await accounts.create({ name: 'Acme', email: 'ops@acme.example', extraCalls: 7 });
  const { key } = await keys.create(account.id, 'laptop');
  await database.orm.execute(
    `select * from reserve_calls('[{"account":"${account.id}","families":["vargas","timing"]}]', '2026-10-05', 300)`,
  );
  const used = await servicesOn(database).usage.month(account.id, '2026-10');
  expect(used).toMatchObject({ used: 2, extra: 7 });
  return async (copy) => {
    const restored = servicesOn(copy);
    expect(await restored.accounts.find('ops@acme.example')).toEqual(account);
    expect(await restored.usage.month(account.id, '2026-10')).toEqual(used);
    expect(await storedKeys(copy.orm).authenticate(key)).toMatchObject({ ok: true });
    // It goes on where it was: the next call is counted, another account made.
    await copy.orm.execute(
      `select * from reserve_calls('[{"account":"${account.id}","families":["timing"]}]', '2026-10-06', 300)`,
    );
    expect(await restored.usage.month(account.id, '2026-10')).toMatchObject({ used: 3 });
    await restored.accounts.create({ name: 'Next' });
  };
}

describe('a backup as docs/operations.md has it', () => {
  (hasTools ? it : it.skip)('of PostgreSQL holds everything, over a database that has gone on as well', async () => {
    const created = await createPostgres();
    const database = await openDatabase({ dataDir: '', databaseUrl: created.url });
    const check = await fill(database);
    const dump = spawnSync('pg_dump', ['-Fc', created.url], { maxBuffer: 64 * 1024 * 1024 });
    expect(dump.stderr.toString()).toBe('');
    await servicesOn(database).accounts.delete((await servicesOn(database).accounts.find('ops@acme.example')).id);
    await database.close();
    const words = ['--clean', '--if-exists', '--no-owner', '--exit-on-error', '-d', created.url];
    const { status, stderr } = spawnSync('pg_restore', words, { input: dump.stdout });
    expect([status, stderr.toString()]).toEqual([0, '']);
    const copy = await openExistingDatabase({ dataDir: '', databaseUrl: created.url });
    await check(copy);
    await copy.close();
    await created.drop();
  });

  it('of the embedded database is a copy of its folder while nothing runs', async () => {
    const dataDir = temporaryFolder();
    await layDatabase(dataDir);
    const database = await openDatabase({ dataDir });
    const check = await fill(database);
    await database.close();
    const other = join(temporaryFolder(), 'restored');
    cpSync(dataDir, other, { recursive: true });
    const copy = await openExistingDatabase({ dataDir: other });
    await check(copy);
    await copy.close();
  });
});
