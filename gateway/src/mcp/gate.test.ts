import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send, type RawRequest } from '../../test/http.ts';
import { OriginPolicy } from '../http/origins.ts';

let local: TestGateway;
let open: TestGateway;
const list = legacy('tools/list');
const ask = (request: RawRequest) => send(local.url, request);
const PLAIN =
  'Bearer resource_metadata="https://mcp.example/.well-known/oauth-protected-resource/mcp", scope="mcp:tools"';

beforeAll(async () => {
  local = await startTestGateway();
  open = await startTestGateway({
    config: { host: '0.0.0.0', baseUrl: 'https://mcp.example', allowedOrigins: ['https://app.example'] },
  });
  Object.assign(open, { url: open.url.replace('0.0.0.0', '127.0.0.1') });
});
afterAll(() => Promise.all([local.gateway.close(), open.gateway.close()]));

describe('credentials', () => {
  it('401 with the plain challenge when there are none', async () => {
    for (const authorization of [undefined, '', 'Basic abc', 'Bearer', KEY]) {
      const { status, headers, json } = await send(open.url, { ...list, headers: { authorization } });
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toBe(PLAIN);
      expect(json).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: {
          code: 401,
          message: expect.stringContaining('Authorization: Bearer'),
          data: { code: 'auth_invalid', recoverable: false, requestId: headers['x-request-id'] },
        },
      });
    }
  });

  it('401 with error="invalid_token" for a wrong key', async () => {
    for (const key of ['x', `${KEY}x`, KEY.slice(0, -1), KEY.toLowerCase().replace('m', 'M')]) {
      const { status, headers } = await send(open.url, { ...list, headers: { authorization: `Bearer ${key}` } });
      expect([status, headers['www-authenticate']]).toEqual([401, `${PLAIN}, error="invalid_token"`]);
    }
  });

  it('builds the metadata address from the Host header when no BASE_URL is set, and from nothing else', async () => {
    const port = new URL(local.url).port;
    const challenge = async (host: string) =>
      (await ask({ ...list, headers: { authorization: undefined, host } })).headers['www-authenticate'];
    expect(await challenge(`localhost:${port}`)).toContain(
      `"http://localhost:${port}/.well-known/oauth-protected-resource/mcp"`,
    );
  });

  it('takes no API key on /mcp/auth and points to that address', async () => {
    const { status, headers, json } = await send(open.url, { ...list, path: '/mcp/auth' });
    expect(status).toBe(401);
    expect(json.error.message).toBe(
      'Unauthorized: this is no valid access token, and /mcp/auth takes nothing else. Send an API key to /mcp, or sign in again.',
    );
    expect(headers['www-authenticate']).toBe(
      'Bearer resource_metadata="https://mcp.example/.well-known/oauth-protected-resource/mcp/auth", scope="mcp:tools", error="invalid_token"',
    );
    const none = await send(open.url, { ...list, path: '/mcp/auth', headers: { authorization: undefined } });
    expect(none.headers['www-authenticate']).toMatch(/\/mcp\/auth", scope="mcp:tools"$/);
  });

  it('comes before method and media type, so that any request tells how to get in', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'POST']) {
      const headers = { authorization: undefined, 'content-type': 'text/plain' };
      expect((await ask({ method, headers })).status).toBe(401);
    }
  });

  it('ignores a key in the query', async () => {
    expect(
      (await ask({ ...list, path: `/mcp?access_token=${KEY}`, headers: { authorization: undefined } })).status,
    ).toBe(401);
    expect((await ask({ ...list, path: '/mcp?x=1' })).status).toBe(200);
  });
});

