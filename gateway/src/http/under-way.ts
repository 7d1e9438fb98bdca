import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { outsideSpans } from '@cuspal/telemetry';
import { tellIdleness } from './connections.ts';

/** More than any client sends before it has its answers. */
const MOST = 100;

interface Connection {
  requests: number;
  /** An answer was taken in this turn of the event loop. */
  rests: boolean;
  /** Requests that wait for the one before them to be answered. */
  readonly waiting: (() => void)[];
  /** Runs while there are none. */
  idle?: NodeJS.Timeout;
  idleSince: number | undefined;
}

/**
 * The requests that each connection of Node's has under way. Node would begin all that a client sends, one behind the
 * other in one turn of the event loop, whether or not their answers are read: here each is begun when the one before it
 * has been taken. And what Node waits after an answer begins anew with each empty line: one that sends nothing else
 * would stay for ever.
 */
export class UnderWay {
  readonly #connections = new WeakMap<Socket, Connection>();

  /** `idleMs`: how long a connection that had an answer may be without a request. */
  constructor(private readonly idleMs: number) {}

  /** Begins a request in its turn, or never: its connection ends before it, or is ended because of one too many. */
  enter({ socket }: Pick<IncomingMessage, 'socket'>, response: ServerResponse, begin: () => void): void {
    const connection = this.#connections.get(socket) ?? this.#meet(socket);
    if (!goesOn(socket)) return;
    if (connection.requests === MOST) return void socket.destroy();
    connection.requests += 1;
    connection.idleSince = undefined;
    clearTimeout(connection.idle);
    response.once('close', () => this.#leave(socket, connection));
    if (connection.requests === 1 && !connection.rests) begin();
    else connection.waiting.push(begin);
  }

  #leave(socket: Socket, connection: Connection): void {
    connection.requests -= 1;
    connection.rests = true;
    // The next request gets a span of its own, and other connections have their turn first.
    outsideSpans(() => setImmediate(() => this.#goOn(socket, connection)));
  }

  #goOn(socket: Socket, connection: Connection): void {
    connection.rests = false;
    const next = connection.waiting.shift();
    if (!goesOn(socket)) return;
    if (next) return next();
    connection.idleSince = performance.now();
    connection.idle = setTimeout(() => socket.destroy(), this.idleMs).unref();
  }

  #meet(socket: Socket): Connection {
    const connection: Connection = { requests: 0, rests: false, waiting: [], idleSince: undefined };
    this.#connections.set(socket, connection);
    tellIdleness(socket, () => connection.idleSince);
    socket.once('close', () => clearTimeout(connection.idle));
    return connection;
  }
}

/** Whether an answer could still be written. */
const goesOn = (socket: Socket): boolean => !socket.destroyed && !socket.writableEnded;
