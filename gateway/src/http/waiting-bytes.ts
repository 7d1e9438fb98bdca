import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of answers that may wait for their readers, over all connections. */
const MOST_WAITING_BYTES = 64 * 1024 * 1024;
const LOOK_MS = 250;

const kept = new WeakMap<Socket, number>();

/** Tells how much of the present answer of a connection is shared with others, and so takes no memory of its own. */
export function noteKept(socket: Socket, bytes: number): void {
  if (bytes > 0) kept.set(socket, bytes);
  else kept.delete(socket);
}

/** Bounds what waits in the process for readers that do not read. */
export function boundWaitingBytes(server: Server, connections: Iterable<Socket>): void {
  const waiting = new WaitingBytes(connections, MOST_WAITING_BYTES, (socket) => kept.get(socket) ?? 0);
  const timer = setInterval(() => waiting.look(), LOOK_MS).unref();
  server.on('close', () => clearInterval(timer));
}

interface Waiter {
  readonly writableLength: number;
  destroy(): unknown;
}

/** Looks how much waits, and ends the connections whose readers have let it wait for longest. */
export class WaitingBytes<Connection extends Waiter> {
  /** When a connection was first seen with bytes that wait. */
  #since = new Map<Connection, number>();

  constructor(
    private readonly connections: Iterable<Connection>,
    private readonly most: number,
    private readonly sharedBy: (connection: Connection) => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  look(): void {
    const since = new Map<Connection, number>();
    let sum = 0;
    for (const connection of this.connections) {
      const own = this.#own(connection);
      if (own <= 0) continue;
      sum += own;
      since.set(connection, this.#since.get(connection) ?? this.now());
    }
    this.#since = since;
    if (sum <= this.most) return;
    for (const [connection] of [...since].sort(([, one], [, other]) => one - other)) {
      sum -= this.#own(connection);
      connection.destroy();
      if (sum <= this.most) return;
    }
  }

  #own(connection: Connection): number {
    return connection.writableLength - this.sharedBy(connection);
  }
}
