import { LinkedList } from '@cuspal/proto/linked-list';
import type { HttpResponse } from './http-message.ts';

export type Phase = 'starting' | 'serving' | 'draining';

/** Where the process stands in its life, and what it is working on. */
export class Lifecycle {
  readonly #inFlight = new LinkedList<HttpResponse>();
  #phase: Phase = 'starting';
  #leaving = false;
  #onIdle: (() => void) | undefined;

  get phase(): Phase {
    return this.#phase;
  }

  get inFlight(): number {
    return this.#inFlight.size;
  }

  /** Requests are still taken, and will soon be no more. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /** Open for requests, unless draining has begun meanwhile. */
  open(): void {
    if (this.#phase === 'starting') this.#phase = 'serving';
  }

  /** Counts a request in until its connection is free again or gone. */
  enter(response: HttpResponse): void {
    const leave = this.#inFlight.append(response);
    if (this.#leaving || this.#phase === 'draining') endsConnection(response);
    response.once('close', () => {
      leave();
      if (this.#inFlight.size === 0) this.#onIdle?.();
    });
  }

  /**
   * Lame duck: goes on as before for a time, so that whoever asks for readiness turns away before a request is refused.
   * Each answer ends its connection, and the next request of the client goes elsewhere.
   */
  async leave(milliseconds: number): Promise<void> {
    if (this.#phase !== 'serving') return;
    this.#leaving = true;
    for (const response of this.#inFlight) endsConnection(response);
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
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
function endsConnection(response: HttpResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
