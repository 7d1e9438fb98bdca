import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { hostResolver, type ResolveHost } from './resolve-host.ts';
import { Semaphore } from './semaphore.ts';

export const DOCUMENT_BYTES = 5 * 1024;
const DOCUMENT_MS = 5_000;
/** Documents under way at a time. */
export const DOCUMENTS_AT_ONCE = 8;

export interface FetchedDocument {
  readonly bytes: Buffer;
  readonly cacheControl: string | undefined;
}

export interface GuardedFetchParts {
  readonly resolve: ResolveHost;
  /** Asks for the document at one of exactly these addresses. */
  readonly download: (url: URL, addresses: readonly string[], signal: AbortSignal) => Promise<FetchedDocument>;
  /** For a document from the moment it is asked for: its turn, look-up, connection and download together. */
  readonly timeoutMs: number;
}

export type GuardedFetch = (address: string) => Promise<FetchedDocument>;

/**
 * Fetches what a stranger has named, from the public internet alone: https on its own port, no credentials in the
 * address, every address of the host public, and the connection made to an address that was checked, so that a name
 * which answers differently the second time (DNS rebinding) gains nothing. No redirect is followed. Few documents are
 * fetched at a time, so that slow hosts cost a few sockets and no thread.
 */
export function guardedFetch(parts: Partial<GuardedFetchParts> = {}): GuardedFetch {
  const { resolve = hostResolver(), download = downloadFrom, timeoutMs = DOCUMENT_MS } = parts;
  const semaphore = new Semaphore(DOCUMENTS_AT_ONCE);
  const addressesOf = async (hostname: string, signal: AbortSignal): Promise<readonly string[]> =>
    isIP(hostname) === 0 ? resolve(hostname, signal) : [hostname];
  const fetched = async (url: URL, signal: AbortSignal): Promise<FetchedDocument> => {
    const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''), signal);
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
      throw new Error('the host does not have public addresses alone');
    }
    signal.throwIfAborted();
    return download(url, addresses, signal);
  };
  return async (address) => {
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
      throw new Error('only https addresses on the standard port, without credentials, are fetched');
    }
    const signal = AbortSignal.timeout(timeoutMs);
    // A place is free again only when the work in it has ended, which may be a little later than the deadline.
    return before(
      signal,
      semaphore.run(() => fetched(url, signal), signal),
    );
  };
}

function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error('the host takes too long'));
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}

/** `options` serve tests: a port and a certificate of their own. */
export function downloadFrom(
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
  options: Pick<RequestOptions, 'port' | 'ca'> = {},
): Promise<FetchedDocument> {
  return new Promise((resolve, reject) => {
    const outgoing = httpsRequest(
      {
        host: url.hostname.replace(/^\[|\]$/g, ''),
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, accept: 'application/json' },
        lookup: only(addresses),
        signal,
        agent: false,
        ...options,
      },
      (incoming) => {
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
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Answers every look-up with addresses that have been checked; an address in place of a name is not looked up at all. */
function only(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, answer) => {
    const [first] = found;
    if (all || first === undefined) answer(null, found);
    else answer(null, first.address, first.family);
  };
}
