import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { quiet } from '../../test/services.ts';
import { Revocations } from '../accounts/revocations.ts';
import type { Database } from '../database/connection.ts';
import { readSecrets } from './secrets.ts';
import { OidcStore } from './store.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

describe.each(databases())('what the authorization server keeps on $name', (kind) => {
  let database: Database;
  let store: OidcStore;
  const clock = { now: Date.now() };
  beforeAll(async () => {
    database = await kind.fresh();
    const revocations = new Revocations(database.orm, quiet);
    const unusedRows = { evict: async () => {} };
    const publishedKeys = { of: async () => null };
    store = new OidcStore({
      orm: database.orm,
      revocations,
      unusedRows,
      publishedKeys,
      clientGrants: [],
      now: () => clock.now,
    });
  });
  afterAll(() => database.close());

  const kinds = async () => {
    const result = await database.orm.execute(sql`select kind, id from oidc order by kind, id`);
    const { rows } = JSON.parse(JSON.stringify(result)) as { rows: { kind: string; id: string }[] };
    return rows.map(({ kind, id }) => (id.length > 20 ? kind : `${kind} ${id}`));
  };
  const seconds = (ms: number) => ms / 1000;

  it('is there until its time is over, and then gone', async () => {
    await store.adapter('Interaction').upsert('visit', { kind: 'Interaction', jti: 'visit', cid: 'c' }, 60);
    expect(await store.adapter('Interaction').find('visit')).toEqual({ kind: 'Interaction', jti: 'visit', cid: 'c' });
    clock.now += 61_000;
    expect(await store.adapter('Interaction').find('visit')).toBeUndefined();
    await store.purge();
    expect(await kinds()).toEqual([]);
  });

  it('forgets a client that never got a token a day after it registered', async () => {
    const metadata = { client_id: 'unused', redirect_uris: ['https://client.example/'] };
    await store.adapter('Client').upsert('unused', metadata, 0);
    expect(await store.adapter('Client').find('unused')).toEqual(metadata);
    clock.now += DAY_MS + 1;
    expect(await store.adapter('Client').find('unused')).toBeUndefined();
    await store.purge();
    expect(await kinds()).toEqual([]);
  });

  it('keeps grant and client as long as there is a token, the client 90 days longer', async () => {
    const began = clock.now;
    await store.adapter('Client').upsert('used', { client_id: 'used' }, 0);
    await store.adapter('Grant').upsert('grant', { kind: 'Grant', clientId: 'used', accountId: 'a' }, 10 ** 9);
    await store.adapter('RefreshToken').upsert('r', { grantId: 'grant', clientId: 'used' }, seconds(90 * DAY_MS));
    await store.adapter('AccessToken').upsert('a', { grantId: 'grant', clientId: 'used' }, seconds(DAY_MS));
    clock.now = began + 90 * DAY_MS - 1_000;
    await store.purge();
    expect(await kinds()).toEqual(['Client used', 'Grant grant', 'RefreshToken']);
    expect(await store.adapter('Grant').find('grant')).toMatchObject({ jti: 'grant', accountId: 'a' });
    clock.now = began + 90 * DAY_MS + 1_000;
    await store.purge();
    expect(await kinds()).toEqual(['Client used', 'Grant grant']);
    clock.now = began + 91 * DAY_MS + 1_000;
    await store.purge();
    expect(await kinds()).toEqual(['Client used']);
    clock.now = began + 180 * DAY_MS + 1_000;
    await store.purge();
    expect(await kinds()).toEqual([]);
  });

  it('forgets a grant that no code was exchanged for', async () => {
    await store.adapter('Grant').upsert('grant', { kind: 'Grant', clientId: 'c', accountId: 'a' }, 10 ** 9);
    clock.now += 15 * MINUTE_MS + 1;
    expect(await store.adapter('Grant').find('grant')).toBeUndefined();
    clock.now += DAY_MS;
    await store.purge();
    expect(await kinds()).toEqual([]);
  });

  it('does not bring back a grant by a token that was on its way when it ended', async () => {
    await store.adapter('Grant').upsert('grant', { kind: 'Grant', clientId: 'c', accountId: 'a' }, 10 ** 9);
    await store.adapter('RefreshToken').upsert('r', { grantId: 'grant', clientId: 'c' }, 600);
    expect(await store.revokeGrant('grant', 'b')).toBe(false);
    const ended = await Promise.all([
      store.revokeGrant('grant'),
      store.revokeGrant('grant'),
      store.revokeGrant('grant'),
    ]);
    expect(ended.filter(Boolean)).toHaveLength(1);
    await store.adapter('AccessToken').upsert('late', { grantId: 'grant', clientId: 'c' }, 600);
    expect(await kinds()).toEqual(['AccessToken']);
    await store.adapter('AccessToken').destroy('late');
  });

  it('never says that somebody is still signed in', async () => {
    const sessions = store.adapter('Session');
    await sessions.upsert('s', { uid: 'u', accountId: 'a' }, 600);
    expect([await sessions.find('s'), await sessions.findByUid('u'), await kinds()]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  it('has one set of keys for all gateways, unless a cookie secret is configured', async () => {
    const [first, second] = await Promise.all([
      readSecrets(database.orm, undefined),
      readSecrets(database.orm, undefined),
    ]);
    expect(first).toEqual(second);
    expect(first.cookieKeys[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const configured = await readSecrets(database.orm, 'x'.repeat(32));
    expect(configured.jwks).toEqual(first.jwks);
    expect(configured.cookieKeys).toHaveLength(1);
    expect(configured.cookieKeys).not.toEqual(first.cookieKeys);
  });
});
