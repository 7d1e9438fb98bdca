import type { OutgoingHttpHeaders } from 'node:http';
import type { Logger } from '@cuspal/telemetry';
import type { Entitlements } from '../accounts/entitlements.ts';
import type { Admittance, Authenticators, Principal } from '../auth/authenticator.ts';
import { misfit } from '../accounts/key-rules.ts';
import { bearerChallenge, BearerPassport, proofChallenge } from '../auth/bearer-passport.ts';
import type { KeyOrigins } from '../auth/key-origins.ts';
import type { ProofNonces } from '../auth/proof-nonces.ts';
import { isUnderProof, proofFault } from '../auth/proofs.ts';
import { faultLog, type FaultLog } from '../database/fault-log.ts';
import type { GatewayConfig } from '../config/config.ts';
import { Quota } from '../limits/quota.ts';
import { callerOf } from '../journal/call-buffer.ts';
import type { Journal } from '../journal/journal.ts';
import type { Allowances } from '../metering/allowances.ts';
import { NOBODY, type Refusals } from '../metrics/refusals.ts';
import type { HttpRequest } from '../http/http-message.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import { RULES, type Limits, type Rule, type Taken } from '../limits/limits.ts';
import { LoopTurns } from '../routing/overload/loop-turns.ts';
import { toolsetQuery } from '../toolsets/selection.ts';
import { networkOf } from '../web/client-address.ts';
import { lastChecks, MESSAGES, type Admission, type Takes, type TurnedAway } from './admission.ts';
import { notProven, suspended, tooBusy, tooFast, tooManyBad, tooManyLooks, unauthorised } from './gate-refusals.ts';
import { admitKeyless } from './keyless.ts';
import { enter, enterByKey, forbidden, foreignPage, notServing, unavailable, type Misfit } from './entrance.ts';
import { FOREIGN_ORIGIN, type OriginPolicy } from '../http/origins.ts';
import { pathOf, type McpPath } from '../http/paths.ts';

/** Credentials, limits and notes of use: what the gate asks of the accounts. */
export interface CallerChecks {
  readonly authenticators: Authenticators;
  readonly limits: Pick<Limits, 'account' | 'key' | 'take' | 'giveBack'>;
  readonly journal: Pick<Journal, 'noteUnread'>;
  /** What accounts have left of the month; left out where nothing is counted. */
  readonly allowances?: Pick<Allowances, 'of' | 'first'>;
  /** Whether some API key is for pages of an origin; left out: none is. */
  readonly keyOrigins?: Pick<KeyOrigins, 'names'>;
  /** Nonces that proofs of a key may have; left out: none are given. */
  readonly proofNonces?: ProofNonces | undefined;
  /** A credential has been used. */
  noteUse(principal: Principal): void;
}

const UNCHECKED = 'The server cannot check credentials at the moment. Try again.';

/**
 * Everything that is checked before a body is read, in this order: Host and Origin, preflight, whether the server is
 * serving and has time, credentials, proof of a key, account, request rate, method, media type. Credentials come before
 * the method so that a GET also tells how to get in. KEYLESS=lists has the body of a request without credentials read, to
 * know what it asks for.
 */
export class Gate {
  readonly #faults: FaultLog;
  readonly #passport: BearerPassport;

  constructor(
    private readonly origins: OriginPolicy,
    private readonly lifecycle: Lifecycle,
    private readonly baseUrlOf: (request: HttpRequest) => string,
    private readonly clientAddress: (request: HttpRequest) => string,
    private readonly checks: CallerChecks,
    logger: Logger,
    private readonly refusals: Pick<Refusals, 'count'> = NOBODY,
    private readonly turns: Pick<LoopTurns, 'admits'> = new LoopTurns(0),
    private readonly keyless: GatewayConfig['keyless'] = 'off',
  ) {
    this.#passport = new BearerPassport(checks.authenticators);
    this.#faults = faultLog(logger);
  }

  /** `path`: whose credentials are taken. */
  async admit(request: HttpRequest, path: McpPath, requestId: string, takes: Takes = MESSAGES): Promise<Admission> {
    const admission = await this.#admission(request, path, requestId, takes);
    if (admission.kind === 'refused') this.refusals.count(admission.status, String(admission.error.data.code));
    return admission;
  }

