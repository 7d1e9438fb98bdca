import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Piece } from './pieces.ts';

/** A request as what answers it may read it: Node's own, or one of the lane. */
export type Asking = IncomingMessage | WholeRequest;

/** What is known of a request before its body. */
export type HttpRequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A request that has been read as a whole. */
export interface WholeRequest extends Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'> {
  readonly whole: Buffer;
}

/** Where an answer is written: Node's own, or one of the lane. */
export type Answering = PartedAnswer | WholeAnswer;

/** As far as the two are alike. */
interface Answer {
  readonly statusCode: number;
  /** Nobody reads any more. */
  readonly destroyed: boolean;
  readonly headersSent: boolean;
  readonly writableFinished: boolean;
  /** Before the head is written. */
  setHeader(name: string, value: string): unknown;
  writeHead(status: number, headers: OutgoingHttpHeaders): unknown;
  write(bytes: Uint8Array): unknown;
  end(bytes?: Uint8Array): unknown;
  destroy(): unknown;
  /** When all is written, or the client has gone. */
  once(event: 'close', listener: () => void): unknown;
}

/** One that takes head and all of the body at once. */
export interface WholeAnswer extends Answer {
  whole(status: number, headers: OutgoingHttpHeaders, body: readonly Piece[]): void;
}

interface PartedAnswer extends Answer {
  readonly whole?: undefined;
  cork(): void;
  uncork(): void;
}
