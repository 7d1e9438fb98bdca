import { METHODS } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../../test/support/whole.ts';
import { ADDRESSES, ODD_ADDRESSES } from '../../test/addresses.ts';
import { ANSWER_ENTRY } from '../../test/catalogue.ts';
import { keysWithoutAccounts } from '../../test/access.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { fastAndNest } from '../../test/fast-and-nest.ts';
import { KEY } from '../../test/gateway.ts';
import { legacy, modern, type RawRequest } from '../../test/http.ts';
import { RAW_REQUESTS } from '../../test/raw-requests.ts';
import { RAW_TEXT_REQUESTS } from '../../test/raw-text-requests.ts';
import { meteredAccess } from '../../test/rest-access.ts';
import { REST_CATALOGUE } from '../../test/rest-suite.ts';
import { connectServices, eachService } from '../routing/clients.ts';

let service: FakeService;
beforeAll(async () => {
  service = await fakeService('ephemeris', []);
  service.list = REST_CATALOGUE;
});
afterAll(() => service.kill());

const settings = () => ({
  catalogue: [...REST_CATALOGUE, ANSWER_ENTRY],
  clients: connectServices(eachService(() => service.target)),
  logLevel: 'silent' as const,
  config: { baseUrl: 'http://localhost:3000' },
});

const NOBODY = { authorization: undefined };
const CALL = { name: 'echo_arguments', arguments: { latitude: 6.927, place: 'a "quoted" \\ name' } };
const EACH_METHOD = METHODS.filter((method) => method !== 'CONNECT');

const MEDIA_TYPES = [
  ...['application/json; charset=utf-8', 'application/JSON', 'application/json;', 'application/problem+json', 'json'],
  ...['text/plain', 'text/plain; charset=', 'garbage', '', ' ', 'a/b/c', 'application/x-www-form-urlencoded', '*/*'],
  ...['multipart/form-data; boundary=x', 'application/x-ndjson', 'application/x-cuspal-unread', undefined],
];

describe('messages', () => {
  const { both } = fastAndNest(settings);

  it.each([...RAW_REQUESTS, ...RAW_TEXT_REQUESTS])('%s', async (what, request) => {
    await both(what, request);
    await both(`${what}, compressed`, { ...request, headers: { ...request.headers, 'accept-encoding': 'br, gzip' } });
  });

  it.each(Object.entries({ legacy, modern }))('streams of steps, %s', async (_era, ask) => {
    const accept = { accept: 'application/json, text/event-stream' };
    const aloud = (name: string, args: object): RawRequest =>
      ask('tools/call', { name, arguments: args, _meta: { progressToken: 'p' } }, accept);
    const [stream, plain, broken] = await Promise.all([
      both('with steps', aloud('work_aloud', { steps: 2 })),
      both('without steps', aloud('work_aloud', { steps: 0 })),
      both('that break', aloud('work_aloud', { steps: 3, breakAfter: 1 })),
    ]);
    expect(stream.body).toContain('notifications/progress');
    expect(plain.body).not.toContain('event:');
    expect(broken.body).toContain('isError');
  });

  it('bodies of any length, with and without one that is told', async () => {
    for (const length of [0, 1_000, 70_000, 262_000, 262_144, 262_145, 300_000, 1_000_000]) {
      const name = 'x'.repeat(length);
      for (const request of [legacy('tools/call', { ...CALL, name }), { body: name }]) {
        await both(`${length} bytes`, request);
        const chunked = { ...request.headers, 'transfer-encoding': 'chunked' };
        await both(`${length} bytes in chunks`, { ...request, headers: chunked });
      }
    }
  });

  it('results that are longer than one write', async () => {
    const place = '"\\'.repeat(40_000);
    const { body } = await both('long', legacy('tools/call', { ...CALL, arguments: { place } }));
    expect(body.length).toBeGreaterThan(200_000);
  });
});

describe('REST', () => {
  const { both } = fastAndNest(settings);
  const call = (body: RawRequest['body'], more: Partial<RawRequest> = {}): RawRequest => ({
    path: '/v1/tools/echo_arguments',
    body,
    ...more,
  });

  it.each<[string, RawRequest]>([
    ['the list', { method: 'GET', path: '/v1/tools' }],
    ['the head of the list', { method: 'HEAD', path: '/v1/tools' }],
    ['the list, compressed', { method: 'GET', path: '/v1/tools', headers: { 'accept-encoding': 'gzip' } }],
    ['a tool', { method: 'GET', path: '/v1/tools/echo_arguments' }],
    ['the head of a tool', { method: 'HEAD', path: '/v1/tools/echo_arguments' }],
    ['a tool that is not there', { method: 'GET', path: '/v1/tools/echo_argument' }],
    ['a call', call(CALL.arguments)],
    ['a call without a body', call('')],
    ['a call of no JSON', call('{')],
    ['a call of a list', call('[]')],
    ['a call of a text', call('"a"')],
    ['a call that refuses', call({}, { path: '/v1/tools/refuse_argument' })],
    ['a call that fails', call({}, { path: '/v1/tools/break_inside' })],
    ['garbage from the service', call({ form: 1 }, { path: '/v1/tools/return_garbage' })],
    ['too much from the service', call({}, { path: '/v1/tools/return_too_much' })],
    ['a call of an unknown tool', call({}, { path: '/v1/tools/no_such_tool' })],
    ['a part of the result', call(CALL.arguments, { path: '/v1/tools/echo_arguments?fields=latitude&decimals=1' })],
    ['a part that is not there', call({}, { path: '/v1/tools/echo_arguments?fields=nothing' })],
    ['a figure', call({}, { path: '/v1/tools/echo_arguments?figure=wheel' })],
    ['a call that is too large', call('x'.repeat(300_000))],
    ['a call in chunks', call(CALL.arguments, { headers: { 'transfer-encoding': 'chunked' } })],
    ['a compressed call', call({}, { headers: { 'content-encoding': 'gzip' } })],
    ['an answer', call(CALL.arguments, { path: '/v1/answers' })],
    ['a part of an answer', call(CALL.arguments, { path: '/v1/answers?fields=latitude&precision=1' })],
    ['a part of an answer that is not there', call({}, { path: '/v1/answers?fields=nothing' })],
    ['an answer to no JSON', call('{', { path: '/v1/answers' })],
    ['the same by the name of its tool', call(CALL.arguments, { path: '/v1/tools/answer_question' })],
    ['a batch', { path: '/v1/batch', body: [{ id: 1, tool: 'echo_arguments', arguments: {} }] }],
    ['an empty batch', { path: '/v1/batch', body: [] }],
    ['a batch of nothing', { path: '/v1/batch', body: '' }],
    ['a batch of no JSON', { path: '/v1/batch', body: '[{]' }],
    ['a batch that is too large', { path: '/v1/batch', body: 'x'.repeat(4 * 1024 * 1024 + 1) }],
    [
      'a batch of lines, with faults',
      {
        path: '/v1/batch',
        headers: { 'content-type': 'application/x-ndjson' },
        body: ['{"id":"a","tool":"refuse_argument"}', '{"id":"a","tool":"nothing"}', '{"tool":1}', ''].join('\n'),
      },
    ],
  ])('%s', async (what, request) => {
    await both(what, request);
  });
});

