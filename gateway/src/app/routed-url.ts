import { mcpPath, pathOf, searchOf } from '../http/paths.ts';
import { namesNoAuthorization } from '../oauth/paths.ts';
import { addressOf, routeOf } from '../rest/routes.ts';

/** The server in a target that names it, which Fastify leaves out. */
const WITH_SERVER = /^https?:\/\/[^/]+\//i;
/**
 * What answers every address under its own, however it is written: pages, programs that have a form of their own for
 * what is not there, and SCIM, whose schemas have colons in their ids.
 */
const OWN = /^\/(?:docs|developer|scim|v1\/(?:manage|feeds))(?:\/|$)/;
/** What may be written in any way that Fastify reads. */
const READ = /^\/(?:health|metrics)(?:\/|$)/;

/** An address at which there is nothing. */
const NOWHERE = '/-';

/**
 * The address by which Fastify looks for the controller of a request. Fastify decodes an address before it compares it,
 * and leaves out the server and what follows a `#`. Here each address is what was sent, as on the fast path: what Fastify
 * would read as another leads nowhere, and what it cannot read it refuses.
 */
export function routedUrl(url: string): string {
  if (mcpPath(url)) return url;
  const route = routeOf(url);
  if (route) return `${addressOf(route)}${searchOf(url)}`;
  const sent = pathOf(url);
  if (OWN.test(sent)) return `${sent.replace(/[%#]/g, encodeURIComponent)}${searchOf(url)}`;
  const read = readByFastify(sent);
  const isLeft = read === undefined || READ.test(read) || (read === sent && !leadsNowhere(sent));
  return isLeft ? url : NOWHERE;
}

/** `*` is the server itself, for which Fastify has no route. */
const leadsNowhere = (path: string): boolean => path === '*' || namesNoAuthorization(path);

/** A path as Fastify reads it; undefined where it cannot. */
function readByFastify(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replace(WITH_SERVER, '/').split('#', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}
