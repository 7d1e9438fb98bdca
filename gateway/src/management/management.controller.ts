import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { requestIdOf } from '../http/http-message.ts';
import { guardProblems } from '../rest/guard-problems.ts';
import { MANAGE_PREFIX } from '../rest/routes.ts';
import { HostGuard, RouteGuard, ServingGuard } from '../web/guards.ts';
import { takeOver, Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { ManagementRequests, PRIVATE } from './management-requests.ts';

const FAULTS = guardProblems({
  logged: 'management failed',
  headers: PRIVATE,
  wrongMethod: (allow) => `Method not allowed. Send ${allow}.`,
});

const SETTINGS: RouteSettings = { methods: ['GET', 'HEAD', 'PUT', 'DELETE'], needsHost: true, faults: FAULTS };

/** The management of organisations and accounts by program. Pages of other origins have no part in it: no CORS. */
@Controller()
@UseGuards(HostGuard, RouteGuard, ServingGuard)
export class ManagementController {
  constructor(private readonly requests: ManagementRequests) {}

  @Route(`${MANAGE_PREFIX}*`, SETTINGS)
  serve(@Req() { raw: request }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const response = takeOver(reply);
    return this.requests.serve({ request, response, requestId: requestIdOf(response) });
  }
}
