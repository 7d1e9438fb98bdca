import type { IncomingMessage, ServerResponse } from 'node:http';
import type { McpHandler, Handler } from '../http/http-server.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import type { OriginPolicy } from '../http/origins.ts';
import { mcpPath } from '../http/paths.ts';
import { inRequestSpan } from '../http/request-span.ts';
import { MESSAGES } from '../mcp/admission.ts';
import type { StartingGate } from '../mcp/starting-gate.ts';
import { turnAway as turnMessageAway } from '../mcp/refuse.ts';
import { isOAuthPath } from '../oauth/endpoint.ts';
import { replyNotServing } from '../oauth/oauth-handler.ts';
import { NOT_SERVING, portalPath } from '../portal/portal.ts';
import { routeOf, TAKES, type Route } from '../rest/routes.ts';
import { turnAway as turnCallAway } from '../rest/faults.ts';
import { WRONG_HOST } from '../web/fault-pages.ts';
import { sendPage } from '../web/page.ts';

export interface StartingParts {
  readonly lifecycle: Lifecycle;
  readonly origins: Pick<OriginPolicy, 'judge'>;
  readonly gate: StartingGate;
}

/** Answers 503 for all that needs the database, in the form of each address, until that is open. */
export class Starting {
  /** /mcp: JSON-RPC. */
  readonly messages: McpHandler = {
    owns: (url) => mcpPath(url) !== undefined,
    serve: (request, response, requestId, always) => {
      const { lifecycle, gate } = this.parts;
      lifecycle.enter(response);
      void inRequestSpan(request, response, mcpPath(request.url) ?? '', requestId, async () => {
        const turned = gate.turnAway(request, requestId, MESSAGES);
        turnMessageAway({ request, response, requestId, headers: { ...always, ...turned.headers } }, turned);
      });
    },
  };

  /** REST, OAuth and the developer page: problems, OAuth errors and pages. */
  readonly others: Handler = {
    serve: (request, response, requestId) => {
      const route = routeOf(request.url);
      if (route) this.#call(route, request, response, requestId);
      else if (isOAuthPath(request.url)) this.#signIn(response);
      else if (portalPath(request.url) !== undefined) this.#page(request, response);
      else return false;
      return true;
    },
  };

  constructor(private readonly parts: StartingParts) {}

  #call(route: Route, request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const { lifecycle, gate } = this.parts;
    lifecycle.enter(response);
    void inRequestSpan(request, response, `/v1 ${route.kind}`, requestId, async () =>
      turnCallAway(response, gate.turnAway(request, requestId, TAKES[route.kind]), requestId),
    );
  }

  #signIn(response: ServerResponse): void {
    const { lifecycle } = this.parts;
    lifecycle.enter(response);
    replyNotServing(response, lifecycle.phase);
  }

  #page({ method, headers }: IncomingMessage, response: ServerResponse): void {
    const { lifecycle, origins } = this.parts;
    lifecycle.enter(response);
    const page = origins.judge(headers.host, undefined).ok ? NOT_SERVING : WRONG_HOST;
    sendPage(response, method === 'HEAD' ? { ...page, body: '' } : page);
  }
}
