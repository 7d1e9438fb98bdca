import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import type { Database } from '../database/connection.ts';
import { accounts } from '../database/schema.ts';
import { MOST_SEALED_BYTES, SealedRequests } from './sealed-requests.ts';

const BIRTH = JSON.stringify({ datetime: '1992-01-15T06:30:00', latitude: 12.97, longitude: 77.59, tone: 'é' });
const NOW = Date.parse('2026-11-29T05:00:00Z');

describe.each(databases())('requests in addresses, $name', ({ fresh }) => {
  let database: Database;
  let sealed: SealedRequests;
  const clock = { now: NOW };
  const newAccount = async (): Promise<string> => {
    const id = randomUUID();
    await database.orm.insert(accounts).values({ id, kind: 'user', name: 'Test' });
    return id;
  };
  beforeAll(async () => {
    database = await fresh();
    sealed = new SealedRequests(database.orm, () => clock.now);
  });
  afterAll(() => database.close());

  it('come back as they were, at every gateway, under an address of plain characters', async () => {
    const id = await newAccount();
    const token = await sealed.seal(id, 'feed', BIRTH);
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    for (const gateway of [sealed, new SealedRequests(database.orm)]) {
      const opened = await gateway.open(token, 'feed');
      expect([opened?.account.id, opened?.value, opened?.expiresAt]).toEqual([id, BIRTH, undefined]);
    }
  });

  it('hide the birth and the account, and no two are alike', async () => {
    const id = await newAccount();
    const tokens = await Promise.all([1, 2, 3].map(() => sealed.seal(id, 'feed', BIRTH)));
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url').toString('latin1');
      for (const secret of ['1992', '12.97', id, id.slice(0, 8), 'latitude']) expect(bytes).not.toContain(secret);
    }
  });

  it('are for one purpose, and end when they say', async () => {
    const id = await newAccount();
    const token = await sealed.seal(id, 'report', BIRTH, NOW + 3_600_000);
    expect(await sealed.open(token, 'feed')).toBeUndefined();
    clock.now = NOW + 3_600_000 - 1;
    expect((await sealed.open(token, 'report'))?.expiresAt).toBe(NOW + 3_600_000);
    clock.now = NOW + 3_600_000;
    expect(await sealed.open(token, 'report')).toBeUndefined();
    clock.now = NOW;
  });

  it('end for good when they are revoked, those of other accounts do not, and new ones can be made', async () => {
    const [mine, other] = [await newAccount(), await newAccount()];
    expect(await sealed.hasSealed(mine)).toBe(false);
    const [old, others] = [await sealed.seal(mine, 'feed', BIRTH), await sealed.seal(other, 'feed', BIRTH)];
    expect(await sealed.hasSealed(mine)).toBe(true);
    await sealed.revokeAll(mine);
    expect(await sealed.open(old, 'feed')).toBeUndefined();
    const made = await sealed.seal(mine, 'feed', BIRTH);
    expect(await sealed.open(old, 'feed')).toBeUndefined();
    expect((await sealed.open(made, 'feed'))?.value).toBe(BIRTH);
    expect((await sealed.open(others, 'feed'))?.value).toBe(BIRTH);
  });

  it('end with their account', async () => {
    const id = await newAccount();
    const token = await sealed.seal(id, 'feed', BIRTH);
    await database.orm.execute(sql`delete from accounts where id = ${id}`);
    expect(await sealed.open(token, 'feed')).toBeUndefined();
  });

  it('open nothing when any bit was changed, when cut, made up or of another server', async () => {
    const id = await newAccount();
    const token = await sealed.seal(id, 'feed', BIRTH);
    const bytes = Buffer.from(token, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      expect(await sealed.open(changed.toString('base64url'), 'feed'), `byte ${at}`).toBeUndefined();
    }
    const other = randomBytes(200).toString('base64url');
    for (const text of [
      '',
      'x',
      token.slice(1),
      token.slice(0, -4),
      `${token}AAAA`,
      other,
      `${token}/..`,
      '💥'.repeat(99),
    ])
      expect(await sealed.open(text, 'feed'), text).toBeUndefined();
    const server = await fresh();
    expect(await new SealedRequests(server.orm).open(token, 'feed')).toBeUndefined();
    await server.close();
  });

  it('make one number where two gateways begin at once', async () => {
    const id = await newAccount();
    const other = new SealedRequests(database.orm);
    const tokens = await Promise.all([1, 2, 3, 4].map((at) => (at % 2 ? sealed : other).seal(id, 'feed', String(at))));
    expect(await Promise.all(tokens.map(async (token) => (await sealed.open(token, 'feed'))?.value))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('have a length at most', async () => {
    const id = await newAccount();
    const longest = 'é'.repeat(MOST_SEALED_BYTES / 2);
    expect((await sealed.open(await sealed.seal(id, 'feed', longest), 'feed'))?.value).toBe(longest);
    await expect(sealed.seal(id, 'feed', `${longest}.`)).rejects.toThrow('at most 4096 bytes; this one has 4097');
    expect((await sealed.open(await sealed.seal(id, 'feed', ''), 'feed'))?.value).toBe('');
  });
});
