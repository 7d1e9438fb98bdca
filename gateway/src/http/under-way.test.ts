import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { over, takes } from '../../../test/support/wait.ts';
import { HOST, listening, startEcho } from '../../test/fast-path.ts';
import { UnderWay } from './under-way.ts';

let echo: Awaited<ReturnType<typeof startEcho>>;
beforeAll(async () => {
  echo = await startEcho();
});
afterAll(() => echo.close());

const request = (target: string): string => `GET ${target} HTTP/1.1\r\n${HOST}\r\nConnection: x\r\n\r\n`;

/** How many answers come to so many requests that are sent at once, until there are so many or the connection ends. */
async function answersTo(count: number, target: string): Promise<number> {
  const socket = connect(echo.port, '127.0.0.1');
  const answered = (): number => text.split('HTTP/1.1 200 OK').length - 1;
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    if (answered() === count) socket.destroy();
  });
  socket.on('error', () => {});
  socket.write(request(target).repeat(count));
  await over(socket);
  return answered();
}

it('a connection may have a hundred requests under way', async () => {
  expect(await answersTo(100, '/mcp?slow')).toBe(100);
  expect(await answersTo(100, '/elsewhere')).toBe(100);
});

it('a connection with more of them is ended before one is answered', async () => {
  expect(await answersTo(101, '/mcp?slow')).toBe(0);
  expect(await answersTo(10_000, '/mcp?slow')).toBe(0);
});

it('each is begun when the answer before it was taken, and in a turn of the event loop of its own', async () => {
  const turns: number[] = [];
  let [turn, running] = [0, true];
  const nextTurn = (): void => {
    turn += 1;
    if (running) setImmediate(nextTurn);
  };
  let open = 0;
  const { port, close } = await startServer((_asked, response) => {
    turns.push(turn);
    expect(open).toBe(0);
    open += 1;
    response.once('close', () => (open -= 1));
    response.end('x');
  });
  nextTurn();
  const socket = connect(port, '127.0.0.1').resume();
  socket.write(request('/').repeat(50));
  await expect.poll(() => turns.length).toBe(50);
  running = false;
  expect(new Set(turns).size).toBe(50);
  socket.destroy();
  await close();
});

it('none is begun while the answer before it waits for its reader', async () => {
  let begun = 0;
  const large = Buffer.alloc(64 * 1024 * 1024);
  const { port, close } = await startServer((_asked, response) => {
    begun += 1;
    response.end(large);
  });
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(request('/').repeat(3));
  await expect.poll(() => begun).toBe(1);
  await takes(100);
  expect(begun).toBe(1);
  socket.resume();
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(3);
  socket.destroy();
  await close();
});

it('none is begun behind an answer that ends the connection', async () => {
  let begun = 0;
  const { port, close } = await startServer((_asked, response) => {
    begun += 1;
    response.writeHead(200, { Connection: 'close' }).end('x');
  });
  const socket = connect(port, '127.0.0.1').resume();
  socket.write(request('/').repeat(3));
  await over(socket);
  expect(begun).toBe(1);
  await close();
});

it('those that were answered count no more', async () => {
  const socket = connect(echo.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  for (let round = 1; round <= 5; round += 1) {
    socket.write(request('/elsewhere').repeat(60));
    await expect.poll(() => text.split('HTTP/1.1 200 OK').length - 1).toBe(60 * round);
  }
  socket.destroy();
});

it('a connection that sends nothing but empty lines after its answer is ended', async () => {
  const { port, close } = await startIdle(150);
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => {});
  socket.write(request('/'));
  const drip = setInterval(() => socket.write('\r\n'), 10);
  await over(socket);
  clearInterval(drip);
  await close();
});

it('a connection stays as long as its requests come in time, or are under way', async () => {
  const { port, close } = await startIdle(400);
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  for (const target of ['/', '/', '/', '/', '/slow', '/']) {
    socket.write(request(target));
    await takes(120);
  }
  await expect.poll(() => text.split('HTTP/1.1 200 OK').length - 1, { timeout: 5_000 }).toBe(6);
  socket.destroy();
  await close();
});

/** A server of Node's alone whose requests begin one after another. */
function startServer(answer: RequestListener) {
  const underWay = new UnderWay(10_000);
  return listening(
    createServer((asked, response) => underWay.enter(asked, response, () => void answer(asked, response))),
  );
}

/** A server of Node's alone, whose own times are longer. */
function startIdle(idleMs: number) {
  const underWay = new UnderWay(idleMs);
  const server = createServer((asked, response) =>
    underWay.enter(asked, response, () => {
      void takes(asked.url === '/slow' ? 2 * idleMs : 0).then(() => response.end());
    }),
  );
  return listening(server);
}
