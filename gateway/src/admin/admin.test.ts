import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@cuspal/telemetry';
import { describe, expect, it } from 'vitest';
import { run, runGateway } from '../../test/child.ts';
import { createPostgres, hasPostgres } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import { layDatabase } from '../../test/migrated-folder.ts';
import { eventually } from '../../test/services.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { parseConfig } from '../config/config.ts';
import { runWhereItIs } from './reach.ts';

const silent = createLogger('admin', 'silent');

/** The command as a process of its own, as `npm run admin --` starts it. */
async function admin(environment: Record<string, string>, line: string) {
  const { exited, stdout, stderr } = run('src/admin/main.ts', environment, line.split(' '));
  const [code] = await exited;
  return { code, out: stdout(), err: stderr() };
}

const status = async (url: string, key: string): Promise<number> =>
  (await send(url, legacy('tools/list', {}, { authorization: `Bearer ${key}` }))).status;

describe('the operator command as a process', () => {
  it('works beside the gateway that has the embedded database, through a socket of its owner alone', async () => {
    const folder = temporaryFolder();
    await layDatabase(folder);
    const gateway = runGateway({ DATA_DIR: folder });
    expect(await eventually(() => existsSync(join(folder, 'db.lock')), 30_000)).toBe(true);
    // The folder is taken and nobody listens yet: the command waits for the gateway.
    const [made, { address }] = await Promise.all([
      admin({ DATA_DIR: folder }, 'create-account --name Acme --email ops@acme.example --json'),
      gateway.line(/^serving$/),
    ]);
    const url = String(address);
    expect([made.code, made.err]).toEqual([0, '']);
    const { account, key } = JSON.parse(made.out);
    expect(await status(url, key)).toBe(200);

    const socket = join(folder, 'admin.sock');
    expect([statSync(socket).mode & 0o777, statSync(socket).uid]).toEqual([0o600, process.getuid?.()]);

    const [suspended, wrong] = await Promise.all([
      admin({ DATA_DIR: folder }, 'suspend ops@acme.example'),
      admin({ DATA_DIR: folder }, 'suspend nobody'),
    ]);
    expect(suspended.code).toBe(0);
    expect(await eventually(async () => (await status(url, key)) === 403, 1_000)).toBe(true);
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    expect(wrong.err).toMatch(
      /^There is no account with this id or e-mail address\.\n\n {2}npm run admin -- suspend ACCOUNT\n/,
    );
    expect(JSON.stringify(gateway.lines())).not.toMatch(/mcp_[A-Za-z0-9_-]{20}|acme/i);

    gateway.child.kill('SIGTERM');
    await gateway.exited;
    expect(existsSync(socket)).toBe(false);
    // Nothing runs: the command opens the folder itself.
    const listed = await admin({ DATA_DIR: folder }, 'list-accounts');
    expect([listed.code, listed.err]).toEqual([0, '']);
    expect(listed.out).toContain(account.id);
  }, 120_000);

  it('makes no database where there is none, and says where it looked', async () => {
    const folder = temporaryFolder();
    const missing = join(folder, 'nowhere');
    const half = join(folder, 'half');
    mkdirSync(join(half, 'db'), { recursive: true });
    const refused = (place: string) =>
      expect(runWhereItIs(parseConfig({ DATA_DIR: place }), ['show-account', 'demo'], silent)).rejects.toThrow(
        `There is no database of Cuspal in ${place}. Give the DATA_DIR with which the server runs, or start the server once, which makes the database.`,
      );
    await refused(missing);
    await refused(half);
    expect([existsSync(missing), readdirSync(join(half, 'db'))]).toEqual([false, []]);
  });

  (hasPostgres() ? it : it.skip)(
    'works beside gateways on PostgreSQL',
    async () => {
      const created = await createPostgres();
      const environment = { DATABASE_URL: created.url };
      await expect(runWhereItIs(parseConfig(environment), ['list-accounts'], silent)).rejects.toThrow(
        'There is no database of Cuspal at DATABASE_URL. Give the DATABASE_URL with which the server runs',
      );
      const gateway = runGateway(environment);
      const url = String((await gateway.line(/^serving$/))['address']);
      const { key, keyId } = JSON.parse((await admin(environment, 'create-account --name Acme --json')).out);
      expect(await status(url, key)).toBe(200);
      expect((await admin(environment, `revoke-key ${keyId}`)).out).toContain(`Revoked ${keyId}`);
      expect(await eventually(async () => (await status(url, key)) === 401, 1_000)).toBe(true);
      gateway.child.kill('SIGTERM');
      await gateway.exited;
      await created.drop();
    },
    120_000,
  );
});
