import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { quiet } from '../../test/services.ts';
import { Revocations } from '../accounts/revocations.ts';
import type { Database } from '../database/connection.ts';
import { oidc } from '../database/schema.ts';
import { ClientDocuments } from './client-documents.ts';
import { redirectRule } from '../config/redirects.ts';
import { RULES, type Rule } from '../limits/limits.ts';
import { NETWORKS_OF_A_SITE } from '../web/client-limit.ts';
import { MOST_KEPT, UnusedRows } from './stored-row-quota.ts';
import { OidcStore } from './store.ts';

const MOST = { Client: 40, ClientDocument: 20, Interaction: 20 };
const DAY_MS = 86_400_000;

describe.each(databases())('what strangers make, on $name', (kind) => {
  let database: Database;
  let store: OidcStore;
  let documents: ClientDocuments;
  const clock = { now: Date.now() };
  beforeAll(async () => {
    database = await kind.fresh();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { orm } = database;
    await orm.delete(oidc);
    const now = () => (clock.now += 1_000);
    const unusedRows = new UnusedRows({ orm, now, most: MOST });
    const publishedKeys = { of: async () => null };
    store = new OidcStore({
      orm,
      revocations: new Revocations(orm, quiet),
      unusedRows,
      publishedKeys,
      clientGrants: [],
      now,
    });
    const fetch = async (client_id: string) => ({
      bytes: Buffer.from(JSON.stringify({ client_id, redirect_uris: ['https://client.example/'] })),
      cacheControl: undefined,
    });
    const readKeys = () => Promise.reject(new Error('none is asked for'));
    documents = new ClientDocuments({
      orm,
      unusedRows,
      now,
      fetch,
      readKeys,
      kindOfRedirect: redirectRule(),
      signedGrants: [],
    });
  });

  const ids = async (kind: string): Promise<readonly string[]> => {
    const rows = await database.orm
      .select({ id: oidc.id })
      .from(oidc)
      .where(sql`kind = ${kind}`)
      .orderBy(oidc.expiresAt);
    return rows.map(({ id }) => id);
  };
  const register = (id: string) => store.adapter('Client').upsert(id, { client_id: id }, 0);
  const begin = (id: string, more = {}) =>
    store.adapter('Interaction').upsert(id, { kind: 'Interaction', ...more }, 1_800);

  it('is so many clients; the oldest that never got a token go first', async () => {
    for (let count = 0; count < 100; count += 1) await register(`client-${count}`);
    expect(await ids('Client')).toEqual(Array.from({ length: 40 }, (_, index) => `client-${60 + index}`));
  });

  it('a client in use stays, however many others come', async () => {
    await register('used');
    const token = { grantId: 'grant', clientId: 'used' };
    await store.adapter('RefreshToken').upsert('token', token, (90 * DAY_MS) / 1000);
    for (let count = 0; count < 100; count += 1) await register(`client-${count}`);
    const kept = await ids('Client');
    expect(kept).toContain('used');
    // They are counted after every second new one.
    expect([41, 42]).toContain(kept.length);
  });

  it('is so many documents', async () => {
    for (let count = 0; count < 60; count += 1) await documents.fetch(`https://${count}.example/client.json`);
    const last = Array.from({ length: 20 }, (_, index) => `https://${40 + index}.example/client.json`);
    expect(await ids('ClientDocument')).toEqual(last);
  });

  it('is so many authorizations under way; who has asked for a code goes last', async () => {
    await begin('asked', { lastSubmission: { ticket: 'x' } });
    for (let count = 0; count < 60; count += 1) await begin(`visit-${count}`);
    const kept = await ids('Interaction');
    expect(kept).toHaveLength(20);
    expect(kept).toEqual(['asked', ...Array.from({ length: 19 }, (_, index) => `visit-${41 + index}`)]);
  });

  it('nothing that belongs to an account goes with them', async () => {
    await store.adapter('Grant').upsert('grant', { accountId: 'a', clientId: 'c' }, 1);
    await store.adapter('AuthorizationCode').upsert('code', { accountId: 'a', grantId: 'grant' }, 60);
    for (let count = 0; count < 60; count += 1) await begin(`visit-${count}`);
    expect([await ids('Grant'), (await ids('AuthorizationCode')).length]).toEqual([['grant'], 1]);
  });
});

describe('one IPv6 site, however many networks it asks from', () => {
  const HALF_HOUR = 1_800;
  const within = ({ burst, perSecond }: Rule, seconds: number) => NETWORKS_OF_A_SITE * (burst + perSecond * seconds);

  it('cannot push out an authorization that is under way, which ends after half an hour', () => {
    expect(within(RULES.authorize, HALF_HOUR)).toBeLessThan(MOST_KEPT.Interaction);
  });

  it('cannot push out an application within four hours of its registration', () => {
    expect(within(RULES.register, 8 * HALF_HOUR)).toBeLessThan(MOST_KEPT.Client);
  });
});
