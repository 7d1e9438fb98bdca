import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEY, type TestSettings } from '../../test/gateway.ts';
import { send, type RawRequest } from '../../test/http.ts';
import { meteredAccess } from '../../test/rest-access.ts';
import { restGateways, restSuite } from '../../test/rest-suite.ts';
import { library } from '../docs/library.ts';
import { connectServices, eachService } from '../routing/clients.ts';
import { problem } from './problem.ts';
import { PROBLEM_CODES, typeOf } from './problem-codes.ts';
import { routeOf, TAKES } from './routes.ts';

const { ask, call } = restSuite();

/** What came of a request that failed; its header and body must say the same. */
async function problemOf(request: Promise<Awaited<ReturnType<typeof send>>>) {
  const { status, headers, json } = await request;
  expect(headers['content-type']).toBe('application/problem+json');
  expect(json).toMatchObject({ status, requestId: headers['x-request-id'] });
  expect(
    library()
      .pageAt('errors')
      ?.sections.map(({ id }) => `/docs/errors#${id}`),
  ).toContain(json.type);
  // A remedy that speaks of a member of the problem comes with it.
  const { remedy = '' } = json as { remedy?: string };
  for (const [word] of remedy.matchAll(/\b(?:field|nearest|retryAfterSeconds|resetsAt|requestId|figures)\b/g))
    expect([remedy, Object.keys(json)]).toEqual([remedy, expect.arrayContaining([word])]);
  expect(remedy).toMatch(/^$|\.$/);
  expect(headers['retry-after']).toBe(
    json.retryAfterSeconds === undefined ? undefined : String(json.retryAfterSeconds),
  );
  return { status, headers, json };
}

describe('problems of calls', () => {
  it('carry code, field and remedy of an argument', async () => {
    const { status, json } = await problemOf(call('refuse_argument'));
    expect(status).toBe(400);
    expect(json).toEqual({
      type: '/docs/errors#validation_failed',
      title: 'Bad Request',
      status: 400,
      detail: 'latitude must be from -90 to 90.',
      code: 'validation_failed',
      remedy: 'Correct what field names and send the request again.',
      recoverable: true,
      field: 'latitude',
      requestId: expect.any(String),
    });
  });

  it('name the nearest tools of an unknown name, for a call and for a definition', async () => {
    for (const method of ['POST', 'GET']) {
      const { status, json } = await problemOf(
        ask({ method, path: '/v1/tools/echo_argument', ...(method === 'POST' && { body: {} }) }),
      );
      expect([status, json.code, json.nearest[0]]).toEqual([404, 'not_found', 'echo_arguments']);
    }
    for (const name of ['call_tool', 'describe_tools', 'no_such_tool'])
      expect((await problemOf(call(name))).status).toBe(404);
  });

  it('name all addresses of REST at one that is none', async () => {
    const { json } = await problemOf(ask({ path: '/v1/nothing/here', method: 'GET' }));
    const named = [...String(json.detail).matchAll(/\/v1\/[^ ,.]+/g)].map(([path]) => routeOf(path)?.kind);
    expect(new Set(named)).toEqual(new Set(Object.keys(TAKES).filter((kind) => kind !== 'nothing')));
  });

  it.each([
    ['search_long', 504, 'engine_timeout', '2'],
    ['break_inside', 500, 'internal_error', undefined],
    ['return_garbage', 500, 'internal_error', undefined],
  ])('%s is %i', async (name, status, code, retry) => {
    const { headers, json } = await problemOf(call(name));
    expect([json.status, json.code, headers['retry-after']]).toEqual([status, code, retry]);
    expect(json.detail).not.toContain('secret');
  });

  it.each<[number, string, RawRequest]>([
    [401, 'auth_invalid', { path: '/v1/tools', method: 'GET', headers: { authorization: undefined } }],
    [401, 'auth_invalid', { path: '/v1/batch', headers: { authorization: 'Bearer x' } }],
    [401, 'auth_invalid', { path: '/v1/nothing', headers: { authorization: 'Bearer x' } }],
    [403, 'auth_invalid', { path: '/v1/tools', method: 'GET', headers: { origin: 'https://evil.example' } }],
    [403, 'auth_invalid', { path: '/v1/tools', method: 'GET', headers: { host: 'evil.example' } }],
    [404, 'not_found', { path: '/v1', method: 'GET' }],
    [404, 'not_found', { path: '/v1/tools/', method: 'GET' }],
    [404, 'not_found', { path: '/v1/tools/a/b', body: {} }],
    [405, 'validation_failed', { path: '/v1/tools', body: {} }],
    [405, 'validation_failed', { path: '/v1/batch', method: 'GET' }],
    [405, 'validation_failed', { path: '/v1/answers', method: 'GET' }],
    [405, 'validation_failed', { path: '/v1/places', method: 'DELETE' }],
    [
      415,
      'validation_failed',
      { path: '/v1/tools/echo_arguments', headers: { 'content-type': 'text/plain' }, body: '{}' },
    ],
    [415, 'validation_failed', { path: '/v1/batch', headers: { 'content-encoding': 'gzip' }, body: '[]' }],
    [413, 'validation_failed', { path: '/v1/tools/echo_arguments', body: `{"a":"${'x'.repeat(256 * 1024)}"}` }],
    [400, 'validation_failed', { path: '/v1/tools?x=1', method: 'GET' }],
    [400, 'validation_failed', { path: '/v1/places', method: 'GET' }],
    [400, 'validation_failed', { path: `/v1/places?q=${'x'.repeat(201)}`, method: 'GET' }],
  ])('%i %s', async (status, code, request) => {
    const { json, headers } = await problemOf(ask(request));
    expect([json.status, json.code]).toEqual([status, code]);
    expect(headers['www-authenticate'] === undefined).toBe(status !== 401);
    expect(headers['allow'] === undefined).toBe(status !== 405);
  });

  it('tells browsers of allowed pages what each address takes', async () => {
    const origin = 'http://localhost:5173';
    const { status, headers } = await ask({ method: 'OPTIONS', path: '/v1/tools/x', headers: { origin } });
    expect([status, headers['allow'], headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, POST, OPTIONS',
      'GET, HEAD, POST',
    ]);
    expect((await ask({ method: 'GET', path: '/v1/tools', headers: { origin } })).headers).toMatchObject({
      'access-control-allow-origin': origin,
      vary: 'Origin, Accept-Encoding',
    });
  });
});

