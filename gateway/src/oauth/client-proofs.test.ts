import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clientCredentialsGrant,
  discovery,
  fetchProtectedResource,
  getDPoPHandle,
  randomDPoPKeyPair,
} from 'openid-client';
import { exportJWK, SignJWT } from 'jose';
import { hash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import { postForm, startOAuthGateway, statusOfCall, type OAuthGateway } from '../../test/oauth.ts';
import type { NewClient } from '../project-clients/project-clients.ts';

describe.each(databases())('clients that prove to have a key, on $name', (kind) => {
  let gateway: OAuthGateway;
  beforeAll(async () => {
    gateway = await startOAuthGateway({ database: await kind.fresh() });
  }, 60_000);
  afterAll(() => gateway.gateway.close());

  const client = async (dpop: NewClient['dpop'], method: NewClient['method'] = 'client_secret_post') => {
    const { account } = await gateway.services.customer();
    const wish = { name: 'Program', method, dpop };
    const { client, secret = '' } = await gateway.services.projectClients.make(account.id, wish);
    const server = await discovery(new URL(gateway.url), client.id, undefined, ClientSecretPost(secret), {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    });
    const keys = await randomDPoPKeyPair('ES256');
    return { account, client, secret, server, keys, DPoP: getDPoPHandle(server, keys) };
  };

  /** A proof with another claim than the right one. */
  const proofWith = async (
    { publicKey, privateKey }: Awaited<ReturnType<typeof client>>['keys'],
    token: string,
    said: Record<string, unknown> = {},
  ) =>
    new SignJWT({
      jti: randomUUID(),
      htm: 'POST',
      htu: `${gateway.url}/mcp`,
      iat: Math.floor(Date.now() / 1_000),
      ath: hash('sha256', token, 'base64url'),
      ...said,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(publicKey) })
      .sign(privateKey);
  const askedWith = async (token: string, proof?: string) => {
    const headers = { authorization: `DPoP ${token}`, ...(proof !== undefined && { dpop: proof }) };
    return send(gateway.url, { ...legacy('tools/list'), headers });
  };

  it('get a token that is bound to it, which opens every address for whoever has the key', async () => {
    const { server, DPoP } = await client('required');
    const tokens = await clientCredentialsGrant(server, {}, { DPoP });
    expect(tokens.token_type).toBe('dpop');
    const { access_token: token } = tokens;
    for (const path of ['/mcp', '/mcp/auth', '/mcp?toolsets=core'] as const) {
      const address = new URL(path, gateway.url);
      const { body, headers } = legacy('tools/list');
      const sent = new Headers({ 'content-type': 'application/json', accept: 'application/json', ...headers });
      const answer = await fetchProtectedResource(server, token, address, 'POST', JSON.stringify(body), sent, { DPoP });
      expect([path, answer.status]).toEqual([path, 200]);
    }
    const usage = await fetchProtectedResource(
      server,
      token,
      new URL('/v1/usage', gateway.url),
      'GET',
      undefined,
      undefined,
      { DPoP },
    );
    expect(usage.status).toBe(200);
    expect(await statusOfCall(gateway, token)).toBe(401);
  });

  it('get such a token too where they prove themselves in the header, which escapes their id', async () => {
    const { client: made, secret, keys } = await client('required', 'client_secret_basic');
    const server = await discovery(new URL(gateway.url), made.id, undefined, ClientSecretBasic(secret), {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    });
    const tokens = await clientCredentialsGrant(server, {}, { DPoP: getDPoPHandle(server, keys) });
    expect(tokens.token_type).toBe('dpop');
  });

  it('are refused with a proof that does not hold, and told which', async () => {
    const { server, DPoP, keys } = await client('allowed');
    const { access_token: token } = await clientCredentialsGrant(server, {}, { DPoP });
    const other = await randomDPoPKeyPair('ES256');
    const proofs = [
      undefined,
      await proofWith(keys, token, { htm: 'GET' }),
      await proofWith(keys, token, { htu: `${gateway.url}/v1/usage` }),
      await proofWith(keys, token, { ath: 'another' }),
      await proofWith(keys, token, { iat: Math.floor(Date.now() / 1_000) - 300 }),
      await proofWith(other, token),
    ];
    for (const proof of proofs) {
      const { status, headers, json } = await askedWith(token, proof);
      expect([status, json.error.data.code, headers['www-authenticate']]).toEqual([
        401,
        'auth_invalid',
        expect.stringMatching(/^DPoP resource_metadata=".*\/mcp", .*error="invalid_dpop_proof", algs="ES256 /),
      ]);
    }
    const good = await proofWith(keys, token);
    expect([(await askedWith(token, good)).status, (await askedWith(token, good)).status]).toEqual([200, 401]);
  });

  it('get no token twice for one proof, nor for one that is wrong', async () => {
    const { client: made, secret, keys } = await client('required');
    const asked = async (said: Record<string, unknown> = {}, proof?: string) => {
      const htu = `${gateway.url}/token`;
      const dpop = proof ?? (await proofWith(keys, '', { htu, ...said }));
      const form = { grant_type: 'client_credentials', client_id: made.id, client_secret: secret };
      return (await postForm(gateway, '/token', form, { dpop })).json;
    };
    const proof = await proofWith(keys, '', { htu: `${gateway.url}/token` });
    expect(await asked({}, proof)).toMatchObject({ token_type: 'DPoP' });
    expect((await asked({}, proof))['error']).toBe('invalid_grant');
    for (const said of [{ htm: 'GET' }, { htu: `${gateway.url}/mcp` }, { iat: 1 }, { jti: undefined }]) {
      expect((await asked(said))['error']).toBe('invalid_dpop_proof');
    }
    const bare = { grant_type: 'client_credentials', client_id: made.id, client_secret: secret };
    expect((await postForm(gateway, '/token', bare)).json['error']).toBe('invalid_grant');
  });

  it('get plain tokens where it is off, and have to bind them from the moment at which it is required', async () => {
    const { account, client: made, server, DPoP } = await client('off');
    const tokens = await clientCredentialsGrant(server, {}, { DPoP });
    expect([tokens.token_type, await statusOfCall(gateway, tokens.access_token)]).toEqual(['bearer', 200]);
    expect((await askedWith(tokens.access_token)).status).toBe(401);
    await gateway.services.projectClients.change(account.id, made.id, { dpop: 'required' });
    await expect.poll(() => statusOfCall(gateway, tokens.access_token)).toBe(401);
    expect((await clientCredentialsGrant(server, {}, { DPoP })).token_type).toBe('dpop');
  });
});
