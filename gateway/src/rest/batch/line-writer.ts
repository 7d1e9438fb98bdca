import type { Writable } from 'node:stream';

/** An empty line is written after so long a silence: servers and proxies close connections on which nothing comes. */
const SILENCE_MS = 15_000;
const EMPTY_LINE = Buffer.from('\n');
/** Longer lines are written in parts of this size, so that a slow reader is seen to take them. */
const PART_BYTES = 64 * 1024;

/** Writes lines as fast as the client reads them, and an empty one where none is ready for long. */
export class LineWriter {
  #last: Promise<void> = Promise.resolve();
  #waitingSince: number | undefined;
  readonly #beat = setInterval(() => this.#blank(), SILENCE_MS);

  constructor(
    private readonly response: Writable,
    private readonly signal: AbortSignal,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Moment since which the client has taken nothing of what waits for it; undefined where nothing waits. */
  get waitingSince(): number | undefined {
    return this.#waitingSince;
  }

  /** Writes a line after those before it. Resolves when more may be written, or the client has gone. */
  write(line: Uint8Array): Promise<void> {
    return (this.#last = this.#last.then(() => this.#send(line)));
  }

  /** No line comes any more. */
  end(): void {
    clearInterval(this.#beat);
    this.response.end();
  }

  async #send(line: Uint8Array): Promise<void> {
    for (let at = 0; at < line.length && !this.#isGone; at += PART_BYTES) {
      this.#beat.refresh();
      if (!this.response.write(line.subarray(at, at + PART_BYTES))) await this.#drained();
    }
  }

  get #isGone(): boolean {
    return this.signal.aborted || this.response.destroyed;
  }

  /** Nothing is added to what the client has not read yet. */
  #blank(): void {
    if (this.#isGone) clearInterval(this.#beat);
    else if (this.#waitingSince === undefined) this.response.write(EMPTY_LINE);
  }

  #drained(): Promise<void> {
    this.#waitingSince = this.now();
    return new Promise((resolve) => {
      const free = (): void => {
        this.response.off('drain', free);
        this.signal.removeEventListener('abort', free);
        this.#waitingSince = undefined;
        resolve();
      };
      this.response.once('drain', free);
      this.signal.addEventListener('abort', free);
    });
  }
}
