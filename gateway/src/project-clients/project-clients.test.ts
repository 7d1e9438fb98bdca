import { describe, expect, it } from 'vitest';
import { DatabaseSuite } from '../../test/database-suite.ts';
import { quickest } from '../../test/databases.ts';
import { EC } from '../../test/public-keys.ts';
import { MOST_CLIENTS } from './client.ts';

describe('clients of a project', () => {
  const suite = new DatabaseSuite(quickest());
  const project = async () => (await suite.services.customer()).account.id;

  it('are at most ten, also when many are made at once', async () => {
    const id = await project();
    const tries = Array.from({ length: MOST_CLIENTS + 3 }, (_, at) =>
      suite.services.projectClients.make(id, { name: `Program ${at}`, method: 'client_secret_post' }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await suite.services.projectClients.list(id)).toHaveLength(10);
  });

  it('have a name of their own, and show no secret again', async () => {
    const id = await project();
    const { client, secret } = await suite.services.projectClients.make(id, {
      name: ' Till ',
      method: 'client_secret_basic',
    });
    expect(secret).toMatch(/^cuspal_secret_[\w-]{43}$/);
    expect(client).toMatchObject({ name: 'Till', hint: secret?.slice(-4), keySet: null, expiresAt: null });
    expect(JSON.stringify(await suite.services.projectClients.list(id))).not.toMatch(/cuspal_secret_|secretHash/);
    const again = suite.services.projectClients.make(id, { name: 'Till', method: 'client_secret_basic' });
    await expect(again).rejects.toThrow('has a client of this name');
    await expect(
      suite.services.projectClients.make(id, { name: ' ', method: 'client_secret_basic' }),
    ).rejects.toMatchObject({
      field: 'name',
    });
  });

  it('have keys with private_key_jwt, and with it alone', async () => {
    const id = await project();
    const make = (method: 'private_key_jwt' | 'client_secret_post', keySet?: unknown) =>
      suite.services.projectClients.make(id, { name: method, method, keySet });
    await expect(make('private_key_jwt')).rejects.toMatchObject({ field: 'jwks' });
    await expect(make('client_secret_post', { keys: [EC] })).rejects.toMatchObject({ field: 'jwks' });
    const { client, secret } = await make('private_key_jwt', { keys: [EC] });
    expect([client.keySet, secret]).toEqual([{ keys: [EC] }, undefined]);
  });

  it('are changed and removed by their own project alone', async () => {
    const [own, other] = [await project(), await project()];
    const { client } = await suite.services.projectClients.make(own, {
      name: 'Till',
      method: 'private_key_jwt',
      keySet: EC,
    });
    expect(await suite.services.projectClients.change(other, client.id, { name: 'Stolen' })).toBeUndefined();
    expect(await suite.services.projectClients.remove(other, client.id)).toBe(false);
    expect(
      await suite.services.projectClients.change(own, client.id, { name: 'Shop', keySet: { keys: [EC, EC] } }),
    ).toMatchObject({
      name: 'Shop',
      keySet: { keys: [EC, EC] },
    });
    expect(await suite.services.projectClients.remove(own, client.id)).toBe(true);
    expect(await suite.services.projectClients.list(own)).toEqual([]);
  });

  it.each([0, 1.5, 3_651])('do not end after %d days', (days) => {
    expect(() => suite.services.projectClients.endAfter(days)).toThrow(
      expect.objectContaining({ field: 'expiresInDays' }),
    );
  });

  it('end when it is said, or never, and not in the past', async () => {
    const id = await project();
    const { projectClients } = suite.services;
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
    const { projectClients } = suite.services;
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
