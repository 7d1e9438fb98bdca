import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysWithoutAccounts } from '../../test/access.ts';
import { fastAndNest } from '../../test/fast-and-nest.ts';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send, type RawRequest } from '../../test/http.ts';
import { quiet } from '../../test/services.ts';
import { Limits } from '../limits/limits.ts';
import { OPEN_METHODS } from './keyless.ts';

const NOBODY = { authorization: undefined };
const CHALLENGE =
  /^www-authenticate: Bearer resource_metadata="http:\/\/localhost:3000\/\.well-known\/oauth-protected-resource\/mcp(?:\?toolsets=\w+)?", scope="mcp:tools"(, error="invalid_token")?$/im;
const INITIALIZE = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
};
const CALL = { name: 'echo_arguments', arguments: { latitude: 6.927 } };
const LISTS = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list', 'skills/list'];
const ERAS = Object.entries({ legacy, modern });

const unsigned = ({ headers, ...request }: RawRequest): RawRequest => ({
  ...request,
  headers: { ...headers, ...NOBODY },
});
const notification: RawRequest = { body: { jsonrpc: '2.0', method: 'notifications/initialized' } };

const OPEN: readonly (readonly [string, RawRequest])[] = [
  ['initialize', legacy('initialize', INITIALIZE)],
  ['the notification after it', notification],
  ['ping', legacy('ping')],
  ['server/discover', modern('server/discover')],
  ...ERAS.flatMap(([era, ask]) => LISTS.map((method) => [`${method}, ${era}`, ask(method)] as const)),
  ['a set of tools', { ...legacy('tools/list'), path: '/mcp?toolsets=core' }],
];

const CLOSED: readonly (readonly [string, RawRequest])[] = [
  ...ERAS.flatMap(([era, ask]): readonly (readonly [string, RawRequest])[] => [
    [`a call, ${era}`, ask('tools/call', CALL)],
    [`a prompt, ${era}`, ask('prompts/get', { name: 'ask' })],
    [`a resource, ${era}`, ask('resources/read', { uri: 'cuspal://tools' })],
    [`a skill, ${era}`, ask('skills/get', { uri: 'skill://cuspal/karakamsa-path/SKILL.md' })],
    [`a completion, ${era}`, ask('completion/complete', {})],
    [`a method that is not there, ${era}`, ask('nothing/list')],
    [`a call that says it is a list, ${era}`, ask('tools/call', CALL, { 'mcp-method': 'tools/list' })],
  ]),
  ['a subscription', modern('subscriptions/listen')],
  ['an odd method', { body: { jsonrpc: '2.0', id: 1, method: ['tools/list'] } }],
  ['a batch', { body: [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }] }],
  ['what is no JSON', { body: '{"method":"tools/list"' }],
  ['a message that is long', legacy('tools/list', { _meta: { a: 'x'.repeat(17 * 1024) } })],
  ['an unknown set', { ...legacy('tools/list'), path: '/mcp?toolsets=nothing' }],
  ['another media type', { ...legacy('tools/list', {}, { 'content-type': 'text/plain' }) }],
  ['another method of HTTP', { method: 'GET' }],
  ['REST', { method: 'GET', path: '/v1/tools' }],
];

const settings = (keyless: 'off' | 'lists') => () => ({
  config: { baseUrl: 'http://localhost:3000', keyless },
  logLevel: 'silent' as const,
});
/** The fault that the challenge names; undefined where there is no challenge. */
const challengeIn = (headers: readonly string[]): string | undefined => {
  const found = CHALLENGE.exec(headers.join('\n'));
  return found ? (found[1] ?? '') : undefined;
};

describe('with KEYLESS=lists', () => {
  const { both } = fastAndNest(settings('lists'));

  it.each(OPEN)('%s is answered without credentials as with a key', async (what, request) => {
    const [looked, signed] = [await both(what, unsigned(request)), await both(`${what}, with a key`, request)];
    expect([looked.status, looked.body]).toEqual([signed.status, signed.body]);
    expect(looked.status).toBe(what.startsWith('the notification') ? '202 Accepted' : '200 OK');
    expect(looked.body).not.toContain('"error"');
  });

  it.each(CLOSED)('%s is shown the way in', async (what, request) => {
    const { status, headers } = await both(what, unsigned(request));
    expect(status).toBe('401 Unauthorized');
    expect(challengeIn(headers)).toBe('');
  });

  it('has a bad credential refused, whatever it asks for', async () => {
    for (const [what, request] of OPEN) {
      const { status, headers } = await both(what, {
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${KEY}x` },
      });
      expect([status, challengeIn(headers)]).toEqual(['401 Unauthorized', ', error="invalid_token"']);
    }
  });

  it('leaves /mcp/auth closed, the address for clients that sign in at the first 401', async () => {
    for (const [what, request] of OPEN) {
      expect((await both(what, unsigned({ ...request, path: '/mcp/auth' }))).status).toBe('401 Unauthorized');
    }
  });

  it('tries every method that is open', () => {
    const tried = OPEN.map(([, { body }]) => (body as { readonly method: string }).method);
    expect(new Set(tried)).toEqual(OPEN_METHODS);
  });
});

describe('without it', () => {
  const { both } = fastAndNest(settings('off'));

  it.each([...OPEN, ...CLOSED])('%s is shown the way in', async (what, request) => {
    const { status, headers } = await both(what, unsigned(request));
    expect(status).toBe('401 Unauthorized');
    expect(challengeIn(headers)).toBe('');
  });
});

describe('the limit', () => {
  let now = 0;
  let gateway: TestGateway;
  beforeAll(async () => {
    const limits = new Limits({ logger: quiet, now: () => now });
    gateway = await startTestGateway({
      config: { keyless: 'lists', trustProxy: 1 },
      openAccess: async () => ({ ...keysWithoutAccounts([KEY]), limits }),
    });
  });
  afterAll(() => gateway.gateway.close());

  const look = async (from: string) =>
    send(gateway.url, legacy('tools/list', {}, { ...NOBODY, 'x-forwarded-for': from }));

  it('is 60 a minute for an address', async () => {
    for (let times = 0; times < 60; times += 1) expect((await look('192.0.2.1')).status).toBe(200);
    const refused = await look('192.0.2.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(refused.json).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: 429,
        message: expect.stringContaining('60 a minute'),
        data: {
          code: 'rate_limited',
          recoverable: true,
          retryAfterSeconds: 1,
          requestId: refused.headers['x-request-id'],
        },
      },
    });
    expect((await look('192.0.2.2')).status).toBe(200);
    now += 60_000;
    for (let times = 0; times < 60; times += 1) expect((await look('192.0.2.1')).status).toBe(200);
    expect((await look('192.0.2.1')).status).toBe(429);
  });

  it('keeps nobody from the way in, and nobody who has a key', async () => {
    while ((await look('192.0.2.3')).status !== 429);
    const from = { 'x-forwarded-for': '192.0.2.3' };
    expect((await send(gateway.url, legacy('tools/call', CALL, { ...NOBODY, ...from }))).status).toBe(401);
    expect((await send(gateway.url, legacy('tools/list', {}, from))).status).toBe(200);
  });

  it('holds for the site of an IPv6 address too', async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 9 * 60; network += 1) {
      statuses.push((await look(`2001:db8:1:${network.toString(16)}::1`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8 * 60);
  });
});
