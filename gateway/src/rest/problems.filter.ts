import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { LOGGER } from '../core/tokens.ts';
import { faultLog } from '../database/fault-log.ts';
import { requestIdOf } from '../http/http-message.ts';
import { takeOver, type RouteReply } from '../web/route.ts';
import { NotAdmitted } from '../mcp/admission.guard.ts';
import { faultProblem, turnAway } from './faults.ts';
import { sendProblem } from './problem.ts';

/** Answers with problems (RFC 9457) what the guard refused and what failed. */
@Catch()
export class ProblemsFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(fault: unknown, host: ArgumentsHost): void {
    const response = takeOver(host.switchToHttp().getResponse<RouteReply>());
    const requestId = requestIdOf(response);
    if (fault instanceof NotAdmitted) return turnAway(response, fault.turned, requestId);
    faultLog(this.logger).error({ requestId, fault }, 'request failed');
    if (response.headersSent) response.destroy();
    else sendProblem(response, faultProblem(fault, requestId), {});
  }
}
