import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { CallToolResult, ListToolsResult, ServerContext } from '@modelcontextprotocol/server';
import type { View } from '../toolsets/view.ts';
import type { CallContext, Calls } from './calls.ts';
import { INSTRUCTIONS, SERVER_INFO } from './identity.ts';
import { refuseCursor, serveTexts, TEXT_CAPABILITIES } from './texts/sdk-handlers.ts';
import type { Texts } from './texts/texts.ts';
import { LIST_CACHE, type ToolList } from './tool-list.ts';

/** What may be kept, and for how long; it is the same for every caller. */
const CACHE_HINTS = {
  'tools/list': LIST_CACHE,
  'prompts/list': LIST_CACHE,
  'resources/list': LIST_CACHE,
  'resources/templates/list': LIST_CACHE,
  'resources/read': LIST_CACHE,
  'server/discover': LIST_CACHE,
};

export interface ProtocolParts {
  readonly list: Pick<ToolList, 'tools'>;
  readonly calls: Pick<Calls, 'run'>;
  readonly texts: Texts;
}

/** The whole protocol as a server object of the SDK, for one message or one connection. */
export function protocolServer(
  { list, calls, texts }: ProtocolParts,
  view: View | undefined,
  contextOf: (message: ServerContext) => CallContext,
): Server {
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {}, ...TEXT_CAPABILITIES },
    instructions: INSTRUCTIONS,
    cacheHints: { ...CACHE_HINTS, 'tools/list': { ...LIST_CACHE, ...(view && { cacheScope: view.cacheScope }) } },
  });
  server.setRequestHandler('tools/list', ({ params }) => {
    refuseCursor(params?.cursor);
    return { tools: list.tools(view) as unknown as ListToolsResult['tools'] };
  });
  server.setRequestHandler('tools/call', async ({ params }, message) => {
    const answer = await calls.run(params.name, params.arguments ?? {}, contextOf(message));
    if ('nearest' in answer) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, answer.message, { nearest: answer.nearest });
    }
    return parsedResult(answer.result, answer.meta);
  });
  serveTexts(server, texts);
  return server;
}

/** The SDK wants objects: what the hot path splices is parsed here. */
function parsedResult(result: Uint8Array, meta: Uint8Array): CallToolResult {
  const read = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());
  const parsed = read(result) as CallToolResult;
  return meta.length > 0 ? { ...parsed, _meta: read(meta) as CallToolResult['_meta'] } : parsed;
}
