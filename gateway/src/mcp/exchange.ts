import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';

/** One request to an MCP endpoint and what its answer needs. */
export interface McpExchange {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  readonly requestId: string;
  /** Headers of the answer, whatever it is. */
  readonly headers: OutgoingHttpHeaders;
}
