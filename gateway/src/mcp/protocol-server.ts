import {
  CLIENT_CAPABILITIES_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type Implementation,
  type ListToolsResult,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { ANSWER_TOOL } from '@cuspal/catalog';
import type { JsonObject } from '../core/json.ts';
import type { Choice } from '../toolsets/selection.ts';
import { AppsServer } from './apps/apps-server.ts';
import { answered, askedBack, showsForms, type PlaceLookup } from './asking/asking.ts';
import type { CallContext, Calls } from './calls.ts';
import type { MadeResources } from './made-resources.ts';
import { aboutServer, INSTRUCTIONS, INSTRUCTIONS_OF_SETS, SERVER_INFO } from './identity.ts';
import { refuseCursor, serveTexts, TEXT_CAPABILITIES } from './texts/sdk-handlers.ts';
import type { Texts } from './texts/texts.ts';
import { listsApps } from './recognise.ts';
import { LIST_CACHE, listCache, type ToolList } from './tool-list.ts';

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
  readonly calls: Pick<Calls, 'run' | 'reached'>;
  readonly texts: Texts;
  /** Looks places up that a person named where they were asked for a birth. */
  readonly places: PlaceLookup;
  /** Resources that are made when they are read; left out: there are none. */
  readonly made?: Pick<MadeResources, 'read'>;
  /** What is said of the server where a client begins; by default what needs no address. */
  readonly about?: Implementation;
  /** Stands before the instructions: what the person who runs the server has set. */
  readonly preface?: string;
}

const ABOUT = aboutServer();

/** The whole protocol as a server object of the SDK, for one message or one connection. */
export function protocolServer(
  { list, calls, texts, places, made, about = ABOUT, preface = '' }: ProtocolParts,
  choice: Choice,
  contextOf: (message: ServerContext) => CallContext,
): Server {
  const { selection } = choice;
  const ofSelection = listCache(false, choice);
  const server = new AppsServer(SERVER_INFO, {
    capabilities: { tools: {}, ...TEXT_CAPABILITIES },
    instructions: `${preface}${answersAtOnce(list, choice) ? INSTRUCTIONS_OF_SETS : INSTRUCTIONS}`,
    cacheHints: { ...CACHE_HINTS, 'tools/list': ofSelection, 'server/discover': ofSelection },
  });
  server.about = about;
  server.setRequestHandler('tools/list', ({ params }, message) => {
    refuseCursor(params?.cursor);
    const apps = appsOf(message);
    const tools = list.tools(choice, apps) as unknown as ListToolsResult['tools'];
    return { tools, ...scopeOf(message) };
  });
  server.setRequestHandler('tools/call', async ({ params }, message) => {
    const { name, arguments: sent = {} } = params;
    const { inputResponses: responses, envelope } = message.mcpReq;
    const context = contextOf(message);
    const look = (place: string) => places(place, context);
    const read = responses ? await answered(calls, { name, args: sent }, responses, look) : { args: sent };
    if ('again' in read) return read.again;
    const { args } = read;
    const answer = await calls.run(name, args, context);
    if ('nearest' in answer) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, answer.message, { nearest: answer.nearest });
    }
    // Asked once, but for the name of a place: what was answered, or was not, then has its text.
    const { [CLIENT_CAPABILITIES_META_KEY]: announced = server.getClientCapabilities() }: JsonObject = { ...envelope };
    const asks = !responses && showsForms(announced);
    return (asks && askedBack(calls, { name, args }, answer)) || parsedResult(answer.result, answer.meta);
  });
  const readMade = (uri: string, message: ServerContext) => made?.read(uri, contextOf(message));
  serveTexts(server, texts, { toolsets: selection?.toolsets ?? [], appsOf, scopeOf, readMade });
  return server;
}

/** Whether the caller's list holds the tool that answers a question whole. */
const answersAtOnce = (list: ProtocolParts['list'], { selection }: Choice): boolean =>
  selection !== undefined && list.tools({ selection }).some(({ name }) => name === ANSWER_TOOL.name);

/** Whether lists name the page that clients of MCP Apps show; only a message of 2026-07-28 has an envelope. */
const appsOf = ({ mcpReq: { envelope } }: ServerContext): boolean =>
  listsApps(envelope === undefined ? 'legacy' : 'modern', { ...envelope });

/** What differs from the hints where a list is for the client alone that asked. */
const scopeOf = (message: ServerContext): Partial<ReturnType<typeof listCache>> =>
  message.mcpReq.envelope !== undefined && appsOf(message) ? listCache(true) : {};

/** The SDK wants objects: what the hot path splices is parsed here. */
function parsedResult(result: Uint8Array, meta: Uint8Array): CallToolResult {
  const read = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());
  const parsed = read(result) as CallToolResult;
  return meta.length > 0 ? { ...parsed, _meta: read(meta) as CallToolResult['_meta'] } : parsed;
}
