import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOURCE_FLAGS } from '../../../scripts/lib/run-source.mjs';
import { createPostgres, hasPostgres } from '../../test/databases.ts';
import { openPostgres } from './postgres.ts';

const WORDS = [...SOURCE_FLAGS, 'gateway/src/database/main.ts'];
const ROOT = new URL('../../../', import.meta.url);

/** Exit code and all that the command said. */
const command = (variables: Readonly<Record<string, string>>) =>
  new Promise<readonly [number, string]>((resolve) => {
    const env = { PATH: process.env['PATH'], ...variables };
    const child = execFile(process.execPath, WORDS, { cwd: ROOT, env, timeout: 110_000 }, (_, out, err) =>
      resolve([child.exitCode ?? -1, out + err]),
    );
  });

describe('the command that migrates', () => {
  it('says what is missing', async () => {
    expect(await command({})).toEqual([1, 'DATABASE_URL is not set: the embedded database migrates by itself.\n']);
  });

  (hasPostgres() ? it : it.skip)('brings PostgreSQL up to date, also when two come at once', async () => {
    const created = await createPostgres();
    const both = [command({ DATABASE_URL: created.url }), command({ DATABASE_URL: created.url })];
    expect(await Promise.all(both)).toEqual(both.map(() => [0, 'The database is up to date.\n']));
    const connection = await openPostgres(created.url);
    const applied = await connection.query('select name from schema_migrations order by name');
    await connection.close();
    await created.drop();
    const files = readdirSync(new URL('../../migrations/', import.meta.url)).filter((name) => name.endsWith('.sql'));
    expect(applied.map(({ name }) => name)).toEqual(files.sort());
  });
});
