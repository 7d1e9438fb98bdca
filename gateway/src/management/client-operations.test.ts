import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GatewaySuite } from '../../test/database-suite.ts';
import { quickest } from '../../test/databases.ts';
import { send } from '../../test/http.ts';
import { EC } from '../../test/public-keys.ts';
import { OPERATOR } from '../organisations/actor.ts';

describe('clients by program', () => {
  const suite = new GatewaySuite(quickest());

  const project = async () => {
    const owner = await suite.services.accounts.findOrCreateUser(`${randomUUID()}@example.com`);
    const { id } = await suite.services.organisations.make(owner, 'Marmots');
    const { secret } = await suite.services.managementKeys.make(OPERATOR, id, { name: 'Terraform', role: 'owner' });
    const account = await suite.services.projects.make(OPERATOR, id, 'Shop');
    const ask = (method: string, path: string, body?: object) =>
      send(suite.url, {
        method,
        path: `/v1/manage/accounts/${account.id}/clients${path}`,
        headers: { authorization: `Bearer ${secret}` },
        ...(body !== undefined && { body }),
      });
    return { ask };
  };

  it('are made once under an id of the caller, with a secret that is shown once', async () => {
    const { ask } = await project();
    const id = randomUUID();
    const wish = { name: 'Till', method: 'client_secret_basic', expiresInDays: 30 };
    const made = await ask('PUT', `/${id}`, wish);
    const { secret, ...client } = made.json;
    expect([made.status, client.id, client.hint]).toEqual([201, id, secret.slice(-4)]);
    const again = await ask('PUT', `/${id}`, wish);
    expect([again.status, again.json]).toEqual([200, client]);
    expect((await ask('GET', '')).json).toEqual({ items: [client], next: null });
    expect((await ask('GET', `/${id}`)).headers['etag']).toBe(again.headers['etag']);
    expect([(await ask('DELETE', `/${id}`)).status, (await ask('GET', `/${id}`)).status]).toEqual([204, 404]);
  });

  it('get other keys and names, and keep the way in which they prove themselves', async () => {
    const { ask } = await project();
    const id = randomUUID();
    const wish = { name: 'Signer', method: 'private_key_jwt', jwks: { keys: [EC] } };
    const made = await ask('PUT', `/${id}`, wish);
    expect([made.status, made.json.jwks, made.json.secret]).toEqual([201, { keys: [EC] }, undefined]);
    const changed = await ask('PUT', `/${id}`, { ...wish, name: 'Shop', jwks: { keys: [EC, { ...EC, kid: 'b' }] } });
    expect([changed.json.name, changed.json.jwks.keys.length]).toEqual(['Shop', 2]);
    const other = await ask('PUT', `/${id}`, { name: 'Shop', method: 'client_secret_post' });
    expect([other.status, other.json.code]).toEqual([409, 'validation_failed']);
  });

  it('get another end, and another secret in place of the one that is named', async () => {
    const { ask } = await project();
    const id = randomUUID();
    const wish = { name: 'Till', method: 'client_secret_post' };
    const made = await ask('PUT', `/${id}`, wish);
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    for (const end of [expiresAt, undefined, null]) {
      const changed = await ask('PUT', `/${id}`, { ...wish, expiresAt: end });
      expect([changed.status, changed.json.expiresAt]).toEqual([200, end === undefined ? expiresAt : end]);
    }
    expect((await ask('PUT', `/${id}`, { ...wish, dpop: 'required' })).json.dpop).toBe('required');
    expect((await ask('PUT', `/${id}`, wish)).json.dpop).toBe('required');
    const knownHint = made.json.hint;
    const renewed = await ask('PUT', `/${id}/secret`, { knownHint });
    expect([renewed.status, renewed.json.secret?.slice(-4)]).toEqual([200, renewed.json.hint]);
    const again = await ask('PUT', `/${id}/secret`, { knownHint });
    expect([again.status, again.json.secret]).toEqual([409, undefined]);
    expect((await ask('PUT', `/${randomUUID()}/secret`, { knownHint })).status).toBe(404);
  });

  it.each([
    ['name', { name: '', method: 'client_secret_post' }],
    ['method', { name: 'Till', method: 'none' }],
    ['jwks', { name: 'Till', method: 'private_key_jwt' }],
    ['jwks', { name: 'Till', method: 'private_key_jwt', jwks: { keys: [{ ...EC, d: 'secret' }] } }],
    ['jwks', { name: 'Till', method: 'client_secret_post', jwks: { keys: [EC] } }],
    ['jwksUri', { name: 'Till', method: 'private_key_jwt', jwksUri: 'http://keys.example/jwks' }],
    ['jwksUri', { name: 'Till', method: 'private_key_jwt', jwksUri: 'https://127.0.0.1/jwks' }],
    ['dpop', { name: 'Till', method: 'client_secret_post', dpop: 'sometimes' }],
    ['expiresInDays', { name: 'Till', method: 'client_secret_post', expiresInDays: 0 }],
    ['expiresAt', { name: 'Till', method: 'client_secret_post', expiresAt: '2020-01-01T00:00:00Z' }],
    ['expiresAt', { name: 'Till', method: 'client_secret_post', expiresInDays: 1, expiresAt: null }],
  ])('name the field at fault: %s', async (field, wish) => {
    const { ask } = await project();
    const { status, json } = await ask('PUT', `/${randomUUID()}`, wish);
    expect([status, json.field]).toEqual([400, field]);
    expect((await ask('GET', '')).json.items).toEqual([]);
  });

  it('under an id that another project has are as little there as any', async () => {
    const [ours, theirs] = [await project(), await project()];
    const id = randomUUID();
    const wish = { name: 'Till', method: 'client_secret_post' };
    expect((await theirs.ask('PUT', `/${id}`, wish)).status).toBe(201);
    expect((await ours.ask('PUT', `/${id}`, wish)).status).toBe(404);
    await ours.ask('DELETE', `/${id}`);
    expect((await theirs.ask('GET', `/${id}`)).status).toBe(200);
  });
});
