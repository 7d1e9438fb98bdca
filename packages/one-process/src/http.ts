import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  addressOf,
  createHttpServer,
  Deprecations,
  drain,
  type HttpRequest,
  type McpHandler,
  FrozenTexts,
  Lifecycle,
  McpEndpoint,
  Messages,
  openFastPath,
  OriginPolicy,
  replyJson,
  SdkPath,
  LANGUAGE_HEADER,
  STRUCTURED_HEADER,
  TOOLSETS_HEADER,
  type Choice,
} from '@cuspal/gateway/protocol';
import type { Logger } from '@cuspal/telemetry';
import { LocalGate } from './local-gate.ts';
import type { HttpOptions } from './options.ts';
import type { LocalProtocol } from './protocol.ts';

/** How long calls may go on when the process is told to end. */
const DRAIN_MS = 5_000;

export interface HttpServing {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  close(): Promise<void>;
}

/** POST /mcp as the gateway answers it. Rejects when the address cannot be listened on. */
export async function serveHttp(
  { list, calls, texts, places }: LocalProtocol,
  { host, port, keys }: HttpOptions,
  choice: Choice,
  logger: Logger,
): Promise<HttpServing> {
  const origins = new OriginPolicy({ host, allowedOrigins: [] });
  const lifecycle = new Lifecycle();
  const sdk = new SdkPath(list, calls, texts, places, logger);
  const gate = new LocalGate(origins, keys);
  const frozen = new FrozenTexts(texts);
  const deprecations = new Deprecations();
  const messages = new Messages({ list, calls, texts: frozen, sdk, deprecations, hotPath: true });
  const endpoint = new McpEndpoint({ gate, lifecycle, messages, logger });
  const chosen = headersOf(choice);
  const mcp: McpHandler = {
    owns: (url) => endpoint.owns(url),
    serve: (request, ...words) => endpoint.serve(seeing(chosen, request), ...words),
  };
  const nest = (request: IncomingMessage, response: ServerResponse): void => elsewhere(request, response, origins);
  const handlers = { mcp, others: [], nest };
  const server = createHttpServer(() => handlers, randomUUID, {});
  openFastPath(server, () => handlers, randomUUID, {});
  server.listen(port, host);
  await once(server, 'listening');
  lifecycle.open();
  return {
    address: addressOf(server, host),
    async close() {
      await drain(server, lifecycle, DRAIN_MS);
      await sdk.close();
    },
  };
}

/** The headers by which a client chooses the same. */
const headersOf = ({ selection, structured, language }: Choice): Readonly<Record<string, string>> => ({
  ...(selection && { [TOOLSETS_HEADER]: selection.toolsets.join() }),
  ...(structured && { [STRUCTURED_HEADER]: '1' }),
  ...(language !== undefined && { [LANGUAGE_HEADER]: language }),
});

/** A request that chooses so unless it says otherwise. Equal requests of the fast path share their headers. */
function seeing(chosen: Readonly<Record<string, string>>, request: HttpRequest): HttpRequest {
  if ('whole' in request) return { ...request, headers: { ...chosen, ...request.headers } };
  for (const [name, value] of Object.entries(chosen)) request.headers[name] ??= value;
  return request;
}

function elsewhere({ headers: { host } }: IncomingMessage, response: ServerResponse, origins: OriginPolicy): void {
  const judged = origins.judge(host, undefined);
  const [status, message] = judged.ok
    ? [404, 'Not found: send MCP messages by POST to /mcp.']
    : [403, `Forbidden: ${judged.fault}.`];
  replyJson(response, status, {}, JSON.stringify({ error: { status, message } }));
}
