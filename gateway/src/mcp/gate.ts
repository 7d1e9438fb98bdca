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
import { instantText } from '../web/dates.ts';
import { lastChecks, MESSAGES, refusal, type Admission, type Takes, type TurnedAway } from './admission.ts';
import { admitKeyless } from './keyless.ts';
import { enter, enterByKey, forbidden, foreignPage, notServing, unavailable, type Misfit } from './entrance.ts';
import { FOREIGN_ORIGIN, type OriginPolicy } from '../http/origins.ts';
import type { McpPath } from '../http/paths.ts';

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

/**
 * Everything that is checked before a body is read, in this order: Host and Origin, preflight, whether the server is
 * serving and has time, credentials, account, request rate, method, media type. Credentials come before the method so that a GET
 * also tells how to get in. KEYLESS=lists has the body of a request without credentials read, to know what it asks for.
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
      return unavailable(requestId, 'The server cannot check credentials at the moment. Try again.', headers);
    }
    if (!verdict?.ok) {
      // Counted after the verdict: whoever has a good key is let in from the same address all the same.
      const tried =
        verdict?.code === 'auth_invalid'
          ? await this.checks.limits.take('bad_credential', networkOf(this.clientAddress(request)))
          : undefined;
      if (tried?.ok === false) return tooManyBad(requestId, tried, headers);
      const sought = `${path}${toolsetQuery(request.url)}` as const;
      const challenge = bearerChallenge(this.baseUrlOf(request), sought, verdict !== undefined);
      const message =
        verdict?.keyExpiredAt === undefined
          ? unauthorised(verdict?.code ?? 'none', path)
          : expiredKey(verdict.keyExpiredAt, this.baseUrlOf(request));
      const challenged = { ...headers, 'WWW-Authenticate': challenge };
      const more = verdict?.keyExpiredAt === undefined ? undefined : { remedy: NEW_KEY };
      const refused = refusal(requestId, 401, verdict?.code ?? 'auth_invalid', message, challenged, more);
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
    const { principal, entitlements } = verdict;
    if (principal.proofKey !== undefined || isUnderProof(request.headers.authorization)) {
      const nonce = this.checks.proofNonces?.next();
      if (nonce !== undefined) headers = { ...headers, 'DPoP-Nonce': nonce };
      const unproven = await this.#unproven(principal, request, path, requestId, headers);
      if (unproven) return unproven;
    }
    if (entitlements.suspended) {
      return refusal(requestId, 403, 'auth_invalid', SUSPENDED, headers, { remedy: ASK_OPERATOR });
    }
    const { accountId, key, rate } = entitlements;
    if (key !== undefined || keyOrigin !== undefined) {
      const fault = this.#misfit(entitlements, request, keyOrigin);
      if (fault !== undefined) {
        this.#noteUnread(verdict, 'auth_invalid');
        return forbidden(requestId, fault, headers);
      }
    }
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
    const address = `${baseUrl}${url.split('?', 1)[0] ?? ''}`;
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
    const challenged = { ...headers, 'WWW-Authenticate': challenge };
    return refusal(requestId, 401, 'auth_invalid', `Unauthorized: ${fault.told}.`, challenged, { remedy: NEW_PROOF });
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
      return unavailable(requestId, 'The server cannot check credentials at the moment. Try again.', {});
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

function tooBusy(requestId: string, headers: OutgoingHttpHeaders): Admission {
  const retryAfterSeconds = 1;
  const message =
    'The server has more requests than it can answer in time. This one was not looked at and nothing was charged. ' +
    `Send it again in ${retryAfterSeconds} s.`;
  const retry = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 503, 'overloaded', message, retry, { retryAfterSeconds });
}

function tooFast(
  requestId: string,
  rate: Rule,
  who: 'account' | 'API key',
  taken: Taken,
  headers: OutgoingHttpHeaders,
): Admission {
  const { retryAfterSeconds } = taken;
  const message =
    `Too many requests: this ${who} may send ${rate.perSecond} a second, ${rate.burst} at once. ` +
    `Try again in ${retryAfterSeconds} s.`;
  const retry = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 429, 'rate_limited', message, retry, { retryAfterSeconds });
}

function tooManyBad(requestId: string, { retryAfterSeconds }: Taken, headers: OutgoingHttpHeaders): TurnedAway {
  const message =
    'Too many API keys and access tokens that are not valid came from this address. ' +
    `Valid ones are let in. Others are looked at again in ${retryAfterSeconds} s.`;
  const retry = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 429, 'rate_limited', message, retry, { retryAfterSeconds });
}

function tooManyLooks(requestId: string, { retryAfterSeconds }: Taken, headers: OutgoingHttpHeaders): TurnedAway {
  const message =
    'Too many lists were asked for without credentials from this address. The server answers 60 a minute. ' +
    `Send an API key or access token, or try again in ${retryAfterSeconds} s.`;
  const retry = { ...headers, 'Retry-After': String(retryAfterSeconds) };
  return refusal(requestId, 429, 'rate_limited', message, retry, { retryAfterSeconds });
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

const unauthorised = (code: keyof typeof UNAUTHORISED, path: McpPath): string =>
  code === 'auth_invalid' && path === '/mcp/auth' ? NO_TOKEN : UNAUTHORISED[code];

const NO_TOKEN =
  'Unauthorized: this is no valid access token, and /mcp/auth takes nothing else. Send an API key to /mcp, or sign in again.';

const UNAUTHORISED = {
  none: 'Unauthorized: send an API key or access token as "Authorization: Bearer …".',
  auth_invalid: 'Unauthorized: this API key or access token is not valid here. Make a new key, or sign in again.',
  auth_expired: 'Unauthorized: the access token has expired. Refresh it, or sign in again.',
} as const;

const NEW_KEY = 'Make a new key on the developer page and send it in place of this one.';

const NEW_PROOF = 'Send the token under its own scheme, with a proof that is made for this request alone.';

const expiredKey = (at: number, baseUrl: string): string =>
  `Unauthorized: this API key expired on ${instantText(new Date(at))}. ` +
  `Make a new key at ${baseUrl}/developer and send it in place of this one.`;

const ASK_OPERATOR = 'Ask the operator of the server why the account is suspended.';

const SUSPENDED = 'Forbidden: this account is suspended. Ask the operator of the server.';
