import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import { hashApiKey, KeyLimitError } from './keys.ts';
import { storedKeys } from '../auth/api-keys.ts';
import type { Database } from '../database/connection.ts';
import { apiKeys, departedUsage, oidc, signInCodes, usageDays, webSessions } from '../database/schema.ts';
import { dayOf } from '../core/calendar.ts';
import { AccountError, parseAddress } from './accounts.ts';
import { entitlementsOf } from './entitlements.ts';

const DEFAULTS = { monthlyAllowance: 300, ratePerSecond: 10, burst: 40 };

describe.each(databases())('accounts on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
  }, 120_000);
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

  it('made by the operator are those that signing in leads to, also with a domain of other letters', async () => {
    const made = await services.accounts.create({ name: 'Bücher', email: ' Ada@BÜCHER.example ' });
    expect(made.email).toBe('ada@xn--bcher-kva.example');
    const signedIn = parseAddress('ada@bücher.example') ?? '';
    expect((await services.accounts.findOrCreateUser(signedIn)).id).toBe(made.id);
    for (const named of ['ADA@bücher.example', 'ada@xn--bcher-kva.EXAMPLE', made.id]) {
      expect((await services.accounts.find(named)).id).toBe(made.id);
    }
    for (const none of ['', 'ada', 'ada@localhost', 'a@example.com, b@example.com']) {
      await expect(services.accounts.create({ name: 'x', email: none })).rejects.toThrow('no e-mail address');
    }
  });

  it('have the configured limits unless they have their own, and a bucket of at least a second', async () => {
    const { account } = await services.customer();
    expect(entitlementsOf(account, DEFAULTS)).toEqual({
      accountId: account.id,
      suspended: false,
      metered: true,
      rate: { perSecond: 10, burst: 40 },
    });
    const own = await services.accounts.setLimits(account.id, { ratePerSecond: 100, unmetered: true });
    expect(entitlementsOf(own, DEFAULTS)).toMatchObject({ metered: false, rate: { perSecond: 100, burst: 100 } });
    const again = await services.accounts.setLimits(account.id, { ratePerSecond: null });
    expect(entitlementsOf(again, DEFAULTS).rate).toEqual({ perSecond: 10, burst: 40 });
    const operator = await services.accounts.operator();
    expect(entitlementsOf(operator, DEFAULTS)).toMatchObject({ metered: false, rate: undefined });
    expect(entitlementsOf({ ...operator, ratePerSecond: 5 }, DEFAULTS).rate).toEqual({ perSecond: 5, burst: 40 });
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
        [
          'accounts',
          'api_keys',
          'usage_months',
          'usage_days',
          'web_sessions',
          'sign_in_codes',
          'oidc',
          'departed_usage',
        ].map((table) => database.orm.execute(sql.raw(`select * from ${table}`)).then((result) => Object(result).rows)),
      ),
    );
    expect(dump).not.toContain(leaving.account.id);
    expect(dump).not.toContain('leaving@');
    for (const left of ['s', 'c', 'g', 'r', 'i']) expect(dump).toContain(`"${left} ${staying.account.id}"`);
    await expect(services.accounts.delete('operator')).rejects.toThrow(AccountError);
    await expect(services.accounts.delete(leaving.account.id)).rejects.toThrow(AccountError);
  });

  describe('that are deleted and opened again in the same month', () => {
    let now = Date.parse('2026-11-20T10:00:00Z');
    const later = () => servicesOn(database, () => now);
    const spend = (accountId: string, calls: number, allowance = 300) =>
      database.orm.execute(
        sql`select * from reserve_calls(${JSON.stringify([{ account: accountId, families: Array(calls).fill('vargas') }])}::jsonb, ${dayOf(now)}::date, ${allowance}::integer)`,
      );
    const kept = () => database.orm.select().from(departedUsage);
    beforeEach(async () => {
      now = Date.parse('2026-11-20T10:00:00Z');
      await database.orm.delete(departedUsage);
    });

    it('go on with what they have used, however often', async () => {
      const { accounts, usage } = later();
      let { id } = await accounts.findOrCreateUser('again@example.com');
      for (const used of [7, 14, 21]) {
        await spend(id, 7);
        await accounts.delete(id);
        const rows = await kept();
        expect(rows).toEqual([{ addressHash: expect.stringMatching(/^[0-9a-f]{64}$/), month: '2026-11', used }]);
        // The hash has a key: nobody makes it of an address alone.
        expect(rows[0]?.addressHash).not.toBe(hash('sha256', 'again@example.com', 'hex'));
        ({ id } = await accounts.findOrCreateUser('again@example.com'));
        expect(await usage.month(id)).toMatchObject({ used, extraUsed: 0, perDay: [] });
        expect(await kept()).toEqual([]);
      }
      const answer: unknown = await spend(id, 2, 22);
      expect(JSON.stringify(answer)).toContain('"month_part":1');
    });

    it('also where the operator opens them, under another spelling, and with many who sign in at once', async () => {
      const { accounts, usage } = later();
      const first = await accounts.findOrCreateUser('spelled@example.com');
      await spend(first.id, 5);
      await accounts.delete(first.id);
      const second = await accounts.create({ name: 'x', email: 'SPELLED@Example.com' });
      expect((await usage.month(second.id)).used).toBe(5);
      await accounts.delete(second.id);
      const many = await Promise.all(
        Array.from({ length: 10 }, () => later().accounts.findOrCreateUser('spelled@example.com')),
      );
      expect(new Set(many.map(({ id }) => id)).size).toBe(1);
      expect((await usage.month(many[0]?.id ?? '')).used).toBe(5);
    });

    it('keep nothing that is not needed: no use, no allowance, another address, another month', async () => {
      const { accounts, usage } = later();
      for (const [email, unmetered, calls] of [
        ['idle@example.com', false, 0],
        ['free@example.com', true, 9],
      ] as const) {
        const { id } = await accounts.create({ name: 'x', email, unmetered });
        if (calls > 0) await spend(id, calls);
        await accounts.delete(id);
      }
      expect(await kept()).toEqual([]);

      const { id } = await accounts.findOrCreateUser('month@example.com');
      await spend(id, 3);
      await accounts.delete(id);
      expect((await usage.month((await accounts.findOrCreateUser('other@example.com')).id)).used).toBe(0);
      await later().deletedUsage.purge();
      expect(await kept()).toHaveLength(1);
      now = Date.parse('2026-12-01T00:00:00Z');
      expect((await usage.month((await accounts.findOrCreateUser('month@example.com')).id)).used).toBe(0);
      expect(await kept()).toHaveLength(1);
      await later().deletedUsage.purge();
      expect(await kept()).toEqual([]);
    });
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

    it('have a new name when their account gives them one, and nothing else changes', async () => {
      const [mine, other] = [await services.customer(), await services.customer()];
      const [before] = await services.keys.list(mine.account.id);
      expect(await services.keys.rename(other.account.id, mine.keyId, 'stolen')).toBe(false);
      expect(await services.keys.rename(mine.account.id, mine.keyId, ' desk ')).toBe(true);
      expect(await services.keys.list(mine.account.id)).toEqual([{ ...before, name: 'desk' }]);
      for (const name of ['', '   ', 'x'.repeat(61)]) {
        await expect(services.keys.rename(mine.account.id, mine.keyId, name)).rejects.toThrow('name of 1 to 60');
      }
      await services.keys.revoke(mine.account.id, mine.keyId);
      expect(await services.keys.rename(mine.account.id, mine.keyId, 'late')).toBe(false);
    });

    it('need a name that fits', async () => {
      const { account } = await services.customer();
      for (const name of ['', '   ', 'x'.repeat(61)]) {
        await expect(services.keys.create(account.id, name)).rejects.toThrow('name of 1 to 60');
      }
      await expect(services.keys.create(account.id, '\u200b\u202e')).rejects.toThrow('name of 1 to 60');
      expect((await services.keys.create(account.id, '  two \n words\u001b[2J\u202e ')).row.name).toBe('two words[2J');
    });

    it('open their account until they are revoked; what has not the form of a key is not looked for', async () => {
      const { account, key, keyId } = await services.customer();
      const { orm: counting, asked } = counted(database.orm);
      const keys = storedKeys(counting);
      expect(await keys.authenticate(key)).toEqual({ ok: true, principal: { accountId: account.id, keyId } });
      expect(asked).toEqual(['select']);
      for (const wrong of ['', 'mcp_', key.slice(0, -1), `${key}x`, `${key.slice(0, -1)}!`, key.toUpperCase()]) {
        expect(await keys.authenticate(wrong)).toEqual({ ok: false, code: 'auth_invalid' });
      }
      expect(asked).toEqual(['select']);
      await services.keys.revoke(account.id, keyId);
      expect(await keys.authenticate(key)).toEqual({ ok: false, code: 'auth_invalid' });
    });

    it('that never were and that are revoked cost the same work', async () => {
      const { account, key, keyId } = await services.customer();
      await services.keys.revoke(account.id, keyId);
      const { orm: counting, asked } = counted(database.orm);
      const keys = storedKeys(counting);
      for (const credential of [key, `mcp_${'A'.repeat(43)}`]) {
        expect(await keys.authenticate(credential)).toEqual({ ok: false, code: 'auth_invalid' });
      }
      expect(asked).toEqual(['select', 'select']);
    });
  });
});

/** A database that writes down what it is asked to do. */
function counted<Orm extends object>(database: Orm) {
  const asked: string[] = [];
  const orm = new Proxy(database, {
    get(target, name) {
      if (['select', 'insert', 'update', 'delete', 'execute', 'transaction'].includes(String(name)))
        asked.push(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  return { orm, asked };
}
