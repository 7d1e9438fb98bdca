import type { Socket } from 'node:net';
import type { LinkedList } from '@cuspal/proto/linked-list';
import { outsideSpans } from '@cuspal/telemetry';
import type { Compressor } from '../http/compressor.ts';
import { tellIdleness } from '../http/connections.ts';
import type { WholeRequest } from '../http/http-message.ts';
import { plainHead, type Head } from './request-head.ts';
import { FastResponse, type FastResponseSetting } from './fast-response.ts';

const MOST_HEAD_BYTES = 8 * 1024;
/** Chunks are joined beyond this: each holds its whole buffer. */
const MOST_CHUNKS = 64;
const HEAD_END = '\r\n\r\n';

interface ConnectionTimes {
  /** How often it is looked whether time is over. */
  readonly checkMs: number;
  /** For the first request of a connection to begin. */
  readonly headersMs: number;
  /** For a request to be there as a whole. */
  readonly requestMs: number;
  readonly keepAliveMs: number;
  /** Without a byte of the answer. */
  readonly silentMs: number;
}

export interface FastPathSetting {
  readonly times: ConnectionTimes;
  readonly mostBytes: number;
  readonly compressor?: Compressor | undefined;
  /** Whether requests of this address are answered here. */
  owns(url: string): boolean;
  answer(request: WholeRequest, answer: FastResponse): void;
  /** Gives a connection to Node's server, which reads from its present request on. */
  handOver(socket: Socket): void;
  /** A request that did not come as a whole: not in time, or because the client had no more to send. */
  refuse(socket: Socket, code: Incomplete): void;
  /** Connections that are read here. */
  readonly connections: LinkedList<FastConnection>;
}

/** As Node's parser names it. */
export type Incomplete = 'ERR_HTTP_REQUEST_TIMEOUT' | 'HPE_INVALID_EOF_STATE';

/** What a connection is waiting for. */
type Waiting = 'first request' | 'request' | 'body' | 'answer';

/**
 * A connection whose requests are read here, one after the other, as long as they are plain ones of our addresses. With
 * the first that is not, Node's server has the connection, with all that was not answered, for good.
 */
export class FastConnection {
  #waiting: Waiting = 'first request';
  #since = performance.now();
  /** Bytes of the request that is being read. */
  #chunks: Buffer[] = [];
  #bytes = 0;
  #head: Head | undefined;
  #bodyAt = 0;
  #answer: FastResponse | undefined;
  /** Text and meaning of the head before: nearly always what comes next. */
  #last: { readonly text: string; readonly head: Head } | undefined;
  readonly #answering: FastResponseSetting;
  readonly #leaveList: () => void;

  constructor(
    private readonly socket: Socket,
    private readonly setting: FastPathSetting,
  ) {
    const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${setting.times.keepAliveMs / 1_000}\r\n`;
    const moved = (): void => {
      this.#since = performance.now();
    };
    this.#answering = { socket, compressor: setting.compressor, keepAlive, done: this.#done, moved };
    tellIdleness(socket, () => (this.#waiting === 'answer' ? undefined : this.#since));
    this.#leaveList = setting.connections.append(this);
    socket.on('data', this.#onData).on('end', this.#onEnd).on('close', this.#onClose).on('error', this.#onError);
  }

  /** Ends what takes too long. */
  check(now: number): void {
    const { headersMs, requestMs, keepAliveMs, silentMs } = this.setting.times;
    const waited = now - this.#since;
    switch (this.#waiting) {
      case 'first request':
        if (waited > headersMs) this.#refuse('ERR_HTTP_REQUEST_TIMEOUT');
        return;
      case 'body':
        if (waited > requestMs) this.#refuse('ERR_HTTP_REQUEST_TIMEOUT');
        return;
      case 'request':
        if (waited > keepAliveMs) this.socket.destroy();
        return;
      case 'answer':
        if (waited > silentMs) this.socket.destroy();
    }
  }

  closeIdle(): void {
    if (this.#waiting === 'first request' || this.#waiting === 'request') this.socket.destroy();
  }

  close(): void {
    this.socket.destroy();
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#chunks.length > MOST_CHUNKS) this.#joined();
    // Input that comes during an answer is kept, and the socket paused: at most one chunk waits.
    if (this.#waiting === 'answer') this.socket.pause();
    else this.#read();
  };

  readonly #onEnd = (): void => {
    if (this.#waiting === 'body') this.#refuse('HPE_INVALID_EOF_STATE');
    else this.socket.end();
  };

  readonly #onError = (): void => {};

  readonly #onClose = (): void => {
    this.#leave();
    this.#answer?.close();
  };

  #read(): void {
    if (!this.#head) {
      this.#head = this.#plainHead();
      if (!this.#head) return this.#handOver();
      this.#since = performance.now();
      this.#waiting = 'body';
    }
    if (this.#bytes < this.#bodyAt + this.#head.length) return void this.socket.resume();
    const end = this.#bodyAt + this.#head.length;
    const all = this.#joined();
    const whole = all.subarray(this.#bodyAt, end);
    this.#keep(all.subarray(end));
    this.#begin(this.#head, whole);
  }

  #plainHead(): Head | undefined {
    const all = this.#joined();
    const end = all.indexOf(HEAD_END);
    if (end < 0 || end > MOST_HEAD_BYTES) return undefined;
    this.#bodyAt = end + HEAD_END.length;
    const text = all.toString('latin1', 0, end);
    if (this.#last?.text === text) return this.#last.head;
    const head = plainHead(text);
    if (!head || head.length > this.setting.mostBytes || !this.setting.owns(head.url)) return undefined;
    this.#last = { text, head };
    return head;
  }

  #begin({ method, url, headers }: Head, whole: Buffer): void {
    this.#head = undefined;
    this.#waiting = 'answer';
    const answer = new FastResponse(this.#answering, headers['accept-encoding']?.toString());
    this.#answer = answer;
    this.setting.answer({ method, url, headers, socket: this.socket, whole }, answer);
  }

  readonly #done = (endsConnection: boolean): void => {
    this.#answer = undefined;
    if (endsConnection) return this.#end();
    // The next request gets a span of its own, and other connections have their turn first.
    if (this.#bytes > 0) return void outsideSpans(() => setImmediate(this.#goOn));
    this.#wait();
    this.socket.resume();
  };

  readonly #goOn = (): void => {
    if (this.socket.destroyed) return;
    this.#wait();
    this.#read();
  };

  #wait(): void {
    this.#waiting = 'request';
    this.#since = performance.now();
  }

  #joined(): Buffer {
    const [only] = this.#chunks;
    if (only && this.#chunks.length === 1) return only;
    const all = Buffer.concat(this.#chunks, this.#bytes);
    this.#chunks = [all];
    return all;
  }

  #keep(rest: Buffer): void {
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#bytes = rest.length;
  }

  #handOver(): void {
    const { socket } = this;
    const all = this.#joined();
    this.#leave();
    this.#wait();
    socket.pause();
    socket.unshift(all);
    this.setting.handOver(socket);
    socket.resume();
  }

  /** What the client sent or still sends is not read. */
  #end(): void {
    this.#leave();
    this.socket.on('error', this.#onError).resume();
    this.socket.destroySoon();
  }

  #refuse(code: Incomplete): void {
    this.#leave();
    this.setting.refuse(this.socket, code);
  }

  #leave(): void {
    const { socket } = this;
    socket.off('data', this.#onData).off('end', this.#onEnd).off('close', this.#onClose).off('error', this.#onError);
    this.#leaveList();
  }
}
