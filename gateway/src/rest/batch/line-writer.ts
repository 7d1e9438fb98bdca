import type { Writable } from 'node:stream';

/** An empty line is written after so long a silence: servers and proxies close connections on which nothing comes. */
const SILENCE_MS = 15_000;
const EMPTY_LINE = Buffer.from('\n');

/** Writes lines as fast as the client reads them, and an empty one where none is ready for long. */
export class LineWriter {
  #free: Promise<void> | undefined;
  readonly #beat = setInterval(() => this.#blank(), SILENCE_MS);

  constructor(
    private readonly response: Writable,
    private readonly signal: AbortSignal,
  ) {}

  /** Resolves when more may be written, or the client has gone. */
  async write(line: Uint8Array): Promise<void> {
    if (this.signal.aborted || this.response.destroyed) return;
    this.#beat.refresh();
    if (!this.response.write(line)) this.#free ??= this.#drained();
    await this.#free;
  }

  /** No line comes any more. */
  end(): void {
    clearInterval(this.#beat);
    this.response.end();
  }

  /** Nothing is added to what the client has not read yet. */
  #blank(): void {
    if (this.signal.aborted || this.response.destroyed) clearInterval(this.#beat);
    else if (this.#free === undefined) this.response.write(EMPTY_LINE);
  }

  #drained(): Promise<void> {
    return new Promise((resolve) => {
      const free = (): void => {
        this.response.off('drain', free);
        this.signal.removeEventListener('abort', free);
        this.#free = undefined;
        resolve();
      };
      this.response.once('drain', free);
      this.signal.addEventListener('abort', free);
    });
  }
}
