import { mcpPath } from '../http/paths.ts';
import { addressOf, routeOf } from '../rest/routes.ts';

/** The server in a target that names it, which Fastify leaves out. */
const WITH_SERVER = /^https?:\/\/.*?\//i;

/** An address at which there is nothing. */
const NOWHERE = '/-';

/**
 * The address by which Fastify looks for the controller of a request. Fastify decodes an address before it compares it,
 * which the fast path does not: calls have one address each, as it is sent, whichever way they take.
 */
export function routedUrl(url: string): string {
  if (mcpPath(url)) return url;
  const route = routeOf(url);
  if (route) return `${addressOf(route)}${queryOf(url)}`;
  const path = decoded(url.replace(WITH_SERVER, '/').split(/[?#]/, 1)[0] ?? '');
  return mcpPath(path) || routeOf(path) ? NOWHERE : url;
}

const queryOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
