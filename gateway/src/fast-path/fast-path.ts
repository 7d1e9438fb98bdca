import type { OutgoingHttpHeaders, Server } from 'node:http';
import type { Socket } from 'node:net';
import { LinkedList } from '@cuspal/proto/linked-list';
import type { Compressor } from '../http/compressor.ts';
import { SERVER_TIMES, type Handlers } from '../http/http-server.ts';
import { FastConnection, type FastPathSetting } from './fast-connection.ts';

/** A longer body is read by Node, after it is known who sends it. */
const MOST_BYTES = 64 * 1024;

/**
 * Lets plain messages pass by Node's HTTP server: `handlers` says what answers at the time. Connections are read by
 * `readPlainRequests`, which knows nothing of the gateway, so that tests can read with times and answers of their own.
 */
export function openFastPath(
  server: Server,
  handlers: () => Pick<Handlers, 'mcp'>,
  newRequestId: () => string,
  always: OutgoingHttpHeaders,
  compressor?: Compressor,
): void {
  readPlainRequests(server, {
    times: SERVER_TIMES,
    mostBytes: MOST_BYTES,
    compressor,
    owns: (url) => handlers().mcp?.owns(url) === true,
    answer: (request, response) => {
      const requestId = newRequestId();
      handlers().mcp?.serve(request, response, requestId, { ...always, 'X-Request-Id': requestId });
    },
  });
}

export type PlainRequests = Pick<FastPathSetting, 'times' | 'mostBytes' | 'compressor' | 'owns' | 'answer'>;

/**
 * Reads plain requests of our own addresses in front of Node's server, which takes most of a small call
 * (docs/nest.md). All that is not plain, and every other address, is Node's.
 */
export function readPlainRequests(server: Server, options: PlainRequests): void {
  const connections = new LinkedList<FastConnection>();
  const toNode = server.listeners('connection');
  const setting: FastPathSetting = {
    ...options,
    connections,
    handOver: (socket) => toNode.forEach((listener) => void listener.call(server, socket)),
    refuse: (socket, code) => {
      socket.on('error', () => {});
      // A client that does not end its side after that is cut off.
      socket.setTimeout(options.times.headersMs, () => socket.destroy());
      server.emit('clientError', Object.assign(new Error('an incomplete request'), { code }), socket);
    },
  };
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => new FastConnection(socket, setting));

  const timer = setInterval(() => {
    const now = performance.now();
    for (const connection of connections) connection.check(now);
  }, options.times.checkMs);
  timer.unref();
  server.on('close', () => clearInterval(timer));

  // The end of the server is the end of these connections too: `close` asks for the idle ones by itself.
  const [closeIdle, closeAll] = [server.closeIdleConnections.bind(server), server.closeAllConnections.bind(server)];
  server.closeIdleConnections = () => {
    for (const connection of connections) connection.closeIdle();
    closeIdle();
  };
  server.closeAllConnections = () => {
    for (const connection of connections) connection.close();
    closeAll();
  };
}
