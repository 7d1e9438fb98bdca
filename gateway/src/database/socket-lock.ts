import { hash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A lock that the system releases when the process ends, however it ends. */
export interface SocketLock {
  readonly release: () => Promise<void>;
}

/**
 * Locks a folder by a socket of its name; undefined when a living process has it. Unlike a file, others cannot empty
 * or remove the socket (Linux, Windows). Containers do not see each other's sockets.
 */
export async function takeSocketLock(folder: string): Promise<SocketLock | undefined> {
  const { dev, ino } = await stat(dirname(folder), { bigint: true });
  const name = nameOf(hash('sha256', `${dev}:${ino}:${basename(folder)}`, 'hex').slice(0, 32));
  const server = (await listen(name)) ?? ((await isLeftBehind(name)) ? await listen(name) : undefined);
  return server && { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function nameOf(id: string): string {
  if (process.platform === 'linux') return `\0cuspal-${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\cuspal-${id}`;
  return join(tmpdir(), `cuspal-${id}.sock`);
}

/** Undefined when the name is taken. */
const listen = (name: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'EADDRINUSE') resolve(undefined);
      else reject(fault);
    });
    server.listen(name, () => resolve(server));
    server.unref();
  });

/** Removes a socket file that nobody listens on: a killed process has left it. */
async function isLeftBehind(name: string): Promise<boolean> {
  if (!name.endsWith('.sock')) return false;
  const refused = await new Promise<boolean>((resolve) => {
    const socket = connect(name, () => socket.destroy(void resolve(false)));
    socket.once('error', (fault: NodeJS.ErrnoException) => resolve(fault.code === 'ECONNREFUSED'));
  });
  if (refused) await rm(name, { force: true });
  return refused;
}
