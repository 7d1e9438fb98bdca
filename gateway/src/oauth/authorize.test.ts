import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type Shown } from '../../test/browser.ts';
import { quickest } from '../../test/databases.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  postForm,
  REDIRECT,
  signInAs,
  startOAuthGateway,
  statusOfCall,
  type OAuthGateway,
} from '../../test/oauth.ts';

let gateway: OAuthGateway;
let clientId: string;
const { verifier, challenge } = pkce();
beforeAll(async () => {
  gateway = await startOAuthGateway({ database: await quickest().fresh() });
  clientId = await newClient(gateway);
});
afterAll(() => gateway.gateway.close());

let people = 0;
const email = () => `person-${(people += 1)}@example.com`;
const ask = (parameters: Record<string, string | undefined> = {}, headers = {}) => {
  const all = { client_id: clientId, code_challenge: challenge, state: 's', ...parameters };
  return new Browser(gateway.url).get(authorizationUrl(gateway, all).href, headers);
};
/** The error that a person may go back to the client with, from a page of ours that names its host. */
const sentBack = (shown: Shown) => {
  expect([shown.status, new URL(shown.url).origin]).toEqual([400, gateway.url]);
  const [, href = '', label] = /<a class="button" href="([^"]*)">([^<]*)</.exec(shown.text) ?? [];
  expect(label).toBe('Back to client.example');
  const { origin, pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'));
  return { to: `${origin}${pathname}`, ...Object.fromEntries(searchParams) };
};
const isStepPage = ({ status, url }: { status: number; url: string }) =>
  status === 200 && new URL(url).pathname.startsWith('/interaction/');

describe('PKCE', () => {
  it.each([
    ['missing', { code_challenge: undefined, code_challenge_method: undefined }],
    ['downgraded to plain', { code_challenge_method: 'plain' }],
    ['without a method, which means plain', { code_challenge_method: undefined }],
    ['with an unknown method', { code_challenge_method: 'S512' }],
    ['with a method alone', { code_challenge: undefined }],
    ['too short', { code_challenge: 'short' }],
  ])('%s: refused', async (_what, parameters) => {
    expect(sentBack(await ask(parameters))).toMatchObject({
      to: REDIRECT,
      error: 'invalid_request',
      state: 's',
      iss: gateway.url,
    });
  });

  it('is asked of clients with a secret too', async () => {
    const id = await newClient(gateway, { token_endpoint_auth_method: 'client_secret_post' });
    const answer = await ask({ client_id: id, code_challenge: undefined, code_challenge_method: undefined });
    expect(sentBack(answer)).toMatchObject({ error: 'invalid_request' });
  });

  it('a code is worth nothing without the verifier, with another, or with the challenge itself', async () => {
    const callback = await signInAs(
      gateway,
      authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge }),
      email(),
    );
    const code = new URL(callback.url).searchParams.get('code') ?? '';
    for (const code_verifier of [undefined, pkce().verifier, challenge]) {
      const { status, json } = await exchange(gateway, { client_id: clientId, code, code_verifier });
      expect([status, json['error']]).toEqual([400, 'invalid_grant']);
    }
    expect((await exchange(gateway, { client_id: clientId, code, code_verifier: verifier })).status).toBe(200);
  });
});

