import { and, eq, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { credentialDigest } from '../auth/verdict-cache.ts';
import type { Revocations } from '../accounts/revocations.ts';
import type { Orm } from '../database/connection.ts';
import {
  ACCESS_TOKEN,
  CLIENT,
  CLIENT_CREDENTIALS,
  CLIENT_DOCUMENT,
  GRANT,
  oidc,
  REFRESH_TOKEN,
  REPLAY_DETECTION,
  UNUSED_CLIENT_MS,
} from '../database/schema.ts';
import type { UnusedRows } from './stored-row-quota.ts';
import { isCleanText } from '../web/clean-text.ts';
import { record } from '../audit/record.ts';
import type { PublishedKeys } from '../project-clients/published-keys.ts';
import { isClientId, registeredClient, secretDigest } from '../project-clients/registered.ts';
import { DAY_MS } from '../core/calendar.ts';

/** Time after the end of its last token at which a client is deleted. */
const IDLE_CLIENT_MS = 90 * DAY_MS;
/** A grant lives as long as a token of it; until there is one, as long as a code can be on its way. */
const UNUSED_GRANT_MS = 15 * 60_000;
/** Kinds that are kept for a day after their end, so that an expired token is told from a made-up one. */
const KEPT_KINDS: readonly string[] = [ACCESS_TOKEN, CLIENT_CREDENTIALS, GRANT];
const ENDED_KEPT_MS = DAY_MS;
/** Time in which a refresh token may be sent several times without being taken for stolen. */
export const REFRESH_GRACE_MS = 60_000;

/** Kinds whose id opens something: the database holds its hash alone. */
const SECRET_KINDS: readonly string[] = [ACCESS_TOKEN, CLIENT_CREDENTIALS, REFRESH_TOKEN, 'AuthorizationCode'];
/** Kinds that open the endpoints, so that every gateway has to forget them. */
const OPENING_KINDS: readonly string[] = [ACCESS_TOKEN, CLIENT_CREDENTIALS];

export interface StoreParts {
  readonly orm: Orm;
  readonly revocations: Pick<Revocations, 'publish' | 'catchUp'>;
  /** Quota of unused rows; called for each new row. */
  readonly unusedRows: Pick<UnusedRows, 'evict'>;
  /** Keys of clients of projects. */
  readonly publishedKeys: Pick<PublishedKeys, 'of'>;
  /** By what clients of projects get tokens. */
  readonly clientGrants: readonly string[];
  readonly now: () => number;
}

/** The table that the authorization server keeps everything in. */
export class OidcStore {
  constructor(private readonly parts: StoreParts) {}

  adapter(kind: string): Adapter {
    return kind === 'Session' ? NOTHING_KEPT : new KindAdapter(kind, this, this.parts);
  }

  /** Ends a grant with all its tokens, at once and on every gateway; false when there was none. */
  async revokeGrant(grantId: string, accountId?: string): Promise<boolean> {
    const { orm, revocations } = this.parts;
    const ofAccount = accountId === undefined ? undefined : sql`${oidc.payload} ->> 'accountId' = ${accountId}`;
    const found = await orm.transaction(async (transaction) => {
      const gone = await transaction
        .delete(oidc)
        .where(and(eq(oidc.kind, GRANT), eq(oidc.id, grantId), ofAccount))
        .returning({ of: sql<string | null>`${oidc.payload} ->> 'accountId'` });
      if (gone.length === 0) return false;
      await transaction.delete(oidc).where(eq(oidc.grantId, grantId));
      const of = gone[0]?.of;
      if (typeof of === 'string') {
        const target = { kind: 'grant', id: grantId };
        await record(transaction, { action: 'grant.revoke', of: { accountId: of }, target });
      }
      await revocations.publish('grant', grantId, transaction);
      return true;
    });
    if (found) await revocations.catchUp();
    return found;
  }

  /** Removes what has ended, and clients that nobody uses. */
  async purge(): Promise<void> {
    const { orm, now } = this.parts;
    const over = lt(oidc.expiresAt, new Date(now()));
    const longOver = lt(oidc.expiresAt, new Date(now() - ENDED_KEPT_MS));
    await orm.delete(oidc).where(or(longOver, and(over, notInArray(oidc.kind, [...KEPT_KINDS]))));
  }
}

/** Nobody stays signed in here: each authorization asks for a code, so there is no session to be stolen or fixed. */
const NOTHING_KEPT: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
};

class KindAdapter implements Adapter {
  constructor(
    private readonly kind: string,
    private readonly store: OidcStore,
    private readonly parts: StoreParts,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const kept = withoutId(payload);
    const { uid = null, userCode = null } = kept;
    // A token that a client got for itself stands on the client.
    const grantId = (this.kind === CLIENT_CREDENTIALS ? kept.clientId : kept.grantId) ?? null;
    const expiresAt = this.#endOf(expiresIn);
    const values = { payload: this.kind === CLIENT ? withoutSecret(kept) : kept, grantId, uid, userCode, expiresAt };
    const row = { kind: this.kind, id: this.#keyOf(id), ...values };
    if (this.kind === GRANT) await this.#keepGrant(row);
    else if (this.kind === REPLAY_DETECTION) await this.#takeOnce(row);
    else await upserted(this.parts.orm, row);
    if (this.kind === ACCESS_TOKEN || this.kind === REFRESH_TOKEN) await this.#prolong(payload, expiresAt);
    await this.parts.unusedRows.evict(this.kind);
  }

  /** A grant that is new is something that its person gives. */
  async #keepGrant(row: typeof oidc.$inferInsert): Promise<void> {
    await this.parts.orm.transaction(async (transaction) => {
      const isIt = and(eq(oidc.kind, row.kind), eq(oidc.id, row.id));
      const [known] = await transaction.select({ id: oidc.id }).from(oidc).where(isIt);
      await upserted(transaction, row);
      const { accountId } = row.payload;
      if (known || typeof accountId !== 'string') return;
      const target = { kind: 'grant', id: row.id };
      await record(transaction, { action: 'grant.give', of: { accountId }, target });
    });
  }

