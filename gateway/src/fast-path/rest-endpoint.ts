import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { Deprecations } from '../http/deprecations.ts';
import type { Handler } from '../http/http-server.ts';
import { inRequestSpan } from '../http/request-span.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import type { Gate } from '../mcp/gate.ts';
import type { Batches } from '../rest/batch/batches.ts';
import type { CalendarRequests } from '../rest/calendar/calendar-requests.ts';
import { alsoSaying, type RestExchange } from '../rest/exchange.ts';
import { faultProblem, refuseUnknown, turnAway } from '../rest/faults.ts';
import type { FeedRequests } from '../rest/feeds/feed-requests.ts';
import type { KeyRequests } from '../rest/keys/key-requests.ts';
import type { Places } from '../rest/places.ts';
import { sendProblem } from '../rest/problem.ts';
import type { ReportRequests } from '../rest/reports/report-requests.ts';
import { routeOf, subjectOf, TAKES, type Route } from '../rest/routes.ts';
import type { ToolCalls } from '../rest/tool-calls.ts';
import type { ToolDefinitions } from '../rest/tool-definitions.ts';
import type { UsageAnswers } from '../rest/usage.ts';

export interface RestEndpointParts {
  readonly gate: Pick<Gate, 'admit'>;
  readonly lifecycle: Lifecycle;
  readonly definitions: ToolDefinitions;
  readonly calls: ToolCalls;
  readonly places: Places;
  readonly usage: UsageAnswers;
  readonly keys: KeyRequests;
  readonly feeds: FeedRequests;
  readonly batches: Batches;
  readonly reports: ReportRequests;
  readonly calendar: CalendarRequests;
  readonly deprecations: Deprecations;
  readonly logger: Logger;
}

/** The addresses under /v1, for back ends that speak no MCP: the same gate, calls, meters and limits as /mcp. */
export class RestEndpoint implements Handler {
  constructor(private readonly parts: RestEndpointParts) {}

  /** False when the path is none of ours. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const route = routeOf(request.url);
    if (!route) return false;
    const { lifecycle, logger } = this.parts;
    lifecycle.enter(response);
    inRequestSpan(request, response, `/v1 ${route.kind}`, requestId, () =>
      this.#serve(route, request, response, requestId),
    ).catch((fault: unknown) => {
      faultLog(logger).error({ requestId, fault }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendProblem(response, faultProblem(fault, requestId), {});
    });
    return true;
  }

  async #serve(route: Route, request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const admission = await this.parts.gate.admit(request, '/mcp', requestId, TAKES[route.kind]);
    if (admission.kind !== 'admitted') return turnAway(response, admission, requestId);
    const admitted = alsoSaying(admission, this.parts.deprecations.headersOf(subjectOf(route)));
    await this.#answer(route, { request, response, requestId, admitted });
  }

  #answer(route: Route, exchange: RestExchange): void | Promise<void> {
    const { definitions, calls, places, usage, keys, feeds, batches, reports } = this.parts;
    switch (route.kind) {
      case 'tools':
        return definitions.list(exchange);
      case 'tool':
        return exchange.request.method === 'POST'
          ? calls.call(exchange, route.name)
          : definitions.one(exchange, route.name);
      case 'answers':
        return calls.answer(exchange);
      case 'places':
        return places.find(exchange);
      case 'calendar':
        return this.parts.calendar.tell(exchange);
      case 'usage':
        return usage.tell(exchange);
      case 'keys':
        return keys.all(exchange);
      case 'key':
        return keys.one(exchange, route.name);
      case 'rotation':
        return keys.rotate(exchange, route.name);
      case 'feeds':
        return feeds.all(exchange);
      case 'batch':
        return batches.run(exchange);
      case 'report':
        return reports.answer(exchange, route.name);
      case 'nothing':
        return refuseUnknown(exchange);
    }
  }
}
