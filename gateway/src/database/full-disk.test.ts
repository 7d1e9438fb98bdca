import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { Browser } from '../../test/browser.ts';
import { bothDatabases } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import { layDatabase } from '../../test/migrated-folder.ts';
import { newClient, register, REDIRECT, startOAuthGateway, type OAuthGateway } from '../../test/oauth.ts';
import { eventually } from '../../test/services.ts';
import type { Database } from './connection.ts';
import { openDatabase } from './database.ts';
import { isOutage } from './outage.ts';

const TABLES = ['oidc', 'sign_in_codes', 'usage_months'];

describe.each(bothDatabases())('a full disk below $name', ({ fresh }) => {
  let database: Database;
  let gateway: OAuthGateway;
  let key: string;
  beforeAll(async () => {
    database = await fresh();
    gateway = await startOAuthGateway({ database });
    ({ key } = await gateway.services.customer({ monthlyAllowance: 10 }));
  });
  afterAll(async () => {
    await gateway.gateway.close();
    await database.close();
  });

  const execute = (statement: string) => database.orm.execute(sql.raw(statement));
  /** Each write says what the server says when a table cannot grow. */
  const fill = async () => {
    await execute(`
      create function no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
    for (const table of TABLES) {
      await execute(
        `create trigger no_space before insert or update on ${table} for each row execute function no_space()`,
      );
    }
  };
  const call = async (method: string) => {
    const headers = { authorization: `Bearer ${key}` };
    const { status, json } = await send(gateway.url, { ...legacy(method, { name: 'echo_arguments' }), headers });
    return { status, code: json.result?._meta?.code ?? 'success' };
  };
  const signIn = async () => {
    const browser = new Browser(gateway.url);
    const form = await browser.get('/developer/sign-in');
    const csrf = /name="csrf" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
    return browser.post('/developer/sign-in', { csrf, email: 'person@example.com' });
  };

  it('answers 503 where something is to be written, reads on, and mends itself', async () => {
    await fill();
    const registration = await register(gateway, { redirect_uris: [REDIRECT] });
    expect([registration.status, registration.headers.get('retry-after')]).toEqual([503, '2']);
    expect(registration.json['error']).toBe('temporarily_unavailable');
    expect(String(registration.json['error_description'])).toContain('no room left');
    const page = await signIn();
    expect(page.status).toBe(503);
    expect(page.text).toContain('has no room left. Nothing was changed. Try again in a minute.');
    expect(await call('tools/call')).toEqual({ status: 200, code: 'engine_unavailable' });
    expect(await call('tools/list')).toEqual({ status: 200, code: 'success' });

    await execute('drop function no_space cascade');
    expect(await newClient(gateway)).toMatch(/./);
    expect((await signIn()).status).toBe(200);
    expect(await call('tools/call')).toEqual({ status: 200, code: 'success' });
  });
});

const folder = mkdtempSync(join(tmpdir(), 'cuspal-full-'));
const mounted = mount();
// A client that has ended keeps its files open.
afterAll(() => {
  if (mounted) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

(mounted ? describe : describe.skip)('the embedded database on a disk of its own', () => {
  const filler = join(folder, 'filler');
  const fillUntil = (bytesLeft: number): void => {
    const { bavail, bsize } = statfsSync(folder);
    appendFileSync(filler, '');
    truncateSync(filler, 0);
    for (let left = bavail * bsize - bytesLeft; left > 0; left -= 1 << 20) {
      appendFileSync(filler, Buffer.alloc(Math.min(left, 1 << 20)));
    }
  };

  it('fails as an outage when its log cannot grow, blocks nothing, and goes on once there is room', async () => {
    await layDatabase(folder);
    const database = await openDatabase({ dataDir: folder });
    const { orm } = database;
    // Rows that change in their place write to the log alone.
    await orm.execute(sql`create table change (n int, filler text) with (fillfactor = 20)`);
    await orm.execute(sql`insert into change select 0, repeat('a', 60) from generate_series(1, 5000)`);
    await orm.execute(sql`vacuum change`);
    fillUntil(2 << 20);
    let changes = 0;
    let fault: unknown;
    for (; fault === undefined && changes < 400; changes += 1) {
      await orm.execute(sql`update change set n = n + 1`).catch((thrown: unknown) => (fault = thrown));
    }
    expect(isOutage(fault)).toBe(true);
    const transaction = orm.transaction((inside) => inside.execute(sql`select 1`));
    expect(await transaction.then(() => false, isOutage)).toBe(true);

    rmSync(filler);
    expect(
      await eventually(() =>
        orm.execute(sql`update change set n = n + 1`).then(
          () => true,
          () => false,
        ),
      ),
    ).toBe(true);
    // What had been committed before is there, what failed is not.
    const { rows } = (await orm.execute(sql`select distinct n from change`)) as { rows: { n: number }[] };
    expect(rows).toEqual([{ n: changes }]);
    await database.close();
  });
});
