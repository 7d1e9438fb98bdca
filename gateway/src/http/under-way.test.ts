import { createServer } from 'node:http';
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

/** A server of Node's alone, whose own times are longer. */
function startIdle(idleMs: number) {
  const underWay = new UnderWay(idleMs);
  const server = createServer((asked, response) => {
    if (underWay.enter(asked, response)) void takes(asked.url === '/slow' ? 2 * idleMs : 0).then(() => response.end());
  });
  return listening(server);
}