describe('redirects', () => {
  it.each([
    'https://evil.example/callback',
    'https://client.example/callback/',
    'https://client.example/callback?x=1',
    'https://client.example/callback/../evil',
    'https://client.example:444/callback',
    'https://client.example.evil.example/callback',
    'https://client.example@evil.example/callback',
    'http://client.example/callback',
    'HTTPS://client.example/callback',
    'https://client.example/Callback',
    '//client.example/callback',
    'javascript:alert(1)',
  ])('to %s: an error page here, never a redirect there (open redirect)', async (redirect_uri) => {
    for (const more of [{}, { response_type: 'token' }, { code_challenge: undefined }, { prompt: 'none' }]) {
      const { status, url, text } = await ask({ redirect_uri, ...more });
      expect([status, new URL(url).origin]).toEqual([400, gateway.url]);
      expect(text).not.toContain('evil.example');
      expect(text).toContain('asks to be sent somewhere else');
    }
  });

  it('a loopback redirect may use any port, a path of its own alone', async () => {
    const id = await newClient(gateway, {
      redirect_uris: ['http://127.0.0.1/callback', 'http://localhost:1/callback'],
    });
    const to = (redirect_uri: string) => ask({ client_id: id, redirect_uri });
    expect(isStepPage(await to('http://127.0.0.1:51234/callback'))).toBe(true);
    expect(isStepPage(await to('http://localhost:51234/callback'))).toBe(true);
    for (const other of ['http://127.0.0.1:51234/other', 'http://127.0.0.2:1/callback', 'https://127.0.0.1/callback']) {
      expect((await to(other)).status).toBe(400);
    }
  });

  it('that of the token request must be that of the authorization', async () => {
    const id = await newClient(gateway, { redirect_uris: [REDIRECT, 'https://client.example/second'] });
    const url = authorizationUrl(gateway, { client_id: id, code_challenge: challenge });
    const code = new URL((await signInAs(gateway, url, email())).url).searchParams.get('code') ?? '';
    const fields = { client_id: id, code, code_verifier: verifier };
    const { json } = await exchange(gateway, { ...fields, redirect_uri: 'https://client.example/second' });
    expect(json['error']).toBe('invalid_grant');
  });

  it('unknown clients get a page', async () => {
    for (const client_id of [undefined, '', 'nobody', 'x'.repeat(3000), 'http://client.example/x.json']) {
      const { status, url, text } = await ask({ client_id });
      expect([status, new URL(url).origin]).toEqual([400, gateway.url]);
      expect(text).not.toContain('<script');
    }
  });
});

