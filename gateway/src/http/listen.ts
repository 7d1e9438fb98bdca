import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Socket } from 'node:net';

/**
 * Connections that wait until the loop takes them. With fewer (Node's default is 511) a burst fills the queue while one
 * turn of the loop lasts, and the kernel has each client try again after one, three and seven seconds.
 */
const BACKLOG = 4_096;

/** Listens on an address; `localhost` means each address that it stands for, as IPv4 and IPv6. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  const first = server.address();
  if (host !== 'localhost' || typeof first !== 'object' || first === null) return;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const others = addresses.filter(({ address }) => address !== first.address);
  await Promise.all(others.map(({ address }) => listenBeside(server, first.port, address)));
}

/** Connections to one more address; none where that cannot be had. */
async function listenBeside(server: Server, port: number, address: string): Promise<void> {
  const beside = createServer({ noDelay: true, pauseOnConnect: false }, (socket: Socket) => {
    server.emit('connection', socket);
  });
  server.once('close', () => beside.close());
  beside.listen({ port, host: address, backlog: BACKLOG });
  await once(beside, 'listening').catch(() => {});
}
