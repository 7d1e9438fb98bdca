import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import { hashApiKey } from '../auth/api-keys.ts';
import { storedKeys } from '../auth/stored-keys.ts';
import type { Database } from '../database/database.ts';
import { apiKeys, oidc, signInCodes, usageDays, webSessions } from '../database/schema.ts';
import { AccountError } from './accounts.ts';
import { KeyLimitError } from './keys.ts';
import { standingOf } from './standing.ts';

const DEFAULTS = { monthlyAllowance: 300, ratePerSecond: 10, burst: 40 };

describe.each(databases())('accounts on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
  }, 30_000);
  afterAll(() => database.close());

  it('are one for an address, however it is written and however many sign in at once', async () => {
    const written = ['New.User@Example.com', ' new.user@example.com', 'NEW.USER@EXAMPLE.COM'];
    const found = await Promise.all(
      Array.from({ length: 30 }, (_, index) => services.accounts.findOrCreateUser(written[index % 3] ?? '')),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[0]).toMatchObject({ kind: 'user', email: 'new.user@example.com', unmetered: false });
    expect((await services.accounts.find('New.User@example.com')).id).toBe(found[0]?.id);
    await expect(services.accounts.create({ name: 'x', email: 'new.USER@example.com' })).rejects.toThrow(AccountError);
  });

  it('have the configured limits unless they have their own, and a bucket of at least a second', async () => {
    const { account } = await services.customer();
    expect(standingOf(account, DEFAULTS)).toEqual({
      accountId: account.id,
      suspended: false,
      metered: true,
      rate: { perSecond: 10, burst: 40 },
    });
    const own = await services.accounts.setLimits(account.id, { ratePerSecond: 100, unmetered: true });
    expect(standingOf(own, DEFAULTS)).toMatchObject({ metered: false, rate: { perSecond: 100, burst: 100 } });
    const again = await services.accounts.setLimits(account.id, { ratePerSecond: null });
    expect(standingOf(again, DEFAULTS).rate).toEqual({ perSecond: 10, burst: 40 });
    const operator = await services.accounts.operator();
    expect(standingOf(operator, DEFAULTS)).toMatchObject({ metered: false, rate: undefined });
    expect(standingOf({ ...operator, ratePerSecond: 5 }, DEFAULTS).rate).toEqual({ perSecond: 5, burst: 40 });
    await expect(services.accounts.setAllowance('nobody', 1)).rejects.toThrow(AccountError);
  });

  it('are deleted with everything kept of them, and nothing of others', async () => {
    const [leaving, staying] = await Promise.all(
      ['leaving', 'staying'].map((name) => services.customer({ name, email: `${name}@example.com` })),
    );
    if (!leaving || !staying) throw new Error('no customers');
    const later = new Date(Date.now() + 60_000);
    for (const { account } of [leaving, staying]) {
      const { id: accountId } = account;
      await database.orm.insert(usageDays).values({ accountId, day: '2026-11-20', family: 'vargas', calls: 3 });
      await database.orm
        .insert(webSessions)
        .values({ idHash: `s ${accountId}`, accountId, csrf: 'x', expiresAt: later });
      const code = { id: `c ${accountId}`, email: String(account.email), codeHash: 'x', salt: 'x', expiresAt: later };
      await database.orm.insert(signInCodes).values(code);
      await database.orm.insert(oidc).values([
        { kind: 'Grant', id: `g ${accountId}`, payload: { accountId } },
        { kind: 'RefreshToken', id: `r ${accountId}`, grantId: `g ${accountId}`, payload: {} },
        { kind: 'Interaction', id: `i ${accountId}`, payload: { session: { accountId } } },
      ]);
    }
    await services.accounts.delete(leaving.account.id);
    const dump = JSON.stringify(
      await Promise.all(
        ['accounts', 'api_keys', 'usage_months', 'usage_days', 'web_sessions', 'sign_in_codes', 'oidc'].map((table) =>
          database.orm.execute(sql.raw(`select * from ${table}`)).then((result) => Object(result).rows),
        ),
      ),
    );
    expect(dump).not.toContain(leaving.account.id);
    expect(dump).not.toContain('leaving@');
    for (const left of ['s', 'c', 'g', 'r', 'i']) expect(dump).toContain(`"${left} ${staying.account.id}"`);
    await expect(services.accounts.delete('operator')).rejects.toThrow(AccountError);
    await expect(services.accounts.delete(leaving.account.id)).rejects.toThrow(AccountError);
  });

  describe('keys', () => {
    it('are shown once and kept as a hash alone', async () => {
      const { account, key, keyId } = await services.customer();
      expect(key).toMatch(/^mcp_[A-Za-z0-9_-]{43}$/);
      const [row] = await database.orm
        .select()
        .from(apiKeys)
        .where(sql`${apiKeys.id} = ${keyId}`);
      expect(row).toMatchObject({ accountId: account.id, hash: hashApiKey(key).toString('hex'), hint: key.slice(-4) });
      expect(JSON.stringify(row)).not.toContain(key.slice(4, -4));
      const [listed] = await services.keys.list(account.id);
      expect(listed).toMatchObject({ id: keyId, name: 'Test', lastUsedAt: null, revokedAt: null });
      expect(listed).not.toHaveProperty('hash');
    });

    it('are five and no more, also when many are made at once, and one may take the place of a revoked one', async () => {
      const { account, keyId } = await services.customer();
      const made = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => services.keys.create(account.id, `key ${index}`)),
      );
      const refusals = made.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      expect(refusals).toHaveLength(16);
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(KeyLimitError);
      expect(String(refusals[0])).toContain('5 live keys');
      expect(await services.keys.list(account.id)).toHaveLength(5);
      expect(await services.keys.revoke(account.id, keyId)).toBe(true);
      expect(await services.keys.revoke(account.id, keyId)).toBe(false);
      await services.keys.create(account.id, 'sixth');
      await expect(services.keys.create(account.id, 'seventh')).rejects.toThrow(KeyLimitError);
      await services.accounts.setLimits(account.id, { maxKeys: 6 });
      await services.keys.create(account.id, 'by leave');
      await expect(services.keys.create(account.id, 'seventh')).rejects.toThrow('6 live keys');
    });

    it('are revoked by their own account alone', async () => {
      const [mine, other] = [await services.customer(), await services.customer()];
      expect(await services.keys.revoke(other.account.id, mine.keyId)).toBe(false);
      expect(await services.keys.list(mine.account.id)).toHaveLength(1);
    });

    it('need a name that fits', async () => {
      const { account } = await services.customer();
      for (const name of ['', '   ', 'x'.repeat(61)]) {
        await expect(services.keys.create(account.id, name)).rejects.toThrow('name of 1 to 60');
      }
      expect((await services.keys.create(account.id, '  two words ')).row.name).toBe('two words');
    });

    it('open their account until they are revoked; what has not the form of a key is not looked for', async () => {
      const { account, key, keyId } = await services.customer();
      let queries = 0;
      const counting = new Proxy(database.orm, {
        get(orm, name) {
          if (name === 'select') queries += 1;
          return Reflect.get(orm, name) as unknown;
        },
      });
      const keys = storedKeys(counting);
      expect(await keys.authenticate(key)).toEqual({ ok: true, principal: { accountId: account.id, keyId } });
      expect(queries).toBe(1);
      for (const wrong of ['', 'mcp_', key.slice(0, -1), `${key}x`, `${key.slice(0, -1)}!`, key.toUpperCase()]) {
        expect(await keys.authenticate(wrong)).toEqual({ ok: false, code: 'auth_invalid' });
      }
      expect(queries).toBe(1);
      await services.keys.revoke(account.id, keyId);
      expect(await keys.authenticate(key)).toEqual({ ok: false, code: 'auth_invalid' });
    });

    it('that never were and that are revoked take the same time', async () => {
      const { account, key, keyId } = await services.customer();
      await services.keys.revoke(account.id, keyId);
      const keys = storedKeys(database.orm);
      const unknown = `mcp_${'A'.repeat(43)}`;
      const took: Record<string, number[]> = { [key]: [], [unknown]: [] };
      for (let round = 0; round < 300; round += 1) {
        for (const credential of round % 2 ? [key, unknown] : [unknown, key]) {
          const began = performance.now();
          await keys.authenticate(credential);
          took[credential]?.push(performance.now() - began);
        }
      }
      const median = (values: number[] = []) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
      const [revoked, never] = [median(took[key]), median(took[unknown])];
      expect(Math.abs(revoked - never) / Math.min(revoked, never)).toBeLessThan(0.35);
    }, 20_000);
  });
});
