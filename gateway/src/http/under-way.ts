import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More than any client sends before it has its answers. */
const MOST = 100;

interface Connection {
  requests: number;
  /** Runs while there are none. */
  idle?: NodeJS.Timeout;
}

/**
 * The requests that each connection of Node's has under way. Node begins all that a client sends, and stops to read only
 * when answers wait to be taken: one that asks faster than answers are made would fill the memory. And what it waits
 * after an answer begins anew with each empty line: one that sends nothing else would stay for ever.
 */
export class UnderWay {
  readonly #connections = new WeakMap<Socket, Connection>();

  /** `idleMs`: how long a connection that had an answer may be without a request. */
  constructor(private readonly idleMs: number) {}

  /** False for one too many, whose connection is ended. */
  enter({ socket }: Pick<IncomingMessage, 'socket'>, response: ServerResponse): boolean {
    const connection = this.#connections.get(socket) ?? this.#meet(socket);
    if (connection.requests === MOST || socket.destroyed) {
      socket.destroy();
      return false;
    }
    connection.requests += 1;
    clearTimeout(connection.idle);
    response.once('close', () => {
      connection.requests -= 1;
      if (connection.requests > 0 || socket.destroyed) return;
      connection.idle = setTimeout(() => socket.destroy(), this.idleMs).unref();
    });
    return true;
  }

  #meet(socket: Socket): Connection {
    const connection: Connection = { requests: 0 };
    this.#connections.set(socket, connection);
    socket.once('close', () => clearTimeout(connection.idle));
    return connection;
  }
}
