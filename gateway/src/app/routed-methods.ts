import { METHODS, type IncomingMessage } from 'node:http';

/** What is asked of Fastify. */
interface Routes {
  addHttpMethod(method: string, options: { readonly hasBody: boolean; readonly overrideExisting: boolean }): unknown;
  addHook(name: 'onRoute', hook: (route: { method: string | string[] }) => void): unknown;
}

/** Methods of which a controller may take one alone. */
const ALONE: readonly string[] = ['GET', 'HEAD', 'POST'];
/** By this one every other is looked up. */
const FOR_OTHERS = 'TRACE';
const LOOKED_UP: readonly string[] = [...ALONE, FOR_OTHERS];

/** The methods of requests whose controller is being looked for. */
const asked = new WeakMap<IncomingMessage, string>();

/**
 * Has routes for every method take every method that Node reads, before any is made. Fastify keeps a tree of routes for
 * each method, and making all 35 was half of a start; as no controller of ours takes one of the others alone, one tree is
 * for all of them.
 */
export function routeEveryMethod(fastify: Routes): void {
  // No body is read before a controller reads it.
  for (const method of METHODS) fastify.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  fastify.addHook('onRoute', (route) => {
    if (Array.isArray(route.method)) route.method = [...LOOKED_UP];
    else if (!ALONE.includes(route.method)) throw new Error(`no request would find a route for ${route.method} alone`);
  });
}

/** Has Fastify look for the controller of a request. */
export function lookUp(request: IncomingMessage): void {
  const { method = '' } = request;
  if (LOOKED_UP.includes(method)) return;
  asked.set(request, method);
  request.method = FOR_OTHERS;
}

/** Gives a request its own method back: Fastify asks for its id as soon as it has found the controller, or none. */
export function foundFor(request: IncomingMessage): string {
  const method = asked.get(request);
  if (method !== undefined) request.method = method;
  // Ours is in the headers already.
  return '';
}
