import type { ServerResponse } from 'node:http';

/** Writes lines as fast as the client reads them. */
export class LineWriter {
  #free: Promise<void> | undefined;

  constructor(
    private readonly response: ServerResponse,
    private readonly signal: AbortSignal,
  ) {}

  /** Resolves when more may be written, or the client has gone. */
  async write(line: Uint8Array): Promise<void> {
    if (this.signal.aborted || this.response.destroyed) return;
    if (!this.response.write(line)) this.#free ??= this.#drained();
    await this.#free;
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
