import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OriginPolicy } from './origins.ts';
import { replyJson } from './reply.ts';
import type { Handler } from './http-server.ts';

/**
 * Stands before Nest and what has no rule of its own, so that health and metrics have the Host rule of everything else
 * (DNS rebinding). A request without Host comes from no browser: old probes of load balancers send none.
 */
export class HostRule implements Handler {
  constructor(private readonly origins: Pick<OriginPolicy, 'judge'>) {}

  serve({ headers: { host } }: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    if (host === undefined || this.origins.judge(host, undefined).ok) return false;
    const message = 'Forbidden: the Host header names another server.';
    replyJson(response, 403, {}, JSON.stringify({ error: { status: 403, message, requestId } }));
    return true;
  }
}
