import { describe, expect, it } from 'vitest';
import { DatabaseSuite } from '../../test/database-suite.ts';
import { quickest } from '../../test/databases.ts';
import { EC, ED } from '../../test/public-keys.ts';
import type { KeySet } from '../database/schema.ts';
import { guardedRequest } from '../outgoing/guarded-request.ts';
import { ProjectClients } from './project-clients.ts';
import { FRESH_MS, KEPT_MS, PublishedKeys, readKeysBy } from './published-keys.ts';
import type { Revocations } from '../accounts/revocations.ts';

const ADDRESS = 'https://keys.example/jwks.json';

describe('keys at an address', () => {
  const suite = new DatabaseSuite(quickest());

  /** A client whose keys stand at an address, and what is asked of it. */
  const published = async () => {
    const { orm } = suite.database;
    const clock = { now: Date.now() };
    const now = () => clock.now;
    const there: { keys: KeySet | Error } = { keys: { keys: [ED] } };
    const asked: string[] = [];
    const readKeys = async (address: string): Promise<KeySet> => {
      asked.push(address);
      if (there.keys instanceof Error) throw there.keys;
      return there.keys;
    };
    const clients = new ProjectClients(orm, {} as Revocations, now, readKeys);
    const { id } = (await suite.services.customer()).account;
    const wish = { name: 'Signer', method: 'private_key_jwt', jwksUri: ADDRESS } as const;
    const { client } = await clients.make(id, wish);
    const kept = async () => (await clients.list(id))[0] ?? client;
    const keys = new PublishedKeys({ orm, readKeys, now });
    return { accountId: id, clients, client, clock, there, asked, keys, kept };
  };

  it('are read when the client is made, and again when five minutes have passed, once for all who ask', async () => {
    const { client, clock, there, asked, keys, kept } = await published();
    expect([client.keySet, client.jwksUri, asked.length]).toEqual([{ keys: [ED] }, ADDRESS, 1]);
    there.keys = { keys: [EC] };
    clock.now += FRESH_MS - 1;
    expect(await keys.of(client)).toEqual({ keys: [ED] });
    clock.now += 1;
    expect(await Promise.all([keys.of(client), keys.of(client)])).toEqual([{ keys: [EC] }, { keys: [EC] }]);
    expect(asked.length).toBe(2);
    expect(await kept()).toMatchObject({ keySet: { keys: [EC] }, keysReadAt: new Date(clock.now) });
  });

  it('that were kept are used for a day while the address is away, which is asked again once a minute', async () => {
    const { client, clock, there, asked, keys } = await published();
    there.keys = new Error('away');
    clock.now += FRESH_MS;
    expect(await keys.of(client)).toEqual({ keys: [ED] });
    clock.now += 59_000;
    expect([await keys.of(client), asked.length]).toEqual([{ keys: [ED] }, 2]);
    clock.now += 1_000;
    expect([await keys.of(client), asked.length]).toEqual([{ keys: [ED] }, 3]);
    clock.now += KEPT_MS;
    expect(await keys.of(client)).toBeUndefined();
    there.keys = { keys: [EC] };
    clock.now += 60_000;
    expect(await keys.of(client)).toEqual({ keys: [EC] });
  });

  it('are not read again for an address that stays, and give way to keys that are named', async () => {
    const { accountId, clients, client, asked } = await published();
    const same = await clients.change(accountId, client.id, { name: 'Shop', keySet: '', jwksUri: ADDRESS });
    expect([same?.name, same?.jwksUri, asked.length]).toEqual(['Shop', ADDRESS, 1]);
    const pasted = await clients.change(accountId, client.id, { keySet: EC, jwksUri: '' });
    expect(pasted).toMatchObject({ keySet: { keys: [EC] }, jwksUri: null, keysReadAt: null });
    await expect(clients.change(accountId, client.id, { keySet: '', jwksUri: '' })).rejects.toMatchObject({
      field: 'jwks',
    });
    await expect(clients.change(accountId, client.id, { keySet: EC, jwksUri: ADDRESS })).rejects.toMatchObject({
      field: 'jwksUri',
    });
  });

  it('are refused at an address that is not there, with the field at fault', async () => {
    const { accountId, clients, client, there, kept } = await published();
    there.keys = new Error('away');
    const before = await kept();
    for (const jwksUri of ['http://keys.example/a', 'https://keys.example:8443/a', 'keys', 'https://other.example/a']) {
      await expect(clients.change(accountId, client.id, { jwksUri })).rejects.toMatchObject({ field: 'jwksUri' });
    }
    const wish = { name: 'Till', method: 'client_secret_post', jwksUri: ADDRESS } as const;
    await expect(clients.make(accountId, wish)).rejects.toMatchObject({ field: 'jwksUri' });
    expect(await kept()).toEqual(before);
  });

  it.each(['https://127.0.0.1/jwks', 'https://[::1]/jwks', 'https://10.0.0.1/jwks', 'http://8.8.8.8/jwks'])(
    'are not looked for at %s',
    async (address) => {
      await expect(readKeysBy(guardedRequest())(address)).rejects.toThrow();
    },
  );

  it.each([
    [{ keys: [{ ...EC, use: 'enc' }, { kty: 'oct' }, { ...ED, kid: '1', x5t: 'a' }] }, { keys: [{ ...ED, kid: '1' }] }],
    [{ keys: [{ ...ED, d: 'secret' }] }, undefined],
    [{ keys: [{ ...EC, use: 'enc' }] }, undefined],
    [{ keys: Array.from({ length: 11 }, () => ED) }, undefined],
    ['<html>', undefined],
  ])('are those for signatures alone: %j', async (document, expected) => {
    const read = readKeysBy(async () => new Response(JSON.stringify(document)))(ADDRESS);
    if (expected) expect(await read).toEqual(expected);
    else await expect(read).rejects.toMatchObject({ field: 'jwks' });
  });

  it('are not taken of an answer that is no 200', async () => {
    const read = readKeysBy(async () => Response.json({ keys: [ED] }, { status: 404 }));
    await expect(read(ADDRESS)).rejects.toThrow('404');
  });
});
