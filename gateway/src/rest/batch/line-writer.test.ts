import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled, stays } from '../../../../test/support/wait.ts';
import { LineWriter } from './line-writer.ts';

const LINE = Buffer.from(`${'x'.repeat(1024 * 1024 - 1)}\n`);
const LINES = 64;

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Writes the lines to a client that reads nothing yet. */
async function written() {
  const gone = new AbortController();
  const state = { begun: 0, done: false };
  const server = createServer((_, response: ServerResponse) => {
    response.once('close', () => gone.abort());
    const writer = new LineWriter(response, gone.signal);
    const work = async (): Promise<void> => {
      for (; state.begun < LINES;) {
        state.begun += 1;
        await writer.write(LINE);
      }
    };
    void Promise.all([work(), work()]).then(() => {
      state.done = true;
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  const client = request({ port, host: '127.0.0.1' }).on('error', () => {});
  client.end();
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  return { state, client, response };
}

describe('the lines of a batch', () => {
  it('wait for a client that does not read, and all come when it does', async () => {
    const { state, response } = await written();
    const held = await settled(() => state.begun, 300);
    expect(held).toBeLessThan(LINES / 2);
    expect(await stays(() => state.begun === held, 300)).toBe(true);
    let length = 0;
    for await (const part of response) length += (part as Buffer).length;
    expect(length).toBe(LINES * LINE.length);
  });

  it('are dropped when the client has gone', async () => {
    const { state, client } = await written();
    await settled(() => state.begun, 100);
    client.destroy();
    await vi.waitUntil(() => state.done, { timeout: 10_000 });
    expect(state).toEqual({ begun: LINES, done: true });
  });
});
