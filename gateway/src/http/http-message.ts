import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Compressor } from './compressor.ts';
import type { Piece } from './pieces.ts';

/** A request as it can be answered: Node's own, or one of the fast path. */
export type HttpRequest = IncomingMessage | WholeRequest;

/** What is known of a request before its body. */
export type HttpRequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A request that has been read as a whole. */
export interface WholeRequest extends Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'> {
  readonly whole: Buffer;
}

/** A response as it can be written: Node's own, or one of the fast path. */
export type HttpResponse = PartedResponse | WholeResponse;

/** What the two have in common. */
interface AnyResponse {
  readonly statusCode: number;
  /** The client has disconnected. */
  readonly destroyed: boolean;
  readonly headersSent: boolean;
  readonly writableFinished: boolean;
  /** Compresses what is long; undefined where nothing does. */
  readonly compressor?: Compressor | undefined;
  /** Before the head is written. */
  setHeader(name: string, value: string): unknown;
  writeHead(status: number, headers: OutgoingHttpHeaders): unknown;
  write(bytes: Uint8Array): unknown;
  end(bytes?: Uint8Array): unknown;
  destroy(): unknown;
  /** When all is written, or the client has gone. */
  once(event: 'close', listener: () => void): unknown;
}

/** A response that takes head and all of the body at once. */
export interface WholeResponse extends AnyResponse {
  /** Encodings that the client takes, as it says. */
  readonly acceptEncoding: string | undefined;
  whole(status: number, headers: OutgoingHttpHeaders, body: readonly Piece[]): void;
}

interface PartedResponse extends AnyResponse {
  readonly whole?: undefined;
  readonly req: Pick<IncomingMessage, 'headers'>;
  readonly socket: Socket | null;
  cork(): void;
  uncork(): void;
}

/** The id that the HTTP server gave to a request. */
export const requestIdOf = (response: Pick<ServerResponse, 'getHeader'>): string =>
  String(response.getHeader('x-request-id'));

/** Aborted when the client leaves before all of its answer was written. */
export function abortedOnClose(response: HttpResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** One request and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}
