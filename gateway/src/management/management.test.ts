import { randomUUID } from 'node:crypto';
import { stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { MOST_MANAGEMENT_KEYS, type KeyRole } from './management-keys.ts';

describe.each(databases())('management by program, $name', ({ fresh }) => {
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

  const asking =
    (secret: string, at = 0) =>
    (method: string, path: string, body?: object | string, headers: Record<string, string> = {}) =>
      send(gateways[at]?.url ?? '', {
        method,
        path: `/v1/manage${path}`,
        headers: { authorization: `Bearer ${secret}`, ...headers },
        ...(body !== undefined && { body }),
      });

  const operator = async (at = 0) => {
    const { secret, key } = await services.managementKeys.make(OPERATOR, null, { name: 'Operator', role: 'owner' });
    return { key, secret, ask: asking(secret, at), end: () => services.managementKeys.revoke(OPERATOR, null, key.id) };
  };

  const organisation = async (role: KeyRole = 'owner', at = 0) => {
    const owner = await services.accounts.findOrCreateUser(`${randomUUID()}@example.com`);
    const { id } = await services.organisations.make(owner, 'Marmots');
    const { secret, key } = await services.managementKeys.make(OPERATOR, id, { name: 'Terraform', role });
    return { id, owner, key, secret, at: `/organisations/${id}`, ask: asking(secret, at) };
  };

  it.each([0, 1])('makes a project and its key once, whatever is sent twice (gateway %i)', async (number) => {
    const { at, ask, id, secret } = await organisation('owner', number);
    const [project, key] = [randomUUID(), randomUUID()];
    const made = await ask('PUT', `${at}/projects/${project}`, { name: 'Shop' });
    expect([made.status, made.json]).toEqual([
      201,
      expect.objectContaining({ id: project, name: 'Shop', organisation: id }),
    ]);
    const again = await ask('PUT', `${at}/projects/${project}`, { name: 'Shop' });
    expect([again.status, again.json, again.headers['etag']]).toEqual([200, made.json, made.headers['etag']]);
    expect((await ask('GET', `${at}/projects`)).json).toEqual({ items: [made.json], next: null });

    const wanted = { name: 'Till', toolsets: ['core'] };
    const first = await ask('PUT', `/accounts/${project}/keys/${key}`, wanted);
    expect([first.status, first.json.key, first.headers['cache-control']]).toEqual([
      201,
      expect.stringMatching(/^mcp_[\w-]{43}$/),
      'no-store',
    ]);
    const second = await ask('PUT', `/accounts/${project}/keys/${key}`, wanted);
    expect([second.status, second.json.key, second.json.id]).toEqual([200, undefined, key]);
    expect(await services.keys.list(project)).toMatchObject([{ id: key, name: 'Till', toolsets: ['core'] }]);
    const renamed = await ask('PUT', `/accounts/${project}/keys/${key}`, { name: 'Till 2' });
    expect([renamed.json.name, renamed.json.toolsets]).toEqual(['Till 2', ['core']]);
    for (const _ of [1, 2]) expect((await ask('DELETE', `/accounts/${project}/keys/${key}`)).status).toBe(204);
    const back = await ask('PUT', `/accounts/${project}/keys/${key}`, wanted);
    expect([back.status, back.json.detail]).toEqual([409, expect.stringContaining('revoked')]);
    for (const _ of [1, 2]) expect((await ask('DELETE', `${at}/projects/${project}`)).status).toBe(204);
    expect((await ask('GET', `${at}/projects/${project}`)).status).toBe(404);
    const log = stableText(JSON.stringify(gateways.map((each) => each.log)));
    for (const hidden of [secret, first.json.key]) expect(log).not.toContain(hidden);
  });

  it('tells in the audit log what a key has done, the newest first', async () => {
    const { at, ask, key } = await organisation();
    const project = randomUUID();
    await ask('PUT', `${at}/projects/${project}`, { name: 'Shop' });
    const made = await ask('PUT', `${at}/keys/${randomUUID()}`, { name: 'Reader', role: 'reader' });
    const { json } = await ask('GET', `${at}/audit?limit=2`);
    expect(json.items).toMatchObject([
      { action: 'management-key.make', actor: key.id, surface: 'api', target: made.json.id, after: { role: 'reader' } },
      { action: 'project.make', actor: key.id, actorKind: 'key', target: project, after: { name: 'Shop' } },
    ]);
    expect(JSON.stringify(json)).not.toContain(made.json.key);
    const rest = await ask('GET', `${at}/audit?cursor=${json.next}`);
    expect(rest.json.items.map((each: { action: string }) => each.action)).toEqual([
      'management-key.make',
      'member.join',
      'organisation.make',
    ]);
    expect((await ask('GET', `${at}/audit?cursor=x`)).json.field).toBe('cursor');
  });

  it('gives a key a new secret once, the earlier one goes on for as long as asked', async () => {
    const { at, ask } = await organisation();
    const [project, key] = [randomUUID(), randomUUID()];
    await ask('PUT', `${at}/projects/${project}`, { name: 'Shop' });
    const made = await ask('PUT', `/accounts/${project}/keys/${key}`, { name: 'Till' });
    const rotate = (body: object) => ask('PUT', `/accounts/${project}/keys/${key}/secret`, body);
    const rotated = await rotate({ knownHint: made.json.hint, earlierSecretDays: 2 });
    expect([rotated.status, rotated.json.id, rotated.json.hint]).toEqual([200, key, rotated.json.key.slice(-4)]);
    expect(rotated.json.key).not.toBe(made.json.key);
    const again = await rotate({ knownHint: made.json.hint, earlierSecretDays: 2 });
    expect([again.status, again.json.field]).toEqual([409, undefined]);
    const { json } = await ask('GET', `/accounts/${project}/keys`);
    expect(json.items.map((each: { earlierSecretOf: string | null }) => each.earlierSecretOf).toSorted()).toEqual([
      key,
      null,
    ]);
    expect((await rotate({})).json.detail).toBe('Member "knownHint" is missing. It must be a text.');
    const none = await ask('PUT', `/accounts/${project}/keys/${randomUUID()}/secret`, { knownHint: 'abcd' });
    expect(none.status).toBe(404);
    const { json: log } = await ask('GET', `${at}/audit?limit=1`);
    expect(log.items).toMatchObject([{ action: 'key.rotate', target: key, after: { earlierSecretDays: 2 } }]);
  });

  it('invites by mail once, whatever is sent twice, and takes an invitation back', async () => {
    const { at, ask } = await organisation();
    const [id, email] = [randomUUID(), `${randomUUID()}@example.com`];
    const invitation = `${at}/invitations/${id}`;
    const first = await ask('PUT', invitation, { email: email.toUpperCase(), role: 'developer' });
    expect([first.status, first.json]).toEqual([201, expect.objectContaining({ id, email, role: 'developer' })]);
    const second = await ask('PUT', invitation, { email, role: 'developer' });
    expect([second.status, second.json]).toEqual([200, first.json]);
    expect((await ask('PUT', invitation, { email, role: 'owner' })).status).toBe(409);
    expect((await ask('GET', `${at}/invitations`)).json).toEqual({ items: [first.json], next: null });
    expect((await ask('PUT', `${at}/invitations/${randomUUID()}`, { email: 'a', role: 'owner' })).status).toBe(400);
    const none = await ask('PUT', `${at}/invitations/${randomUUID()}`, { email: 'nobody here', role: 'owner' });
    expect([none.status, none.json.field]).toEqual([400, 'email']);
    for (const _ of [1, 2]) expect((await ask('DELETE', invitation)).status).toBe(204);
    expect((await ask('GET', invitation)).status).toBe(404);
    const { json } = await ask('GET', `${at}/audit?limit=2`);
    expect(json.items.map((each: { action: string }) => each.action)).toEqual(['invitation.revoke', 'invitation.send']);
    expect(JSON.stringify(json)).not.toContain(email);
  });

  it('changes what is still as it was read, and else says 412', async () => {
    const { at, ask } = await organisation();
    const read = await ask('GET', at);
    const tag = read.headers['etag'] ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    expect((await ask('GET', at, undefined, { 'if-none-match': tag })).status).toBe(304);
    const renamed = await ask('PUT', at, { name: 'Badgers' }, { 'if-match': tag });
    expect([renamed.status, renamed.json.name]).toEqual([200, 'Badgers']);
    const late = await ask('PUT', at, { name: 'Weasels' }, { 'if-match': tag });
    expect([late.status, late.json.field, late.json.status]).toEqual([412, 'If-Match', 412]);
    expect((await ask('DELETE', at, undefined, { 'if-match': tag })).status).toBe(412);
    const project = `${at}/projects/${randomUUID()}`;
    expect((await ask('PUT', project, { name: 'One' }, { 'if-match': '*' })).status).toBe(412);
    expect((await ask('PUT', project, { name: 'One' }, { 'if-none-match': '*' })).status).toBe(201);
    expect((await ask('PUT', project, { name: 'Two' }, { 'if-none-match': '*' })).status).toBe(412);
    expect((await ask('GET', at)).json.name).toBe('Badgers');
  });

  it('lists in pages that hold each entry once', async () => {
    const { ask, end } = await operator();
    const made = await Promise.all(Array.from({ length: 7 }, () => services.customer()));
    const seen: string[] = [];
    for (let path = '/accounts?limit=3'; ;) {
      const { json, status } = await ask('GET', path);
      expect([status, json.items.length <= 3]).toEqual([200, true]);
      seen.push(...json.items.map((each: { id: string }) => each.id));
      if (json.next === null) break;
      path = `/accounts?limit=3&cursor=${json.next}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(made.map(({ account }) => account.id)));
    for (const query of ['limit=0', 'limit=201', 'limit=x', 'cursor=x', 'cursor=%00', 'colour=red']) {
      const { status, json } = await ask('GET', `/accounts?${query}`);
      expect([query, status, json.field]).toEqual([query, 400, query.split('=')[0]]);
    }
    await end();
  });

  it('gives the operator accounts, limits, suspension, organisations and members', async () => {
    const { ask, end } = await operator();
    const [account, company] = [randomUUID(), randomUUID()];
    const email = `${account}@example.com`;
    expect((await ask('PUT', `/accounts/${account}`, { name: 'Ada', email })).status).toBe(201);
    expect((await ask('PUT', `/accounts/${account}`, { name: 'Ada L.', email })).json.name).toBe('Ada L.');
    const limits = await ask('PUT', `/accounts/${account}/limits`, { monthlyAllowance: 7, maxKeys: null });
    expect(limits.json).toMatchObject({ monthlyAllowance: 7, maxKeys: null, unmetered: false });
    expect((await services.accounts.byId(account))?.monthlyAllowance).toBe(7);
    expect((await ask('GET', `/accounts/${account}/usage`)).json).toMatchObject({ used: 0, allowance: 7 });
    expect((await ask('PUT', `/accounts/${account}/suspension`, { suspended: true })).json.suspended).toBe(true);
    expect((await ask('GET', `/accounts/${account}`)).json.suspended).toBe(true);
    expect((await ask('PUT', `/organisations/${company}`, { name: 'Co' })).json.field).toBe('owner');
    expect((await ask('PUT', `/organisations/${company}`, { name: 'Co', owner: email })).status).toBe(201);
    const alone = await ask('DELETE', `/organisations/${company}/members/${account}`);
    expect([alone.status, alone.json.detail]).toEqual([409, expect.stringContaining('needs an owner')]);
    const other = await services.accounts.findOrCreateUser(`${randomUUID()}@example.com`);
    const member = `/organisations/${company}/members/${other.id}`;
    expect((await ask('PUT', member, { role: 'reader' })).status).toBe(201);
    expect((await ask('PUT', member, { role: 'owner' })).status).toBe(200);
    for (const _ of [1, 2]) expect((await ask('DELETE', member)).status).toBe(204);
    for (const _ of [1, 2]) expect((await ask('DELETE', `/organisations/${company}`)).status).toBe(204);
    for (const _ of [1, 2]) expect((await ask('DELETE', `/accounts/${account}`)).status).toBe(204);
    expect(await services.accounts.byId(account)).toBeUndefined();
    await end();
  });

  it('has at most five keys of an organisation, made with a secret that is shown once, ended at once', async () => {
    const { at, ask } = await organisation();
    const id = randomUUID();
    const made = await ask('PUT', `${at}/keys/${id}`, { name: 'Reader', role: 'reader', expiresInDays: 2 });
    expect([made.status, made.json.role]).toEqual([201, 'reader']);
    expect(made.json.key).toMatch(/^cuspal_manage_[\w-]{43}$/);
    const reader = asking(made.json.key);
    expect((await reader('GET', '/self')).json).toMatchObject({ id, role: 'reader', hint: made.json.key.slice(-4) });
    expect((await ask('GET', `${at}/keys`)).text).not.toContain(made.json.key);
    const changed = await ask('PUT', `${at}/keys/${id}`, { name: 'Reader', role: 'owner' });
    expect(changed.status).toBe(409);
    for (let more = 2; more < MOST_MANAGEMENT_KEYS; more += 1) {
      expect((await ask('PUT', `${at}/keys/${randomUUID()}`, { name: `More ${more}`, role: 'billing' })).status).toBe(
        201,
      );
    }
    expect((await ask('PUT', `${at}/keys/${randomUUID()}`, { name: 'More', role: 'billing' })).json.detail).toContain(
      'revoke one first',
    );
    for (const _ of [1, 2]) expect((await ask('DELETE', `${at}/keys/${id}`)).status).toBe(204);
    expect((await reader('GET', '/self')).status).toBe(401);
  });

  it.each([0, 1])('is apart from tools: neither kind of key does what the other does (gateway %i)', async (number) => {
    const { secret } = await organisation('owner', number);
    const { key, account, keyId } = await services.customer({ monthlyAllowance: 9 });
    await services.keyChanges.restrict(account.id, keyId, { manages: true });
    const tool = asking(key, number);
    const refused = await tool('GET', '/self');
    expect([refused.status, refused.headers['www-authenticate'], refused.json.code]).toEqual([
      401,
      'Bearer realm="management"',
      'auth_invalid',
    ]);
    for (const path of ['/v1/tools', '/v1/keys', '/v1/usage', '/mcp']) {
      const url = gateways[number]?.url ?? '';
      const { status } = await send(url, { method: 'GET', path, headers: { authorization: `Bearer ${secret}` } });
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it.each([
    ['PUT', '/projects/shop', { name: 'Shop' }, 400, 'project'],
    ['PUT', `/projects/${randomUUID()}`, { name: '' }, 400, 'name'],
    ['PUT', `/projects/${randomUUID()}`, { nmae: 'x' }, 400, 'nmae'],
    ['PUT', `/projects/${randomUUID()}`, { name: 'x', colour: 'red' }, 400, 'colour'],
    ['PUT', `/projects/${randomUUID()}`, [], 400, 'body'],
    ['PUT', `/projects/${randomUUID()}`, '{', 400, 'body'],
    ['PUT', `/projects/${randomUUID()}?x=1`, { name: 'x' }, 400, 'x'],
    ['PUT', '/projects/a.b', { name: 'x' }, 400, 'project'],
    ['PUT', '', { name: '\u0000' }, 400, 'body'],
    ['PUT', '/projects', { name: 'x' }, 405, undefined],
    ['GET', '/projects/a.b', undefined, 404, undefined],
    ['GET', '/nothing', undefined, 404, undefined],
    ['DELETE', '/organisations/%C3%BC', undefined, 404, undefined],
    ['PUT', '', { name: 'x'.repeat(20_000) }, 413, undefined],
  ])('refuses %s %s %j', async (method, path, body, status, field) => {
    const { at, ask } = await organisation();
    const answer = await ask(method, `${at}${path}`, body);
    expect([answer.status, answer.json.field, answer.headers['content-type']]).toEqual([
      status,
      field,
      'application/problem+json',
    ]);
  });

  it('says 409, and no field, where what there is stands in the way', async () => {
    const { at, ask } = await organisation();
    const project = `${at}/projects/${randomUUID()}`;
    await ask('PUT', project, { name: 'Shop' });
    const kept = await ask('DELETE', at);
    expect([kept.status, kept.json.field, kept.json.detail]).toEqual([
      409,
      undefined,
      'The organisation has projects: delete or transfer them first.',
    ]);
    const second = await ask('PUT', `${at}/projects/${randomUUID()}`, { name: 'Shop' });
    expect([second.status, second.json.field]).toEqual([409, undefined]);
    await ask('DELETE', project);
    expect((await ask('DELETE', at)).status).toBe(204);
  });

  it('is asked for at most 60 times at once, and so many again as its limit fills meanwhile', async () => {
    const { ask } = await organisation('reader');
    let late: string | undefined;
    for (let more = 0; more < 9 && late === undefined; more += 1)
      for (const { status, headers } of await Promise.all(Array.from({ length: 90 }, () => ask('GET', '/self'))))
        if (status === 429) late = headers['retry-after'];
    expect(late).toMatch(/^\d+$/);
  });
});
