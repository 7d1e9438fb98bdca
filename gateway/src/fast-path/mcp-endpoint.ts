import type { OutgoingHttpHeaders } from 'node:http';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import type { McpHandler } from '../http/http-server.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import { mcpPath, type McpPath } from '../http/paths.ts';
import { inRequestSpan } from '../http/request-span.ts';
import type { McpExchange } from '../mcp/exchange.ts';
import type { Gate } from '../mcp/gate.ts';
import type { Messages } from '../mcp/messages.ts';
import { readRequest } from '../mcp/read-request.ts';
import { refuseFault, refuseUnread, turnAway } from '../mcp/refuse.ts';

export interface McpEndpointParts {
  readonly gate: Pick<Gate, 'admit'>;
  readonly lifecycle: Pick<Lifecycle, 'enter'>;
  readonly messages: Messages;
  readonly logger: Logger;
}

/** POST /mcp: from the first header to the last byte of the answer. */
export class McpEndpoint implements McpHandler {
  readonly #parts: McpEndpointParts;

  constructor(parts: McpEndpointParts) {
    this.#parts = parts;
  }

  owns(url: string): boolean {
    return mcpPath(url) !== undefined;
  }

  /** `always`: headers of every answer. */
  serve(request: HttpRequest, response: HttpResponse, requestId: string, always: OutgoingHttpHeaders): void {
    const path = mcpPath(request.url);
    if (!path) throw new Error('an address that is none of ours');
    const { lifecycle, logger } = this.#parts;
    lifecycle.enter(response);
    const exchange = { request, response, requestId, headers: always };
    inRequestSpan(request, response, path, requestId, () => this.#serve(exchange, path)).catch((fault: unknown) => {
      faultLog(logger).error({ requestId, fault }, 'request failed');
      if (response.headersSent) response.destroy();
      else refuseFault(exchange, fault);
    });
  }

  async #serve(begun: McpExchange, path: McpPath): Promise<void> {
    const { gate, messages } = this.#parts;
    const { request, response, requestId } = begun;
    const admission = await gate.admit(request, path, requestId);
    const exchange = { request, response, requestId, headers: { ...begun.headers, ...admission.headers } };
    if (admission.kind !== 'admitted') return turnAway(exchange, admission);
    const read = admission.read ?? (await readRequest(request, requestId));
    if (read.kind !== 'read') return refuseUnread(exchange, read);
    await messages.answer(exchange, read.message, admission, read.choice);
  }
}
