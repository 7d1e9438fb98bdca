import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { hostResolver, type ResolveHost } from './resolve-host.ts';
import { Semaphore } from './semaphore.ts';

/** Requests under way at a time, of each kind. */
export const REQUESTS_AT_ONCE = 8;

export interface PublicHostsParts {
  readonly resolve?: ResolveHost;
  /** For a request from the moment it is asked for: its turn, look-up, connection and answer together. */
  readonly timeoutMs: number;
}

/** Asks a host at one of exactly these addresses, which were checked. */
type Reach<Result> = (url: URL, addresses: readonly string[], signal: AbortSignal) => Promise<Result>;

/**
 * Reaches addresses that a stranger has named, on the public internet alone: https on its own port, no credentials in
 * the address, every address of the host public, and the connection made to an address that was checked, so that a name
 * which answers differently the second time (DNS rebinding) gains nothing. Few requests are under way at a time, so that
 * slow hosts cost a few sockets and no thread.
 */
export function publicHosts({ resolve = hostResolver(), timeoutMs }: PublicHostsParts) {
  const semaphore = new Semaphore(REQUESTS_AT_ONCE);
  const addressesOf = async (hostname: string, signal: AbortSignal): Promise<readonly string[]> =>
    isIP(hostname) === 0 ? resolve(hostname, signal) : [hostname];
  const reached = async <Result>(url: URL, reach: Reach<Result>, signal: AbortSignal): Promise<Result> => {
    const addresses = await addressesOf(nameIn(url), signal);
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
      throw new Error('the host does not have public addresses alone');
    }
    signal.throwIfAborted();
    return reach(url, addresses, signal);
  };
  return async <Result>(address: string, reach: Reach<Result>): Promise<Result> => {
    if (!isPublicHttps(address)) {
      throw new Error('only https addresses on the standard port, without credentials, are asked');
    }
    const signal = AbortSignal.timeout(timeoutMs);
    // A place is free again only when the work in it has ended, which may be a little later than the deadline.
    return before(
      signal,
      semaphore.run(() => reached(new URL(address), reach, signal), signal),
    );
  };
}

/** Whether an address is of the kind that is asked at all, whatever its host resolves to. */
export function isPublicHttps(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
}

/** Where a request goes that was let through: to the addresses that were checked, under the name that was asked for. */
export const destination = (url: URL, addresses: readonly string[]) => ({
  host: nameIn(url),
  path: `${url.pathname}${url.search}`,
  lookup: only(addresses),
  agent: false as const,
});

const nameIn = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error('the host takes too long'));
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
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
