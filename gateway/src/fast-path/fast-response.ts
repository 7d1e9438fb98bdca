import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Compressor } from '../http/compressor.ts';
import type { WholeResponse } from '../http/http-message.ts';
import { mostBytes, putAll, type Piece } from '../http/pieces.ts';
import { answerHead } from './response-head.ts';
import { SpareBuffers } from './spare-buffers.ts';

/** The head is put in front of the body once the length of that is known. */
const HEAD_BYTES = 4 * 1024;
const LINE_END = '\r\n';
const LAST_CHUNK = '0\r\n\r\n';

const buffers = new SpareBuffers();

export interface FastResponseSetting {
  readonly socket: Socket;
  readonly compressor: Compressor | undefined;
  /** Header lines of an answer after which the connection goes on. */
  readonly keepAlive: string;
  /** When all is written, and whether the connection ends with it. */
  readonly done: (endsConnection: boolean) => void;
  /** With each piece that is written. */
  readonly moved: () => void;
}

/** The response to a request of the fast path: written as one piece, or as a stream of chunks. */
export class FastResponse implements WholeResponse {
  statusCode = 200;
  headersSent = false;
  writableFinished = false;
  readonly #listeners: (() => void)[] = [];
  readonly #set: OutgoingHttpHeaders = {};
  #chunked = false;
  #ended = false;
  #closed = false;
  #endsConnection = false;

  constructor(
    private readonly setting: FastResponseSetting,
    readonly acceptEncoding: string | undefined,
  ) {}

  get compressor(): Compressor | undefined {
    return this.setting.compressor;
  }

  get destroyed(): boolean {
    return this.#closed || !this.setting.socket.writable;
  }

  setHeader(name: string, value: string): void {
    this.#set[name] = value;
  }

  whole(status: number, given: OutgoingHttpHeaders, body: readonly Piece[]): void {
    const buffer = buffers.take(HEAD_BYTES + mostBytes(body));
    const end = putAll(body, buffer, HEAD_BYTES);
    const head = this.#begun(status, { ...given, 'Content-Length': end - HEAD_BYTES });
    const start = Math.max(HEAD_BYTES - head.length, 0);
    if (start > 0) buffer.write(head, start, 'latin1');
    else this.#write(head);
    this.#last(buffer.subarray(start > 0 ? start : HEAD_BYTES, end), () => buffers.giveBack(buffer));
  }

  writeHead(status: number, given: OutgoingHttpHeaders): this {
    this.#write(this.#begun(status, given));
    return this;
  }

  write(bytes: Uint8Array): void {
    if (this.#ended || this.destroyed || bytes.length === 0) return;
    if (!this.#chunked) return this.#write(bytes);
    const { socket } = this.setting;
    socket.cork();
    this.#write(`${bytes.length.toString(16)}\r\n`);
    this.#write(bytes);
    this.#write(LINE_END);
    socket.uncork();
  }

  end(bytes?: Uint8Array): void {
    if (this.#ended || this.destroyed) return;
    if (bytes) this.write(bytes);
    this.#last(this.#chunked ? LAST_CHUNK : '');
  }

  destroy(): void {
    this.setting.socket.destroy();
  }

  once(_event: 'close', listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Nothing is written any more. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const listener of this.#listeners) listener();
  }

  #begun(status: number, given: OutgoingHttpHeaders): string {
    const headers = { ...this.#set, ...given };
    this.#endsConnection = headers['Connection'] === 'close';
    this.#chunked = headers['Content-Length'] === undefined;
    const lines = this.#endsConnection ? '' : this.setting.keepAlive;
    const head = answerHead(status, headers, this.#chunked ? `${lines}Transfer-Encoding: chunked\r\n` : lines);
    this.statusCode = status;
    this.headersSent = true;
    return head;
  }

  #write(bytes: Uint8Array | string, written?: (fault?: Error | null) => void): void {
    this.setting.moved();
    if (typeof bytes === 'string') this.setting.socket.write(bytes, 'latin1', written);
    else this.setting.socket.write(bytes, written);
  }

  #last(bytes: Uint8Array | string, written?: () => void): void {
    this.#ended = true;
    this.#write(bytes, (fault) => {
      written?.();
      if (fault) return;
      this.writableFinished = true;
      this.close();
      this.setting.done(this.#endsConnection);
    });
  }
}
