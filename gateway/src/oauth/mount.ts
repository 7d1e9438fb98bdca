import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lifecycle } from '../http/lifecycle.ts';
import { replyJson } from '../http/reply.ts';
import { isOAuthPath } from './endpoint.ts';
import type { OAuth } from './oauth.ts';

const RETRY_AFTER_SECONDS = 2;

/** The authorization server's place in the HTTP server, which is there before it is. */
export class OAuthMount {
  readonly #lifecycle: Lifecycle;
  #oauth: Pick<OAuth, 'serve'> | undefined;

  constructor(lifecycle: Lifecycle) {
    this.#lifecycle = lifecycle;
  }

  open(oauth: Pick<OAuth, 'serve'>): void {
    this.#oauth = oauth;
  }

  /** False when the path is none of its own, or there is no authorization server. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { phase } = this.#lifecycle;
    if (!isOAuthPath(request.url) || (phase === 'serving' && !this.#oauth)) return false;
    this.#lifecycle.enter(response);
    if (phase === 'serving' && this.#oauth) {
      void this.#oauth.serve(request, response);
      return true;
    }
    const body = { error: 'temporarily_unavailable', error_description: `the server is ${phase}` };
    replyJson(response, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) }, JSON.stringify(body));
    return true;
  }
}
