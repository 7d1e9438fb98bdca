import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { KEY } from '../../test/gateway.ts';
import type { RawRequest } from '../../test/http.ts';
import { restSuite } from '../../test/rest-suite.ts';

const suite = restSuite();
const { ask } = suite;

/** Never a 5xx, never internals, a problem wherever it failed; and nothing in the log that is our fault. */
async function holds(request: RawRequest): Promise<void> {
  const { status, headers, text, json } = await ask(request);
  expect(status).toBeLessThan(500);
  expect(headers['x-request-id']).toBeDefined();
  if (status >= 400 && request.method !== 'HEAD') {
    expect(headers['content-type']).toBe('application/problem+json');
    expect(json).toMatchObject({ status, requestId: headers['x-request-id'], code: expect.any(String) });
  }
  expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  expect(suite.gateway.log.filter(({ level }) => level === 'error')).toEqual([]);
}

const NAMES = [
  'echo_arguments',
  'echo_structured',
  'refuse_argument',
  'get_tool_catalog',
  'nope',
  '__proto__',
  'constructor',
];
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('\u0000', '\ud800', 1e308, -0, '', 'x'.repeat(5_000), { __proto__: null }, ['a', 5]),
);
const segment = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom(
    '%00',
    '%ff%fe',
    '..%2f..%2fetc%2fpasswd',
    '.',
    '..',
    '%',
    'x'.repeat(8_000),
    'ECHO_ARGUMENTS',
    ' ',
    '%ed%a0%80',
  ),
);
const query = fc
  .dictionary(
    fc.constantFrom('fields', 'precision', 'q', 'page', 'style', '__proto__', '\u0000'),
    fc.string({ maxLength: 50 }),
  )
  .map((fields) => new URLSearchParams(fields).toString());
const path = fc.oneof(
  segment.map((name) => `/v1/tools/${name}`),
  fc.constantFrom(
    '/v1',
    '/v1/',
    '/v1/tools',
    '/v1/batch',
    '/v1/answers',
    '/v1/places',
    '/v1//tools',
    '/v1/tools//',
    '/v1/%74ools',
    '/v1/batch/x',
  ),
);
const item = fc.record(
  {
    id: fc.oneof(fc.integer(), fc.string(), odd),
    name: fc.oneof(fc.constantFrom(...NAMES), odd),
    arguments: odd,
    fields: odd,
    precision: odd,
    extra: odd,
  },
  { requiredKeys: [] },
);
const places = (request: RawRequest) => request.path?.startsWith('/v1/places?q=') === true;

describe('hostile requests to REST', () => {
  it('any address, method, query and body', async () => {
    const request = fc.record({
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'),
      path: fc.tuple(path, query).map(([where, asked]) => (asked === '' ? where : `${where}?${asked}`)),
      headers: fc.record({
        'content-type': fc.constantFrom(
          'application/json',
          'application/json;charset=utf-16',
          'text/plain',
          'application/x-ndjson',
          '',
        ),
        accept: fc.constantFrom(undefined, 'image/svg+xml', 'image/*;q=2,*/*;q=', ',;q=/', `${'a/b,'.repeat(1_500)}*`),
        'accept-encoding': fc.constantFrom(undefined, 'br', 'gzip;q=0', '*;q=banana'),
        'x-cuspal-toolsets': fc.constantFrom(undefined, 'core', '\u00e4'),
      }),
      body: fc.oneof(
        odd.map((value) => JSON.stringify(value)),
        fc.string(),
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      ),
    });
    // A name of a place goes to a service that is not here.
    await fc.assert(
      fc.asyncProperty(
        request.filter((each) => !places(each)),
        async ({ body, ...sent }) =>
          holds({ ...sent, ...(['POST', 'PUT', 'PATCH'].includes(sent.method) ? { body } : {}) }),
      ),
      { numRuns: 500 },
    );
  });

  it('batches of calls that nearly fit', async () => {
    const body = fc
      .array(fc.oneof(item, odd), { maxLength: 6 })
      .chain((calls) =>
        fc.constantFrom(
          JSON.stringify(calls),
          calls.map((each) => JSON.stringify(each)).join('\n'),
          JSON.stringify(calls).slice(0, -2),
        ),
      );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => holds({ path: '/v1/batch', body: sent })),
      { numRuns: 300 },
    );
  });

  it('arguments deeper than any stack and larger than any limit', async () => {
    const deep = `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    for (const where of ['/v1/tools/echo_arguments', '/v1/batch']) {
      await holds({ path: where, body: deep });
      await holds({ path: where, body: `${'['.repeat(100_000)}` });
      await holds({ path: where, body: Buffer.alloc(4 * 1024 * 1024 + 1, 'x') });
      await holds({ path: where, body: '{"name":"echo_arguments","arguments":{"__proto__":{"x":1},"a":1e400}}' });
    }
    await holds({ path: '/v1/batch', body: '\n'.repeat(4 * 1024 * 1024) });
    await holds({ path: '/v1/batch', body: `[${'1,'.repeat(2_000_000)}1]` });
  });

  it('a batch that is cut off in the middle of its body gives its seat back', async () => {
    const { port } = new URL(suite.gateway.url);
    const head = `POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${KEY}\r\n`;
    for (let tries = 0; tries < 4; tries += 1) {
      const socket = connect(Number(port), '127.0.0.1').resume();
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('error', () => {});
      socket.end(`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n[`);
      await closed;
    }
    const { status } = await ask({ path: '/v1/batch', body: '[{"name":"echo_arguments"}]' });
    expect(status).toBe(200);
  });
});
