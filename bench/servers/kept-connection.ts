import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const STATUS = /^HTTP\/1\.1 (\d{3}) [^]*?\r\ncontent-length: (\d+)\r\n/i;

/**
 * A connection to a server that answers one request after the other. All answers are read into one buffer and
 * forgotten: Node's client makes buffers of its own for each, and the collections of those were most of what a load
 * tool measured.
 */
export class KeptConnection {
  readonly #host: string;
  readonly #port: number;
  #socket: Socket | undefined;
  #answered: ((status: number) => void) | undefined;
  #head = '';
  #status = Number.NaN;
  /** Bytes of the body that are still to come; not a number before the head is whole. */
  #missing = Number.NaN;

  constructor({ hostname, port }: URL) {
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** Resolves with the status once the whole answer has come; not a number when none came. */
  send(request: Buffer): Promise<number> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#head = '';
      this.#missing = Number.NaN;
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const onread = {
      buffer: Buffer.allocUnsafe(65_536),
      callback: (bytes: number, read: Uint8Array) => {
        this.#read(Buffer.from(read.buffer, read.byteOffset, bytes));
        return true;
      },
    };
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true, onread });
    // The end comes after each error, and says the same.
    socket.on('error', () => {});
    return socket.once('close', () => {
      this.#socket = undefined;
      this.#end(Number.NaN);
    });
  }

  #read(bytes: Buffer): void {
    if (!Number.isNaN(this.#missing)) this.#missing -= bytes.length;
    else {
      const seen = this.#head.length;
      this.#head += bytes.toString('latin1', 0, 8_192);
      const end = this.#head.indexOf(HEAD_END);
      if (end < 0) return;
      const [, status, length] = STATUS.exec(this.#head.slice(0, end + 2)) ?? [];
      this.#status = Number(status);
      this.#missing = Number(length) - (bytes.length - (end + HEAD_END.length - seen));
      // An answer without a length cannot be told from the one after it.
      if (length === undefined) return void this.#socket?.destroy();
    }
    if (this.#missing <= 0) this.#end(this.#status);
  }

  #end(status: number): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(status);
  }
}

/** A request as it goes over the connection. */
export function requestBytes(
  { host }: URL,
  { method, path, headers, body }: { method: string; path: string; headers: Record<string, string>; body: string },
): Buffer {
  const lines = Object.entries({ host, ...headers, 'content-length': String(Buffer.byteLength(body)) });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}
