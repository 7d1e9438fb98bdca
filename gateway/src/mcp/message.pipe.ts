import { createParamDecorator, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { requestIdOf } from '../http/http-message.ts';
import type { RouteReply, RouteRequest } from '../web/route.ts';
import type { Admitted } from './admission.ts';
import { admittedOf } from './admission.guard.ts';
import type { McpExchange } from './exchange.ts';
import { readRequest, type SentMessage, type Unread } from './read-request.ts';

/** An admitted request to an MCP endpoint. */
export interface AdmittedExchange extends McpExchange {
  readonly admitted: Admitted;
}

/** Parameter of a controller: the admitted request and its response. */
export const Exchange = createParamDecorator((_data: undefined, context: ExecutionContext): AdmittedExchange => {
  const http = context.switchToHttp();
  const { raw: request } = http.getRequest<RouteRequest>();
  const { raw: response } = http.getResponse<RouteReply>();
  const admitted = admittedOf(context);
  return { request, response, requestId: requestIdOf(response), headers: admitted.headers, admitted };
});

/** A request whose message cannot be read. */
export class UnreadRequest extends Error {
  constructor(
    readonly exchange: McpExchange,
    readonly unread: Unread,
  ) {
    super('not read');
  }
}

/** Reads the message of a request. */
@Injectable()
export class MessagePipe implements PipeTransform<AdmittedExchange, Promise<SentMessage>> {
  async transform(exchange: AdmittedExchange): Promise<SentMessage> {
    const read = exchange.admitted.read ?? (await readRequest(exchange.request, exchange.requestId));
    if (read.kind === 'read') return read;
    throw new UnreadRequest(exchange, read);
  }
}
