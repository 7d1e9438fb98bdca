import { CuspalError } from './error.ts';
import type { Waiting } from './method.ts';
import { failureOf, interrupted, unexpected, unreachable } from './problem.ts';
import { waitBeforeRetry, type RetryRule } from './retry.ts';
import { watch, type pause, type Watch } from './watch.ts';

export interface TransportParts extends RetryRule {
  readonly baseUrl: string;
  /** The key or token of each request. */
  readonly credential: () => string | Promise<string>;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
  readonly pause: typeof pause;
  readonly now: () => number;
}

export interface Sent {
  readonly path: string;
  /** Left out for a GET. */
  readonly body?: string;
  readonly type?: 'application/json' | 'application/x-ndjson';
  /** What is wanted in place of JSON. */
  readonly accept?: 'image/svg+xml';
}

/** An answer whose body is still to be read, within the same time. */
export interface Answer {
  readonly response: Response;
  readonly watch: Watch;
}

/** Sends requests, again where that is safe, within their time. */
export class Transport {
  constructor(private readonly parts: TransportParts) {}

  /** What a success holds: text as it is, or JSON. Rejects with a CuspalError, or with the reason of the signal. */
  async read(sent: Sent, waiting: Waiting = {}): Promise<unknown> {
    const { response, watch } = await this.open(sent, waiting);
    const { status, headers } = response;
    const requestId = headers.get('x-request-id') ?? undefined;
    let text: string;
    try {
      text = await response.text();
    } catch {
      throw watch.fault(() => interrupted(requestId));
    }
    if (/^(?:text\/plain|image\/svg\+xml)\b/.test(headers.get('content-type') ?? '')) return text;
    try {
      return JSON.parse(text);
    } catch {
      throw unexpected(status, requestId);
    }
  }

  /** A success whose body has not been read. */
  async open(sent: Sent, { signal, timeoutMs = this.parts.timeoutMs }: Waiting): Promise<Answer> {
    const { now } = this.parts;
    const watching = watch(timeoutMs, signal, now());
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.#try(sent, watching);
      if (!(outcome instanceof CuspalError)) return { response: outcome, watch: watching };
      const wait = waitBeforeRetry(outcome, tries, this.parts);
      if (wait === undefined || now() + wait >= watching.endsAt) throw outcome;
      await this.parts.pause(wait, watching.signal);
    }
  }

  async #try(
    { path, body, type = 'application/json', accept }: Sent,
    watching: Watch,
  ): Promise<Response | CuspalError> {
    const { baseUrl, credential, now } = this.parts;
    const token = await credential();
    if (watching.signal.aborted) throw watching.fault(unreachable);
    let failure: CuspalError;
    try {
      const response = await this.parts.fetch(`${baseUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'Content-Type': type }),
          ...(accept && { Accept: accept }),
        },
        ...(body !== undefined && { body }),
        // Key and birth data go to the server that was named and to no other.
        redirect: 'manual',
        signal: watching.signal,
      });
      if (response.ok) return response;
      failure = await failureOf(response, now());
    } catch {
      // The message of fetch may hold the address, and with it the name of a place.
      failure = unreachable();
    }
    if (watching.signal.aborted) throw watching.fault(() => failure);
    return failure;
  }
}
