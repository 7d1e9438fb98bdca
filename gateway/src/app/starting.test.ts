import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { echoClients } from '../../test/fake-clients.ts';
import { testConfig } from '../../test/gateway.ts';
import { legacy, send, type RawAnswer, type RawRequest } from '../../test/http.ts';
import { quiet } from '../../test/services.ts';
import { createGateway, type Gateway } from './gateway.ts';

const [port = 0] = await freePorts(1);
const config = testConfig({ port });
const url = `http://127.0.0.1:${config.port}`;
const REQUEST_ID = 'the-request';

describe('until the database is open', () => {
  let gateway: Gateway;
  let refuse: (fault: Error) => void = () => {};
  let started: Promise<string>;
  beforeAll(async () => {
    gateway = await createGateway({
      config,
      catalogue: TEST_CATALOGUE,
      clients: echoClients(),
      logger: quiet,
      newRequestId: () => REQUEST_ID,
      openDatabase: () => new Promise((_resolve, reject) => (refuse = reject)),
    });
    started = gateway.start();
    await vi.waitFor(() => send(url, { method: 'GET', path: '/health/live' }), { timeout: 10_000 });
  });
  afterAll(async () => {
    refuse(new Error('never opened'));
    await expect(started).rejects.toThrow('never opened');
    await gateway.close();
  });

  const ask = (request: RawRequest): Promise<RawAnswer> => send(url, request);
  const get = (path: string, headers: RawRequest['headers'] = {}): Promise<RawAnswer> =>
    ask({ method: 'GET', path, headers });
  const refusal = { code: 'engine_unavailable', recoverable: true, requestId: REQUEST_ID, retryAfterSeconds: 2 };
  const SOON = 'The server is starting: try again in a moment.';

  it.each(['/mcp', '/mcp/auth'])('%s answers with a JSON-RPC error, whatever the method', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'PUT']) {
      const { body } = method === 'POST' ? legacy('tools/list') : {};
      const { status, headers, json } = await ask({ method, path, body });
      expect([status, headers['retry-after'], headers['content-type']]).toEqual([503, '2', 'application/json']);
      expect(json).toEqual({ jsonrpc: '2.0', id: null, error: { code: 503, message: SOON, data: refusal } });
    }
  });

  it.each(['/v1/tools', '/v1/tools/echo_arguments', '/v1/batch', '/v1/answers', '/v1/places', '/v1/nothing'])(
    '%s answers with a problem',
    async (path) => {
      const { status, headers, json } = await get(path);
      expect([status, headers['retry-after']]).toEqual([503, '2']);
      expect(headers['content-type']).toBe('application/problem+json');
      expect(json).toMatchObject({ code: 'engine_unavailable', status: 503, detail: SOON, retryAfterSeconds: 2 });
    },
  );

  it.each([
    '/token',
    '/register',
    '/authorize',
    '/authorize/abc',
    '/interaction/abc',
    '/.well-known/oauth-authorization-server',
  ])('%s answers with an error of OAuth', async (path) => {
    const { status, headers, json } = await get(path);
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(json).toEqual({ error: 'temporarily_unavailable', error_description: 'the server is starting' });
  });

  it.each(['/developer', '/developer/', '/developer/keys', '/developer/%zz', '/developer/copy.js'])(
    '%s answers with a page',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect([status, headers['retry-after']]).toEqual([503, '2']);
      expect([headers['content-type'], text]).toEqual([
        'text/html; charset=utf-8',
        expect.stringContaining('One moment'),
      ]);
      const head = await ask({ method: 'HEAD', path });
      expect([head.status, head.text]).toEqual([503, '']);
    },
  );

  it.each(['/developerx', '/%64eveloper', '/authorize/a.b', '/token/', '/%74oken'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('keeps strangers out and answers browsers that ask first', async () => {
    for (const path of ['/mcp', '/v1/tools', '/developer', '/health/live']) {
      expect((await get(path, { host: 'evil.example' })).status).toBe(403);
    }
    for (const path of ['/mcp', '/v1/tools']) {
      expect((await get(path, { origin: 'https://evil.example' })).status).toBe(403);
      const asked = await ask({ method: 'OPTIONS', path, headers: { origin: 'http://localhost:1234' } });
      expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, 'http://localhost:1234']);
    }
  });

  it('shows what needs no database', async () => {
    for (const path of ['/', '/docs', '/llms.txt', '/openapi.json', '/health/live']) {
      expect((await get(path)).status, path).toBe(200);
    }
    expect((await get('/health/serving')).json).toEqual({ serving: false, phase: 'starting', database: 'down' });
    expect((await get('/nothing')).status).toBe(404);
  });
});