describe('what is deprecated', () => {
  const gateways = restGateways();
  it.each([true, false])('is said by every answer about it; fast path: %s', async (fastPath) => {
    const deprecations = [
      { of: 'echo_arguments', since: '2026-01-01', until: '2026-07-01', link: '/docs/changelog' },
      { of: '/v1/places', since: '2026-01-01', link: '/docs/changelog' },
    ] as const;
    const { url } = await gateways.start({ deprecations, config: { fastPath } });
    const headersOf = async (request: RawRequest) => (await send(url, request)).headers;
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'echo_arguments', arguments: {} } };
    // 1 January 2026 is 1767225600, and 1 July 2026 a Wednesday.
    for (const request of [
      { path: '/v1/tools/echo_arguments', body: {} },
      { path: '/v1/tools/echo_arguments', method: 'GET' },
      { path: '/v1/tools/echo_arguments?x=1', body: {} },
      { path: '/mcp', body: call },
    ])
      expect(await headersOf(request)).toMatchObject({
        deprecation: '@1767225600',
        sunset: 'Wed, 01 Jul 2026 00:00:00 GMT',
        link: '</docs/changelog>; rel="deprecation"; type="text/html"',
      });
    const places = await headersOf({ path: '/v1/places', method: 'GET' });
    expect([places['deprecation'], places['sunset']]).toEqual(['@1767225600', undefined]);
    for (const request of [
      { path: '/v1/tools', method: 'GET' },
      { path: '/v1/tools/refuse_argument', body: {} },
      { path: '/mcp', body: { ...call, params: { name: 'refuse_argument', arguments: {} } } },
    ])
      expect((await headersOf(request))['deprecation']).toBeUndefined();
  });
});

