import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import { inRequestAudit } from './context.ts';

/** Middleware of pages on which things are done that the audit log tells of; guards say later who does them. */
@Injectable()
export class AuditedRequests implements NestMiddleware<IncomingMessage, ServerResponse> {
  use(_request: IncomingMessage, _response: ServerResponse, next: () => void): void {
    inRequestAudit(next);
  }
}