  /** An assertion or proof that comes several times at once is taken once. One that has ended counts no more. */
  async #takeOnce({ kind, id, ...values }: typeof oidc.$inferInsert): Promise<void> {
    const taken = await this.parts.orm
      .insert(oidc)
      .values({ kind, id, ...values })
      .onConflictDoUpdate({
        target: [oidc.kind, oidc.id],
        set: values,
        setWhere: lt(oidc.expiresAt, new Date(this.parts.now())),
      })
      .returning({ id: oidc.id });
    if (taken.length === 0) throw new errors.InvalidClientAuth('an assertion or a proof must only be used once');
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!isCleanText(id)) return undefined;
    if (this.kind === CLIENT && isClientId(id)) {
      return registeredClient(this.parts, id);
    }
    const [row] = await this.parts.orm
      .select()
      .from(oidc)
      .where(and(this.#is(id), gt(oidc.expiresAt, new Date(this.parts.now()))));
    if (!row) return undefined;
    const consumed = row.consumedAt !== null && this.#isSpent(row.consumedAt) ? { consumed: true } : {};
    return { ...row.payload, ...(this.kind === CLIENT ? {} : { jti: id }), ...consumed };
  }

  /** Only sessions and devices are looked up by uid, and there are none. */
  async findByUid(): Promise<undefined> {}
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const changed = await this.parts.orm
      .update(oidc)
      .set({ consumedAt: new Date(this.parts.now()) })
      .where(and(this.#is(id), isNull(oidc.consumedAt)))
      .returning({ id: oidc.id });
    // When two requests bring one code at the same time, only one gets tokens.
    if (changed.length === 0 && this.kind === 'AuthorizationCode') throw new errors.InvalidGrant();
  }

  async destroy(id: string): Promise<void> {
    if (this.kind === GRANT) {
      await this.store.revokeGrant(id);
      return;
    }
    const { orm, revocations } = this.parts;
    const isOpening = OPENING_KINDS.includes(this.kind);
    await orm.transaction(async (transaction) => {
      await transaction.delete(oidc).where(this.#is(id));
      if (isOpening) await revocations.publish('token', this.#keyOf(id), transaction);
    });
    if (isOpening) await revocations.catchUp();
  }

  /** Does nothing: whenever tokens are revoked so is their grant (see revokeGrantPolicy), which deletes all of them. */
  async revokeByGrantId(): Promise<void> {}

  #keyOf(id: string): string {
    return SECRET_KINDS.includes(this.kind) ? credentialDigest(id) : id;
  }

  #is(id: string) {
    return and(eq(oidc.kind, this.kind), eq(oidc.id, this.#keyOf(id)));
  }

  #endOf(expiresIn: number | undefined): Date {
    const now = this.parts.now();
    if (this.kind === CLIENT) return new Date(now + UNUSED_CLIENT_MS);
    if (this.kind === GRANT) return new Date(now + UNUSED_GRANT_MS);
    if (expiresIn === undefined) throw new Error(`${this.kind} has no end`);
    return new Date(now + expiresIn * 1000);
  }

  #isSpent(consumedAt: Date): boolean {
    const grace = this.kind === REFRESH_TOKEN ? REFRESH_GRACE_MS : 0;
    return this.parts.now() - consumedAt.getTime() >= grace;
  }

  /** The grant and the client of a token live longer than it. */
  async #prolong({ grantId = '', clientId = '' }: AdapterPayload, tokenEnd: Date): Promise<void> {
    const last = (kinds: readonly string[], id: string, end: Date) =>
      this.parts.orm
        .update(oidc)
        .set({ expiresAt: sql`greatest(${oidc.expiresAt}, ${end.toISOString()}::timestamptz)` })
        .where(and(inArray(oidc.kind, [...kinds]), eq(oidc.id, id)));
    await last([GRANT], grantId, tokenEnd);
    await last([CLIENT, CLIENT_DOCUMENT], clientId, new Date(tokenEnd.getTime() + IDLE_CLIENT_MS));
  }
}

const upserted = (orm: Pick<Orm, 'insert'>, { kind, id, ...values }: typeof oidc.$inferInsert) =>
  orm
    .insert(oidc)
    .values({ kind, id, ...values })
    .onConflictDoUpdate({ target: [oidc.kind, oidc.id], set: values });

/** The id stands beside the payload, as a hash or not; whether a token was used is a matter of time (see find). */
function withoutId(payload: AdapterPayload): AdapterPayload {
  const kept = { ...payload };
  delete kept.jti;
  delete kept.consumed;
  return kept;
}

function withoutSecret(client: AdapterPayload): AdapterPayload {
  return client.client_secret === undefined ? client : { ...client, client_secret: secretDigest(client.client_secret) };
}
