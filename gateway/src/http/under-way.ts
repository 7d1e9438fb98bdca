import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More than any client sends before it has its answers. */
const MOST = 100;

/**
 * The requests that each connection has under way. Node begins all that a client sends, and stops to read only when
 * answers wait to be taken: one that asks faster than answers are made would fill the memory.
 */
export class UnderWay {
  readonly #counts = new WeakMap<Socket, number>();

  /** False for one too many, whose connection is ended. */
  enter({ socket }: Pick<IncomingMessage, 'socket'>, response: ServerResponse): boolean {
    const count = this.#counts.get(socket) ?? 0;
    if (count === MOST || socket.destroyed) {
      socket.destroy();
      return false;
    }
    this.#counts.set(socket, count + 1);
    response.once('close', () => this.#counts.set(socket, (this.#counts.get(socket) ?? 1) - 1));
    return true;
  }
}
