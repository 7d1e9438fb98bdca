import {
  createServer,
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Compressor } from './compressor.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { HttpResponse, HttpRequest } from './http-message.ts';
import { hasOneMeaning, takeOriginForm } from './host.ts';
import { UnderWay } from './under-way.ts';

/** Times after which a connection is ended, alike for those that the fast path reads. */
export const SERVER_TIMES = {
  checkMs: 2_000,
  headersMs: 10_000,
  requestMs: 20_000,
  // Longer than the minute after which load balancers drop an idle connection, so that they are the ones to do it.
  keepAliveMs: 65_000,
  // Longer than the longest search.
  silentMs: 120_000,
} as const;

/** Answers some addresses in front of Nest. */
export interface Handler {
  /** False when the address is none of its own. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
}

/**
 * Answers messages, before the others are asked. It writes all headers at once, which costs Node less than to set them
 * before.
 */
export interface McpHandler {
  owns(url: string): boolean;
  /** `always`: headers of every answer. */
  serve(request: HttpRequest, response: HttpResponse, requestId: string, always: OutgoingHttpHeaders): void;
}

/** What answers calls in front of Nest, each left out where Nest answers them. */
export interface FastHandlers {
  readonly mcp?: McpHandler;
  readonly rest?: Handler;
}

/** All that answers. */
export interface Handlers extends FastHandlers {
  /** Takes what no handler took. */
  readonly nest: RequestListener;
}

/** One HTTP server for all; each answer carries its request id and `always`. */
export function createHttpServer(
  handlers: () => Handlers,
  newRequestId: () => string,
  always: OutgoingHttpHeaders,
  compressor?: Compressor,
): Server {
  /** Node's response, which takes what compresses it. */
  class Response<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    readonly compressor = compressor;
  }
  const underWay = new UnderWay(SERVER_TIMES.keepAliveMs + SERVER_TIMES.headersMs);
  const server = createServer(
    {
      ServerResponse: Response,
      requestTimeout: SERVER_TIMES.requestMs,
      headersTimeout: SERVER_TIMES.headersMs,
      keepAliveTimeout: SERVER_TIMES.keepAliveMs,
      connectionsCheckingInterval: SERVER_TIMES.checkMs,
      noDelay: true,
      // Node's own refusal has no request id.
      requireHostHeader: false,
    },
    (request, response) => underWay.enter(request, response, () => begin(request, response)),
  );
  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = newRequestId();
    const headers = { ...always, 'X-Request-Id': requestId };
    if (!hasOneMeaning(request)) return refuse(response, 400, headers);
    takeOriginForm(request);
    const { mcp, rest, nest } = handlers();
    if (mcp?.owns(request.url ?? '')) return mcp.serve(request, response, requestId, headers);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
    if (rest?.serve(request, response, requestId) !== true) nest(request, response);
  };
  // `Expect: 100-continue` is answered by Node; nothing else can be expected.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    refuse(response, 417, { ...always, 'X-Request-Id': newRequestId() }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    answerClientError(error, socket, newRequestId(), always),
  );
  server.timeout = SERVER_TIMES.silentMs;
  server.on('close', () => compressor?.close());
  return server;
}

/** Answers a request that no handler is asked about. */
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
