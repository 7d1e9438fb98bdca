import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOST, startEcho } from '../../test/lane.ts';

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
  await new Promise((resolve) => socket.once('close', resolve));
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
