import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

describe.each(databases())('keys that expire on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let gateway: TestGateway;
  let now = NOVEMBER;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
    gateway = await startTestGateway({ database, now: () => now });
  });
  afterAll(async () => {
    await gateway.gateway.close();
    await database.close();
  });
  const ask = (key: string) => send(gateway.url, legacy('tools/list', {}, { authorization: `Bearer ${key}` }));

  it('open the account to the last millisecond, then say when they ended and what to do', async () => {
    const { account, keyId } = await services.customer();
    const { key, row } = await services.keys.create(account.id, 'Month', 30);
    expect(row.expiresAt).toEqual(new Date('2026-12-20T10:00:00Z'));
    expect((await ask(key)).status).toBe(200);
    now = NOVEMBER + 30 * DAY_MS - 1;
    expect((await ask(key)).status).toBe(200);
    // The verdict of a moment ago is remembered, but not beyond the end of the key.
    now += 1;
    const { status, json, headers } = await ask(key);
    expect([status, json.error.data.code]).toEqual([401, 'auth_expired']);
    expect(json.error.message).toBe(
      'Unauthorized: this API key expired on 20 December 2026, 10:00 UTC. ' +
        `Make a new key at ${gateway.url}/developer and send it in place of this one.`,
    );
    expect(headers['www-authenticate']).toContain('error="invalid_token"');
    await services.keys.revoke(account.id, row.id);
    expect((await ask(key)).json.error.data.code).toBe('auth_invalid');
    expect(keyId).not.toBe(row.id);
    now = NOVEMBER;
  });

  it('take no place among the five, and stay on the list for three months', async () => {
    const { account } = await services.customer();
    for (let number = 0; number < 4; number += 1) await services.keys.create(account.id, `Key ${number}`, 10);
    await expect(services.keys.create(account.id, 'sixth')).rejects.toThrow('5 live keys');
    now = NOVEMBER + 10 * DAY_MS;
    expect((await services.keys.list(account.id)).map((key) => services.keys.isExpired(key))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    await services.keys.create(account.id, 'sixth');
    now += 90 * DAY_MS;
    expect((await services.keys.list(account.id)).map(({ name }) => name)).toEqual(['Test', 'sixth']);
    now = NOVEMBER;
  });

  it.each([0, -1, 1.5, 3_651, Number.NaN, Infinity])('do not live for %d days', async (days) => {
    const { account } = await services.customer();
    await expect(services.keys.create(account.id, 'odd', days)).rejects.toThrow('1 to 3650 days');
  });
});