describe('whoever asks, however', () => {
  const { both } = fastAndNest(settings);

  it.each(ADDRESSES)('%s by each method, with a key and without', async (path) => {
    for (const method of EACH_METHOD) {
      const body = ['GET', 'HEAD'].includes(method) ? undefined : '{}';
      await both(method, { method, path, body });
      await both(`${method} of nobody`, { method, path, body, headers: NOBODY });
    }
  });

  it.each(ADDRESSES)('%s from other hosts and origins, with bad keys', async (path) => {
    const heads: readonly NonNullable<RawRequest['headers']>[] = [
      { host: 'evil.example' },
      { host: '' },
      { host: 'localhost', origin: 'https://evil.example' },
      { host: 'localhost', origin: 'http://localhost:5173' },
      { origin: 'null' },
      { authorization: 'Bearer mcp_wrong' },
      { authorization: 'Basic YTpi' },
      { authorization: `bearer  ${KEY} ` },
      { accept: 'text/html' },
    ];
    for (const headers of heads) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        await both(`${method} ${JSON.stringify(headers)}`, { method, path, headers, body: '{}' });
      }
    }
  });

  it.each(ODD_ADDRESSES)('%s', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      for (const headers of [{}, NOBODY, { host: 'evil.example' }, { accept: 'text/html' }]) {
        await both(`${method} ${JSON.stringify(headers)}`, { method, path, headers });
      }
    }
  });

  /** Ways of sending a media type beside POST with a key, of which each type at each address takes its turn. */
  const OTHER_WAYS = ['POST', 'PUT', 'QUERY'].flatMap((method) =>
    ['{}', undefined].flatMap((body) => [
      ...(method === 'POST' ? [] : [{ method, body, headers: {} }]),
      { method, body, headers: NOBODY },
    ]),
  );

  it.each(ADDRESSES.map((path, at) => [path, at] as const))('%s with media types of every kind', async (path, at) => {
    const withKey = ['{}', undefined].map((body) => ({ method: 'POST', body, headers: {} }));
    for (const [number, type] of MEDIA_TYPES.entries()) {
      for (const { headers, ...way } of [...withKey, ...inTurn(at + number, OTHER_WAYS)]) {
        await both(`${JSON.stringify(way)}, ${String(type)}, ${JSON.stringify(headers)}`, {
          ...way,
          path,
          headers: { 'content-type': type, ...headers },
        });
      }
    }
  });
});

describe('accounts', () => {
  const rate = { perSecond: 1, burst: 4 };
  const { both } = fastAndNest(() => ({
    ...settings(),
    openAccess: async () => meteredAccess(2, { rate, now: () => 1_000 }).access,
  }));

  it('that have used up their allowance and their rate', async () => {
    const statuses: string[] = [];
    const left: string[] = [];
    for (const request of [legacy('tools/call', CALL), { path: '/v1/tools/echo_arguments', body: {} }]) {
      for (let time = 0; time < 3; time += 1) {
        const { status, headers } = await both(`call ${time}`, request);
        statuses.push(status);
        left.push(headers.find((line) => line.startsWith('RateLimit: ')) ?? '');
      }
    }
    // Four requests at once and two calls of the month, and of each call what it has left.
    expect(left.slice(0, 3)).toEqual([
      'RateLimit: "rate";r=3;t=1, "month";r=1;t=914400',
      'RateLimit: "rate";r=2;t=2, "month";r=0;t=914400',
      'RateLimit: "rate";r=1;t=3, "month";r=0;t=914400',
    ]);
    expect(statuses).toContain('429 Too Many Requests');
  });
});

describe.each([
  ['an outage', new Error('Connection terminated: the database is away')],
  ['a fault of ours', new Error('a fault of ours')],
])('%s', (_what, fault) => {
  const { both } = fastAndNest(() => ({
    ...settings(),
    openAccess: async () => ({
      ...keysWithoutAccounts([KEY]),
      noteUse: () => {
        throw fault;
      },
    }),
  }));

  it.each(ADDRESSES)('%s', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD']) {
      for (const headers of [{}, { origin: 'http://localhost:5173' }, NOBODY]) {
        await both(`${method} ${JSON.stringify(headers)}`, { method, path, headers });
      }
    }
  });
});
