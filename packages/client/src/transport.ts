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
  /** GET without a body and POST with one, where it is left out. */
  readonly method?: 'PATCH' | 'PUT' | 'DELETE';
  readonly body?: string;
  readonly type?: 'application/json' | 'application/x-ndjson';
  /** What is wanted in place of JSON. */
  readonly accept?: 'image/svg+xml' | 'text/calendar';
  /** Whether what has perhaps been done is not sent again. */
  readonly once?: boolean;
  /** The ETag of what is changed, where it must still be that one. */
  readonly ifMatch?: string;
  /** Whether the ETag of the answer is wanted as its member `etag`. */
  readonly tagged?: boolean;
  /** Name of the call for all its tries, so that it is charged once; one is made where it is left out. */
  readonly key?: string;
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
  read(sent: Sent, { signal, timeoutMs = this.parts.timeoutMs }: Waiting = {}): Promise<unknown> {
    const watching = watch(timeoutMs, signal, this.parts.now());
    return this.#tried(sent, watching, async (keyed) => {
      const outcome = await this.#try(keyed, watching);
      return outcome instanceof CuspalError ? outcome : contentOf(outcome, watching, sent.tagged);
    });
  }

  /** A success whose body has not been read. */
  async open(sent: Sent, { signal, timeoutMs = this.parts.timeoutMs }: Waiting): Promise<Answer> {
    const watching = watch(timeoutMs, signal, this.parts.now());
    const response = await this.#tried(sent, watching, (keyed) => this.#try(keyed, watching));
    return { response, watch: watching };
  }

  /** Waits for the next try after a failure; false where there is none. `tries`: how many there were. */
  async waits(failure: CuspalError, tries: number, { signal, endsAt }: Watch): Promise<boolean> {
    const wait = waitBeforeRetry(failure, tries, this.parts);
    if (wait === undefined || this.parts.now() + wait >= endsAt) return false;
    await this.parts.pause(wait, signal);
    return true;
  }

  /** All tries go under one key. */
  async #tried<T>(sent: Sent, watching: Watch, once: (sent: Sent) => Promise<T | CuspalError>): Promise<T> {
    const keyed = sent.body === undefined ? sent : { key: newKey(), ...sent };
    for (let tries = 1; ; tries += 1) {
      const outcome = await once(keyed);
      if (!(outcome instanceof CuspalError)) return outcome;
      if (sent.once === true && mayHaveRun(outcome)) throw outcome;
      if (!(await this.waits(outcome, tries, watching))) throw outcome;
    }
  }

  async #try(
    { path, body, type = 'application/json', accept, key, method, ifMatch }: Sent,
    watching: Watch,
  ): Promise<Response | CuspalError> {
    const { baseUrl, credential, now } = this.parts;
    const token = await credential();
    if (watching.signal.aborted) throw watching.fault(unreachable);
    let failure: CuspalError;
    try {
      const response = await this.parts.fetch(`${baseUrl}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'Content-Type': type }),
          ...(accept && { Accept: accept }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
          ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
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

/** Whether the server may have done what was asked, though no whole answer came. */
const mayHaveRun = ({ status }: CuspalError): boolean => status === undefined || status === 502;

/** A key that nobody else has: 128 random bits. Pages without TLS have no `randomUUID`. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is in a success, or that it broke off. */
async function contentOf(response: Response, watching: Watch, tagged = false): Promise<unknown> {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  let text: string;
  try {
    text = await response.text();
  } catch {
    if (watching.signal.aborted) throw watching.fault(() => interrupted(requestId));
    return interrupted(requestId);
  }
  if (status === 204) return undefined;
  if (/^(?:text\/(?:plain|calendar)|image\/svg\+xml)\b/.test(headers.get('content-type') ?? '')) return text;
  try {
    const content: unknown = JSON.parse(text);
    // Where something in between has taken the tag away, the empty one fits no version.
    return tagged ? Object.assign({}, content, { etag: headers.get('etag') ?? '' }) : content;
  } catch {
    throw unexpected(status, requestId);
  }
}
