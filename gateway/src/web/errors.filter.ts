import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import {
  Catch,
  HttpException,
  Inject,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import { LOGGER } from '../core/tokens.ts';
import { requestIdOf } from '../http/http-message.ts';
import { isOutage } from '../database/outage.ts';
import { nothingPublic } from './fault-pages.ts';
import { isOurs, jsonFault, WrongHost, type Faults } from './faults.ts';
import { asAsked, sendPage } from './page.ts';
import { inPageLanguage } from './page-language.ts';
import { say } from './page.messages.ts';
import { takeOver, settingsOf, type RouteReply, type RouteRequest } from './route.ts';

interface Reply extends RouteReply {
  status(code: number): Reply;
  headers(values: OutgoingHttpHeaders): Reply;
  send(body: object | string): unknown;
}

/** For browsers: who follows a link wants a page. */
const noPage = () => nothingPublic({ href: '/', label: say.startHere() });

/** Faults outside /mcp, without internals: in the form of their route, else in one form for all. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(fault: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<Reply>();
    const request = http.getRequest<RouteRequest & Pick<IncomingMessage, 'headers'>>();
    const requestId = requestIdOf(reply.raw);
    const { faults } = settingsOf(request);
    if (faults && !(fault instanceof NotFoundException)) return this.#tell(faults, fault, request, reply, requestId);
    if (fault instanceof WrongHost) return sendPage(takeOver(reply), wrongHost(requestId));
    const status = isOutage(fault) ? 503 : statusOf(fault);
    const { accept = '' } = request.headers;
    if (status === 404 && accept.includes('text/html')) {
      const raw = takeOver(reply);
      void inPageLanguage(request.raw, () => sendPage(raw, asAsked(noPage(), request.raw)));
      return;
    }
    if (status >= 500) faultLog(this.logger).error({ requestId, fault }, 'request failed');
    reply.status(status).send(faultBody(status, requestId));
  }

  #tell(faults: Faults, fault: unknown, { raw }: RouteRequest, reply: RouteReply, requestId: string): void {
    if (isOurs(fault)) faultLog(this.logger).error({ requestId, fault }, faults.logged);
    sendPage(takeOver(reply), faults.answer(fault, raw, requestId));
  }
}

/** The one form of faults outside /mcp. */
const faultBody = (status: number, requestId: string) => ({
  error: { status, message: MESSAGES[status] ?? 'The request cannot be answered.', requestId },
});

const wrongHost = (requestId: string) => jsonFault(403, 'Forbidden: the Host header names another server.', requestId);

/** Nest's own faults carry a status as an HttpException, those of the HTTP adapter as `statusCode`. */
function statusOf(fault: unknown): number {
  if (fault instanceof HttpException) return fault.getStatus();
  const code = typeof fault === 'object' && fault !== null && 'statusCode' in fault ? fault.statusCode : undefined;
  return typeof code === 'number' && code >= 400 && code < 500 ? code : 500;
}

const MESSAGES: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address; tools are called by POST /mcp.',
  500: 'Internal error.',
  503: 'The database does not answer or has no room left: try again in a minute.',
};