describe('what clients leave out or add', () => {
  const scopeOf = async (parameters: Record<string, string | undefined>) => {
    const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge, ...parameters });
    const code = new URL((await signInAs(gateway, url, email())).url).searchParams.get('code') ?? '';
    const { json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(await statusOfCall(gateway, String(json['access_token']))).toBe(200);
    return json['scope'];
  };

  it.each([
    ['no scope', {}],
    ['scopes of others', { scope: 'openid profile email' }],
    ['offline access', { scope: 'mcp:tools offline_access', prompt: 'consent' }],
    ['offline access alone', { scope: 'offline_access' }],
    ['parameters of OpenID Connect', { nonce: 'n', max_age: '0', acr_values: 'x', scope: 'openid mcp:tools' }],
    ['a prompt of others', { prompt: 'select_account' }],
    ['prompt=login', { prompt: 'login' }],
  ])('%s: the scope there is', async (_what, parameters) => expect(await scopeOf(parameters)).toBe('mcp:tools'));

  it.each([
    '',
    '/',
    '/mcp',
    '/mcp/',
    '/mcp/auth',
    '?toolsets=core',
    '/mcp?toolsets=core%2Cmarriage',
    '/mcp/auth?toolsets=core,marriage',
  ])('the resource {base}%s is ours', async (path) => {
    expect(await scopeOf({ resource: `${gateway.url}${path}` })).toBe('mcp:tools');
  });

  it('is ours under another name of this machine too, and in the token request in any form', async () => {
    const { port } = new URL(gateway.url);
    const resource = `http://localhost:${port}/mcp`;
    const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge, resource });
    for (const asked of [undefined, resource, gateway.url, `${gateway.url}/mcp/auth`]) {
      const code = new URL((await signInAs(gateway, url, email())).url).searchParams.get('code') ?? '';
      const fields = { client_id: clientId, code, code_verifier: verifier, resource: asked };
      expect((await exchange(gateway, fields)).status).toBe(200);
    }
  });

  it.each(['https://other.example/mcp', 'http://127.0.0.1:1/mcp', 'urn:x', 'not an address', 'http://localhost/mcp'])(
    'the resource %s is not ours: invalid_target, at both endpoints',
    async (resource) => {
      expect(sentBack(await ask({ resource }))).toMatchObject({
        to: REDIRECT,
        error: 'invalid_target',
        iss: gateway.url,
      });
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const code = new URL((await signInAs(gateway, url, email())).url).searchParams.get('code') ?? '';
      const fields = { client_id: clientId, code, code_verifier: verifier, resource };
      expect((await exchange(gateway, fields)).json['error']).toBe('invalid_target');
    },
  );

  it('several resources: all must be ours', async () => {
    const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge, resource: gateway.url });
    url.searchParams.append('resource', 'https://other.example/mcp');
    const shown = await new Browser(gateway.url).get(url.href);
    expect(sentBack(shown)).toMatchObject({ error: 'invalid_target' });
  });

  it('no fault leads by itself to a host that nobody has been shown (open redirect, RFC 9700)', async () => {
    const evil = await newClient(gateway, { redirect_uris: ['https://evil.example/phish'] });
    const { prompt, request } = { prompt: 'none', request: 'e30.e30.' };
    const response_type = 'nonsense';
    for (const fault of [{ prompt }, { request }, { response_type }, { code_challenge: 'x' }, { resource: 'urn:x' }]) {
      const url = authorizationUrl(gateway, {
        client_id: evil,
        code_challenge: challenge,
        redirect_uri: 'https://evil.example/phish',
        ...fault,
      });
      const answer = await fetch(url, { redirect: 'manual', headers: { 'x-forwarded-for': '10.9.9.9' } });
      expect([answer.status, answer.headers.get('location'), answer.headers.get('refresh')]).toEqual([400, null, null]);
      expect(await answer.text()).toContain('>Back to evil.example<');
    }
  });

  it('nobody is signed in without a code: prompt=none is refused', async () => {
    expect(sentBack(await ask({ prompt: 'none' }))).toMatchObject({ error: 'login_required', iss: gateway.url });
  });

  it.each([
    ['implicit flow', { response_type: 'token' }],
    ['hybrid flow', { response_type: 'code id_token' }],
    ['a request object', { request: 'e30.e30.' }],
    ['a pushed request', { request_uri: 'urn:ietf:params:oauth:request_uri:x' }],
  ])('%s: refused', async (_what, parameters) => {
    const { url, status, text } = await ask(parameters);
    expect([status, new URL(url).origin]).toEqual([400, gateway.url]);
    expect(text).toMatch(
      /error=(unsupported_response_type|invalid_request|request_not_supported|request_uri_not_supported)/,
    );
  });

  it('says what is wrong where the answer would have been a fragment', async () => {
    const { text } = await ask({ response_type: 'token' });
    expect(text).toContain('It should correct its request: requested response_mode is not allowed');
  });

  it.each(['fragment', 'form_post', 'web_message', 'jwt', 'form_post.jwt'])(
    'an answer by response_mode=%s: refused here, with nothing that leads to the client by itself',
    async (response_mode) => {
      for (const more of [{}, { prompt: 'none' }, { code_challenge: 'x' }, { response_type: 'token' }]) {
        const { status, url, text } = await ask({ response_mode, ...more });
        expect([status, new URL(url).origin]).toEqual([400, gateway.url]);
        expect(text).not.toMatch(/client\.example|<script|<form/);
        expect(text).toContain('response_mode may be query alone');
      }
    },
  );

  it.each(['query', ''])('an answer by response_mode=%s: as if nothing had been said', async (response_mode) => {
    expect(isStepPage(await ask({ response_mode }))).toBe(true);
  });

  it('a parameter given twice: refused', async () => {
    for (const name of ['state', 'scope', 'client_id', 'code_challenge']) {
      const url = authorizationUrl(gateway, {
        client_id: clientId,
        code_challenge: challenge,
        state: 's',
        scope: 'mcp:tools',
      });
      url.searchParams.append(name, 'second');
      const { url: at, status } = await new Browser(gateway.url).get(url.href);
      expect([status, new URL(at).origin]).toEqual([400, gateway.url]);
    }
  });

  it('parameters by POST: refused, since cookies of ours do not come along', async () => {
    expect((await postForm(gateway, '/authorize', { client_id: clientId })).status).toBe(405);
  });
});
