import { connect, type Socket } from 'node:net';

/** An answer that takes longer counts as lost: the longest deadline of the calls that are made here is 15 s. */
const ANSWER_MS = 20_000;
const HEAD_END = '\r\n\r\n';

export interface Heard {
  /** 0 when the connection ended without an answer, or none came in time. */
  readonly status: number;
  readonly text: string;
}

const NOTHING: Heard = { status: 0, text: '' };

/**
 * Kept connections with one request at a time, as many as there are requests without an answer. Node's own client takes
 * several times the processor of this one, which stands beside what it measures; undici is no dependency of ours.
 */
export class Client {
  readonly #free: Line[] = [];
  readonly #all = new Set<Line>();
  readonly #port: number;

  constructor(url: string) {
    this.#port = Number(new URL(url).port);
  }

  send(request: Buffer): Promise<Heard> {
    const kept = this.#free.pop();
    const line = kept ?? new Line(this.#port);
    this.#all.add(line);
    return new Promise((resolve) => {
      line.send(request, (heard) => {
        if (line.open) this.#free.push(line);
        else this.#all.delete(line);
        resolve(heard);
      });
    });
  }

  close(): void {
    for (const line of this.#all) line.end();
  }
}

class Line {
  readonly #socket: Socket;
  #text = '';
  #heard: ((heard: Heard) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket
      .setEncoding('latin1')
      .on('data', (piece: string) => this.#read(piece))
      .on('error', () => {})
      .on('close', () => this.#settle(NOTHING));
  }

  get open(): boolean {
    return !this.#socket.destroyed && !this.#socket.readableEnded;
  }

  send(request: Buffer, heard: (heard: Heard) => void): void {
    this.#heard = heard;
    this.#timer = setTimeout(() => this.#socket.destroy(), ANSWER_MS);
    this.#socket.write(request);
  }

  end(): void {
    this.#socket.destroy();
  }

  #read(piece: string): void {
    this.#text += piece;
    const end = this.#text.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#text.slice(0, end);
    const body = end + HEAD_END.length;
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const whole =
      length === undefined ? this.#text.endsWith(`0${HEAD_END}`) : this.#text.length >= body + Number(length);
    if (!whole) return;
    if (/\r\nconnection: close/i.test(head)) this.#socket.destroy();
    this.#settle({ status: Number(head.slice(9, 12)), text: this.#text.slice(body) });
  }

  #settle(answer: Heard): void {
    const heard = this.#heard;
    clearTimeout(this.#timer);
    this.#text = '';
    this.#heard = undefined;
    heard?.(answer);
  }
}

/** A call as bytes. */
export function callOf(key: string, name: string, args: object): Buffer {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
  const head = [
    'POST /mcp HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}${HEAD_END}${body}`);
}

/** A request for a page as bytes. */
export const getOf = (path: string): Buffer => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1${HEAD_END}`);
