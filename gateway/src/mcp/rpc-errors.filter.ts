import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { LOGGER } from '../core/tokens.ts';
import { faultLog } from '../database/fault-log.ts';
import { requestIdOf } from '../http/http-message.ts';
import { takeOver, type RouteReply, type RouteRequest } from '../web/route.ts';
import { NotAdmitted } from './admission.guard.ts';
import { UnreadRequest } from './message.pipe.ts';
import { refuseFault, refuseUnread, turnAway } from './refuse.ts';

/** Answers with JSON-RPC errors what guard and pipe refused and what failed. */
@Catch()
export class RpcErrorsFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(fault: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { raw: request } = http.getRequest<RouteRequest>();
    const response = takeOver(http.getResponse<RouteReply>());
    const requestId = requestIdOf(response);
    if (fault instanceof NotAdmitted) {
      const { turned } = fault;
      return turnAway({ request, response, requestId, headers: turned.headers }, turned);
    }
    if (fault instanceof UnreadRequest) return refuseUnread(fault.exchange, fault.unread);
    faultLog(this.logger).error({ requestId, fault }, 'request failed');
    if (response.headersSent) response.destroy();
    else refuseFault({ request, response, requestId, headers: {} }, fault);
  }
}
