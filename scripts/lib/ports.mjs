import { connect, createServer } from 'node:net';

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

/** Whether host:port can be listened on now. */
const isFree = async (port, host) => (await whyNotFree(port, host)) === undefined;

/** The code of the fault, such as EADDRINUSE, where host:port cannot be listened on now. */
export async function whyNotFree(port, host) {
  try {
    const server = await listen(port, host);
    await new Promise((done) => server.close(done));
    return undefined;
  } catch (fault) {
    return fault.code ?? fault.message;
  }
}

/** Whether a process listens at host:port. It is asked by a connection: to listen there would keep it out for a moment. */
export const listens = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const end = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

/** Below the ranges from which systems take the ports of outgoing connections: those may be taken at any moment. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const MOST_TRIES = 1_000;
const given = new Set();

/**
 * `count` ports of this machine that are free now, all different, and none that was named before. With `inRow` each is
 * the first of so many.
 */
export async function freePorts(count, host = '127.0.0.1', inRow = 1) {
  const ports = [];
  for (let tries = 0; ports.length < count; tries++) {
    if (tries >= MOST_TRIES) throw new Error(`no ${count} free ports from ${LOWEST} to ${HIGHEST} on ${host}`);
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const row = Array.from({ length: inRow }, (_, index) => first + index);
    if (row.some((port) => given.has(port)) || !(await allFree(row, host))) continue;
    for (const port of row) given.add(port);
    ports.push(first);
  }
  return ports;
}

async function allFree(ports, host) {
  for (const port of ports) if (!(await isFree(port, host))) return false;
  return true;
}
