import type { IncomingMessage, ServerResponse } from 'node:http';
import { All, Controller, Inject, Param, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { GatewayConfig } from '../../config/config.ts';
import { CONFIG } from '../../core/tokens.ts';
import { requestIdOf } from '../../http/http-message.ts';
import type { Takes } from '../../mcp/admission.ts';
import { refuse, type RestExchange } from '../../rest/exchange.ts';
import { turnAway } from '../../rest/faults.ts';
import { Places } from '../../rest/places.ts';
import { problem, sendProblem } from '../../rest/problem.ts';
import { ProblemsFilter } from '../../rest/problems.filter.ts';
import { TAKES } from '../../rest/routes.ts';
import { ToolDefinitions } from '../../rest/tool-definitions.ts';
import { pageFaults } from '../../web/faults.ts';
import { HostGuard, RouteGuard } from '../../web/guards.ts';
import { redirect } from '../../web/page.ts';
import { PLAYGROUND, PUBLIC_PLAYGROUND, PUBLIC_PLAYGROUND_API } from '../../web/portal-paths.ts';
import {
  answerPage,
  takeOver,
  Route,
  type RouteReply,
  type RouteRequest,
  type RouteSettings,
} from '../../web/route.ts';
import { BASE_URL_OF } from '../../web/web.module.ts';
import { DemoCalls } from './demo-calls.ts';
import { publicPlaygroundPage } from './playground-page.ts';

const READ: RouteSettings = {
  methods: ['GET', 'HEAD'],
  needsHost: true,
  faults: pageFaults({ href: '/', label: 'Home' }),
};

/** The page itself. Where strangers may not call, its address leads to the playground of those who sign in. */
@Controller()
@UseGuards(HostGuard, RouteGuard)
export class PublicPlaygroundController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'publicPlayground'>,
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
  ) {}

  @Route(PUBLIC_PLAYGROUND, READ)
  show(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): void {
    answerPage(reply, this.config.publicPlayground ? publicPlaygroundPage(this.baseUrlOf(raw)) : redirect(PLAYGROUND));
  }
}

/** What the page asks for. The same parts answer as under /v1. */
@Controller(PUBLIC_PLAYGROUND_API)
@UseFilters(ProblemsFilter)
export class DemoController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'publicPlayground'>,
    private readonly demo: DemoCalls,
    private readonly definitions: ToolDefinitions,
    private readonly places: Places,
  ) {}

  @All('tools')
  list(@Req() request: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    return this.#admitted(request, reply, TAKES.tools, (exchange) => this.definitions.list(exchange));
  }

  @All('tools/:name')
  call(@Req() request: RouteRequest, @Res() reply: RouteReply, @Param('name') name: string): Promise<void> {
    return this.#admitted(request, reply, TAKES.tool, (exchange) =>
      exchange.request.method === 'POST' ? this.demo.call(exchange, name) : this.definitions.one(exchange, name),
    );
  }

  @All('places')
  find(@Req() request: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    return this.#admitted(request, reply, TAKES.places, (exchange) => this.places.find(exchange));
  }

  @All('*')
  nothing(@Req() request: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    return this.#admitted(request, reply, TAKES.nothing, (exchange) => {
      const { requestId } = exchange;
      refuse(exchange, problem({ code: 'not_found', detail: NOTHING, requestId }));
    });
  }

  async #admitted(
    { raw: request }: RouteRequest,
    reply: RouteReply,
    takes: Takes,
    answer: (exchange: RestExchange) => void | Promise<void>,
  ): Promise<void> {
    const response: ServerResponse = takeOver(reply);
    const requestId = requestIdOf(response);
    if (!this.config.publicPlayground) return sendProblem(response, problem({ ...CLOSED, requestId }), {});
    const admission = await this.demo.admit(request, requestId, takes);
    if (admission.kind !== 'admitted') return turnAway(response, admission, requestId);
    await answer({ request, response, requestId, admitted: admission });
  }
}

const CLOSED = {
  code: 'not_found',
  detail: 'There is no public playground here. Sign in to the developer page to run tools.',
} as const;

const NOTHING = 'There is nothing at this address. Programs call the tools under /v1, with an API key.';
