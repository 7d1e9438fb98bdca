import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import { codeOf } from '../core/code-of.ts';

/** Silence of a name server, before it is asked once more. */
const SERVER_MS = 1_500;
/** For a look-up as a whole. */
const LOOK_UP_MS = 5_000;

/** The TXT records of a name, none where it has none; rejects where nobody says, in five seconds at most. */
export type ResolveTxt = (domain: string) => Promise<readonly string[]>;

/** Codes of a domain that has no such record. */
const NONE: ReadonlySet<unknown> = new Set([NODATA, NOTFOUND]);

/** Asks the name servers. `servers`: for tests. */
export function txtResolver(servers?: readonly string[], timeoutMs = LOOK_UP_MS): ResolveTxt {
  return async (domain) => {
    const resolver = new Resolver({ timeout: SERVER_MS, tries: 2 });
    if (servers) resolver.setServers(servers);
    const deadline = setTimeout(() => resolver.cancel(), timeoutMs);
    try {
      return (await resolver.resolveTxt(domain)).map((parts) => parts.join(''));
    } catch (fault) {
      if (NONE.has(codeOf(fault))) return [];
      throw fault;
    } finally {
      clearTimeout(deadline);
    }
  };
}
