import { Resolver } from 'node:dns/promises';

/** Silence of a name server, before it is asked once more. */
const SERVER_MS = 1_500;

/** All addresses of a name; whatever is still asked for when the signal comes is given up. */
export type ResolveHost = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks the name servers by c-ares. The look-up that Node makes by itself holds one of four threads until the name
 * servers have answered, and the database, files and password hashes wait for the same threads. `servers`: for tests.
 */
export function hostResolver(servers?: readonly string[]): ResolveHost {
  return async (hostname, signal) => {
    const resolver = new Resolver({ timeout: SERVER_MS, tries: 2 });
    if (servers) resolver.setServers(servers);
    const giveUp = (): void => resolver.cancel();
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };
}
