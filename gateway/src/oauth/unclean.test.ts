import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, formFields, newAddress } from '../../test/browser.ts';
import { databases } from '../../test/databases.ts';
import { send } from '../../test/http.ts';
import {
  authorizationUrl,
  newClient,
  pkce,
  postForm,
  REDIRECT,
  register,
  startOAuthGateway,
  type OAuthGateway,
} from '../../test/oauth.ts';

const NUL = 'a\0b';
/** Halves of surrogate pairs, which JSON can hold. */
const HALVES = ['\ud83d', 'a\ude00'];

describe.each(databases())('characters that no database keeps, on $name', (kind) => {
  let gateway: OAuthGateway;
  let clientId: string;
  beforeAll(async () => {
    gateway = await startOAuthGateway({ database: await kind.fresh() });
    clientId = await newClient(gateway);
  });
  afterAll(() => gateway.gateway.close());

  const { verifier, challenge } = pkce();

  it.each([
    'client_id',
    'redirect_uri',
    'state',
    'scope',
    'resource',
    'code_challenge',
    'prompt',
    'response_mode',
    'x',
  ])('in %s at /authorize: 400', async (name) => {
    const parameters = { client_id: clientId, code_challenge: challenge, [name]: NUL };
    const { status, url } = await new Browser(gateway.url).get(authorizationUrl(gateway, parameters).href);
    expect([status, new URL(url).origin]).toEqual([400, gateway.url]);
  });

  it.each(['client_id', 'client_secret', 'code', 'code_verifier', 'redirect_uri', 'resource', 'grant_type', 'x'])(
    'in %s at /token: 400',
    async (name) => {
      const fields = { grant_type: 'authorization_code', client_id: clientId, code: 'x', code_verifier: verifier };
      const { status, json } = await postForm(gateway, '/token', { redirect_uri: REDIRECT, ...fields, [name]: NUL });
      expect([status, json['error']]).toEqual([400, 'invalid_request']);
    },
  );

  it.each(['refresh_token', 'client_id', 'scope'])('in %s of a refresh: 400', async (name) => {
    const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: 'x', [name]: NUL };
    expect((await postForm(gateway, '/token', fields)).status).toBe(400);
  });

  it.each(['token', 'client_id', 'token_type_hint'])('in %s at /revoke: 400', async (name) => {
    expect((await postForm(gateway, '/revoke', { client_id: clientId, token: 'x', [name]: NUL })).status).toBe(400);
  });

  it.each(['a\0:secret', 'a%00:secret', `${'x'.repeat(21)}:\0`])(
    'in the credentials %j of a client: 400',
    async (pair) => {
      const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
      const fields = { grant_type: 'refresh_token', refresh_token: 'x' };
      expect((await postForm(gateway, '/token', fields, { authorization })).status).toBe(400);
    },
  );

  it.each([NUL, ...HALVES])('%j anywhere in a registration: 400', async (bad) => {
    const statements = [
      { redirect_uris: [`${REDIRECT}/${bad}`] },
      { redirect_uris: [`com.example.app:/${bad}`] },
      { client_name: bad },
      { client_uri: bad },
      { application_type: bad },
      { [bad]: 1 },
      { contacts: [{ deep: [bad] }] },
    ];
    for (const sent of statements) {
      const { status, json } = await register(gateway, { redirect_uris: [REDIRECT], ...sent });
      expect([status, json['error']]).toEqual([400, 'invalid_client_metadata']);
    }
  });

  it.each(['email', 'csrf', 'step', 'x'])('in %s of the sign-in form: 400', async (name) => {
    const browser = new Browser(gateway.url);
    const parameters = { client_id: clientId, code_challenge: challenge };
    const first = await browser.get(authorizationUrl(gateway, parameters).href);
    const fields = { ...formFields(first.text, 'email'), email: 'a@b.example', [name]: NUL };
    expect((await browser.post(first.url, fields)).status).toBe(400);
    expect((await browser.get(`${first.url}?again=%00`)).status).toBe(400);
  });

  it.each(['name', 'key', 'grant', 'confirm', 'csrf', 'code', 'email', 'next'])(
    'in %s of any form of the developer page: 400, signed in or not',
    async (name) => {
      const browser = new Browser(gateway.url);
      const first = await browser.get('/developer/sign-in');
      const csrf = /name="csrf" value="([^"]*)"/.exec(first.text)?.[1] ?? '';
      await browser.post('/developer/sign-in', { csrf, email: `${name}@example.com` });
      await browser.post('/developer/code', { csrf, code: gateway.mailer.code });
      const home = await browser.get('/developer');
      expect(home.text).toContain('/developer/sign-out');
      const own = /name="csrf" value="([^"]*)"/.exec(home.text)?.[1] ?? '';
      const paths = ['keys', 'keys/rename', 'keys/revoke', 'applications/revoke', 'account/delete', 'sign-in', 'code'];
      for (const who of [browser, new Browser(gateway.url)]) {
        for (const path of paths) {
          expect((await who.post(`/developer/${path}`, { csrf: own, [name]: NUL })).status).toBe(400);
        }
        for (const path of ['', '/sign-in', '/code', '/connect', '/account']) {
          expect((await who.get(`/developer${path}?${name}=%00`)).status).toBe(400);
        }
      }
    },
  );

  it('in paths and cookies: no 5xx', async () => {
    for (const path of [
      '/interaction/%00',
      '/authorize/%00',
      '/developer/%00',
      '/health/%00',
      '/%00',
      '/.well-known/%00',
    ]) {
      const { status } = await send(gateway.url, { method: 'GET', path, headers: { 'x-forwarded-for': newAddress() } });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
    const cookie = `cuspal_session=${'%00'.repeat(9)}; cuspal_ticket=${'%00'.repeat(15)}; _interaction=%00; _interaction.sig=x`;
    for (const path of ['/developer', '/developer/code', `/interaction/${'x'.repeat(21)}`]) {
      expect((await send(gateway.url, { method: 'GET', path, headers: { cookie } })).status).toBeLessThan(500);
    }
  });

  it('and no line of the log is about a fault', () => {
    expect(gateway.log.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
  });
});
