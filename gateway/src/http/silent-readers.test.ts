import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { run } from '../../test/child.ts';
import { settled } from '../../../test/support/wait.ts';

const READERS = 4_000;
const AT_ONCE = 200;
/** What each asks for before it reads anything. */
const AHEAD = 8;
const MOST_MEBIBYTES = 256;
/** For a machine that does much else meanwhile. */
const TIMEOUT_MS = 240_000;
const PATHS = ['/llms-full.txt', '/openapi.json', '/llms.txt', '/docs/api', '/docs/rules.md'];

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Connects and asks, and never reads. */
async function silent(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.pause().write(request(path).repeat(AHEAD));
  return socket;
}

it(
  'clients that ask for long documents and read nothing leave the memory and the others as they are',
  async () => {
    const { child, lines } = run('test/process-without-accounts.ts', { MAX_CONNECTIONS: String(READERS + 10) });
    const serving = () => lines().find(({ msg }) => msg === 'serving');
    await expect.poll(serving, { timeout: TIMEOUT_MS / 2 }).toBeDefined();
    const url = String(serving()?.['address']);
    const port = Number(new URL(url).port);
    const resident = (): number =>
      Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
    // Each document is written when it is first asked for.
    for (const path of PATHS) await (await fetch(`${url}${path}`)).text();
    const before = resident();
    const readers: Socket[] = [];
    while (readers.length < READERS) {
      const more = Array.from({ length: AT_ONCE }, (_, at) => silent(port, PATHS[at % PATHS.length] ?? '/'));
      readers.push(...(await Promise.all(more)));
    }
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    const after = await settled(() => Math.round(resident() / 16) * 16, 1_000);
    for (const socket of readers) socket.destroy();
    expect(after - before).toBeLessThan(MOST_MEBIBYTES);
    child.kill('SIGTERM');
  },
  TIMEOUT_MS,
);
