import { exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretPost,
  discovery,
  genericGrantRequest,
  None,
  PrivateKeyJwt,
  tokenRevocation,
} from 'openid-client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { databases } from '../../test/databases.ts';
import { ASSERTION_GRANT, Enterprise, type EnterpriseCompany } from '../../test/enterprise.ts';
import { authorizationUrl, pkce, REDIRECT, startOAuthGateway, statusOfCall } from '../../test/oauth.ts';
import { auditEntries, singleSignOn } from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';

describe.each(databases())('assertions that clients of documents send, on $name', (kind) => {
  const documents = new Map<string, object>();
  const fetchDocument = async (address: string) => ({
    bytes: Buffer.from(JSON.stringify(documents.get(address) ?? null)),
    cacheControl: undefined,
  });
  let enterprise: Enterprise;
  let ours: EnterpriseCompany;
  let key: CryptoKey;
  let clientId: string;
  beforeAll(async () => {
    enterprise = await Enterprise.start(await kind.fresh(), { fetchDocument });
    ours = await enterprise.company('ours');
    await enterprise.person(ours, 'ada', 'developer');
    const pair = await generateKeyPair('ES256', { extractable: true });
    key = pair.privateKey;
    clientId = await published(pair.publicKey);
  }, 60_000);
  afterAll(() => enterprise.close());

  async function published(publicKey: CryptoKey, more: object = {}): Promise<string> {
    const client_id = `https://assistant.example/${documents.size + 1}/client.json`;
    documents.set(client_id, {
      client_id,
      client_name: 'Assistant',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', ASSERTION_GRANT],
      token_endpoint_auth_method: 'private_key_jwt',
      jwks: { keys: [await exportJWK(publicKey)] },
      ...more,
    });
    return client_id;
  }
  const serverFor = (id = clientId, by = PrivateKeyJwt(key)) =>
    discovery(new URL(enterprise.gateway.url), id, undefined, by, {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    });
  const named = (company: EnterpriseCompany, name: string, change: object = {}) =>
    enterprise.assertion(company, name, { client_id: clientId, ...change });
  const ask = async (assertion: string | Promise<string>) =>
    genericGrantRequest(await serverFor(), ASSERTION_GRANT, { assertion: await assertion });
  const lastEntry = async ({ id }: EnterpriseCompany) => {
    const { orm } = enterprise.gateway.database;
    const chain = eq(auditEntries.chain, id);
    const [entry] = await orm.select().from(auditEntries).where(chain).orderBy(desc(auditEntries.sequence)).limit(1);
    return entry;
  };

  it('give a token for the oldest project of the organisation, which shows the application and can end it', async () => {
    const { gateway } = enterprise;
    const { projects, accounts } = gateway.services;
    await accounts.setAllowance((await projects.make(OPERATOR, ours.id, 'A newer one')).id, 50);
    await projects.rename(OPERATOR, { organisationId: ours.id, projectId: ours.projectId }, 'Z, the last by name');
    const tokens = await ask(named(ours, 'ada'));
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'mcp:tools', expires_in: 3_600 });
    expect(tokens.refresh_token).toBeUndefined();
    expect(await lastEntry(ours)).toMatchObject({
      action: 'client.act',
      actorKind: 'person',
      target: clientId,
      project: ours.projectId,
    });
    for (const path of ['/mcp', '/mcp/auth']) expect(await statusOfCall(gateway, tokens.access_token, path)).toBe(200);
    await expect.poll(async () => (await gateway.services.usage.month(ours.projectId)).used).toBe(2);
    // The next token of the same person stands on the same grant.
    const again = await ask(named(ours, 'ada'));
    const connected = await gateway.oauth.applications(ours.projectId);
    expect(connected).toMatchObject([{ name: 'Assistant', hosts: ['client.example'] }]);
    await gateway.oauth.revokeGrant(ours.projectId, connected[0]?.grantId ?? '');
    for (const each of [tokens, again]) {
      await expect.poll(() => statusOfCall(gateway, each.access_token)).toBe(401);
    }
    const after = await ask(named(ours, 'ada'));
    expect(await statusOfCall(gateway, after.access_token)).toBe(200);
    gateway.clock.shiftMs = 3_601_000;
    expect(await statusOfCall(gateway, after.access_token)).toBe(401);
    gateway.clock.shiftMs = 0;
  });

  it('are of one person each: what the client gives back ends nobody else', async () => {
    await enterprise.person(ours, 'bob', 'owner');
    const [ada, bob] = [await ask(named(ours, 'ada')), await ask(named(ours, 'bob'))];
    await tokenRevocation(await serverFor(), ada.access_token);
    await expect.poll(() => statusOfCall(enterprise.gateway, ada.access_token)).toBe(401);
    expect(await statusOfCall(enterprise.gateway, bob.access_token)).toBe(200);
  });

  it('lead to the organisation of the domain, where many have one issuer', async () => {
    const [one, other] = [await enterprise.company('one'), await enterprise.company('other')];
    await enterprise.gateway.services.providers.set(OPERATOR, other.id, one.idp.settings);
    const tokens = await ask(named(one, 'owner', { email: 'owner@other.example' }));
    expect(await statusOfCall(enterprise.gateway, tokens.access_token)).toBe(200);
    expect(await lastEntry(other)).toMatchObject({ action: 'client.act', project: other.projectId });
    // Its own provider speaks for it no longer, and the one of others never did.
    await expect(ask(named(other, 'owner'))).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(ask(named(ours, 'ada', { email: 'owner@other.example' }))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('read the address from the claim that the organisation has for it', async () => {
    const company = await enterprise.company('upn');
    const { orm } = enterprise.gateway.database;
    await orm.update(singleSignOn).set({ emailClaim: 'upn' }).where(eq(singleSignOn.organisationId, company.id));
    const change = { upn: 'owner@upn.example', email: 'somebody@elsewhere.example' };
    expect((await ask(named(company, 'owner', change))).token_type).toBe('bearer');
    await expect(ask(named(company, 'owner'))).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('are refused where anything of them does not hold, and say where', async () => {
    const strange = await enterprise.company('strange');
    for (const [assertion, told] of [
      ['no token', 'no organisation here'],
      ['x'.repeat(9_000), 'no organisation here'],
      [named(ours, 'ada', { iss: 'https://login.nobody.example' }), 'no organisation here'],
      [named(ours, 'ada', { iss: 'https://a.example/\u0000' }), 'no organisation here'],
      [named(ours, 'ada', { email: undefined }), 'no organisation here'],
      [named(ours, 'ada', { client_id: ours.clientId }), 'client_id'],
      [strange.idp.sign(enterprise.claims(ours, 'ada', { client_id: clientId }), 'oauth-id-jag+jwt'), 'not signed'],
      [named(ours, 'ada', { aud: 'https://other.example' }), 'aud'],
      [named(ours, 'ada', { resource: 'https://other.example/mcp' }), 'resource'],
    ] as const) {
      await expect(ask(assertion)).rejects.toMatchObject({
        error: 'invalid_grant',
        error_description: expect.stringContaining(told),
      });
    }
    const once = await named(ours, 'ada');
    expect((await ask(once)).token_type).toBe('bearer');
    await expect(ask(once)).rejects.toMatchObject({ error_description: expect.stringContaining('came before') });
  });

  it('speak for members alone who may connect applications, and the log of the organisation says why', async () => {
    await enterprise.person(ours, 'reader', 'reader');
    await enterprise.person(ours, 'visitor');
    for (const [name, change, reason] of [
      ['reader', {}, 'role'],
      ['visitor', {}, 'role'],
      ['nobody', {}, 'unknown'],
      ['ada', { email_verified: false }, 'unverified'],
    ] as const) {
      await expect(ask(named(ours, name, change))).rejects.toMatchObject({ error: 'invalid_grant' });
      const refusal = { action: 'single-sign-on.refuse', target: clientId, after: { reason } };
      expect(await lastEntry(ours)).toMatchObject(refusal);
    }
  });

  it('take a client that proves itself by a key, and names the grant', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const open = await published(publicKey, { token_endpoint_auth_method: 'none', jwks: undefined });
    const silent = await published(publicKey, { grant_types: undefined });
    for (const [id, by] of [
      [open, None()],
      [silent, PrivateKeyJwt(privateKey)],
    ] as const) {
      const assertion = await named(ours, 'ada', { client_id: id });
      await expect(genericGrantRequest(await serverFor(id, by), ASSERTION_GRANT, { assertion })).rejects.toMatchObject({
        error: 'invalid_request',
        error_description: expect.stringContaining('not allowed'),
      });
    }
    const assertion = await named(ours, 'ada');
    for (const by of [PrivateKeyJwt(privateKey), ClientSecretPost('secret'), None()]) {
      const asked = genericGrantRequest(await serverFor(clientId, by), ASSERTION_GRANT, { assertion });
      await expect(asked).rejects.toMatchObject({ error: 'invalid_client' });
    }
  });

  it('are unknown where the server takes none', async () => {
    const plain = await startOAuthGateway({ database: await kind.fresh(), fetchDocument });
    const server = await discovery(new URL(plain.url), clientId, undefined, PrivateKeyJwt(key), {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    });
    const asked = genericGrantRequest(server, ASSERTION_GRANT, { assertion: await named(ours, 'ada') });
    await expect(asked).rejects.toMatchObject({ error: 'unsupported_grant_type' });
    await plain.gateway.close();
  });

  it('leave the rest of their client as it was where they are switched off while its document is away', async () => {
    const { database } = enterprise.gateway;
    await ask(named(ours, 'ada'));
    const plain = await startOAuthGateway({
      database: { ...database, close: async () => {} },
      fetchDocument: () => Promise.reject(new Error('no such host')),
    });
    const { challenge } = pkce();
    const address = authorizationUrl(plain, { client_id: clientId, code_challenge: challenge });
    expect((await new Browser(plain.url).get(address.href)).status).toBe(200);
    await plain.gateway.close();
  });
});
