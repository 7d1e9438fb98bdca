import { All, Controller, Res, UseFilters, UseGuards } from '@nestjs/common';
import { takeOver, type RouteReply } from '../web/route.ts';
import { AdmissionGuard } from './admission.guard.ts';
import { Exchange, MessagePipe, type AdmittedExchange } from './message.pipe.ts';
import { Messages } from './messages.ts';
import type { SentMessage } from './read-request.ts';
import { RpcErrorsFilter } from './rpc-errors.filter.ts';

/** The MCP endpoints. With FAST_PATH=on the same parts answer in front of Nest (docs/nest.md). */
@Controller(['mcp', 'mcp/auth'])
@UseGuards(AdmissionGuard)
@UseFilters(RpcErrorsFilter)
export class McpController {
  constructor(private readonly messages: Messages) {}

  /** Answers a message. The guard refuses every method but POST, after credentials: GET also tells how to get in. */
  @All()
  answer(
    @Res() reply: RouteReply,
    @Exchange() exchange: AdmittedExchange,
    @Exchange(MessagePipe) { message, choice }: SentMessage,
  ): Promise<void> {
    takeOver(reply);
    return this.messages.answer(exchange, message, exchange.admitted, choice);
  }
}
