import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';
import { over } from '../../../test/support/wait.ts';

let started: TestGateway;
beforeAll(async () => {
  started = await startTestGateway({ config: { maxConnections: 2 } });
});
afterAll(() => started.gateway.close());

const REQUEST = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(started.url).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

it('a connection beyond those that may be open is closed unread and counted, and the others go on', async () => {
  // By the fast path alone, and by Node.
  const [silent, asking] = [await open(), await open()];
  asking.write(REQUEST);
  await once(asking, 'data');

  const refused = await open();
  let heard = '';
  refused.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  refused.write(REQUEST);
  await over(refused);
  expect(heard).toBe('');

  asking.write(REQUEST);
  expect(String(await once(asking, 'data'))).toContain('HTTP/1.1 200 OK');
  silent.destroy();
  asking.destroy();
  const metrics = async () => (await send(started.url, { method: 'GET', path: '/metrics' })).text;
  await expect.poll(metrics).toMatch(/^cuspal_connections_dropped_total\{service="gateway"\} [1-9]/m);
});
