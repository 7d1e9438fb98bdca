import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { Browser } from '../../test/browser.ts';
import { databases, quickest } from '../../test/databases.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  refresh,
  register,
  REDIRECT,
  signInAs,
  startOAuthGateway,
  type OAuthGateway,
} from '../../test/oauth.ts';
import { guardedFetch, type FetchedDocument } from '../outgoing/guarded-fetch.ts';

const DAY_MS = 86_400_000;
const documentOf = (client_id: string, more: object = {}) => ({
  client_id,
  client_name: 'Published',
  redirect_uris: [REDIRECT, 'http://localhost/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_method: 'none',
  ...more,
});

describe.each(databases())('documents of clients on $name', (kind) => {
  let gateway: OAuthGateway;
  /** What each address answers with; an error is thrown. */
  const hosts = new Map<string, unknown>();
  const fetched: string[] = [];
  beforeAll(async () => {
    gateway = await startOAuthGateway({
      database: await kind.fresh(),
      fetchDocument: async (address): Promise<FetchedDocument> => {
        fetched.push(address);
        const said = hosts.get(address);
        if (said === undefined || said instanceof Error) throw said ?? new Error('no such host');
        const bytes = Buffer.from(typeof said === 'string' ? said : JSON.stringify(said));
        // The authorization server's own memory ends after a minute; ours is what is tested.
        return { bytes, cacheControl: 'no-store' };
      },
    });
  });
  afterAll(() => gateway.gateway.close());
  beforeEach(() => void fetched.splice(0));

  let number = 0;
  const newAddress = () => `https://client.example/${(number += 1)}/client.json`;
  const published = (more: object = {}) => {
    const address = newAddress();
    hosts.set(address, documentOf(address, more));
    return address;
  };
  const { verifier, challenge } = pkce();
  const ask = (client_id: string, more: Record<string, string> = {}) =>
    new Browser(gateway.url).get(authorizationUrl(gateway, { client_id, code_challenge: challenge, ...more }).href);
  const isKnown = async (client_id: string) => (await ask(client_id)).status === 200;

  it('name a client, and the page says who publishes it', async () => {
    const shown = await ask(published({ client_name: 'A published client' }));
    expect(shown.status).toBe(200);
    expect(shown.text).toMatch(/A published client<\/strong>/);
    expect(shown.text).toMatch(/described by\s*<strong>client\.example<\/strong>/);
  });

  it('let it redirect where they say, on loopback with any port', async () => {
    const address = published();
    expect((await ask(address, { redirect_uri: 'http://localhost:4321/callback' })).status).toBe(200);
    const { status, url } = await ask(address, { redirect_uri: 'https://evil.example/' });
    expect([status, new URL(url).origin]).toEqual([400, gateway.url]);
  });

  it.each([
    ['another client_id', { client_id: 'https://client.example/other.json' }],
    ['no client_id', { client_id: undefined }],
    ['a secret', { client_secret: 'x' }],
    ['a method that needs a secret', { token_endpoint_auth_method: 'client_secret_post' }],
    ['another such method', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['a redirect over plain http', { redirect_uris: ['http://evil.example/'] }],
    ['no redirect', { redirect_uris: [] }],
    ['a grant without a person', { grant_types: ['client_credentials'] }],
  ])('with %s are refused', async (_what, more) => {
    expect(await isKnown(published(more))).toBe(false);
  });

  it.each(['', 'null', '[]', '"text"', '{', '<html></html>'])('that read %p are refused', async (text) => {
    const address = newAddress();
    hosts.set(address, text);
    expect(await isKnown(address)).toBe(false);
  });

  it.each([
    'http://client.example/client.json',
    'https://client.example/a/../client.json',
    'https://client.example/client.json#x',
    'https://user@client.example/client.json',
    'https://',
  ])('are not looked for at %s', async (address) => {
    expect(await isKnown(address)).toBe(false);
    expect(fetched).toEqual([]);
  });

  it('lose what could make this server ask elsewhere', async () => {
    const address = published({
      sector_identifier_uri: 'https://10.0.0.1/',
      jwks_uri: 'https://169.254.169.254/',
      logo_uri: 'https://tracker.example/',
    });
    const shown = await ask(address);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain('tracker.example');
    expect(fetched).toEqual([address]);
    fetched.splice(0);
    const metadata = {
      redirect_uris: [REDIRECT],
      sector_identifier_uri: 'https://10.0.0.1/',
      jwks_uri: 'https://10.0.0.1/',
    };
    expect((await register(gateway, metadata)).status).toBe(201);
    expect(fetched).toEqual([]);
  });

  it('that cannot be read are worth the last good copy, for as long as the client is in use', async () => {
    const address = published();
    const url = authorizationUrl(gateway, { client_id: address, code_challenge: challenge });
    const code =
      new URL((await signInAs(gateway, url, `person-${number}@example.com`)).url).searchParams.get('code') ?? '';
    const { json } = await exchange(gateway, { client_id: address, code, code_verifier: verifier });
    hosts.set(address, new Error('the host is down'));
    // A second gateway has nothing in memory.
    const second = await startOAuthGateway({
      database: { ...gateway.database, close: async () => {} },
      config: { baseUrl: gateway.url },
      fetchDocument: async () => {
        throw new Error('the host is down');
      },
    });
    const refreshToken = String(json['refresh_token']);
    const again = await refresh(second, { clientId: address, refreshToken });
    expect(again.status).toBe(200);
    second.clock.shiftMs = 200 * DAY_MS;
    const late = await refresh(second, { clientId: newAddress(), refreshToken });
    expect(late.json['error']).toBe('invalid_client');
    await second.gateway.close();
  });

  it('that cannot be had are asked for once in a while, however often they are named', async () => {
    const address = newAddress();
    for (let times = 0; times < 5; times += 1) expect(await isKnown(address)).toBe(false);
    expect(fetched).toEqual([address]);
    hosts.set(address, documentOf(address));
    gateway.clock.shiftMs = 16_000;
    expect(await isKnown(address)).toBe(true);
    gateway.clock.shiftMs = 0;
  });

  it('that say something wrong by now are not', async () => {
    const address = published();
    expect(await isKnown(address)).toBe(true);
    const second = await startOAuthGateway({
      database: { ...gateway.database, close: async () => {} },
      config: { baseUrl: gateway.url },
      fetchDocument: async () => ({ bytes: Buffer.from('{"client_id":"another"}'), cacheControl: undefined }),
    });
    const shown = await new Browser(second.url).get(
      authorizationUrl(second, { client_id: address, code_challenge: challenge }).href,
    );
    expect(shown.status).toBe(400);
    await second.gateway.close();
  });

  it('are forgotten when nobody has used them for a day', async () => {
    const address = published();
    expect(await isKnown(address)).toBe(true);
    const { rows } = JSON.parse(
      JSON.stringify(
        await gateway.database.orm.execute(
          sql`select extract(epoch from expires_at - now()) / 3600 as hours from oidc where kind = 'ClientDocument' and id = ${address}`,
        ),
      ),
    );
    expect(Math.round(Number(rows[0].hours))).toBe(24);
  });

  it('do not pass for registered clients, nor the other way round', async () => {
    const registered = await newClient(gateway);
    expect(registered).not.toContain(':');
    expect(await isKnown(`https://client.example/${registered}`)).toBe(false);
  });
});

describe('with the real guard', () => {
  it('no document of this machine or its network is ever asked for (SSRF)', async () => {
    const downloads: string[] = [];
    const gateway = await startOAuthGateway({
      database: await quickest().fresh(),
      fetchDocument: guardedFetch({
        resolve: async (hostname) => (hostname === 'rebound.example' ? ['1.1.1.1', '127.0.0.1'] : [hostname]),
        download: async (url) => {
          downloads.push(url.href);
          throw new Error('not in tests');
        },
      }),
    });
    const { challenge } = pkce();
    const hosts = ['127.0.0.1', '[::1]', '10.0.0.1', '192.168.1.1', '169.254.169.254', '[fd00::1]', 'rebound.example'];
    for (const host of hosts) {
      const client_id = `https://${host}/client.json`;
      const browser = new Browser(gateway.url);
      const shown = await browser.get(authorizationUrl(gateway, { client_id, code_challenge: challenge }).href);
      expect(shown.status).toBe(400);
      expect((await refresh(gateway, { clientId: client_id, refreshToken: 'x' })).json['error']).toBe('invalid_client');
    }
    expect(downloads).toEqual([]);
    await new Browser(gateway.url).get(
      authorizationUrl(gateway, { client_id: 'https://1.1.1.1/client.json', code_challenge: challenge }).href,
    );
    expect(downloads).not.toEqual([]);
    await gateway.gateway.close();
  });
});