describe('pages of a server without a public address that listens on all', () => {
  const policy = new OriginPolicy({ host: '0.0.0.0', allowedOrigins: [] });
  const lets = (host: string | undefined, origin: string) => policy.judge(host, origin).ok;

  it.each(['127.0.0.1:3000', '192.168.1.5:3000', '192.168.1.5', 'localhost:3000', '[::1]:3000', '[fe80::1]:3000'])(
    'are let in where they were opened at %s',
    (host) => expect(lets(host, `http://${host}`)).toBe(true),
  );

  it.each([
    ['evil.example:3000', 'http://evil.example:3000'],
    ['127.0.0.1.evil.example', 'http://127.0.0.1.evil.example'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3001'],
    ['127.0.0.1:3000', 'http://192.168.1.5:3000'],
    ['127.0.0.1:3000', 'https://127.0.0.1:3000'],
    ['127.0.0.1:3000', 'null'],
    ['', 'http://'],
    [undefined, 'http://undefined'],
    [undefined, 'http://'],
  ])('asked at %p, a page of %s is not', (host, origin) => expect(lets(host, origin)).toBe(false));

  it('are let in by the public address alone where there is one', () => {
    const named = new OriginPolicy({ host: '0.0.0.0', baseUrl: 'https://mcp.example', allowedOrigins: [] });
    expect(named.judge('192.168.1.5:3000', 'http://192.168.1.5:3000').ok).toBe(false);
    expect(named.judge('mcp.example', 'https://mcp.example').ok).toBe(true);
  });
});

describe('method, media type, size', () => {
  it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND'])('405 for %s', async (method) => {
    const { status, headers, json } = await ask({ method });
    expect([status, headers.allow]).toEqual([405, 'POST']);
    if (method !== 'HEAD') expect(json.error).toMatchObject({ code: 405, data: { code: 'validation_failed' } });
  });

  it.each([
    undefined,
    '',
    'text/plain',
    'application/jsonp',
    'application/x-www-form-urlencoded',
    'application/json-rpc',
  ])('415 for Content-Type %p', async (type) => {
    const { status, json } = await ask({ ...list, headers: { 'content-type': type } });
    expect([status, json.error.code]).toEqual([415, 415]);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8; x=y'])(
    'takes Content-Type %p',
    async (type) => expect((await ask({ ...list, headers: { 'content-type': type } })).status).toBe(200),
  );

  it('415 for a compressed body', async () => {
    expect((await ask({ ...list, headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  });

  const padded = (bytes: number): Buffer => {
    const text = JSON.stringify({ ...Object(list.body), params: { _meta: { pad: '' } } });
    return Buffer.from(text.replace('"pad":""', `"pad":"${'x'.repeat(bytes - text.length)}"`));
  };

  it('takes 256 KiB and not a byte more', async () => {
    expect((await ask({ body: padded(256 * 1024) })).status).toBe(200);
    const { status, headers, json } = await ask({ body: padded(256 * 1024 + 1) });
    expect([status, headers.connection, json.error.code]).toEqual([413, 'close', 413]);
  });

  it('413 also for several megabytes and for a body without a length', async () => {
    expect((await ask({ body: padded(3 * 1024 * 1024) })).status).toBe(413);
    const headers = { 'transfer-encoding': 'chunked' };
    expect((await ask({ body: padded(300 * 1024), headers })).status).toBe(413);
    expect((await ask({ body: padded(1024), headers })).status).toBe(200);
  });
});

describe('origins', () => {
  const from = (gateway: TestGateway, origin: string | undefined, more: RawRequest = list) =>
    send(gateway.url, { ...more, headers: { ...more.headers, origin } });

  it('403 for a foreign page, before credentials', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://mcp.example.evil', 'http://mcp.example', '']) {
      const { status, json } = await from(open, origin, { ...list, headers: { authorization: undefined } });
      expect([status, json.error.code]).toEqual([403, 403]);
    }
  });

  it('lets the own origin, named ones and programs in, and tells the browser', async () => {
    for (const origin of ['https://mcp.example', 'https://app.example']) {
      const { status, headers } = await from(open, origin);
      expect([status, headers['access-control-allow-origin']]).toEqual([200, origin]);
      expect(headers['access-control-expose-headers']).toContain('WWW-Authenticate, DPoP-Nonce');
      expect(headers.vary).toBe('Origin, Accept-Encoding');
    }
    const { headers } = await from(open, undefined);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('answers a preflight without credentials', async () => {
    const preflight = { method: 'OPTIONS', headers: { authorization: undefined } };
    const { status, headers, text } = await from(open, 'https://app.example', preflight);
    expect([status, text]).toEqual([204, '']);
    expect(headers['access-control-allow-origin']).toBe('https://app.example');
    expect(headers['access-control-allow-methods']).toBe('POST');
    const sent = ['authorization, content-type, dpop, mcp-protocol-version, mcp-method, mcp-name', 'idempotency-key'];
    for (const name of sent) {
      expect(headers['access-control-allow-headers']).toContain(name);
    }
    expect((await from(open, 'https://evil.example', preflight)).status).toBe(403);
  });

  it('lets no other Host reach a server on loopback (DNS rebinding)', async () => {
    for (const host of ['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', '']) {
      const { status } = await ask({ ...list, headers: { host, origin: `http://${host}` } });
      expect([host, status]).toEqual([host, 403]);
    }
    // What is no host at all is refused with 400 before anybody looks where it leads (RFC 9112, 3.2).
    expect((await ask({ ...list, headers: { host: '@', origin: 'http://@' } })).status).toBe(400);
    for (const host of ['localhost', '127.0.0.1:1', '[::1]:80', 'LOCALHOST:3000']) {
      expect((await ask({ ...list, headers: { host } })).status).toBe(200);
    }
  });

  it.each([
    ['127.0.0.1', 'http://localhost:5173', true],
    ['127.0.0.1', 'https://127.0.0.1', true],
    ['::1', 'http://[::1]:9', true],
    ['127.0.0.1', 'http://localhost.evil.example', false],
    ['127.0.0.1', 'http://localhost/path', false],
    ['0.0.0.0', 'http://localhost:5173', false],
  ])('on %s, a page of %s: %p', (host, origin, ok) => {
    const policy = new OriginPolicy({ host, allowedOrigins: [] });
    expect(policy.judge('localhost:3000', origin).ok).toBe(ok);
  });
});

describe('other addresses', () => {
  it.each([
    '/mcp/',
    '/MCP',
    '/mcp/x',
    '/mcpx',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server',
    '/%6dcp',
  ])('404 for %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, json } = await ask({
        ...list,
        method,
        path,
        body: method === 'POST' ? '{}' : undefined,
      });
      expect(status).toBe(404);
      expect(json.error.requestId).toBe(headers['x-request-id']);
    }
  });

  const raw = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(local.url).port), '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });

  it('what is not HTTP gets 4xx, a request id and no connection', async () => {
    for (const bytes of ['nonsense\r\n\r\n', 'GET /mcp HTTP/1.1\r\nHost: localhost\r\nBad Header\r\n\r\n']) {
      expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
    }
    const large = `GET /mcp HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await raw(large)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('a target that names the server is a request like any other, judged by that name', async () => {
    const asked = (target: string) => raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    for (const [target, status] of [
      ['http://localhost/health/live', 200],
      ['HTTP://127.0.0.1:80/health/live?x', 200],
      ['http://localhost/mcp', 401],
      ['http://localhost/none', 404],
      ['http://evil.example/health/live', 403],
      ['http://evil.example/mcp', 403],
      ['http://a@localhost/mcp', 404],
      ['ftp://localhost/mcp', 404],
    ] as const)
      expect([target, (await asked(target)).split(' ')[1]]).toEqual([target, String(status)]);
  });

  it('what Node would refuse by itself has a request id too', async () => {
    const id = /\r\nX-Request-Id: [0-9a-f-]{36}\r\n/;
    for (const [status, head] of [
      [400, 'GET /mcp HTTP/1.1\r\n\r\n'],
      [417, 'POST /mcp HTTP/1.1\r\nHost: localhost\r\nExpect: nothing\r\nContent-Length: 2\r\n\r\n{}'],
    ] as const) {
      const answer = await raw(head);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toMatch(id);
      expect(answer).toContain('Connection: close');
    }
  });

  it('an address that cannot be decoded is refused in the one form, without a name of the framework', async () => {
    for (const path of ['/%', '/health/%c0%af', '/.well-known/%zz']) {
      const { status, headers, json } = await ask({ ...list, method: 'GET', path, body: undefined });
      expect([status, json]).toEqual([
        400,
        { error: { status: 400, message: 'The request cannot be answered.', requestId: headers['x-request-id'] } },
      ]);
    }
  });
});
