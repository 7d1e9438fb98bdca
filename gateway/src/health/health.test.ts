import { connect } from 'node:net';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { echoClients } from '../../test/fake-clients.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { memoryDatabase, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import type { GatewayConfig } from '../config/config.ts';
import { connectServices, eachService } from '../routing/clients.ts';

const ALL_UP = eachService(() => 'up');

describe('health', () => {
  let service: FakeService;
  let gateway: TestGateway;
  let databaseUp = true;
  const get = (path: string, headers = {}) =>
    send(gateway.url, { method: 'GET', path, headers: { authorization: undefined, ...headers } });

  /** What is found out stands for a moment. */
  const onceReady = (says: object) =>
    vi.waitFor(
      async () => {
        const ready = await get('/health/ready');
        expect(ready.json).toMatchObject(says);
        return ready;
      },
      { timeout: 10_000 },
    );

  beforeAll(async () => {
    service = await fakeService('ephemeris', TEST_CATALOGUE);
    const clients = connectServices(eachService(() => service.target));
    gateway = await startTestGateway({
      clients: { ...clients, horary: { ...clients.horary, serving: async () => service.health === 'SERVING' } },
      openDatabase: async () => ({
        ...memoryDatabase(),
        ping: async () => {
          if (!databaseUp) throw new Error('secret of the database');
        },
      }),
    });
  });
  afterAll(async () => {
    await gateway.gateway.close();
    service.kill();
  });

  it('live: the process runs', async () => {
    const { status, headers, json } = await get('/health/live');
    expect([status, json]).toEqual([200, { status: 'live' }]);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('the metrics say whether the database answers', async () => {
    const shown = async () => /^cuspal_database_up\{.*\} (\d)$/m.exec((await get('/metrics')).text)?.[1];
    expect(await shown()).toBe('1');
    databaseUp = false;
    await vi.waitFor(async () => expect(await shown()).toBe('0'), { timeout: 10_000 });
    databaseUp = true;
    await vi.waitFor(async () => expect(await shown()).toBe('1'), { timeout: 10_000 });
  });

  it('ready: everything behind it answers', async () => {
    const { status, json } = await get('/health/ready');
    expect([status, json]).toEqual([
      200,
      { ready: true, serving: true, phase: 'serving', database: 'up', services: ALL_UP },
    ]);
    expect((await get('/health/serving')).status).toBe(200);
  });

  it('names the service that is down: not ready, still serving', async () => {
    service.health = 'NOT_SERVING';
    const { status, json } = await onceReady({ services: eachService(() => 'down') });
    service.health = 'SERVING';
    expect([status, json.ready, json.serving]).toEqual([503, false, true]);
    expect(json.services).toEqual(eachService(() => 'down'));
    expect((await get('/health/serving')).status).toBe(200);
  });

  it('says that it serves without waiting for a service that does not answer', async () => {
    const clients = echoClients();
    const silent = { ...clients.horary, serving: () => new Promise<boolean>(() => {}) };
    const other = await startTestGateway({ clients: { ...clients, horary: silent } });
    const { status, json } = await send(other.url, { method: 'GET', path: '/health/serving' });
    expect([status, json]).toEqual([200, { serving: true, phase: 'serving', database: 'up' }]);
    await other.gateway.close();
  });

  it('names the database that is down: neither ready nor serving', async () => {
    databaseUp = false;
    const ready = await onceReady({ database: 'down' });
    const serving = await get('/health/serving');
    databaseUp = true;
    expect([ready.status, ready.json.database, serving.status]).toEqual([503, 'down', 503]);
    expect(ready.text).not.toContain('secret');
  });

  it('metrics: calls by tool and outcome, for this machine alone', async () => {
    await send(gateway.url, legacy('tools/call', { name: 'echo_arguments' }));
    await send(gateway.url, legacy('tools/call', { name: 'somebody_born_1990' }));
    const { status, headers, text } = await get('/metrics');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toMatch(
      /cuspal_tool_calls_total\{tool="echo_arguments",family="foundation",outcome="success",service="gateway"\} 1/,
    );
    expect(text).toMatch(
      /cuspal_tool_calls_total\{tool="unknown",family="none",outcome="validation_failed",service="gateway"\} 1/,
    );
    expect(text).not.toContain('somebody_born');
    await send(gateway.url, { ...legacy('tools/list'), headers: { authorization: `Bearer mcp_${'x'.repeat(43)}` } });
    expect((await get('/metrics')).text).toMatch(
      /cuspal_requests_refused_total\{status="401",code="auth_invalid",service="gateway"\} 1/,
    );
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.1' })).status).toBe(404);
    expect((await get('/metrics', { forwarded: 'for=203.0.113.1' })).status).toBe(404);
  });
});

describe('health and metrics', () => {
  const PATHS = ['/health/live', '/health/serving', '/health/ready', '/metrics', '/nothing'];
  /** What a server answers to each of the paths, by the name that it is asked by. */
  const ask = async (config: Partial<GatewayConfig>, hosts: readonly string[]) => {
    const { gateway, url } = await startTestGateway({ config });
    const statusOf = async (path: string, host: string) =>
      (await send(url, { method: 'GET', path, headers: { host } })).status;
    const answers = await Promise.all(
      hosts.map(async (host) => [host, await Promise.all(PATHS.map((path) => statusOf(path, host)))] as const),
    );
    await gateway.close();
    return Object.fromEntries(answers);
  };

  it('of a server on loopback are under its Host rule (DNS rebinding)', async () => {
    const others = ['evil.example', 'evil.example:3000', '127.0.0.1.evil.example'];
    const own = ['localhost:3000', '127.0.0.1', '[::1]:9'];
    expect(await ask({}, [...others, ...own])).toEqual({
      ...Object.fromEntries(others.map((host) => [host, [403, 403, 403, 403, 403]])),
      ...Object.fromEntries(own.map((host) => [host, [200, 200, 200, 200, 404]])),
    });
  });

  it('may be asked by the public name, and metrics of a public server by none', async () => {
    const open = { host: '0.0.0.0', baseUrl: 'https://mcp.example' };
    const shut = [200, 200, 200, 404, 404];
    expect(await ask({ baseUrl: 'https://mcp.example' }, ['mcp.example'])).toEqual({ 'mcp.example': shut });
    // A proxy on this machine may send its own name, and nothing that shows it as one.
    const names = ['mcp.example', '10.1.2.3:3000', 'localhost'];
    expect(await ask(open, names)).toEqual(Object.fromEntries(names.map((name) => [name, shut])));
    expect(await ask({ host: '0.0.0.0', baseUrl: 'http://localhost:3000' }, ['localhost'])).toEqual({
      localhost: [200, 200, 200, 200, 404],
    });
  });

  it('are there for a probe that sends no Host, which no browser leaves out', async () => {
    const { gateway, url } = await startTestGateway();
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.end('GET /health/serving HTTP/1.0\r\n\r\n');
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1\.[01] 200 /);
    await gateway.close();
  });
});

describe('Strict-Transport-Security', () => {
  const HEADER = 'strict-transport-security';
  it.each([
    ['https://mcp.example', 'max-age=31536000'],
    ['http://mcp.example', undefined],
    [undefined, undefined],
  ])('with the public address %p is %p, on every kind of answer', async (baseUrl, value) => {
    const { gateway, url } = await startTestGateway({ config: { baseUrl } });
    const paths = ['/health/live', '/mcp', '/nothing', '/metrics'];
    const answers = await Promise.all(paths.map((path) => send(url, { method: 'GET', path })));
    expect(answers.map(({ headers }) => headers[HEADER])).toEqual(paths.map(() => value));
    const large = await send(url, { method: 'GET', path: '/mcp', headers: { 'x-large': 'x'.repeat(20_000) } });
    expect([large.status, large.headers[HEADER]]).toEqual([431, value]);
    await gateway.close();
  });
});

describe('metrics on a port of their own', () => {
  it('have health beside them, which callers cannot keep out, and nothing else', async () => {
    const [metricsPort = 0] = await freePorts(1);
    const { gateway } = await startTestGateway({ config: { metricsPort } });
    const url = `http://127.0.0.1:${metricsPort}`;
    const paths = ['/health/live', '/health/serving', '/health/ready', '/metrics', '/mcp', '/v1/tools'];
    const answers = await Promise.all(paths.map((path) => send(url, { method: 'GET', path })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 404]);
    await gateway.close();
  });

  it('are not on the main port', async () => {
    const gateway = await startTestGateway({ config: { metricsPort: 0 } });
    expect((await send(gateway.url, { method: 'GET', path: '/metrics' })).status).toBe(404);
    await gateway.gateway.close();
  });
});
