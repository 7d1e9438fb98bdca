import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
      writer.end();
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

describe('a line for a reader that has stopped', () => {
  it('is whole before the next begins, and what waits for the reader is known since when', async () => {
    const stream = new PassThrough({ highWaterMark: 16 });
    const clock = { now: 5 };
    const writer = new LineWriter(stream, new AbortController().signal, () => clock.now);
    const lines = ['a', 'b', 'c'].map((letter) => `${letter.repeat(150_000)}\n`);
    const written = Promise.all(lines.map((line) => writer.write(Buffer.from(line))));
    await vi.waitUntil(() => writer.waitingSince !== undefined);
    expect(writer.waitingSince).toBe(5);
    clock.now = 9;
    let text = String(stream.read());
    // A part was taken, and the next one waits since then.
    await vi.waitUntil(() => writer.waitingSince === 9);
    stream.on('data', (part: Buffer) => (text += part.toString()));
    await written;
    expect(writer.waitingSince).toBeUndefined();
    writer.end();
    await once(stream, 'end');
    expect(text).toBe(lines.join(''));
  });
});

describe('B9: the silence of a batch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const silent = () => {
    const stream = new PassThrough();
    const gone = new AbortController();
    return { stream, gone, writer: new LineWriter(stream, gone.signal), said: () => String(stream.read() ?? '') };
  };

  it('B9: is broken by an empty line each fifteen seconds', async () => {
    const { writer, said } = silent();
    vi.advanceTimersByTime(14_999);
    expect(said()).toBe('');
    vi.advanceTimersByTime(30_001);
    expect(said()).toBe('\n\n\n');
    await writer.write(Buffer.from('{}\n'));
    vi.advanceTimersByTime(14_999);
    expect(said()).toBe('{}\n');
    vi.advanceTimersByTime(1);
    expect(said()).toBe('\n');
    writer.end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('B9: is left alone once the client has gone', () => {
    const { gone, said } = silent();
    gone.abort();
    vi.advanceTimersByTime(60_000);
    expect([said(), vi.getTimerCount()]).toEqual(['', 0]);
  });
});
