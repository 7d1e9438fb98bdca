import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { keysWithoutAccounts, withAccess } from '../../test/access.ts';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { echoClients } from '../../test/fake-clients.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { KEY, memoryDatabase, startTestGateway, testConfig } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import { noteCalls } from '../../test/note-calls.ts';
import { over } from '../../../test/support/wait.ts';
import type { Database } from '../database/connection.ts';
import { createGateway } from './gateway.ts';
import { MetricsPort } from '../metrics/metrics.module.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { SdkPath } from '../mcp/sdk-path.ts';
import { connectServices, eachService } from '../routing/clients.ts';

const quiet = suiteLogger('gateway', 'silent');
const post = (body: object): string => {
  const text = JSON.stringify(body);
  return [
    'POST /mcp HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${KEY}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
};
const listed = post({ jsonrpc: '2.0', id: 1, method: 'ping' });
const sleeping = (ms: number) =>
  post({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'sleep_briefly', arguments: { ms } } });

/** A connection whose bytes can be watched. */
async function connected(url: string): Promise<{ socket: Socket; text: () => string; closed: Promise<unknown> }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, text: () => text, closed: over(socket) };
}

describe('starting', () => {
  it('answers 503 with Retry-After until the database is there', async () => {
    let opened: (database: Database) => void = () => {};
    const [port = 0] = await freePorts(1);
    const config = testConfig({ port });
    const gateway = await createGateway({
      config,
      catalogue: TEST_CATALOGUE,
      clients: echoClients(),
      logger: quiet,
      openDatabase: () => new Promise((resolve) => (opened = resolve)),
      createApplication: withAccess(async () => keysWithoutAccounts([KEY])),
    });
    const started = gateway.start();
    const url = `http://127.0.0.1:${config.port}`;
    // The port opens a moment after the start.
    const early = await vi.waitFor(() => send(url, legacy('tools/list')), { timeout: 10_000 });
    expect([early.status, early.headers['retry-after']]).toEqual([503, '2']);
    expect(early.json.error).toMatchObject({
      code: 503,
      data: { code: 'engine_unavailable', recoverable: true, retryAfterSeconds: 2 },
    });
    expect((await send(url, { method: 'GET', path: '/health/live' })).status).toBe(200);
    expect((await send(url, { method: 'GET', path: '/health/ready' })).json).toMatchObject({
      phase: 'starting',
      ready: false,
    });
    opened(memoryDatabase());
    expect(await started).toBe(url);
    expect((await send(url, legacy('tools/list'))).status).toBe(200);
    await gateway.close();
  });

  it('names HOST and PORT when it cannot listen', async () => {
    const other = await startTestGateway();
    const gateway = await createGateway({
      config: testConfig({ port: Number(new URL(other.url).port) }),
      catalogue: TEST_CATALOGUE,
      clients: echoClients(),
      logger: quiet,
    });
    await expect(gateway.start()).rejects.toThrow(/^HOST and PORT: .*EADDRINUSE/);
    await gateway.close();
    await other.gateway.close();
  });

  it('closes everything again when the database cannot be opened', async () => {
    const gateway = await createGateway({
      config: testConfig(),
      catalogue: TEST_CATALOGUE,
      clients: echoClients(),
      logger: quiet,
      openDatabase: () => Promise.reject(new Error('no database')),
    });
    await expect(gateway.start()).rejects.toThrow('no database');
    await gateway.close();
    await gateway.close();
  });

  it('gives the database back when nobody can be admitted', async () => {
    let closed = 0;
    const gateway = await createGateway({
      config: testConfig(),
      catalogue: TEST_CATALOGUE,
      clients: echoClients(),
      logger: quiet,
      openDatabase: async () => ({ ...memoryDatabase(), close: async () => void (closed += 1) }),
      createApplication: withAccess(() => Promise.reject(new Error('no accounts'))),
    });
    await expect(gateway.start()).rejects.toThrow('no accounts');
    await gateway.close();
    expect(closed).toBe(1);
  });

  it('opens no database when the port of the metrics is taken', async () => {
    const other = await startTestGateway();
    let opened = 0;
    const gateway = await createGateway({
      config: testConfig({ metricsPort: Number(new URL(other.url).port) }),
      catalogue: TEST_CATALOGUE,
      clients: echoClients(),
      logger: quiet,
      openDatabase: async () => {
        opened += 1;
        return memoryDatabase();
      },
    });
    await expect(gateway.start()).rejects.toThrow('EADDRINUSE');
    await gateway.close();
    await other.gateway.close();
    expect(opened).toBe(0);
  });

  it('can be closed while it starts', async () => {
    const told: string[] = [];
    let opened: ((database: Database) => void) | undefined;
    const gateway = await createGateway({
      config: testConfig(),
      catalogue: TEST_CATALOGUE,
      clients: echoClients(),
      logger: quiet,
      openDatabase: () => new Promise((resolve) => (opened = resolve)),
      createApplication: withAccess(async () => ({
        ...keysWithoutAccounts([KEY]),
        close: async () => void told.push('access'),
      })),
    });
    const started = gateway.start();
    await vi.waitUntil(() => opened !== undefined, { timeout: 10_000 });
    const closing = gateway.close();
    opened?.({ ...memoryDatabase(), close: async () => void told.push('database') });
    await closing;
    expect(told).toEqual(['access', 'database']);
    await expect(fetch(await started)).rejects.toThrow();
  });

  it('can be closed before it was started', async () => {
    const gateway = await createGateway({ config: testConfig(), catalogue: [], clients: echoClients(), logger: quiet });
    await gateway.close();
  });
});

