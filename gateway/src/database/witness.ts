import { hash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** What the system takes back by itself when the process ends, however it ends. */
export interface Witness {
  readonly release: () => Promise<void>;
}

/**
 * Takes the name of a folder among the sockets of this machine; undefined when a living process has it. Unlike a file
 * it cannot be emptied or removed by others (Linux, Windows). Containers do not see each other's.
 */
export async function takeWitness(folder: string): Promise<Witness | undefined> {
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

/** Where a socket is a file, one that nobody listens on is what a killed process left; it is removed. */
async function isLeftBehind(name: string): Promise<boolean> {
  if (!name.endsWith('.sock')) return false;
  const refused = await new Promise<boolean>((resolve) => {
    const socket = connect(name, () => socket.destroy(void resolve(false)));
    socket.once('error', (fault: NodeJS.ErrnoException) => resolve(fault.code === 'ECONNREFUSED'));
  });
  if (refused) await rm(name, { force: true });
  return refused;
}
