import type { ServerResponse } from 'node:http';

export type Phase = 'starting' | 'serving' | 'draining';

/** Where the process stands in its life, and what it is working on. */
export class Lifecycle {
  readonly #inFlight = new Set<ServerResponse>();
  #phase: Phase = 'starting';
  #onIdle: (() => void) | undefined;

  get phase(): Phase {
    return this.#phase;
  }

  get inFlight(): number {
    return this.#inFlight.size;
  }

  /** Open for requests, unless draining has begun meanwhile. */
  open(): void {
    if (this.#phase === 'starting') this.#phase = 'serving';
  }

  /** Counts a request in until its connection is free again or gone. */
  enter(response: ServerResponse): void {
    this.#inFlight.add(response);
    if (this.#phase === 'draining') endsConnection(response);
    response.once('close', () => {
      this.#inFlight.delete(response);
      if (this.#inFlight.size === 0) this.#onIdle?.();
    });
  }

  /** Refuses new requests; resolves when the last one has left or the time is over. */
  async drain(timeoutMs: number): Promise<void> {
    this.#phase = 'draining';
    for (const response of this.#inFlight) endsConnection(response);
    if (this.#inFlight.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      this.#onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** A client that kept its connection would meet a closed server with its next request. */
function endsConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
