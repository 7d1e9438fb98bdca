import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { keysWithoutAccounts } from '../test/access.ts';
import { TEST_CATALOGUE } from '../test/catalogue.ts';
import { echoClients } from '../test/fake-clients.ts';
import { fakeService, type FakeService } from '../test/fake-service.ts';
import { KEY, memoryDatabase, startTestGateway, testConfig } from '../test/gateway.ts';
import { legacy, send } from '../test/http.ts';
import type { Database } from './database/connection.ts';
import { createGateway } from './gateway.ts';
import { connectServices, eachService } from './routing/clients.ts';

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
  return { socket, text: () => text, closed: once(socket, 'close') };
}

describe('starting', () => {
  it('answers 503 with Retry-After until the database is there', async () => {
    let opened: (database: Database) => void = () => {};
    const config = testConfig({ port: 39_471 });
    const gateway = await createGateway({
      config,
      catalogue: TEST_CATALOGUE,
      clients: echoClients(),
      logger: quiet,
      openDatabase: () => new Promise((resolve) => (opened = resolve)),
      openAccess: async () => keysWithoutAccounts([KEY]),
    });
    const started = gateway.start();
    const url = `http://127.0.0.1:${config.port}`;
    await sleep(100);
    const early = await send(url, legacy('tools/list'));
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
    idle.socket.write(listed);
    late.socket.write(`${listed.slice(0, 20)}`);
    busy.socket.write(sleeping(400));
    await sleep(150);
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

  it('waits no longer than DRAIN_SECONDS', async () => {
    const { gateway, url } = await start(1);
    const busy = await connected(url);
    busy.socket.write(sleeping(20_000));
    await sleep(150);
    const cancelled = service.cancelled;
    const started = Date.now();
    await gateway.close();
    expect(Date.now() - started).toBeGreaterThan(900);
    expect(Date.now() - started).toBeLessThan(2_500);
    await busy.closed;
    await sleep(100);
    expect(service.cancelled).toBe(cancelled + 1);
  }, 10_000);
});
