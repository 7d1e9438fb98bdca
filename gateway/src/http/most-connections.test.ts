import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';

let started: TestGateway;
beforeAll(async () => {
  started = await startTestGateway({ config: { maxConnections: 2 } });
});
afterAll(() => started.gateway.close());

const REQUEST = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
const PAGE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** Its answer waits for a body that does not come. The server says that it waits. */
const UNFINISHED = [
  'POST /v1/batch HTTP/1.1',
  'Host: localhost',
  `Authorization: Bearer ${KEY}`,
  'Content-Type: application/json',
  'Content-Length: 9',
  'Expect: 100-continue',
  '\r\n',
].join('\r\n');

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(started.url).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** A connection that waits for an answer, once those of the test before have gone. */
async function occupied(): Promise<Socket> {
  let socket = await open();
  await expect
    .poll(async () => {
      if (socket.destroyed) socket = await open();
      socket.write(UNFINISHED);
      const heard = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      const isTaken = String(heard).includes('100 Continue');
      if (!isTaken) socket.destroy();
      return isTaken;
    })
    .toBe(true);
  return socket;
}

const ended = (socket: Socket) => expect.poll(() => socket.resume().closed).toBe(true);

async function asked(socket: Socket): Promise<string> {
  socket.write(REQUEST);
  return String(await once(socket, 'data'));
}

it('a connection too many takes the place of that which has been idle for longest', async () => {
  // One that has asked for nothing is read by the fast path, the others by Node.
  const silent = await open();
  const asking = await open();
  expect(await asked(asking)).toContain('HTTP/1.1 200 OK');
  const further = await open();
  expect(await asked(further)).toContain('HTTP/1.1 200 OK');
  await ended(silent);
  const last = await open();
  expect(await asked(last)).toContain('HTTP/1.1 200 OK');
  await ended(asking);
  expect(await asked(further)).toContain('HTTP/1.1 200 OK');
  for (const socket of [further, last]) socket.destroy();
});

it('where none is idle it is told to come again, and counted', async () => {
  const busy = [await occupied(), await occupied()];
  const heard = await heardBy(await open(), PAGE);
  expect(heard).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(heard).toMatch(/\r\nRetry-After: \d+\r\n/);
  expect(heard).toMatch(/\r\nX-Request-Id: [\w-]+\r\n/);
  expect(heard).toContain('Try again');
  expect(await heardBy(await open(), '')).toMatch(/^HTTP\/1\.1 503 /);
  for (const socket of busy) socket.destroy();
  const metrics = async () => (await send(started.url, { method: 'GET', path: '/metrics' })).text;
  await expect.poll(metrics).toMatch(/^cuspal_connections_dropped_total\{service="gateway"\} [1-9]/m);
});

it('where none is idle health is still answered, and nothing else on its connection', async () => {
  const busy = [await occupied(), await occupied()];
  const heard = await heardBy(await open(), REQUEST + PAGE);
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(heard).toMatch(/\r\nConnection: close\r\n/i);
  expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  for (const path of ['/health/live?a=/x', '/healthy', '/health/../v1/tools']) {
    expect(await heardBy(await open(), REQUEST.replace('/health/live', path))).toMatch(/^HTTP\/1\.1 503 /);
  }
  for (const socket of busy) socket.destroy();
});

/** All that comes until the server ends the connection. */
async function heardBy(socket: Socket, request: string): Promise<string> {
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(request);
  await ended(socket);
  return heard;
}
