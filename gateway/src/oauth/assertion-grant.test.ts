import { Client, CrossAppAccessProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { generateKeyPair, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  discovery,
  genericGrantRequest,
  getDPoPHandle,
  randomDPoPKeyPair,
} from 'openid-client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { ASSERTION_GRANT, ASSERTION_TYPE, Enterprise, type EnterpriseCompany } from '../../test/enterprise.ts';
import { legacy, send } from '../../test/http.ts';
import { statusOfCall } from '../../test/oauth.ts';
import { auditEntries, auditNames, scimUsers } from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';

describe.each(databases())('assertions of the provider of an organisation, on $name', (kind) => {
  let enterprise: Enterprise;
  let ours: EnterpriseCompany;
  beforeAll(async () => {
    enterprise = await Enterprise.start(await kind.fresh());
    ours = await enterprise.company('ours');
    await enterprise.person(ours, 'ada', 'developer');
  }, 60_000);
  afterAll(() => enterprise.close());

  const serverFor = ({ clientId, secret }: EnterpriseCompany) =>
    discovery(new URL(enterprise.gateway.url), clientId, undefined, ClientSecretBasic(secret), {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    });
  const lastEntry = async ({ id }: EnterpriseCompany) => {
    const { orm } = enterprise.gateway.database;
    const chain = eq(auditEntries.chain, id);
    const [entry] = await orm.select().from(auditEntries).where(chain).orderBy(desc(auditEntries.sequence)).limit(1);
    return entry;
  };

  it('give a token of the client, which opens every address, is counted for its project and lives an hour', async () => {
    const assertion = await enterprise.assertion(ours, 'ada');
    const tokens = await genericGrantRequest(await serverFor(ours), ASSERTION_GRANT, { assertion });
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'mcp:tools', expires_in: 3_600 });
    expect(tokens.refresh_token).toBeUndefined();
    const { gateway } = enterprise;
    const { access_token: token } = tokens;
    for (const path of ['/mcp', '/mcp/auth']) expect(await statusOfCall(gateway, token, path)).toBe(200);
    const headers = { authorization: `Bearer ${token}`, 'content-type': undefined };
    expect((await send(gateway.url, { method: 'GET', path: '/v1/usage', headers })).status).toBe(200);
    await expect.poll(async () => (await gateway.services.usage.month(ours.projectId)).used).toBe(2);
    const [ada] = await gateway.database.orm
      .select({ name: auditNames.name })
      .from(auditNames)
      .where(eq(auditNames.accountId, (await gateway.services.accounts.find('ada@ours.example')).id));
    expect(await lastEntry(ours)).toMatchObject({
      action: 'client.act',
      surface: 'api',
      actorKind: 'person',
      actor: ada?.name,
      targetKind: 'client',
      target: ours.clientId,
      project: ours.projectId,
    });
    gateway.clock.shiftMs = 3_601_000;
    const late = await send(gateway.url, { ...legacy('tools/list'), headers: { authorization: `Bearer ${token}` } });
    gateway.clock.shiftMs = 0;
    expect([late.status, late.json.error.data.code]).toEqual([401, 'auth_expired']);
  });

  it('let the MCP SDK connect', async () => {
    const authProvider = new CrossAppAccessProvider({
      clientId: ours.clientId,
      clientSecret: ours.secret,
      expectedIssuer: enterprise.gateway.url,
      assertion: ({ authorizationServerUrl: aud, resourceUrl: resource, scope }) =>
        enterprise.assertion(ours, 'ada', { aud, resource, scope }),
    });
    const client = new Client({ name: 'assistant', version: '1.0.0' });
    const address = new URL('/mcp', enterprise.gateway.url);
    await client.connect(new StreamableHTTPClientTransport(address, { authProvider }));
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    await client.close();
  });

  it('may leave out resource and scope, name more than there is, and write the server with a slash', async () => {
    const { url } = enterprise.gateway;
    for (const change of [
      { resource: undefined, scope: undefined },
      { resource: [`${url}/mcp/auth`, 'https://other.example'], scope: 'mcp:tools mcp:more' },
      { aud: [`${url}/`] },
    ]) {
      const { json } = await enterprise.ask(ours, await enterprise.assertion(ours, 'ada', change), { scope: 'other' });
      expect(json).toMatchObject({ token_type: 'Bearer', scope: 'mcp:tools' });
    }
  });

  it('are refused, and told why, where anything of them does not hold', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const { privateKey } = await generateKeyPair('RS256');
    const header = { alg: 'RS256', kid: 'key-1', typ: ASSERTION_TYPE };
    const claims = enterprise.claims(ours, 'ada');
    const good = await enterprise.assertion(ours, 'ada');
    const wrong: readonly (readonly [string | Promise<string>, RegExp])[] = [
      ...(
        [
          [{ iss: 'https://login.other.example' }, /^iss /],
          [{ aud: 'https://other.example' }, /^aud /],
          [{ aud: [enterprise.gateway.url, 'https://other.example'] }, /^aud /],
          [{ client_id: '6f1c2f0e-3d6b-4c55-9a57-0c8d5b1f2a34' }, /^client_id /],
          [{ client_id: undefined }, /^client_id /],
          [{ resource: 'https://other.example/mcp' }, /^resource /],
          [{ scope: 'mcp:more' }, /^scope /],
          [{ exp: now - 60 }, /has ended/],
          [{ exp: undefined }, /^exp /],
          [{ exp: now + 7_200 }, /^exp /],
          [{ iat: undefined }, /^iat /],
          [{ iat: now - 7_200 }, /has ended, or is too old/],
          [{ jti: undefined }, /^jti /],
          [{ sub: undefined }, /^sub /],
          [{ cnf: { jkt: 'of another key' } }, /bound to a key/],
        ] as const
      ).map(([change, told]) => [enterprise.assertion(ours, 'ada', change), told] as const),
      [ours.idp.sign(claims), /^typ /],
      [ours.idp.sign(claims, 'at+jwt'), /^typ /],
      [new SignJWT({ ...claims }).setProtectedHeader(header).sign(privateKey), /not signed by the provider/],
      [
        new SignJWT({ ...claims }).setProtectedHeader({ ...header, alg: 'HS256' }).sign(Buffer.alloc(32)),
        /not signed by the provider/,
      ],
      [`${Buffer.from('{"alg":"none","typ":"oauth-id-jag+jwt"}').toString('base64url')}.e30.`, /not signed/],
      [good.replace(/\.[^.]{9}/, '.e30AAAAAA'), /not signed/],
      ['no token', /not signed/],
      ['x'.repeat(9_000), /longer than/],
    ];
    for (const [assertion, told] of wrong) {
      const { status, json } = await enterprise.ask(ours, await assertion);
      expect([status, json]).toEqual([400, { error: 'invalid_grant', error_description: expect.stringMatching(told) }]);
    }
    expect((await enterprise.ask(ours, undefined)).json['error']).toBe('invalid_request');
    const elsewhere = { resource: 'https://other.example' };
    expect((await enterprise.ask(ours, good, elsewhere)).json['error']).toBe('invalid_target');
    expect((await enterprise.ask({ ...ours, secret: 'wrong' }, good)).json['error']).toBe('invalid_client');
    // None of these has used it up.
    expect((await enterprise.ask(ours, good)).status).toBe(200);
  });

  it('count once, also when one comes several times at once', async () => {
    const assertion = await enterprise.assertion(ours, 'ada');
    const answers = await Promise.all(Array.from({ length: 4 }, () => enterprise.ask(ours, assertion)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect((await enterprise.ask(ours, assertion)).json).toEqual({
      error: 'invalid_grant',
      error_description: expect.stringContaining('came before'),
    });
    // One that has just ended is still taken, for clocks that are apart, and once as well.
    const exp = Math.floor(Date.now() / 1_000) - 2;
    const late = await enterprise.assertion(ours, 'ada', { exp });
    expect([(await enterprise.ask(ours, late)).status, (await enterprise.ask(ours, late)).status]).toEqual([200, 400]);
  });

  it('speak for members of the organisation alone, who may connect applications', async () => {
    const theirs = await enterprise.company('theirs');
    await enterprise.person(theirs, 'eve', 'owner');
    await enterprise.person(ours, 'reader', 'reader');
    await enterprise.person(ours, 'visitor');
    const { id: suspended } = await enterprise.person(ours, 'suspended', 'developer');
    await enterprise.gateway.services.accounts.suspend(suspended);
    const left = await enterprise.person(ours, 'left', 'developer');
    const scimUser = { id: 'left', organisationId: ours.id, accountId: left.id, active: false };
    await enterprise.gateway.database.orm
      .insert(scimUsers)
      .values({ ...scimUser, userName: 'left', email: 'left@ours.example' });
    const cases = [
      ['ada', { email_verified: undefined }, 'unverified'],
      ['ada', { email_verified: false }, 'unverified'],
      ['ada', { email: undefined }, 'unverified'],
      ['ada', { email: 'eve@theirs.example' }, 'domain'],
      ['nobody', {}, 'unknown'],
      ['visitor', {}, 'role'],
      ['reader', {}, 'role'],
      ['suspended', {}, 'inactive'],
      ['left', {}, 'inactive'],
    ] as const;
    for (const [name, change, reason] of cases) {
      const { status, json } = await enterprise.ask(ours, await enterprise.assertion(ours, name, change));
      expect([name, status, json['error']]).toEqual([name, 400, 'invalid_grant']);
      expect(JSON.stringify(json)).not.toContain(reason);
      const refusal = { action: 'single-sign-on.refuse', target: ours.clientId, after: { reason } };
      expect(await lastEntry(ours)).toMatchObject({ ...refusal, address: expect.stringMatching(/\/(24|48)$/) });
    }
    expect(JSON.stringify(enterprise.gateway.log)).not.toContain('@ours.example');
  });

  it('count for clients of their own organisation, and for no others', async () => {
    const { services } = enterprise.gateway;
    const theirs = await enterprise.company('elsewhere');
    // The provider of one names the client of another, for somebody who is a member of both.
    await services.members.set(OPERATOR, theirs.id, {
      person: await services.accounts.find('ada@ours.example'),
      role: 'owner',
    });
    const foreign = await enterprise.assertion(ours, 'ada', { client_id: theirs.clientId });
    expect((await enterprise.ask(theirs, foreign)).json['error']).toBe('invalid_grant');

    const { account } = await services.customer();
    const made = await services.projectClients.make(account.id, { name: 'Own', method: 'client_secret_basic' });
    const own = { clientId: made.client.id, secret: made.secret ?? '' };
    const { json } = await enterprise.ask(own, await enterprise.assertion(ours, 'ada', { client_id: own.clientId }));
    expect(json).toMatchObject({ error: 'invalid_grant', error_description: expect.stringContaining('no provider') });
  });

  it('end with their client, and with the token that is revoked', async () => {
    const company = await enterprise.company('short');
    await enterprise.person(company, 'bob', 'owner');
    const { gateway } = enterprise;
    const { json } = await enterprise.ask(company, await enterprise.assertion(company, 'bob'));
    const token = String(json['access_token']);
    expect(await statusOfCall(gateway, token)).toBe(200);
    await gateway.services.projectClients.remove(company.projectId, company.clientId);
    await expect.poll(() => statusOfCall(gateway, token)).toBe(401);
    const again = await enterprise.ask(company, await enterprise.assertion(company, 'bob'));
    expect(again.json['error']).toBe('invalid_client');
  });

  it('bind the token to a key where the client binds its tokens, and ask for the key that they name', async () => {
    const company = await enterprise.company('bound', { dpop: 'required' });
    await enterprise.person(company, 'carol', 'developer');
    const server = await serverFor(company);
    const keys = await randomDPoPKeyPair('ES256');
    const DPoP = getDPoPHandle(server, keys);
    const assertion = await enterprise.assertion(company, 'carol');
    expect((await enterprise.ask(company, assertion)).json).toMatchObject({ error: 'invalid_grant' });
    const jkt = await DPoP.calculateThumbprint();
    const bound = await enterprise.assertion(company, 'carol', { cnf: { jkt } });
    for (const each of [assertion, bound]) {
      const tokens = await genericGrantRequest(server, ASSERTION_GRANT, { assertion: each }, { DPoP });
      expect(tokens.token_type).toBe('dpop');
      expect(await statusOfCall(enterprise.gateway, tokens.access_token)).toBe(401);
    }
  });
});
