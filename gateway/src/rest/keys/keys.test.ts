import { stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { send } from '../../../test/http.ts';
import { servicesOn, type TestServices } from '../../../test/services.ts';
import type { Database } from '../../database/connection.ts';

const KEY = /^mcp_[\w-]{43}$/;

describe.each(databases())('keys of an account by program, $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let gateways: readonly TestGateway[];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
    const start = (fastPath: boolean) => startTestGateway({ database, logLevel: 'trace', config: { fastPath } });
    gateways = [await start(true), await start(false)];
  });
  afterAll(async () => {
    for (const { gateway } of gateways) await gateway.close();
    await database.close();
  });

  /** An account with a key that manages its keys, unless told otherwise, asked through one of the gateways. */
  const owner = async (manages = true, at = 0) => {
    const made = await services.customer({ monthlyAllowance: 50, ratePerSecond: 50, burst: 200 });
    if (manages) await services.keyChanges.restrict(made.account.id, made.keyId, { manages });
    const ask = (method: string, path = '', body?: object, key = made.key) =>
      send(gateways[at]?.url ?? '', {
        method,
        path: `/v1/keys${path}`,
        headers: { authorization: `Bearer ${key}` },
        ...(body !== undefined && { body }),
      });
    return { ...made, ask };
  };

  it.each([0, 1])(
    'are made, listed, changed, rotated and revoked by a key that manages them (gateway %i)',
    async (at) => {
      const { ask, keyId } = await owner(true, at);
      const made = await ask('POST', '', { name: 'Job', monthlyCalls: 20, toolsets: ['core'], expiresInDays: 3 });
      expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store']);
      const { key, id } = made.json;
      expect(key).toMatch(KEY);
      expect(made.json).toMatchObject({ name: 'Job', environment: 'live', hint: key.slice(-4), manages: false });
      const listed = await ask('GET');
      expect(listed.json.keys.map((each: { id: string }) => each.id)).toEqual([keyId, id]);
      expect(listed.text).not.toContain(key);
      expect((await ask('GET', `/${id}`)).json).toMatchObject({ monthlyCalls: 20, usedThisMonth: 0, expired: false });
      const changed = await ask('PATCH', `/${id}`, { name: 'Night job', monthlyCalls: null, ratePerSecond: 2 });
      expect(changed.json).toMatchObject({
        name: 'Night job',
        monthlyCalls: null,
        ratePerSecond: 2,
        toolsets: ['core'],
      });

      const rotated = await ask('POST', `/${id}/rotate`, { earlierSecretDays: 1 });
      expect(rotated.json).toMatchObject({ id, earlierSecret: { hint: key.slice(-4) } });
      expect((await ask('GET', '/self', undefined, rotated.json.key)).json).toMatchObject({ id, ratePerSecond: 2 });
      expect((await ask('DELETE', `/${rotated.json.earlierSecret.id}`)).status).toBe(204);
      expect((await ask('GET', '/self', undefined, key)).status).toBe(401);
      expect((await ask('DELETE', `/${id}`)).status).toBe(204);
      expect((await ask('GET', '/self', undefined, rotated.json.key)).status).toBe(401);
      expect((await ask('DELETE', `/${id}`)).status).toBe(404);
      const log = stableText(JSON.stringify(gateways.map((each) => each.log)));
      for (const secret of [key, rotated.json.key]) expect(log).not.toContain(secret);
    },
  );

  it('are five, with names of their own, and five more for tests', async () => {
    const { ask } = await owner();
    for (const name of ['b', 'c', 'd', 'e']) expect((await ask('POST', '', { name })).status).toBe(201);
    const full = await ask('POST', '', { name: 'f' });
    expect([full.status, full.json.detail]).toEqual([
      400,
      expect.stringContaining('revoke one before you make another'),
    ]);
    const test = await ask('POST', '', { name: 'b', environment: 'test' });
    expect(test.json.key).toMatch(/^mcp_test_[\w-]{38}$/);
    const again = await ask('POST', '', { name: 'b', environment: 'test' });
    expect([again.status, again.json.field]).toEqual([400, 'name']);
    expect((await ask('GET', '/self', undefined, test.json.key)).json).toMatchObject({
      environment: 'test',
      name: 'b',
    });
    expect((await ask('GET')).json.keys).toHaveLength(6);
  });

  it.each([0, 1])('are managed by no other key, which reads itself alone (gateway %i)', async (at) => {
    const { ask, keyId } = await owner(false, at);
    expect((await ask('GET', '/self')).json).toMatchObject({ id: keyId, manages: false });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '', { name: 'Mine' }],
      ['GET', `/${keyId}`, undefined],
      ['PATCH', '/self', { monthlyCalls: null }],
      ['DELETE', '/self', undefined],
      ['POST', '/self/rotate', {}],
    ] as const) {
      const { status, json } = await ask(method, path, body);
      expect([method, path, status, json.code]).toEqual([method, path, 403, 'auth_invalid']);
      expect(json.detail).toContain('does not manage keys');
    }
  });

  it('of other accounts are not there', async () => {
    const [one, other] = [await owner(), await owner()];
    for (const id of [other.keyId, 'nobody', '%00', '%ff', 'x'.repeat(300)]) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PATCH', '', { ratePerSecond: 1 }],
        ['DELETE', '', undefined],
        ['POST', '/rotate', {}],
      ] as const) {
        expect([method, id, (await one.ask(method, `/${id}${path}`, body)).status]).toEqual([method, id, 404]);
      }
      const { keys } = services;
      expect(await keys.list(other.account.id)).toMatchObject([{ ratePerSecond: null }]);
      // Each account may ask 20 times at once.
      if (id === 'nobody') break;
    }
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 'x', manages: true }, 'manages'],
    [{ name: 'x', monthlyCalls: 51 }, 'monthlyCalls'],
    [{ name: 'x', ratePerSecond: 0 }, 'ratePerSecond'],
    [{ name: 'x', addressRanges: ['home'] }, 'addressRanges'],
    [{ name: 'x', allowedOrigins: ['http://app.example'] }, 'allowedOrigins'],
    [{ name: 'x', toolsets: ['none'] }, 'toolsets'],
    [{ name: 'x', expiresInDays: 0 }, 'expiresInDays'],
    [{ name: 'x', environment: 'staging' }, 'environment'],
    [[], 'body'],
  ])('are not made of %j, which names the field', async (body, field) => {
    const { ask, account } = await owner();
    const { status, json } = await ask('POST', '', body);
    expect([status, json.code, json.field]).toEqual([400, 'validation_failed', field]);
    expect(await services.keys.list(account.id)).toHaveLength(1);
  });

  it('keep their secret where the days are none that it can go on', async () => {
    const { ask, account } = await owner();
    const before = await services.keys.list(account.id);
    for (const earlierSecretDays of [-1, 8, 1.5, '1']) {
      const { status, json } = await ask('POST', '/self/rotate', { earlierSecretDays });
      expect([status, json.field]).toEqual([400, 'earlierSecretDays']);
    }
    expect((await services.keys.list(account.id)).map(({ hint }) => hint)).toEqual(before.map(({ hint }) => hint));
  });

  it.each([0, 1])(
    'get one new secret of a rotation that is sent twice and says which it means (gateway %i)',
    async (at) => {
      const { ask, key } = await owner(true, at);
      const { json: made } = await ask('POST', '', { name: 'Job' });
      const rotate = (knownHint: string) => ask('POST', `/${made.id}/rotate`, { earlierSecretDays: 1, knownHint });
      const [first, second] = await Promise.all([rotate(made.hint), rotate(made.hint)]);
      const [done, late] = first.status === 200 ? [first, second] : [second, first];
      expect([done.status, late.status, late.json.field, late.json.code]).toEqual([
        200,
        409,
        'knownHint',
        'validation_failed',
      ]);
      expect(late.json).toMatchObject({ status: 409, title: 'Conflict' });
      expect(late.json.detail).toContain(done.json.key.slice(-4));
      expect(late.text).not.toContain(done.json.key);
      const { json: now } = await ask('GET', `/${made.id}`);
      expect(now.hint).toBe(done.json.key.slice(-4));
      expect((await ask('GET', '/self', undefined, made.key)).status).toBe(200);
      expect((await rotate('abc')).json.field).toBe('knownHint');
      expect(key).toMatch(KEY);
    },
  );

  it('are asked for at most 20 times at once', async () => {
    const { ask } = await owner();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('GET', '/self')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
  });
});