describe('problems of accounts and services', () => {
  const gateways = restGateways();
  const start = async (settings: TestSettings) => {
    const { url } = await gateways.start({ logLevel: 'silent', ...settings });
    return (name: string, headers = {}) => send(url, { path: `/v1/tools/${name}`, body: {}, headers });
  };

  it('402 with the allowance and its reset, and a failed call costs nothing', async () => {
    const { access, taken, givenBack } = meteredAccess(1);
    const post = await start({ openAccess: async () => access });
    expect((await post('refuse_argument')).status).toBe(400);
    expect((await post('echo_arguments')).status).toBe(200);
    const { status, json } = await problemOf(post('echo_arguments'));
    expect(status).toBe(402);
    expect(json.detail).toBe(
      'The allowance of this month, 1 call, is used, and nothing was charged. It begins again at 2026-12-01T00:00:00Z.',
    );
    expect(json).toMatchObject({
      code: 'quota_exhausted',
      recoverable: false,
      allowance: 1,
      resetsAt: '2026-12-01T00:00:00Z',
      retryAfterSeconds: 914_400,
    });
    expect([taken.length, givenBack.length]).toEqual([2, 1]);
  });

  it('429 beyond the rate, with the state of the bucket', async () => {
    const { access } = meteredAccess(10, { rate: { burst: 1, perSecond: 1 }, now: () => 0 });
    const post = await start({ openAccess: async () => access });
    expect((await post('echo_arguments')).headers).toMatchObject({
      'x-ratelimit-limit': '1',
      'x-ratelimit-remaining': '0',
    });
    const { json, headers } = await problemOf(post('echo_arguments'));
    expect([json.status, json.code, json.retryAfterSeconds]).toEqual([429, 'rate_limited', 1]);
    expect(headers['x-ratelimit-remaining']).toBe('0');
  });

  it('503 while the server starts, while no credential can be checked, and while the service is away', async () => {
    const access = meteredAccess(10).access;
    const broken = { ...access.authenticators, '/mcp': { authenticate: () => Promise.reject(new Error('away')) } };
    const away = await start({ openAccess: async () => ({ ...access, authenticators: broken }) });
    expect((await problemOf(away('echo_arguments'))).json).toMatchObject({ status: 503, code: 'engine_unavailable' });
    const without = await start({ clients: connectServices(eachService(() => '127.0.0.1:9')) });
    const { json } = await problemOf(without('echo_arguments', { authorization: `Bearer ${KEY}` }));
    expect(json).toMatchObject({ status: 503, code: 'engine_unavailable', retryAfterSeconds: 2 });
  });
});

it('each code has its explanation and its place in it', () => {
  const ids = library()
    .pageAt('errors')
    ?.sections.map(({ id }) => id);
  for (const code of Object.keys(PROBLEM_CODES)) {
    expect(ids).toContain(code);
    expect(typeOf(code)).toBe(`/docs/errors#${code}`);
  }
  expect(typeOf('no_such_code')).toBe('/docs/errors#internal_error');
});

it.each<[string, Readonly<Record<string, unknown>>, number, string | undefined]>([
  // Nothing names a field that could be corrected.
  ['validation_failed', {}, 405, undefined],
  ['validation_failed', { field: 'latitude' }, 400, 'Correct what field names and send the request again.'],
  ['auth_invalid', {}, 403, undefined],
  ['not_found', {}, 404, undefined],
  ['not_found', { field: 'name', nearest: [] }, 404, 'Take a name that GET /v1/tools lists.'],
  ['out_of_range', { field: 'birth_datetime' }, 422, undefined],
  ['engine_timeout', {}, 504, undefined],
  ['engine_timeout', { retryAfterSeconds: 2 }, 504, 'Send the request again after retryAfterSeconds.'],
  ['engine_timeout', { remedy: 'Of its own.' }, 504, 'Of its own.'],
])('the remedy of %s with %j fits the case', (code, more, status, remedy) => {
  const told = problem({ code, detail: 'd', requestId: 'r', status, more });
  expect([told.remedy, 'remedy' in told]).toEqual([remedy, remedy !== undefined]);
});

it('the document lists every code with its status', () => {
  const document = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| `([a-z_]+)` .*\| +(\d{3}) \|$/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(rows).toEqual(Object.entries(PROBLEM_CODES).map(([code, { status }]) => [code, status]));
});
