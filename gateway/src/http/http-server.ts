import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Lifecycle } from './lifecycle.ts';
import type { Answering, Asking } from './exchange.ts';
import type { LaneTimes } from './lane/lane-connection.ts';
import { openLane } from './lane/lane.ts';
import { hasOneMeaning } from './one-meaning.ts';
import { takeOriginForm } from './origin-form.ts';
import { UnderWay } from './under-way.ts';

/** A longer body is read by Node, after it is known who sends it. */
const LANE_BYTES = 64 * 1024;

const TIMES: LaneTimes = {
  checkMs: 2_000,
  headersMs: 10_000,
  requestMs: 20_000,
  // Longer than the minute after which load balancers drop an idle connection, so that they are the ones to do it.
  keepAliveMs: 65_000,
  // Longer than the longest search.
  silentMs: 120_000,
};

/** What answers some addresses in front of Nest. */
export interface Front {
  /** False when the address is none of its own. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
}

/**
 * The front that is asked before the others, and whose plain requests come by the lane. It writes all headers at once,
 * which costs Node less than to set them before.
 */
export interface FirstFront {
  owns(url: string): boolean;
  /** `always`: headers of every answer. */
  serve(request: Asking, response: Answering, requestId: string, always: OutgoingHttpHeaders): void;
}

export interface FrontsInOrder {
  readonly first: FirstFront;
  readonly others: readonly Front[];
}

/** All that answers: the fronts, and Nest what none of them takes. */
export interface Answers extends FrontsInOrder {
  readonly nest: RequestListener;
}

/** One HTTP server for all; each answer carries its request id and `always`. */
export function createHttpServer(
  answers: () => Answers,
  newRequestId: () => string,
  always: OutgoingHttpHeaders,
): Server {
  const underWay = new UnderWay(TIMES.keepAliveMs + TIMES.headersMs);
  const server = createServer(
    {
      requestTimeout: TIMES.requestMs,
      headersTimeout: TIMES.headersMs,
      keepAliveTimeout: TIMES.keepAliveMs,
      connectionsCheckingInterval: TIMES.checkMs,
      noDelay: true,
      // Node's own refusal has no request id.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!underWay.enter(request, response)) return;
      const requestId = newRequestId();
      const headers = { ...always, 'X-Request-Id': requestId };
      if (!hasOneMeaning(request)) return refuse(response, 400, headers);
      takeOriginForm(request);
      const { first, others, nest } = answers();
      if (first.owns(request.url ?? '')) return first.serve(request, response, requestId, headers);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
      if (!others.some((front) => front.serve(request, response, requestId))) nest(request, response);
    },
  );
  // `Expect: 100-continue` is answered by Node; nothing else can be expected.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    refuse(response, 417, { ...always, 'X-Request-Id': newRequestId() }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    answerClientError(error, socket, newRequestId(), always),
  );
  server.timeout = TIMES.silentMs;
  openLane(server, {
    times: TIMES,
    mostBytes: LANE_BYTES,
    owns: (url) => answers().first.owns(url),
    answer: (request, answer) => {
      const requestId = newRequestId();
      answers().first.serve(request, answer, requestId, { ...always, 'X-Request-Id': requestId });
    },
  });
  return server;
}

/** Node closes what comes beyond `most` unread, before the lane has it. */
export function boundConnections(server: Server, most: number, onDropped: () => void): void {
  server.maxConnections = most;
  server.on('drop', onDropped);
}

/** A request that no front is asked about. */
const refuse = (response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void => {
  response.writeHead(status, { ...headers, 'Content-Length': 0, Connection: 'close' }).end();
};

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is not HTTP gets one line and no connection. */
export function answerClientError(
  error: { readonly code?: string | undefined },
  socket: Socket,
  requestId: string,
  always: OutgoingHttpHeaders,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  const headers = { ...always, 'X-Request-Id': requestId, 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}

/** Where the server can be reached on this machine. */
export function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Takes no more connections, finishes what is in flight within the time, and ends what is left. */
export async function drain(server: Server, lifecycle: Lifecycle, timeoutMs: number): Promise<void> {
  const drained = lifecycle.drain(timeoutMs);
  if (server.listening) server.close();
  await drained;
  server.closeAllConnections();
}

/** Ends a server that began to listen while it was told to end. */
export function closeServer(server: Server): void {
  if (server.listening) server.close();
  server.closeAllConnections();
}
