import { stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientOfVersion1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOfVersion1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { databases } from '../../test/databases.ts';
import { MemoryAuth } from '../../test/oauth-client.ts';
import { signInAs, startOAuthGateway, type OAuthGateway } from '../../test/oauth.ts';

const DOCUMENT_URL = 'https://client.example/oauth/client.json';
const REDIRECT = 'http://localhost:33418/callback';
const DAY_MS = 24 * 3_600_000;
const identity = { name: 'test', version: '1' };

interface Connection {
  call(): Promise<unknown>;
  close(): Promise<void>;
}
interface Dialect {
  readonly connect: (address: URL, authProvider: MemoryAuth) => Promise<Connection>;
  readonly finish: (address: URL, authProvider: MemoryAuth, callback: URL) => Promise<void>;
}

const call = { name: 'echo_arguments', arguments: { latitude: 6.9 } };
const DIALECTS: Readonly<Record<string, Dialect>> = {
  'SDK 1': {
    async connect(address, authProvider) {
      const client = new ClientOfVersion1(identity);
      await client.connect(new TransportOfVersion1(address, { authProvider }));
      return { call: async () => (await client.callTool(call)).content, close: () => client.close() };
    },
    finish: (address, authProvider, callback) =>
      new TransportOfVersion1(address, { authProvider }).finishAuth(callback.searchParams.get('code') ?? ''),
  },
  'SDK 2': {
    async connect(address, authProvider) {
      const client = new Client(identity, { versionNegotiation: { mode: 'auto' } });
      await client.connect(new StreamableHTTPClientTransport(address, { authProvider }));
      return { call: async () => (await client.callTool(call)).content, close: () => client.close() };
    },
    // Checks `iss` against the metadata as well.
    finish: (address, authProvider, callback) =>
      new StreamableHTTPClientTransport(address, { authProvider }).finishAuth(callback.searchParams),
  },
};
const WAYS = { 'dynamic registration': {}, 'a metadata document': { documentUrl: DOCUMENT_URL } } as const;
/** Sets of tools are part of the address that a client compares. */
const PATHS = {
  plain: ['/mcp', '/mcp/auth'],
  all: ['/mcp', '/mcp/auth', '/mcp?toolsets=core,marriage', '/mcp/auth?toolsets=compact'],
} as const;

describe.each(databases())('the whole way in on $name', (kind) => {
  let gateway: OAuthGateway;
  beforeAll(async () => {
    const document = {
      client_id: DOCUMENT_URL,
      client_name: 'Published application',
      redirect_uris: ['http://localhost/callback', 'https://client.example/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
    gateway = await startOAuthGateway({
      database: await kind.fresh(),
      fetchDocument: async () => ({ bytes: Buffer.from(JSON.stringify(document)), cacheControl: 'max-age=60' }),
    });
  });
  afterAll(() => gateway.gateway.close());

  const cases = Object.keys(DIALECTS).flatMap((dialect, number) =>
    Object.entries(WAYS).flatMap(([way, options]) =>
      PATHS[way === 'a metadata document' ? 'plain' : 'all'].map((path) => ({
        dialect,
        way,
        options,
        path,
        // An address gets so many codes an hour.
        email: `Person-${path.includes('?') ? number + 2 : number}@Example.com`,
      })),
    ),
  );

  it.each(cases)(
    '$dialect with $way at $path: register, authorise, call, refresh, revoke',
    async ({ dialect, options, path, email }) => {
      const { connect, finish } = DIALECTS[dialect] ?? {};
      if (!connect || !finish) throw new Error('no such dialect');
      const address = new URL(path, gateway.url);
      const auth = new MemoryAuth(REDIRECT, options);

      await expect(connect(address, auth)).rejects.toMatchObject({ message: expect.stringMatching(/unauthorized/i) });
      expect(auth.sentTo?.searchParams.get('resource')).toBe(address.href);
      const shown = await signInAs(gateway, auth.sentTo ?? '', email);
      const callback = new URL(shown.url);
      expect(`${callback.origin}${callback.pathname}`).toBe(REDIRECT);
      expect(callback.searchParams.get('iss')).toBe(gateway.url);
      expect(callback.searchParams.get('state')).toBe('state-of-the-client');

      await finish(address, auth, callback);
      const first = auth.kept;
      expect(first).toMatchObject({ token_type: 'Bearer', expires_in: 86_400, scope: 'mcp:tools' });
      const connected = await connect(address, auth);
      expect(await connected.call()).toEqual([{ type: 'text', text: '{"latitude":6.9}' }]);

      // A day later the token is over; the SDK refreshes it by itself.
      gateway.clock.shiftMs += DAY_MS + 1_000;
      try {
        expect(await connected.call()).toEqual([{ type: 'text', text: '{"latitude":6.9}' }]);
        expect(auth.kept?.access_token).not.toBe(first?.access_token);
        expect(auth.kept?.refresh_token).not.toBe(first?.refresh_token);

        const { client_id: clientId = '' } = auth.clientInformation() ?? {};
        const revoked = await fetch(new URL('/revoke', gateway.url), {
          method: 'POST',
          body: new URLSearchParams({ token: auth.kept?.access_token ?? '', client_id: clientId }),
        });
        expect(revoked.status).toBe(200);
        auth.sentTo = undefined;
        await expect(connected.call()).rejects.toThrow();
        expect(auth.sentTo).toBeInstanceOf(URL);
        await connected.close();
      } finally {
        gateway.clock.shiftMs = 0;
      }
    },
    30_000,
  );

  it('made one account for each address, and no line of the log says whose', async () => {
    const accounts = await gateway.services.accounts.list();
    const people = accounts.map(({ email }) => email).slice(1);
    expect(people.sort()).toEqual([0, 1, 2, 3].map((number) => `person-${number}@example.com`));
    expect(accounts[0]?.email).toBeNull();
    const log = stableText(JSON.stringify(gateway.log));
    expect(log).not.toMatch(/person-/i);
    expect(log).not.toContain(gateway.mailer.code);
  });
});
