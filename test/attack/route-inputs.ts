import fc from 'fast-check';
import { hostileValue, json } from './hostile-values.ts';
import { ROUTES } from './routes.ts';

/** One HTTP request; `raw` goes onto a connection as it is. */
export type RouteInput =
  | {
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Buffer | undefined;
    }
  | { readonly raw: Buffer };

const METHODS = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'];
const FIELDS = [
  'client_id',
  'redirect_uri',
  'redirect_uris',
  'response_type',
  'response_mode',
  'state',
  'scope',
  'resource',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'grant_type',
  'refresh_token',
  'token',
  'request',
  'request_uri',
  'claims',
  'prompt',
  'email',
  'csrf',
  'step',
  'key',
  'name',
  'grant',
  'project',
  'member',
  'role',
  'invitation',
  'secret',
  'to',
  'confirm',
  'next',
  'again',
  'done',
  'fields',
  'precision',
  'domain',
  'issuer',
  'groupRoles',
  'logout_token',
  'by',
  'filter',
  'startIndex',
  'count',
  'attributes',
  'userName',
  'schemas',
  'Operations',
  'style',
  'level',
  'at',
  'q',
];

const text = hostileValue.map((value) => (typeof value === 'string' ? value : json(value)).slice(0, 6_000));
const fields = fc.array(fc.tuple(fc.constantFrom(...FIELDS), text), { maxLength: 6 });
const form = fields.map((pairs) => new URLSearchParams(pairs).toString());
const CLIENTS = ['https://192.0.2.1/client.json', 'https://client.invalid/client.json', 'client', 'x'.repeat(400)];
const authorization = fc.tuple(fc.constantFrom(...CLIENTS), form).map(([client, more]) => {
  const base = {
    response_type: 'code',
    client_id: client,
    redirect_uri: 'https://a.example/',
    code_challenge: 'x'.repeat(43),
  };
  return `${new URLSearchParams({ ...base, code_challenge_method: 'S256' }).toString()}&${more}`;
});
const registration = fc
  .tuple(
    fc.boolean(),
    fc.dictionary(fc.constantFrom(...FIELDS, 'client_name', '__proto__', 'grant_types'), hostileValue),
  )
  .map(([good, more]) => json({ ...(good ? { redirect_uris: ['https://a.example/callback'] } : {}), ...more }));

const body = fc.oneof(
  form.map((sent) => Buffer.from(sent)),
  registration.map((sent) => Buffer.from(sent)),
  hostileValue.map((value) => Buffer.from(json(value))),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 260_000, max: 400_000 }).map((length) => Buffer.alloc(length, 'x')),
);

/** Text cut down to what a header can carry. */
const headerText = text.map((value) => value.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 2_000));
const HEADERS = [
  'cookie',
  'origin',
  'referer',
  'forwarded',
  'traceparent',
  'accept',
  'accept-encoding',
  'x-odd',
  'expect',
];
const COOKIES = [
  'cuspal_session=',
  'cuspal_ticket=',
  'cuspal_browser=',
  'cuspal_attempt=',
  'cuspal_arrival=',
  '_interaction=',
  '_interaction.sig=',
];
const headers = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 3 }),
    fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x'),
    fc.option(fc.tuple(fc.constantFrom(...COOKIES), headerText)),
    fc.option(
      fc.oneof(
        headerText,
        headerText.map((value) => `Bearer ${value}`),
        headerText.map((value) => `Basic ${btoa(value)}`),
      ),
    ),
    fc.option(fc.constantFrom('image/svg+xml', 'image/*', 'image/svg+xml;q=0.1,*/*;q=banana')),
    fc.option(fc.constantFrom('evil.example', 'localhost', '[::1]', '@', 'a b', '127.0.0.1:99999')),
  )
  .map(([odd, type, cookie, credential, accept, host]) => ({
    ...odd,
    ...(accept !== null && { accept }),
    'content-type': type,
    ...(cookie && { cookie: cookie.join('') }),
    ...(credential !== null && { authorization: credential }),
    ...(host !== null && { host }),
  }));

const request = fc
  .tuple(
    fc.constantFrom(...ROUTES),
    fc.constantFrom(...METHODS, 'GET', 'POST', 'POST'),
    headers,
    fc.option(body),
    fc.oneof(fc.constant(''), form, authorization),
  )
  .map(([route, method, sent, posted, query]) => ({
    method,
    path: query === '' ? route : `${route}?${query}`.slice(0, 12_000),
    headers: sent,
    body: posted === null || ['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(method) ? undefined : posted,
  }));

const LINE = 'POST /mcp HTTP/1.1\r\nHost: localhost\r\n';
const raw = fc
  .oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        `${LINE}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n`,
        `${LINE}Content-Length: 10\r\nContent-Length: 20\r\n\r\n{}`,
        `${LINE}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
        `${LINE}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n`,
        `${LINE}Content-Length: -1\r\n\r\n`,
        `${LINE}X: ${'x'.repeat(20_000)}\r\n\r\n`,
        'GET /health/live HTTP/1.1\r\n\r\n',
        'GET /health/live HTTP/9.9\r\nHost: localhost\r\n\r\n',
        'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n',
        'GET http://evil.example/mcp HTTP/1.1\r\nHost: localhost\r\n\r\n',
        'GET /developer HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
        `${LINE}Content-Length: 100\r\n\r\n{"half":`,
      )
      .map((bytes) => Buffer.from(bytes, 'latin1')),
  )
  .map((bytes) => ({ raw: bytes }));

const input: fc.Arbitrary<RouteInput> = fc.oneof({ weight: 9, arbitrary: request }, { weight: 1, arbitrary: raw });

/** Hostile requests to all routes; the same for the same seed. */
export const routeInputs = (count: number, seed: number): readonly RouteInput[] =>
  fc.sample(input, { numRuns: count, seed });
