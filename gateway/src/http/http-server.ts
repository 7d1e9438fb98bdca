import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Lifecycle } from '../lifecycle.ts';

/** A request, headers and body, must be here within so long. */
const REQUEST_MS = 20_000;
const HEADERS_MS = 10_000;
/** Longer than the minute after which load balancers drop an idle connection, so that they are the ones to do it. */
const KEEP_ALIVE_MS = 65_000;
/** No byte either way: longer than the longest search. */
const SILENT_MS = 120_000;

/** What answers some addresses in front of Nest. */
export interface Front {
  /** False when the address is none of its own. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
}

/** The front that is asked before the others: it writes all headers at once, which costs Node less than to set them before. */
export interface FirstFront {
  /** False when the address is none of its own. `always`: headers of every answer. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string, always: OutgoingHttpHeaders): boolean;
}

export interface FrontsInOrder {
  readonly first: FirstFront;
  readonly others: readonly Front[];
}

/** One HTTP server for all: what none of the fronts takes goes to Nest; each answer carries its request id and `always`. */
export function createHttpServer(
  fronts: () => FrontsInOrder,
  nest: RequestListener,
  newRequestId: () => string,
  always: OutgoingHttpHeaders,
): Server {
  const server = createServer(
    {
      requestTimeout: REQUEST_MS,
      headersTimeout: HEADERS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2_000,
      noDelay: true,
      // Node's own refusal has no request id.
      requireHostHeader: false,
    },
    (request, response) => {
      const requestId = newRequestId();
      const headers = { ...always, 'X-Request-Id': requestId };
      if (request.headers.host === undefined && request.httpVersion === '1.1') return refuse(response, 400, headers);
      const { first, others } = fronts();
      if (first.serve(request, response, requestId, headers)) return;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
      if (!others.some((front) => front.serve(request, response, requestId))) nest(request, response);
    },
  );
  // `Expect: 100-continue` is answered by Node; nothing else can be expected.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    refuse(response, 417, { ...always, 'X-Request-Id': newRequestId() }),
  );
  server.timeout = SILENT_MS;
  return server;
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
  always: OutgoingHttpHeaders = {},
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
