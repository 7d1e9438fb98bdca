import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { over, takes } from '../../../test/support/wait.ts';
import { answer, begun, held, HOST, listening, post, TWO_BYTES, unheard } from '../../test/fast-path.ts';
import { answerClientError } from '../http/http-server.ts';
import { readPlainRequests, type PlainRequests } from './fast-path.ts';

const LONG_MS = 10_000;

describe('a connection of the fast path', () => {
  it('tells the answer when the client has gone', async () => {
    const { port, close } = await startFastPath();
    unheard.count = 0;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const before = begun.count;
    socket.write(post([HOST, TWO_BYTES], '{}', '/mcp?slow'));
    await expect.poll(() => begun.count).toBe(before + 1);
    socket.destroy();
    await expect.poll(() => unheard.count).toBe(1);
    await close();
  });

  it('ends at once when it is idle and the server closes, and after its answer when it is not', async () => {
    const { server, port, close } = await startFastPath();
    const [idle, busy] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    await Promise.all([once(idle, 'connect'), once(busy, 'connect')]);
    let text = '';
    busy.on('data', (chunk: Buffer) => (text += chunk.toString()));
    idle.resume();
    const before = begun.count;
    busy.write(post([HOST, TWO_BYTES], '{}', '/mcp?held'));
    await expect.poll(() => held.listenerCount('release')).toBe(1);
    expect(begun.count).toBe(before + 1);
    server.close();
    await over(idle);
    expect(text).toBe('');
    held.emit('release');
    await expect.poll(() => text).toContain('200 OK');
    await close();
  });

  it('is refused with 408 when nothing comes, or not all of a body', async () => {
    const { hear, close } = await startFastPath({ headersMs: 40, requestMs: 40 });
    expect(await hear('')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(await hear(post([HOST, 'Content-Length: 9'], '['))).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    await close();
  });

  it('is let go when the client does not end its side after a refusal', async () => {
    const { server, port, close } = await startFastPath({ headersMs: 40 });
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
    await once(socket, 'end');
    const left = () => new Promise((resolve) => server.getConnections((_fault, count) => resolve(count)));
    await expect.poll(left).toBe(0);
    socket.destroy();
    await close();
  });

  it('reads no more behind an answer that ends it', async () => {
    let answered = 0;
    const { hear, close } = await startFastPath({}, (request, response) => {
      answered += 1;
      void answer(request, response, {});
    });
    const text = await hear(post([HOST, TWO_BYTES], '{}', '/mcp?last') + post([HOST, TWO_BYTES]));
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
    expect(answered).toBe(1);
    await close();
  });

  it('has headers that nobody changes, because equal heads share them', async () => {
    const seen: object[] = [];
    const { hear, close } = await startFastPath({}, (request, response) => {
      seen.push(request.headers);
      expect(Object.isFrozen(request.headers)).toBe(true);
      void answer(request, response, {});
    });
    await hear(post([HOST, TWO_BYTES]) + post([HOST, TWO_BYTES]) + post([HOST, TWO_BYTES], '{}', '/mcp?last'));
    expect(seen).toHaveLength(3);
    expect(seen[1]).toBe(seen[0]);
    await close();
  });

  it('begins each request in a turn of the event loop of its own', async () => {
    const turns: number[] = [];
    let [turn, running] = [0, true];
    const nextTurn = (): void => {
      turn += 1;
      if (running) setImmediate(nextTurn);
    };
    const { port, close } = await startFastPath({}, (_request, response) => {
      turns.push(turn);
      response.whole(200, {}, [Buffer.from('x')]);
    });
    nextTurn();
    const socket = connect(port, '127.0.0.1').resume();
    socket.write(post([HOST, TWO_BYTES]).repeat(50));
    await expect.poll(() => turns.length).toBe(50);
    running = false;
    expect(new Set(turns).size).toBe(50);
    socket.destroy();
    await close();
  });

  it('takes a body byte by byte', async () => {
    const { port, close } = await startFastPath();
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(post([HOST, 'Content-Length: 200'], ''));
    for (let at = 0; at < 200; at += 1) {
      await takes(1);
      socket.write(String(at % 10));
    }
    await expect.poll(() => text).toContain(`"body":"${'0123456789'.repeat(20)}"`);
    socket.destroy();
    await close();
  });

  it('takes no more than it can hold of what comes before its answers', async () => {
    let answered = 0;
    const { server, port, close } = await startFastPath({}, (request, response) => {
      answered += 1;
      void takes(1).then(() => answer(request, response, {}));
    });
    const met = once(server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1').resume();
    const [taken] = await met;
    const message = post([HOST, TWO_BYTES]);
    client.write(message.repeat(200_000));
    await expect.poll(() => answered).toBeGreaterThan(50);
    expect(taken.bytesRead - answered * message.length).toBeLessThan(256 * 1024);
    client.destroy();
    await close();
  });

  it('answers all that came before its answers, in whatever pieces of its bodies', async () => {
    const { port, close } = await startFastPath();
    const client = connect(port, '127.0.0.1').setNoDelay(true);
    let text = '';
    client.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const message = post([HOST, 'Content-Length: 900'], 'x'.repeat(900));
    for (let at = 0; at < 50; at += 1) {
      client.write(message + message.slice(0, -400));
      await takes(1);
      client.write(message.slice(-400));
    }
    await expect.poll(() => text.match(/HTTP\/1\.1 200 OK/g)?.length).toBe(100);
    client.destroy();
    await close();
  });

  it('ends without a word when no further request comes, or nothing of an answer', async () => {
    const { hear, close } = await startFastPath({ keepAliveMs: 40, silentMs: 40 });
    const text = await hear(post([HOST, TWO_BYTES]));
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(text).toContain('200 OK');
    unheard.count = 0;
    expect(await hear(post([HOST, TWO_BYTES], '{}', '/mcp?never'))).toBe('');
    await expect.poll(() => unheard.count).toBe(1);
    await close();
  });

  it('writes a head that is longer than the room before a body', async () => {
    const { hear, close } = await startFastPath({}, (_request, response) => {
      response.setHeader('Connection', 'close');
      response.whole(200, { 'X-A': 'b'.repeat(5_000) }, [Buffer.from('{}')]);
    });
    expect(await hear(post([HOST, TWO_BYTES]))).toMatch(
      /^HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)*X-A: b{5000}\r\n(?:[^\r]+\r\n)*\r\n\{\}$/,
    );
    await close();
  });

  it('lets no character into a header that would begin another', async () => {
    const faults: unknown[] = [];
    const { hear, close } = await startFastPath({}, (_request, response) => {
      try {
        response.writeHead(200, { 'X-A': 'b\r\nX-C: d' });
      } catch (fault) {
        faults.push(fault);
        response.destroy();
      }
    });
    expect(await hear(post([HOST, TWO_BYTES]))).toBe('');
    expect(String(faults[0])).toBe('TypeError: the header X-A has a character that no header may have');
    await close();
  });
});

/** A server with a fast path with times of its own; `hear`: all that comes back until the connection ends. */
async function startFastPath(times = {}, respond: PlainRequests['answer'] = (...asked) => void answer(...asked, {})) {
  const server = createServer();
  const all = { checkMs: 10, headersMs: LONG_MS, requestMs: LONG_MS, keepAliveMs: LONG_MS, silentMs: LONG_MS };
  readPlainRequests(server, { times: { ...all, ...times }, mostBytes: 1_000, owns: () => true, answer: respond });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    answerClientError(error, socket, 'an-id', {}),
  );
  const { port, close } = await listening(server);
  const hear = async (request: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1'))).on('error', () => {});
    if (request !== '') socket.write(request);
    await over(socket);
    return text;
  };
  return { server, port, hear, close };
}
