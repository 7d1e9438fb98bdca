import { CLIENT_CAPABILITIES_META_KEY, Server, type ServerContext } from '@modelcontextprotocol/server';
import { isJsonObject } from '../../core/json-object.ts';
import { APPS_OFFER, showsApps } from './shows-apps.ts';

type Handler = Parameters<Server['_wrapHandler']>[1];

/** A server of the SDK that offers MCP Apps to those clients that announce them. */
export class AppsServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    if (method !== 'initialize' && method !== 'server/discover') return wrapped;
    return async (request, context) => {
      const result = await wrapped(request, context);
      const { capabilities } = result;
      if (!isJsonObject(capabilities) || !showsApps(announcedIn(request.params, context))) return result;
      return { ...result, capabilities: { ...capabilities, ...APPS_OFFER } };
    };
  }
}

/** In the handshake of the initialize era, or in the envelope of a message of 2026-07-28. */
function announcedIn(params: unknown, { mcpReq }: ServerContext): unknown {
  const envelope: unknown = mcpReq.envelope;
  if (isJsonObject(envelope)) return envelope[CLIENT_CAPABILITIES_META_KEY];
  return isJsonObject(params) ? params['capabilities'] : undefined;
}
