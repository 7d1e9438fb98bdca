import {
  CLIENT_CAPABILITIES_META_KEY,
  Server,
  SERVER_INFO_META_KEY,
  type Implementation,
  type Result,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { isJsonObject } from '../../core/json.ts';
import { APPS_OFFER, showsApps } from './shows-apps.ts';

type Handler = Parameters<Server['_wrapHandler']>[1];

/**
 * A server of the SDK that says all about itself where a client begins, and there offers MCP Apps to those clients that
 * announce them. Results name the server by the little that it was made with.
 */
export class AppsServer extends Server {
  /** Set for `initialize` and `server/discover`. */
  about: Implementation | undefined;

  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    if (method !== 'initialize' && method !== 'server/discover') return wrapped;
    return async (request, context) => {
      const result = this.#introduced(method, await wrapped(request, context));
      const { capabilities } = result;
      if (!isJsonObject(capabilities) || !showsApps(announcedIn(request.params, context))) return result;
      const extensions = isJsonObject(capabilities['extensions']) ? capabilities['extensions'] : {};
      const offered = { ...extensions, ...APPS_OFFER.extensions };
      return { ...result, capabilities: { ...capabilities, extensions: offered } };
    };
  }

  #introduced(method: string, result: Result): Result {
    if (this.about === undefined) return result;
    if (method === 'initialize') return { ...result, serverInfo: this.about };
    return { ...result, _meta: { ...result._meta, [SERVER_INFO_META_KEY]: this.about } };
  }
}

/** In the handshake of the initialize era, or in the envelope of a message of 2026-07-28. */
function announcedIn(params: unknown, { mcpReq }: ServerContext): unknown {
  const envelope: unknown = mcpReq.envelope;
  if (isJsonObject(envelope)) return envelope[CLIENT_CAPABILITIES_META_KEY];
  return isJsonObject(params) ? params['capabilities'] : undefined;
}
