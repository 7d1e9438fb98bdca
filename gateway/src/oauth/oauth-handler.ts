import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../http/http-server.ts';
import type { Lifecycle, Phase } from '../http/lifecycle.ts';
import { replyJson } from '../http/reply.ts';
import { isOAuthPath } from './endpoint.ts';
import type { OAuth } from './oauth.ts';

const RETRY_AFTER_SECONDS = 2;

/** The authorization server's place in the HTTP server. */
export class OAuthHandler implements Handler {
  constructor(
    private readonly lifecycle: Lifecycle,
    private readonly oauth: Pick<OAuth, 'serve'>,
  ) {}

  /** False when the path is none of its own. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { phase } = this.lifecycle;
    if (!isOAuthPath(request.url)) return false;
    this.lifecycle.enter(response);
    if (phase === 'serving') void this.oauth.serve(request, response);
    else replyNotServing(response, phase);
    return true;
  }
}

export function replyNotServing(response: ServerResponse, phase: Phase): void {
  const body = { error: 'temporarily_unavailable', error_description: `the server is ${phase}` };
  replyJson(response, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) }, JSON.stringify(body));
}
