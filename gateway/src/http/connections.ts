import type { OutgoingHttpHeaders, Server } from 'node:http';
import type { Socket } from 'node:net';
import { readHealthHead } from './health-head.ts';

/** Connections beyond the bound that are read or refused at once; Node closes what comes beyond them unread. */
const REFUSED_AT_ONCE = 256;
/** How long one beyond the bound has for saying that it asks for health. */
const HEALTH_MS = 250;
const REFUSAL_MS = 1_000;
const RETRY_AFTER_SECONDS = 2;
/** Idle connections that one look at all of them finds, and how long it is not looked again where there are none. */
const [FOUND_AT_ONCE, NO_LOOK_MS] = [64, 50];

const idleness = new WeakMap<Socket, () => number | undefined>();

/** Tells since when a connection has had no request that is being answered: undefined while it has one. */
export const tellIdleness = (socket: Socket, since: () => number | undefined): void => void idleness.set(socket, since);

export interface ConnectionBounds {
  readonly most: number;
  /** Most that one network may have. */
  readonly mostOfNetwork: number;
  /** The network of an address; undefined for one that no share is counted for, as that of a proxy. */
  readonly networkOf: (address: string) => string | undefined;
  /** Called for each connection that is refused because all are in use; not for one beyond the share of its network. */
  readonly onRefused: () => void;
  /** Headers of a refusal. */
  readonly headers: () => OutgoingHttpHeaders;
}

/** Bounds the open connections of a server, once it is known who reads them. */
export function boundConnections(server: Server, bounds: ConnectionBounds): Connections {
  const readers = server.listeners('connection');
  const read = (socket: Socket): void => readers.forEach((reader) => void reader.call(server, socket));
  const connections = new Connections(bounds, read);
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (connections.admit(socket)) read(socket);
  });
  server.maxConnections = bounds.most + REFUSED_AT_ONCE;
  server.on('drop', bounds.onRefused);
  return connections;
}

/**
 * The connections that are open. One too many takes the place of that which has been idle for longest; where none is
 * idle it is told to come again, unless it asks for health: whoever holds all connections would else have the gateway
 * started anew.
 */
export class Connections implements Iterable<Socket> {
  readonly #opened = new Map<Socket, Opened>();
  readonly #ofNetwork = new Map<string, Set<Socket>>();
  /** Longest idle last. */
  #idle: readonly Idle[] = [];
  #lookFrom = 0;

  constructor(
    private readonly bounds: ConnectionBounds,
    /** Answers what a connection beyond the bound asks of health. */
    private readonly read: (socket: Socket) => void = () => {},
    private readonly now: () => number = () => performance.now(),
  ) {}

  get size(): number {
    return this.#opened.size;
  }

  [Symbol.iterator](): Iterator<Socket> {
    return this.#opened.keys();
  }

  /** False for one that is refused. */
  admit(socket: Socket): boolean {
    const { most, mostOfNetwork, networkOf } = this.bounds;
    const network = networkOf(socket.remoteAddress ?? '');
    const share = this.#ofNetwork.get(network ?? '');
    const hasShare = !share || share.size < mostOfNetwork || this.#end(this.#longestIdle(share));
    const hasPlace = hasShare && (this.size < most || this.#end(this.#nextIdle()));
    if (!hasPlace) {
      if (hasShare) this.#readBeyond(socket);
      else this.#refuse(socket);
      return false;
    }
    this.#opened.set(socket, { since: this.now(), network });
    if (network !== undefined) this.#enter(network, socket);
    socket.once('close', () => this.#leave(socket));
    return true;
  }

  #enter(network: string, socket: Socket): void {
    const share = this.#ofNetwork.get(network) ?? new Set();
    this.#ofNetwork.set(network, share.add(socket));
  }

  #leave(socket: Socket): void {
    const network = this.#opened.get(socket)?.network ?? '';
    this.#opened.delete(socket);
    const share = this.#ofNetwork.get(network);
    share?.delete(socket);
    if (share?.size === 0) this.#ofNetwork.delete(network);
  }

  /** Ends an idle connection; false where there is none. */
  #end(socket: Socket | undefined): boolean {
    if (!socket) return false;
    this.#leave(socket);
    socket.destroy();
    return true;
  }

  #idleSince(socket: Socket): number | undefined {
    const told = idleness.get(socket);
    return told ? told() : this.#opened.get(socket)?.since;
  }

  #longestIdle(sockets: Iterable<Socket>): Socket | undefined {
    let longest: Idle | undefined;
    for (const socket of sockets) {
      const since = this.#idleSince(socket);
      if (since !== undefined && (!longest || since < longest.since)) longest = { socket, since };
    }
    return longest?.socket;
  }

  /** The longest idle of all: several are found with one look, since whoever floods makes one necessary each time. */
  #nextIdle(): Socket | undefined {
    const known = this.#lastStillIdle();
    if (known || this.now() < this.#lookFrom) return known;
    const all: Idle[] = [];
    for (const socket of this) {
      const since = this.#idleSince(socket);
      if (since !== undefined) all.push({ socket, since });
    }
    this.#idle = all
      .sort((one, other) => one.since - other.since)
      .slice(0, FOUND_AT_ONCE)
      .reverse();
    if (all.length === 0) this.#lookFrom = this.now() + NO_LOOK_MS;
    return this.#lastStillIdle();
  }

  #lastStillIdle(): Socket | undefined {
    const found = this.#idle.findLast(
      ({ socket, since }) => this.#opened.has(socket) && this.#idleSince(socket) === since,
    );
    this.#idle = found ? this.#idle.slice(0, this.#idle.indexOf(found)) : [];
    return found?.socket;
  }

  #readBeyond(socket: Socket): void {
    // It has no reader yet that would hear of a fault.
    socket.on('error', () => {});
    readHealthHead(socket, HEALTH_MS, (head) => {
      if (!head) {
        this.bounds.onRefused();
        return this.#refuse(socket);
      }
      socket.pause();
      socket.unshift(head);
      this.read(socket);
      socket.resume();
    });
  }

  #refuse(socket: Socket): void {
    const { headers } = this.bounds;
    socket.on('error', () => {});
    const text = 'The server has as many connections as it can hold. Try again in a few seconds.\n';
    const said = {
      ...headers(),
      'Retry-After': RETRY_AFTER_SECONDS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': text.length,
      Connection: 'close',
    };
    const lines = Object.entries(said).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    socket.end(`HTTP/1.1 503 Service Unavailable\r\n${lines.join('')}\r\n${text}`);
    // What was sent is swallowed: a socket that is closed with unread bytes resets the connection, and the answer is lost.
    socket.resume();
    const end = setTimeout(() => socket.destroy(), REFUSAL_MS).unref();
    socket.once('close', () => clearTimeout(end));
  }
}

interface Opened {
  readonly since: number;
  readonly network: string | undefined;
}

interface Idle {
  readonly socket: Socket;
  readonly since: number;
}
