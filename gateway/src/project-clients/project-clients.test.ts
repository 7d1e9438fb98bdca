import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PGLITE } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { MOST_CLIENTS } from './client.ts';

const EC = {
  kty: 'EC',
  crv: 'P-256',
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
};

describe('clients of a project', () => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await PGLITE.fresh();
    services = servicesOn(database);
  }, 60_000);
  afterAll(() => database.close());
  const project = async () => (await services.customer()).account.id;

  it('are at most ten, also when many are made at once', async () => {
    const id = await project();
    const tries = Array.from({ length: MOST_CLIENTS + 3 }, (_, at) =>
      services.projectClients.make(id, { name: `Program ${at}`, method: 'client_secret_post' }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await services.projectClients.list(id)).toHaveLength(10);
  });

  it('have a name of their own, and show no secret again', async () => {
    const id = await project();
    const { client, secret } = await services.projectClients.make(id, {
      name: ' Till ',
      method: 'client_secret_basic',
    });
    expect(secret).toMatch(/^cuspal_secret_[\w-]{43}$/);
    expect(client).toMatchObject({ name: 'Till', hint: secret?.slice(-4), keySet: null, expiresAt: null });
    expect(JSON.stringify(await services.projectClients.list(id))).not.toMatch(/cuspal_secret_|secretHash/);
    const again = services.projectClients.make(id, { name: 'Till', method: 'client_secret_basic' });
    await expect(again).rejects.toThrow('has a client of this name');
    await expect(services.projectClients.make(id, { name: ' ', method: 'client_secret_basic' })).rejects.toMatchObject({
      field: 'name',
    });
  });

  it('have keys with private_key_jwt, and with it alone', async () => {
    const id = await project();
    const make = (method: 'private_key_jwt' | 'client_secret_post', keySet?: unknown) =>
      services.projectClients.make(id, { name: method, method, keySet });
    await expect(make('private_key_jwt')).rejects.toMatchObject({ field: 'jwks' });
    await expect(make('client_secret_post', { keys: [EC] })).rejects.toMatchObject({ field: 'jwks' });
    const { client, secret } = await make('private_key_jwt', { keys: [EC] });
    expect([client.keySet, secret]).toEqual([{ keys: [EC] }, undefined]);
  });

  it('are changed and removed by their own project alone', async () => {
    const [own, other] = [await project(), await project()];
    const { client } = await services.projectClients.make(own, { name: 'Till', method: 'private_key_jwt', keySet: EC });
    expect(await services.projectClients.change(other, client.id, { name: 'Stolen' })).toBeUndefined();
    expect(await services.projectClients.remove(other, client.id)).toBe(false);
    expect(
      await services.projectClients.change(own, client.id, { name: 'Shop', keySet: { keys: [EC, EC] } }),
    ).toMatchObject({
      name: 'Shop',
      keySet: { keys: [EC, EC] },
    });
    expect(await services.projectClients.remove(own, client.id)).toBe(true);
    expect(await services.projectClients.list(own)).toEqual([]);
  });

  it.each([0, 1.5, 3_651])('do not end after %d days', (days) => {
    expect(() => services.projectClients.endAfter(days)).toThrow(expect.objectContaining({ field: 'expiresInDays' }));
  });

  it('end when it is said, or never, and not in the past', async () => {
    const id = await project();
    const { projectClients } = services;
    const expiresAt = projectClients.endAfter(30);
    const { client } = await projectClients.make(id, { name: 'Till', method: 'client_secret_post', expiresAt });
    expect(client.expiresAt).toEqual(expiresAt);
    expect(await projectClients.change(id, client.id, { name: 'Shop' })).toMatchObject({ name: 'Shop', expiresAt });
    const change = (end: Date | null) => projectClients.change(id, client.id, { expiresAt: end });
    expect(await change(null)).toMatchObject({ expiresAt: null });
    for (const at of [new Date(1), new Date(Date.now() + 3_651 * 86_400_000)]) {
      await expect(change(at)).rejects.toMatchObject({ field: 'expiresAt' });
    }
  });

  it('get a new secret in place of the one that is meant', async () => {
    const id = await project();
    const { projectClients } = services;
    const { client, secret } = await projectClients.make(id, { name: 'Till', method: 'client_secret_post' });
    const renewed = await projectClients.renew(id, client.id, client.hint ?? '');
    expect(renewed?.secret).not.toBe(secret);
    expect(renewed?.client).toEqual({ ...client, hint: renewed?.secret.slice(-4) });
    await expect(projectClients.renew(id, client.id, client.hint ?? '')).rejects.toThrow('meanwhile');
    expect(await projectClients.renew(await project(), client.id, renewed?.client.hint ?? '')).toBeUndefined();
    const signer = await projectClients.make(id, { name: 'Signer', method: 'private_key_jwt', keySet: EC });
    await expect(projectClients.renew(id, signer.client.id, '')).rejects.toThrow('has no secret');
  });
});