  async #admission(request: HttpRequest, path: McpPath, requestId: string, takes: Takes): Promise<Admission> {
    const asked = enter(this.origins, request, requestId, takes);
    const entered = asked.kind === 'foreign' ? await this.#ofForeign(asked, request, requestId, takes) : asked;
    if (entered.kind !== 'entered') return entered;
    const { keyOrigin } = entered;
    let { headers } = entered;
    if (this.lifecycle.phase !== 'serving') return notServing(this.lifecycle.phase, requestId, headers);
    if (!this.turns.admits()) return tooBusy(requestId, headers);

    let verdict: Admittance | undefined;
    try {
      verdict = await this.#passport.authenticate(request, path);
    } catch (fault) {
      this.#faults.error({ requestId, fault }, 'credentials could not be checked');
      return unavailable(requestId, UNCHECKED, headers);
    }
    if (!verdict?.ok) return this.#unknown(verdict, entered, request, path, requestId, takes);
    const { principal, entitlements } = verdict;
    if (principal.proofKey !== undefined || isUnderProof(request.headers.authorization)) {
      const nonce = this.checks.proofNonces?.next();
      if (nonce !== undefined) headers = { ...headers, 'DPoP-Nonce': nonce };
      const unproven = await this.#unproven(principal, request, path, requestId, headers);
      if (unproven) return unproven;
    }
    const barred = this.#barred(verdict, request, keyOrigin, requestId, headers);
    if (barred) return barred;
    const { accountId, key, rate } = entitlements;
    this.checks.noteUse(principal);
    // A key that has used its share takes nothing of what is for the others.
    const ofKey = key?.rate && (await this.checks.limits.key(key.id, key.rate));
    if (key?.rate && ofKey?.ok === false) {
      this.#noteUnread(verdict, 'rate_limited');
      const told = { ...headers, ...new Quota({ rate: key.rate, taken: ofKey }, undefined).headers() };
      return tooFast(requestId, key.rate, 'API key', ofKey, told);
    }
    const first = entitlements.metered ? this.checks.allowances?.first(accountId) : undefined;
    if (first) await first;
    const month = entitlements.metered ? () => this.checks.allowances?.of(accountId) : undefined;
    const taken = rate && (await this.checks.limits.account(accountId, rate));
    const quota = new Quota(tighter(key?.rate, ofKey, rate, taken), month);
    const counted = { ...headers, ...quota.headers() };
    if (rate === undefined || taken === undefined || taken.ok)
      return lastChecks(request, verdict, counted, requestId, takes, quota);
    this.#noteUnread(verdict, 'rate_limited');
    return tooFast(requestId, rate, 'account', taken, counted);
  }

  /** What is told to a request without a credential that is valid here. */
  async #unknown(
    verdict: Extract<Admittance, { ok: false }> | undefined,
    { headers, keyOrigin }: Extract<ReturnType<typeof enter>, { readonly kind: 'entered' }>,
    request: HttpRequest,
    path: McpPath,
    requestId: string,
    takes: Takes,
  ): Promise<Admission> {
    // Counted after the verdict: whoever has a good key is let in from the same address all the same.
    const tried =
      verdict?.code === 'auth_invalid'
        ? await this.checks.limits.take('bad_credential', networkOf(this.clientAddress(request)))
        : undefined;
    if (tried?.ok === false) return tooManyBad(requestId, tried, headers);
    const baseUrl = this.baseUrlOf(request);
    const challenge = bearerChallenge(baseUrl, `${path}${toolsetQuery(request.url)}`, verdict !== undefined);
    const refused = unauthorised(verdict, path, baseUrl, requestId, { ...headers, 'WWW-Authenticate': challenge });
    const mayLook =
      this.keyless === 'lists' &&
      keyOrigin === undefined &&
      verdict === undefined &&
      path === '/mcp' &&
      takes === MESSAGES;
    if (!mayLook || takes.refuse(request)) return refused;
    return admitKeyless(this.checks.limits, this.clientAddress(request), request, requestId, {
      challenge: refused,
      tooFast: (taken) => tooManyLooks(requestId, taken, headers),
      counted: (taken) => ({ ...headers, ...new Quota({ rate: RULES.keyless, taken }, undefined).headers() }),
    });
  }

  /** The refusal of a request whose account is suspended, or whose key is not for it. */
  #barred(
    verdict: Extract<Admittance, { ok: true }>,
    request: HttpRequest,
    keyOrigin: string | undefined,
    requestId: string,
    headers: OutgoingHttpHeaders,
  ): TurnedAway | undefined {
    const { entitlements } = verdict;
    if (entitlements.suspended) return suspended(requestId, headers);
    if (entitlements.key === undefined && keyOrigin === undefined) return undefined;
    const fault = this.#misfit(entitlements, request, keyOrigin);
    if (fault === undefined) return undefined;
    this.#noteUnread(verdict, 'auth_invalid');
    return forbidden(requestId, fault, headers);
  }

  /** The refusal of a request that does not prove to have the key of its token. */
  async #unproven(
    { proofKey: key }: Principal,
    request: HttpRequest,
    path: McpPath,
    requestId: string,
    headers: OutgoingHttpHeaders,
  ): Promise<TurnedAway | undefined> {
    const { method = '', url = '' } = request;
    const { authorization = '', dpop } = request.headers;
    const baseUrl = this.baseUrlOf(request);
    const address = `${baseUrl}${pathOf(url)}`;
    const sent = { method, address, authorization, proof: dpop?.toString(), key };
    const { limits, proofNonces: nonces } = this.checks;
    const fault = await proofFault(sent, { limits, nonces });
    if (fault === undefined) return undefined;
    // A request that lacks a nonce alone has shown to have the key.
    if (fault.error !== 'use_dpop_nonce') {
      const tried = await limits.take('bad_credential', networkOf(this.clientAddress(request)));
      if (!tried.ok) return tooManyBad(requestId, tried, headers);
    }
    const challenge = proofChallenge(baseUrl, `${path}${toolsetQuery(url)}`, fault.error);
    return notProven(requestId, fault.told, { ...headers, 'WWW-Authenticate': challenge });
  }

  #noteUnread({ principal, entitlements }: Extract<Admittance, { ok: true }>, outcome: string): void {
    this.checks.journal.noteUnread({ account: entitlements.accountId, caller: callerOf(principal), outcome });
  }

  /** A request from a page that the server itself does not let in: some key may be for it. */
  async #ofForeign(
    foreign: Extract<ReturnType<typeof enter>, { readonly kind: 'foreign' }>,
    request: HttpRequest,
    requestId: string,
    takes: Takes,
  ): Promise<Exclude<ReturnType<typeof enter>, { readonly kind: 'foreign' }>> {
    try {
      const isNamed = await this.checks.keyOrigins?.names(foreign.origin);
      return isNamed ? enterByKey(this.origins, request, takes, foreign) : foreignPage(requestId);
    } catch (fault) {
      this.#faults.error({ requestId, fault }, 'origins of keys could not be checked');
      return unavailable(requestId, UNCHECKED, {});
    }
  }

  /** Why this credential is not for this request; undefined where it is. */
  #misfit({ key }: Entitlements, request: HttpRequest, keyOrigin: string | undefined): Misfit | undefined {
    // A page that is let in by leave of a key alone calls with such a key alone.
    if (keyOrigin !== undefined && key?.origins === undefined) return FOREIGN_ORIGIN;
    return key && misfit(key, request.headers.origin, () => this.clientAddress(request));
  }

  /** The entitlements of a request that goes on for long, as they are now; undefined once it would be refused. */
  async again(request: HttpRequest, path: McpPath): Promise<Entitlements | undefined> {
    const verdict = await this.#passport.authenticate(request, path);
    if (!verdict?.ok || verdict.entitlements.suspended) return undefined;
    const { entitlements } = verdict;
    return entitlements.key && this.#misfit(entitlements, request, undefined) !== undefined ? undefined : entitlements;
  }
}

/** The rate of which less is left: that of a key or that of its account. */
function tighter(
  keyRate: Rule | undefined,
  ofKey: Taken | undefined,
  rate: Rule | undefined,
  taken: Taken | undefined,
): { readonly rate: Rule; readonly taken: Taken } | undefined {
  const isOfKey = ofKey !== undefined && (taken === undefined || (taken.ok && ofKey.remaining < taken.remaining));
  if (isOfKey) return keyRate && { rate: keyRate, taken: ofKey };
  return rate && taken && { rate, taken };
}
