import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { eventually, quiet, servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { oidc } from '../database/schema.ts';
import { LastUsed } from './last-used.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');

describe.each(databases())('the last use on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
  });
  afterAll(() => database.close());
  const ofKey = async (accountId: string) => (await services.keys.list(accountId))[0]?.lastUsedAt;
  const ofGrant = async (id: string) => {
    const [row] = await database.orm
      .select({ at: oidc.lastUsedAt })
      .from(oidc)
      .where(and(eq(oidc.kind, 'Grant'), eq(oidc.id, id)));
    return row?.at;
  };

  it('of keys and applications is written when it is asked for, the later of two gateways’', async () => {
    const { account, keyId } = await services.customer();
    await database.orm.insert(oidc).values([
      { kind: 'Grant', id: 'grant-1', payload: { accountId: account.id } },
      { kind: 'AccessToken', id: 'grant-1', payload: {} },
    ]);
    const [early, late] = [NOVEMBER, NOVEMBER + 60_000].map((at) => new LastUsed(database.orm, quiet, () => at));
    for (const one of [late, early]) {
      one?.note({ keyId });
      one?.note({ grantId: 'grant-1' });
      await one?.write();
      expect(await ofKey(account.id)).toEqual(new Date(NOVEMBER + 60_000));
      expect(await ofGrant('grant-1')).toEqual(new Date(NOVEMBER + 60_000));
    }
    const [token] = await database.orm.select().from(oidc).where(eq(oidc.kind, 'AccessToken'));
    expect(token?.lastUsedAt).toBeNull();
    await Promise.all([early?.close(), late?.close()]);
  });

  it('is written by itself, a moment after the use', async () => {
    const { account, keyId } = await services.customer();
    const one = new LastUsed(database.orm, quiet, () => NOVEMBER);
    one.note({ keyId });
    expect(await eventually(async () => (await ofKey(account.id))?.getTime() === NOVEMBER)).toBe(true);
    await one.close();
  });
});
