import { request as httpsRequest, type RequestOptions } from 'node:https';
import { destination, publicHosts, type PublicHostsParts } from './public-hosts.ts';

export const DOCUMENT_BYTES = 5 * 1024;
const DOCUMENT_MS = 5_000;

export interface FetchedDocument {
  readonly bytes: Buffer;
  readonly cacheControl: string | undefined;
}

export interface GuardedFetchParts extends PublicHostsParts {
  /** Asks for the document at one of exactly these addresses. */
  readonly download: (url: URL, addresses: readonly string[], signal: AbortSignal) => Promise<FetchedDocument>;
}

export type GuardedFetch = (address: string) => Promise<FetchedDocument>;

/** Fetches what a stranger has named, from the public internet alone. No redirect is followed. */
export function guardedFetch(parts: Partial<GuardedFetchParts> = {}): GuardedFetch {
  const { download = downloadFrom, timeoutMs = DOCUMENT_MS, ...more } = parts;
  const reach = publicHosts({ timeoutMs, ...more });
  return (address) => reach(address, download);
}

/** `options` serve tests: a port and a certificate of their own. */
export function downloadFrom(
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
  options: Pick<RequestOptions, 'port' | 'ca'> = {},
): Promise<FetchedDocument> {
  return new Promise((resolve, reject) => {
    const headers = { host: url.host, accept: 'application/json' };
    const outgoing = httpsRequest({ ...destination(url, addresses), headers, signal, ...options }, (incoming) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const fail = (message: string): void => {
        // Before the end of what has arrived already.
        reject(new Error(message));
        outgoing.destroy();
      };
      if (incoming.statusCode !== 200) return fail(`the answer has status ${incoming.statusCode}`);
      incoming.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > DOCUMENT_BYTES) fail(`the document is longer than ${DOCUMENT_BYTES} bytes`);
        else chunks.push(chunk);
      });
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve({ bytes: Buffer.concat(chunks, length), cacheControl: incoming.headers['cache-control'] });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
