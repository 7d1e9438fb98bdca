import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { isOutage } from '../database/outage.ts';
import { requestIdOf } from '../http/http-message.ts';
import { NotServing, WrongHost, WrongMethod, type Faults } from '../web/faults.ts';
import { HostGuard, RouteGuard, ServingGuard } from '../web/guards.ts';
import { asAsked } from '../web/page.ts';
import { takeOver, Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { SCIM } from './paths.ts';
import { errorBody, ScimError } from './scim-error.ts';
import { SCIM_HEADERS, ScimRequests } from './scim-requests.ts';

/** What guards refuse, and faults of ours, in the form of SCIM. */
const FAULTS: Faults = {
  logged: 'provisioning failed',
  answer(fault, request) {
    const told = toldOf(fault);
    const more = {
      ...(fault instanceof WrongMethod && { Allow: fault.allow }),
      ...(told.status === 503 && { 'Retry-After': '2' }),
    };
    return asAsked({ status: told.status, headers: { ...SCIM_HEADERS, ...more }, body: errorBody(told) }, request);
  },
};

function toldOf(fault: unknown): ScimError {
  if (fault instanceof WrongHost) return new ScimError(403, 'The Host header names another server.');
  if (fault instanceof WrongMethod) return new ScimError(405, `Method not allowed. Send ${fault.allow}.`);
  if (fault instanceof NotServing) return new ScimError(503, 'The server is starting or stopping. Try again.');
  if (isOutage(fault)) return new ScimError(503, 'The server cannot answer at the moment. Try again.');
  return new ScimError(500, 'Something failed inside the server. Try again.');
}

const SETTINGS: RouteSettings = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  needsHost: true,
  faults: FAULTS,
};

/** Provisioning by the providers of organisations. Pages of other origins have no part in it: no CORS. */
@Controller()
@UseGuards(HostGuard, RouteGuard, ServingGuard)
export class ScimController {
  constructor(private readonly requests: ScimRequests) {}

  @Route(`${SCIM}/*`, SETTINGS)
  serve(@Req() { raw: request }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const response = takeOver(reply);
    return this.requests.serve({ request, response, requestId: requestIdOf(response) });
  }
}