describe('closing', () => {
  let service: FakeService;
  beforeAll(async () => {
    service = await fakeService('natal', TEST_CATALOGUE);
  });
  afterAll(() => service.kill());
  const start = (drainSeconds: number) =>
    startTestGateway({ config: { drainSeconds }, clients: connectServices(eachService(() => service.target)) });

  it('finishes what is in flight, refuses the rest, and gives the database back', async () => {
    let closed = 0;
    const { gateway, url } = await startTestGateway({
      clients: connectServices(eachService(() => service.target)),
      openDatabase: async () => ({ ...memoryDatabase(), close: async () => void (closed += 1) }),
    });
    const [busy, idle, late] = await Promise.all([connected(url), connected(url), connected(url)]);
    const reached = service.calls.length;
    late.socket.write(`${listed.slice(0, 20)}`);
    idle.socket.write(listed);
    busy.socket.write(sleeping(1_500));
    // What the others have sent was read before.
    await vi.waitUntil(() => idle.text() !== '' && service.calls.length > reached, { timeout: 10_000 });
    const closing = gateway.close();
    await idle.closed;
    expect(idle.text()).toMatch(/^HTTP\/1\.1 200 /);
    await expect(send(url, legacy('ping'))).rejects.toThrow();
    late.socket.write(listed.slice(20));
    await late.closed;
    expect(late.text()).toMatch(/^HTTP\/1\.1 503 [^]*Connection: close/);
    await Promise.all([closing, gateway.close(), busy.closed]);
    expect(busy.text()).toMatch(/^HTTP\/1\.1 200 [^]*awake/);
    expect(busy.text()).toMatch(/Connection: close/);
    expect(closed).toBe(1);
  });

  it('says first that it is leaving and takes calls for LAME_DUCK_SECONDS more, each on its last connection', async () => {
    const { gateway, url } = await startTestGateway({ config: { lameDuckSeconds: 1 } });
    const early = await connected(url);
    early.socket.write(listed);
    const closing = gateway.close();
    const serving = await send(url, { method: 'GET', path: '/health/serving' });
    expect([serving.status, serving.json.phase, serving.json.serving]).toEqual([503, 'leaving', false]);
    for (let index = 0; index < 5; index += 1) {
      const { status, headers } = await send(url, legacy('ping'));
      expect([status, headers.connection]).toEqual([200, 'close']);
    }
    await closing;
    await early.closed;
    await expect(send(url, legacy('ping'))).rejects.toThrow();
  });

  it('gives everything back in order, the database last', async () => {
    const told: string[] = [];
    const clients = echoClients();
    const { gateway } = await startTestGateway({
      config: { metricsPort: 0 },
      clients: { ...clients, natal: { ...clients.natal, close: () => void told.push('service clients') } },
      openDatabase: async () => ({ ...memoryDatabase(), close: async () => void told.push('database') }),
      openAccess: async () => ({ ...keysWithoutAccounts([KEY]), close: async () => void told.push('access') }),
    });
    noteCalls(told, Lifecycle.prototype, 'drain', 'requests');
    noteCalls(told, SdkPath.prototype, 'close', 'SDK');
    noteCalls(told, FastifyAdapter.prototype, 'close', 'app');
    noteCalls(told, MetricsPort.prototype, 'close', 'metrics');
    await gateway.close();
    vi.restoreAllMocks();
    expect(told).toEqual(['requests', 'SDK', 'app', 'access', 'metrics', 'service clients', 'database']);
  });

  it('waits no longer than DRAIN_SECONDS', async () => {
    const { gateway, url } = await start(1);
    const busy = await connected(url);
    const { cancelled, calls } = service;
    const reached = calls.length;
    busy.socket.write(sleeping(20_000));
    await vi.waitFor(() => expect(calls).toHaveLength(reached + 1), { timeout: 5_000 });
    const started = Date.now();
    await gateway.close();
    expect(Date.now() - started).toBeGreaterThan(900);
    expect(Date.now() - started).toBeLessThan(2_500);
    await busy.closed;
    await vi.waitFor(() => expect(service.cancelled).toBe(cancelled + 1), { timeout: 5_000 });
  });
});
