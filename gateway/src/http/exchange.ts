import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Piece } from './pieces.ts';

/** A request as what answers it may read it: Node's own, or one of the lane. */
export type Asking = IncomingMessage | WholeRequest;

/** A request that has been read as a whole. */
export interface WholeRequest extends Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'> {
  readonly whole: Buffer;
}

/** Where an answer is written, as far as Node's own and that of the lane are alike. */
export interface Answering {
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
  cork(): void;
  uncork(): void;
  destroy(): unknown;
  /** Head and all of the body at once, where that is cheaper than one after the other. */
  whole?(status: number, headers: OutgoingHttpHeaders, body: readonly Piece[]): void;
  /** When all is written, or the client has gone. */
  once(event: 'close', listener: () => void): unknown;
}
