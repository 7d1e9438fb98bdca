import { request as httpsRequest, type RequestOptions } from 'node:https';
import { destination, publicHosts, type PublicHostsParts } from './public-hosts.ts';

const REQUEST_MS = 5_000;
/** Longest answer that is taken; documents of identity providers have some kilobytes. */
const ANSWER_BYTES = 128 * 1024;

/** All headers but Host, and the whole body. */
export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface GuardedRequestParts extends PublicHostsParts {
  readonly ask: (
    sent: OutgoingRequest,
    url: URL,
    addresses: readonly string[],
    signal: AbortSignal,
  ) => Promise<Response>;
}

export type GuardedRequest = (address: string, sent: OutgoingRequest) => Promise<Response>;

/**
 * Asks a server that somebody has named, on the public internet alone, and reads what it answers whatever its status. No
 * redirect is followed.
 */
export function guardedRequest(parts: Partial<GuardedRequestParts> = {}): GuardedRequest {
  const { ask = askAt, timeoutMs = REQUEST_MS, ...more } = parts;
  const reach = publicHosts({ timeoutMs, ...more });
  return (address, sent) => reach(address, (url, addresses, signal) => ask(sent, url, addresses, signal));
}

/** `options` serve tests: a port and a certificate of their own. */
export function askAt(
  { method, headers, body }: OutgoingRequest,
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
  options: Pick<RequestOptions, 'port' | 'ca'> = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const own = { ...headers, ...length, host: url.host };
    const where = { ...destination(url, addresses), method, headers: own, signal, ...options };
    const outgoing = httpsRequest(where, (incoming) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= ANSWER_BYTES) return void chunks.push(chunk);
        // Before the end of what has arrived already.
        reject(new Error(`the answer is longer than ${ANSWER_BYTES} bytes`));
        outgoing.destroy();
      });
      incoming.on('error', reject);
      const { statusCode: status = 0 } = incoming;
      incoming.on('end', () => {
        if (isFinal(status)) resolve(responseOf(status, incoming.headers, Buffer.concat(chunks)));
        else reject(new Error(`the answer has status ${status}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Statuses that a Response can have, and those with which it takes no body. */
const isFinal = (status: number): boolean => status >= 200 && status <= 599;
const BODILESS: readonly number[] = [204, 205, 304];

function responseOf(
  status: number,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  bytes: Buffer<ArrayBuffer>,
): Response {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
  );
  return new Response(BODILESS.includes(status) ? null : bytes, { status, headers: kept });
}
