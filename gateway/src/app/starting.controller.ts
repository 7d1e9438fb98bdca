import { All, Controller, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { Lifecycle } from '../http/lifecycle.ts';
import { mcpPath } from '../http/paths.ts';
import { requestIdOf } from '../http/http-message.ts';
import { MESSAGES, type Takes } from '../mcp/admission.ts';
import { NotAdmitted } from '../mcp/admission.guard.ts';
import { RpcErrorsFilter } from '../mcp/rpc-errors.filter.ts';
import { StartingGate } from '../mcp/starting-gate.ts';
import { TO_PROGRAM } from '../oauth/oauth-faults.ts';
import { OAUTH_ROUTES } from '../oauth/paths.ts';
import { PORTAL } from '../portal/portal-route.ts';
import { ProblemsFilter } from '../rest/problems.filter.ts';
import { routeOf, TAKES } from '../rest/routes.ts';
import { NotServing } from '../web/faults.ts';
import { HostGuard } from '../web/guards.ts';
import { HOME } from '../web/portal-paths.ts';
import { Route, type RouteReply, type RouteRequest } from '../web/route.ts';

/** All that needs the database, until that is open: 503 in the form of each address. */
@Controller()
export class StartingController {
  constructor(
    private readonly gate: StartingGate,
    private readonly lifecycle: Lifecycle,
  ) {}

  @All(['mcp', 'mcp/auth'])
  @UseFilters(RpcErrorsFilter)
  message(@Req() request: RouteRequest, @Res() reply: RouteReply): never {
    return this.#turnAway(request, reply, MESSAGES);
  }

  @All(['v1', 'v1/*'])
  @UseFilters(ProblemsFilter)
  call(@Req() request: RouteRequest, @Res() reply: RouteReply): never {
    return this.#turnAway(request, reply, TAKES[routeOf(request.raw.url)?.kind ?? 'nothing']);
  }

  @Route(OAUTH_ROUTES, { faults: TO_PROGRAM })
  signIn(): never {
    throw new NotServing(this.lifecycle.phase);
  }

  @Route([HOME, `${HOME}/*`], PORTAL)
  @UseGuards(HostGuard)
  page(): never {
    throw new NotServing(this.lifecycle.phase);
  }

  #turnAway({ raw }: RouteRequest, reply: RouteReply, takes: Takes): never {
    throw new NotAdmitted(this.gate.turnAway(raw, requestIdOf(reply.raw), takes));
  }
}

/** The name of the span of a request; pages have none. */
export function spanName(url: string): string | undefined {
  const route = routeOf(url);
  return route ? `/v1 ${route.kind}` : mcpPath(url);
}
