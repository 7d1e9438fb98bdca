import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  postForm,
  REDIRECT,
  register,
  signInAs,
  startOAuthGateway,
  type OAuthGateway,
} from '../../test/oauth.ts';
import { send } from '../../test/http.ts';

let gateway: OAuthGateway;
beforeAll(async () => {
  gateway = await startOAuthGateway({ database: await quickest().fresh() });
});
afterAll(() => gateway.gateway.close());

const stored = async (clientId: string) => {
  const { rows } = await gateway.database.orm
    .execute(`select payload from oidc where kind = 'Client' and id = '${clientId}'`)
    .then((result) => JSON.parse(JSON.stringify(result)));
  return rows[0]?.payload;
};

describe('POST /register', () => {
  it('takes what clients send and answers with what it made of it', async () => {
    const { status, headers, json } = await register(gateway, {
      client_name: 'VS Code',
      redirect_uris: ['http://127.0.0.1:33418/', 'https://vscode.dev/redirect'],
      scope: 'openid profile email',
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      application_type: 'web',
    });
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(json).toMatchObject({
      client_id: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      client_id_issued_at: expect.any(Number),
      client_name: 'VS Code',
      redirect_uris: ['http://127.0.0.1:33418/', 'https://vscode.dev/redirect'],
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: 'mcp:tools offline_access',
    });
    for (const none of ['client_secret', 'registration_access_token', 'registration_client_uri']) {
      expect(json).not.toHaveProperty(none);
    }
  });

  it('takes JSON whatever the Content-Type, and nothing else', async () => {
    const body = JSON.stringify({ redirect_uris: [REDIRECT] });
    const odd = await send(gateway.url, { path: '/register', headers: { 'content-type': 'text/plain' }, body });
    expect(odd.status).toBe(201);
    expect((await register(gateway, '{"redirect_uris":')).json['error']).toBe('invalid_client_metadata');
    expect((await register(gateway, { redirect_uris: ['http://evil.example/'] })).json['error']).toBe(
      'invalid_redirect_uri',
    );
    const large = await register(gateway, { redirect_uris: [REDIRECT], pad: 'x'.repeat(300_000) });
    expect(large.status).toBe(413);
  });

  it.each(['client_secret_post', 'client_secret_basic'])(
    'gives a client that wants %s a secret, kept as a hash',
    async (method) => {
      const { json } = await register(gateway, { redirect_uris: [REDIRECT], token_endpoint_auth_method: method });
      const id = String(json['client_id']);
      const secret = String(json['client_secret']);
      expect(secret.length).toBeGreaterThanOrEqual(43);
      expect(JSON.stringify(await stored(id))).not.toContain(secret);

      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: id, code_challenge: challenge });
      const code = new URL((await signInAs(gateway, url, `${method}@example.com`)).url).searchParams.get('code') ?? '';
      const ask = (given: string) => {
        const fields = { grant_type: 'authorization_code', redirect_uri: REDIRECT, code, code_verifier: verifier };
        if (method === 'client_secret_post') {
          return postForm(gateway, '/token', { ...fields, client_id: id, client_secret: given });
        }
        const authorization = `Basic ${Buffer.from(`${id}:${given}`).toString('base64')}`;
        return postForm(gateway, '/token', fields, { authorization });
      };
      for (const wrong of ['wrong', `${secret}x`, secret.slice(1)]) {
        expect((await ask(wrong)).json['error']).toBe('invalid_client');
      }
      expect((await exchange(gateway, { client_id: id, code, code_verifier: verifier })).status).toBe(401);
      expect((await ask(secret)).status).toBe(200);
    },
  );

  it('is limited by address: a stranger who registers without end is stopped, others are not', async () => {
    const from = (address: string) =>
      send(gateway.url, {
        path: '/register',
        headers: { authorization: undefined, 'x-forwarded-for': address },
        body: { redirect_uris: [REDIRECT] },
      });
    const answers = [];
    for (let tries = 0; tries < 70; tries += 1) answers.push(await from('203.0.113.9'));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json).toMatchObject({ error: 'temporarily_unavailable' });
    expect(refused[0]?.headers['access-control-allow-origin']).toBe('*');
    // What stands before the last proxy is invented by the client.
    expect((await from('198.51.100.1, 203.0.113.9')).status).toBe(429);
    expect((await from('203.0.113.9, 198.51.100.1')).status).toBe(201);
  });

  it('leaves no way to read or change a client', async () => {
    const id = await newClient(gateway);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const headers = { 'content-type': undefined };
      expect((await send(gateway.url, { method, path: `/register/${id}`, headers })).status).toBe(404);
    }
  });
});
