import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import { eventually, servicesOn, type TestServices } from '../../test/services.ts';
import { runCommand } from '../admin/commands.ts';
import { storedKeys } from '../auth/api-keys.ts';
import type { Database } from '../database/connection.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

describe.each(databases())('rotation and test keys on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let gateway: TestGateway;
  let now = NOW;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
    gateway = await startTestGateway({ database, now: () => now });
  });
  afterAll(async () => {
    await gateway.gateway.close();
    await database.close();
  });
  const status = async (key: string): Promise<number> =>
    (await send(gateway.url, legacy('tools/list', {}, { authorization: `Bearer ${key}` }))).status;
  const run = async (words: readonly string[]): Promise<Record<string, unknown>> =>
    Object(JSON.parse(JSON.stringify((await runCommand(services, words)).json)));

  it('give a key a second secret, and end the first when its days are over', async () => {
    const { account, key, keyId } = await services.customer();
    await services.keyChanges.restrict(account.id, keyId, { ratePerSecond: 9, toolsets: ['core'] });
    const rotated = await services.keyChanges.rotate(account.id, keyId, 7);
    if (!rotated?.earlier) throw new Error('two secrets');
    expect(rotated.row).toMatchObject({ id: keyId, hint: rotated.key.slice(-4), ratePerSecond: 9, lastUsedAt: null });
    expect(rotated.earlier).toMatchObject({
      secretOf: keyId,
      hint: key.slice(-4),
      ratePerSecond: 9,
      toolsets: ['core'],
      expiresAt: new Date(NOW + 7 * DAY_MS),
    });
    expect([await status(key), await status(rotated.key)]).toEqual([200, 200]);
    // Both are the same key to whoever counts calls.
    for (const each of [key, rotated.key]) {
      expect(await storedKeys(database.orm, () => now).authenticate(each)).toMatchObject({
        ok: true,
        principal: { keyId, rules: { id: keyId } },
      });
    }
    now += 7 * DAY_MS;
    expect(await storedKeys(database.orm, () => now).authenticate(key)).toMatchObject({ code: 'auth_expired' });
    expect([await status(key), await status(rotated.key)]).toEqual([401, 200]);
    now = NOW;
  });

  it('count among the five, and put an earlier one out', async () => {
    const { account, key, keyId } = await services.customer({ maxKeys: 3 });
    const second = await services.keyChanges.rotate(account.id, keyId, 1);
    const third = await services.keyChanges.rotate(account.id, keyId, 1);
    expect([await status(key), await status(second?.key ?? ''), await status(third?.key ?? '')]).toEqual([
      401, 200, 200,
    ]);
    await services.keys.create(account.id, 'Other');
    await expect(services.keys.create(account.id, 'One too many')).rejects.toThrow('3 live keys');
    // The earlier secret that goes makes room for the next.
    const { row } = (await services.keyChanges.rotate(account.id, keyId, 2)) ?? {};
    expect(row?.id).toBe(keyId);
    expect((await services.keys.list(account.id)).length).toBe(3);
    await services.keyChanges.rotate(account.id, keyId, 0);
    await services.keys.create(account.id, 'Third');
    await expect(services.keyChanges.rotate(account.id, keyId, 1)).rejects.toThrow('3 live keys');
    expect((await services.keys.list(account.id)).filter(({ secretOf }) => secretOf !== null)).toEqual([]);
  });

  it('are ended alone or with the key, on every gateway', async () => {
    const { account, key, keyId } = await services.customer();
    const first = await services.keyChanges.rotate(account.id, keyId, 3);
    if (!first?.earlier) throw new Error('two secrets');
    expect([await status(key), await status(first.key)]).toEqual([200, 200]);
    expect(await services.keys.revoke(account.id, first.earlier.id)).toBe(true);
    expect(await eventually(async () => (await status(key)) === 401)).toBe(true);
    expect(await status(first.key)).toBe(200);
    const second = await services.keyChanges.rotate(account.id, keyId, 3);
    expect(await services.keys.revoke(account.id, keyId)).toBe(true);
    for (const each of [first.key, second?.key ?? '']) {
      expect(await eventually(async () => (await status(each)) === 401)).toBe(true);
    }
  });

  it.each([-1, 8, 1.5])('take no %d days', async (days) => {
    const { account, keyId } = await services.customer();
    await expect(services.keyChanges.rotate(account.id, keyId, days)).rejects.toThrow('0 to 7 days');
  });

  it('last no longer than the key', async () => {
    const { account } = await services.customer();
    const { row } = await services.keys.create(account.id, 'Short', 2);
    const { earlier } = (await services.keyChanges.rotate(account.id, row.id, 7)) ?? {};
    expect(earlier?.expiresAt).toEqual(row.expiresAt);
  });

  it('are for keys of the account alone, and shares are not above its own', async () => {
    const [one, other] = [
      await services.customer({ monthlyAllowance: 10, ratePerSecond: 3 }),
      await services.customer(),
    ];
    expect(await services.keyChanges.rotate(other.account.id, one.keyId, 1)).toBeUndefined();
    expect(await services.keyChanges.restrict(other.account.id, one.keyId, { ratePerSecond: 1 })).toBeUndefined();
    const restrict = (restrictions: object) => services.keyChanges.restrict(one.account.id, one.keyId, restrictions);
    await expect(restrict({ monthlyCalls: 11 })).rejects.toThrow('its account has 10 calls a month');
    await expect(restrict({ ratePerSecond: 4 })).rejects.toThrow('its account has 3 a second');
    expect(await restrict({ monthlyCalls: 10, ratePerSecond: 3 })).toMatchObject({
      monthlyCalls: 10,
      ratePerSecond: 3,
    });
  });

  it('are made by the operator: restricted, changed, rotated, for tests', async () => {
    const { account } = await services.customer({ email: 'operated@example.com' });
    const made = await run(
      'issue-key operated@example.com --name CI --calls 20 --key-rate 2 --addresses 203.0.113.0/24,::1 --origins https://a.example --toolsets core,vargas --manages'.split(
        ' ',
      ),
    );
    const keyId = String(made['keyId']);
    const shown = await runCommand(services, ['show-account', account.id]);
    for (const part of ['20 calls a month', '2 requests a second', '203.0.113.0/24, ::1/128', 'https://a.example']) {
      expect(shown.text).toContain(part);
    }
    expect(await run(['restrict-key', keyId, '--calls', 'all', '--origins', 'any', '--no-manages'])).toMatchObject({
      key: { monthlyCalls: null, allowedOrigins: [], manages: false, ratePerSecond: 2, toolsets: ['core', 'vargas'] },
    });
    expect(await run(['rotate-key', keyId, '--days', '2'])).toMatchObject({ keyId, earlier: { secretOf: keyId } });
    await expect(run(['restrict-key', keyId])).rejects.toThrow('at least one restriction');
    await expect(run(['restrict-key', keyId, '--addresses', 'home'])).rejects.toThrow(
      '"home" is no range of addresses',
    );
    await expect(run(['rotate-key', 'nobody'])).rejects.toThrow('no live key');
  });

  it('for tests are of one account beside the own, with five keys, which goes with it', async () => {
    const { account, key: live } = await services.customer({ email: 'twin@example.com', monthlyAllowance: 5 });
    const all = await Promise.all([1, 2, 3].map(() => services.twins.findOrCreate(account)));
    const [twin] = all;
    if (!twin) throw new Error('a test account');
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(twin).toMatchObject({ twinOf: account.id, email: null, monthlyAllowance: null });
    const { key } = await run(['issue-key', account.id, '--test', '--name', 'First']);
    expect(key).toMatch(/^mcp_test_[\w-]{38}$/);
    for (const name of ['b', 'c', 'd', 'e']) await services.keys.create(twin.id, name);
    await expect(services.keys.create(twin.id, 'f')).rejects.toThrow('5 live keys');
    expect((await services.keys.list(account.id)).length).toBe(1);
    expect([await status(String(key)), await status(live)]).toEqual([200, 200]);
    await services.accounts.suspend(account.id);
    expect(await eventually(async () => (await status(String(key))) === 403)).toBe(true);
    await services.accounts.resume(account.id);
    expect(await eventually(async () => (await status(String(key))) === 200)).toBe(true);
    await expect(services.twins.findOrCreate(twin)).rejects.toThrow('no test account of its own');
    await services.accounts.delete(account.id);
    expect(await eventually(async () => (await status(String(key))) === 401)).toBe(true);
    expect(await services.accounts.byId(twin.id)).toBeUndefined();
  });
});
