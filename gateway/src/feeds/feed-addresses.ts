import { createHmac } from 'node:crypto';
import { VERSION } from '@cuspal/telemetry';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { entitlementsOf, type Entitlements } from '../accounts/entitlements.ts';
import { recordAlone } from '../audit/record.ts';
import type { Principal } from '../auth/authenticator.ts';
import type { AccountDefaults } from '../config/config.ts';
import { isJsonObject } from '../core/json.ts';
import type { Orm } from '../database/connection.ts';
import { apiKeys } from '../database/schema.ts';
import { SharedSecret } from '../database/shared-setting.ts';
import { namesTag } from '../http/entity-tag.ts';
import { HourlyCall } from '../metering/hourly-call.ts';
import type { IdempotentCalls } from '../metering/idempotent-calls.ts';
import type { SealedRequests } from '../sealed-requests/sealed-requests.ts';
import { readFeed, type FeedRequest } from './feed-request.ts';

const HOUR_MS = 3_600_000;

/** A calendar that an address holds, and on whose behalf it is computed. */
export interface OpenedFeed {
  readonly principal: Principal;
  readonly entitlements: Entitlements;
  readonly feed: FeedRequest;
}

export interface FeedAddressesParts {
  readonly orm: Orm;
  readonly sealed: Pick<SealedRequests, 'seal' | 'open' | 'revokeAll' | 'hasSealed'>;
  readonly calls: Pick<IdempotentCalls, 'request' | 'begin' | 'end' | 'forget' | 'keep'>;
  readonly defaults: AccountDefaults;
  readonly now: () => number;
}

/** Addresses of calendars (docs/adr/0104-calendar-feeds.md): each holds its calendar, encrypted, and nothing is kept of it. */
export class FeedAddresses {
  readonly #secret: SharedSecret;

  constructor(private readonly parts: FeedAddressesParts) {
    this.#secret = new SharedSecret(parts.orm, 'feeds.names');
  }

  /** The part of an address that holds the calendar. It ends with the key that made it. */
  async seal({ accountId, keyId, expiresAt }: Principal, feed: FeedRequest): Promise<string> {
    const held = JSON.stringify({ feed, ...(keyId !== undefined && { keyId }) });
    // A page of ours has a token of an hour, and its owner wants an address that lasts.
    const address = await this.parts.sealed.seal(accountId, 'feed', held, keyId === undefined ? undefined : expiresAt);
    // What it is a calendar of is nobody's to know, so the log has that one was made.
    await recordAlone(this.parts.orm, { action: 'calendar.make', of: { accountId } });
    return address;
  }

  /** Undefined where the address was not made here, has ended, or was revoked with its key or with all others. */
  async open(token: string): Promise<OpenedFeed | undefined> {
    const opened = await this.parts.sealed.open(token, 'feed');
    const held: unknown = opened && JSON.parse(opened.value);
    if (!opened || !isJsonObject(held)) return undefined;
    const read = readFeed(held['feed']);
    const { keyId } = held;
    if (!read.ok || (typeof keyId === 'string' && !(await this.#isLive(keyId)))) return undefined;
    const { account } = opened;
    const principal = { accountId: account.id, ...(typeof keyId === 'string' && { keyId }) };
    return { principal, entitlements: entitlementsOf(account, this.parts.defaults), feed: read.feed };
  }

  revokeAll(accountId: string): Promise<void> {
    return this.parts.sealed.revokeAll(accountId);
  }

  hasAny(accountId: string): Promise<boolean> {
    return this.parts.sealed.hasSealed(accountId);
  }

  /** What a calendar of an account is known by; the same at every gateway and for every address that holds it. */
  async namesOf({ accountId, testClockMs }: Entitlements, feed: FeedRequest): Promise<FeedNames> {
    const secret = await this.#secret.hmac(JSON.stringify([accountId, feed]));
    return new FeedNames(secret, accountId, this.parts, testClockMs);
  }

  async #isLive(keyId: string): Promise<boolean> {
    const ends = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date(this.parts.now())));
    const live = and(eq(apiKeys.id, keyId), isNull(apiKeys.revokedAt), ends);
    return (await this.parts.orm.select({ id: apiKeys.id }).from(apiKeys).where(live)).length > 0;
  }
}

/** Names that a calendar has outside of it. None tells anything of it. */
export class FeedNames {
  constructor(
    private readonly secret: Buffer,
    private readonly account: string,
    private readonly parts: Pick<FeedAddressesParts, 'calls' | 'now'>,
    private readonly clock: number | undefined,
  ) {}

  /** The charge of one request for it: a unit an hour. `signal`: its client has gone. */
  charge(signal: AbortSignal): HourlyCall {
    const { account, clock } = this;
    const key = this.#name('charge');
    const request = { account, key, request: key, ...(clock !== undefined && { clock }) };
    return new HourlyCall(this.parts.calls, this.parts.calls.request(request), signal);
  }

  /** UID of an entry. */
  uidOf(id: string): string {
    return `${this.#name(`entry ${id}`)}@cuspal`;
  }

  /** ETag of the calendar as it is computed at an instant by this release. */
  tagOf(moment: number): string {
    return `"${moment.toString(36)}.${this.#name(`tag ${moment} ${VERSION}`).slice(0, 22)}"`;
  }

  /** Whether a client has what would be sent: the calendar of an instant that was charged within the hour. */
  isFresh(ifNoneMatch: string | undefined): boolean {
    // The instant of a test account stands, and does not tell when it was charged.
    if (this.clock !== undefined) return false;
    const moment = parseInt(/"([a-z0-9]{1,9})\.[\w-]{22}"/.exec(ifNoneMatch ?? '')?.[1] ?? '', 36);
    const age = this.parts.now() - moment;
    return age >= 0 && age < HOUR_MS && namesTag(ifNoneMatch, this.tagOf(moment), 'weak');
  }

  #name(what: string): string {
    return createHmac('sha256', this.secret).update(what).digest('base64url');
  }
}
