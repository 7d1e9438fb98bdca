import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { Lifecycle } from '../../http/lifecycle.ts';
import { OriginPolicy } from '../../http/origins.ts';
import type { Taken } from '../../limits/limits.ts';
import { lastChecks, refusal, type Admission, type Takes, type TurnedAway } from '../../mcp/admission.ts';
import { enter, foreignPage, notServing } from '../../mcp/entrance.ts';
import type { CallerChecks } from '../../mcp/gate.ts';
import { CALLER_CHECKS } from '../../mcp/tokens.ts';
import { refuse, type RestExchange } from '../../rest/exchange.ts';
import { rateLimited } from '../../rest/problem.ts';
import { ToolCalls } from '../../rest/tool-calls.ts';
import { isFromOurPage } from '../../web/browser.ts';
import { giveBackToClient, takeOfClient } from '../../web/client-limit.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF } from '../../web/web.module.ts';
import { CALLED_BY_STRANGERS, type CalledByStrangers } from './demo-account.ts';
import { say } from './playground.messages.ts';

/**
 * What the public playground asks for, without credentials: the requests of its own page, bounded by client address and
 * by the account that they are made on. No key exists that a page could give away.
 */
@Injectable()
export class DemoCalls {
  constructor(
    private readonly origins: OriginPolicy,
    private readonly lifecycle: Lifecycle,
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
    @Inject(CALLER_CHECKS) private readonly checks: Pick<CallerChecks, 'limits'>,
    @Inject(CALLED_BY_STRANGERS) private readonly account: CalledByStrangers,
    private readonly calls: ToolCalls,
  ) {}

  /** Checks what the gate checks of other requests, with the client in the place of credentials. */
  async admit(request: IncomingMessage, requestId: string, takes: Takes): Promise<Admission> {
    if (!isFromOurPage(request, this.baseUrlOf(request))) return foreignPage(requestId);
    const entered = enter(this.origins, request, requestId, takes);
    if (entered.kind === 'foreign') return foreignPage(requestId);
    if (entered.kind !== 'entered') return entered;
    const { phase } = this.lifecycle;
    if (phase !== 'serving') return notServing(phase, requestId, entered.headers);
    const headers = { ...entered.headers, 'Cache-Control': 'no-store' };
    const asked = await takeOfClient(this.checks.limits, 'playground_client', this.clientAddress(request));
    if (!asked.ok) return tooFast(requestId, asked);
    const entitlements = await this.account.entitlements();
    if (entitlements.suspended) return refusal(requestId, 403, 'auth_invalid', say.demoClosed(), headers);
    const principal = { accountId: entitlements.accountId, page: true } as const;
    return lastChecks(request, { principal, entitlements }, headers, requestId, takes);
  }

  /** Runs a tool; one that is refused is not counted for its client. */
  async call(exchange: RestExchange, name: string): Promise<void> {
    const client = this.clientAddress(exchange.request);
    const ofClient = await takeOfClient(this.checks.limits, 'playground', client);
    if (!ofClient.ok) return refuseCall(exchange, say.demoUsedUp(), ofClient);
    try {
      const { accountId, rate } = exchange.admitted.entitlements;
      const ofAccount = rate && (await this.checks.limits.account(accountId, rate));
      if (ofAccount?.ok === false) return refuseCall(exchange, say.demoBusy(), ofAccount);
      await this.calls.call(exchange, name);
    } finally {
      if (exchange.response.statusCode >= 400) await giveBackToClient(this.checks.limits, 'playground', client);
    }
  }
}

function tooFast(requestId: string, { retryAfterSeconds }: Taken): TurnedAway {
  const message = say.askedTooMuch({ seconds: retryAfterSeconds });
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 429, 'rate_limited', message, headers, { retryAfterSeconds });
}

function refuseCall(exchange: RestExchange, detail: string, { retryAfterSeconds }: Taken): void {
  refuse(exchange, rateLimited(exchange.requestId, detail, retryAfterSeconds));
}
