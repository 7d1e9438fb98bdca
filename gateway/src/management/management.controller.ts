import type { OutgoingHttpHeaders } from 'node:http';
import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { requestIdOf } from '../http/http-message.ts';
import { faultProblem } from '../rest/faults.ts';
import { problem, problemHeaders, type Problem } from '../rest/problem.ts';
import { MANAGE_PREFIX } from '../rest/routes.ts';
import { NotServing, WrongHost, WrongMethod, type Faults } from '../web/faults.ts';
import { HostGuard } from '../web/host.guard.ts';
import { asAsked } from '../web/page.ts';
import { RouteGuard } from '../web/route.guard.ts';
import { rawOf, Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { ServingGuard } from '../web/serving.guard.ts';
import { ManagementRequests, PRIVATE } from './management-requests.ts';

const RETRY_AFTER_SECONDS = 2;

/** What guards refuse, as problems. */
const FAULTS: Faults = {
  logged: 'management failed',
  answer(fault, request, requestId) {
    const { told, headers } = refusalOf(fault, requestId);
    const all = { ...headers, ...problemHeaders(told), ...PRIVATE };
    return asAsked({ status: told.status, headers: all, body: JSON.stringify(told) }, request);
  },
};

const SETTINGS: RouteSettings = { methods: ['GET', 'HEAD', 'PUT', 'DELETE'], needsHost: true, faults: FAULTS };

/** The management of organisations and accounts by program. Pages of other origins have no part in it: no CORS. */
@Controller()
@UseGuards(HostGuard, RouteGuard, ServingGuard)
export class ManagementController {
  constructor(private readonly requests: ManagementRequests) {}

  @Route(`${MANAGE_PREFIX}*`, SETTINGS)
  serve(@Req() { raw: request }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const response = rawOf(reply);
    return this.requests.serve({ request, response, requestId: requestIdOf(response) });
  }
}

function refusalOf(
  fault: unknown,
  requestId: string,
): { readonly told: Problem; readonly headers: OutgoingHttpHeaders } {
  const told = (code: string, status: number, detail: string, more = {}) =>
    problem({ code, status, detail, requestId, more });
  if (fault instanceof WrongHost)
    return { told: told('auth_invalid', 403, 'The Host header names another server.'), headers: {} };
  if (fault instanceof WrongMethod)
    return {
      told: told('validation_failed', 405, `Method not allowed. Send ${fault.allow}.`),
      headers: { Allow: fault.allow },
    };
  if (fault instanceof NotServing) {
    const more = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    const detail = 'The server is starting or stopping. Try again.';
    return { told: told('engine_unavailable', 503, detail, more), headers: {} };
  }
  return { told: faultProblem(fault, requestId), headers: {} };
}
