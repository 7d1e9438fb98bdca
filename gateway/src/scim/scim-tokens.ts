import { hash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { Conflict } from '../accounts/account-error.ts';
import { KEY_HINT } from '../accounts/keys.ts';
import { record } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { scimTokens } from '../database/schema.ts';
import { Access } from '../organisations/access.ts';
import type { Actor } from '../organisations/actor.ts';
import { NothingThere } from '../organisations/errors.ts';
import { say } from '../single-sign-on/faults.messages.ts';

/** A second one takes the place of the first without a gap. */
export const MOST_SCIM_TOKENS = 2;
/** Tokens are seen to be used to the minute: a request that reads writes nothing else. */
const NOTED_MS = 60_000;
const ACTION = 'single-sign-on.manage';

const PREFIX = 'cuspal_scim_';
const SECRET = /^cuspal_scim_[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** A token as it is seen again: never the token, never its hash. */
export type ScimToken = Omit<typeof scimTokens.$inferSelect, 'hash'>;

const ROW = {
  id: scimTokens.id,
  organisationId: scimTokens.organisationId,
  hint: scimTokens.hint,
  createdAt: scimTokens.createdAt,
  lastUsedAt: scimTokens.lastUsedAt,
} as const;

/** Tokens of providers. They are looked up at each request, so a revoked one is refused at once. */
@Injectable()
export class ScimTokens {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly access: Access,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {}

  /** The token that a provider has sent; undefined for none. */
  async open(sent: string): Promise<ScimToken | undefined> {
    if (!SECRET.test(sent)) return undefined;
    const [token] = await this.orm
      .select(ROW)
      .from(scimTokens)
      .where(eq(scimTokens.hash, hashOf(sent)));
    if (!token) return undefined;
    const now = this.now();
    const isOld = or(isNull(scimTokens.lastUsedAt), lt(scimTokens.lastUsedAt, new Date(now - NOTED_MS)));
    await this.orm
      .update(scimTokens)
      .set({ lastUsedAt: new Date(now) })
      .where(and(eq(scimTokens.id, token.id), isOld));
    return token;
  }

  /** Tokens of an organisation, oldest first. */
  async list(actor: Actor, organisationId: string): Promise<readonly ScimToken[]> {
    const { id } = await this.access.organisation(actor, organisationId, ACTION);
    return this.orm
      .select(ROW)
      .from(scimTokens)
      .where(eq(scimTokens.organisationId, id))
      .orderBy(asc(scimTokens.createdAt), asc(scimTokens.id));
  }

  async make(
    actor: Actor,
    organisationId: string,
    id: string = randomUUID(),
  ): Promise<{ readonly secret: string; readonly token: ScimToken }> {
    return this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: ACTION });
      const held = await transaction.select(ROW).from(scimTokens).where(eq(scimTokens.organisationId, organisationId));
      if (held.length >= MOST_SCIM_TOKENS) throw new Conflict(say.scimTokens({ most: MOST_SCIM_TOKENS }));
      const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`;
      const [token] = await transaction
        .insert(scimTokens)
        .values({ id, organisationId, hash: hashOf(secret), hint: secret.slice(-KEY_HINT) })
        .onConflictDoNothing({ target: scimTokens.id })
        .returning(ROW);
      // The id is that of another organisation, which is not told.
      if (!token) throw new NothingThere('token');
      await record(transaction, {
        action: 'scim-token.make',
        of: { organisationId },
        target: { kind: 'key', id },
      });
      return { secret, token };
    });
  }

  /** False where there is no such token. */
  async revoke(actor: Actor, organisationId: string, id: string): Promise<boolean> {
    await this.access.organisation(actor, organisationId, ACTION);
    return this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: ACTION });
      const [gone] = await transaction
        .delete(scimTokens)
        .where(and(eq(scimTokens.organisationId, organisationId), eq(scimTokens.id, id)))
        .returning(ROW);
      if (!gone) return false;
      await record(transaction, {
        action: 'scim-token.revoke',
        of: { organisationId },
        target: { kind: 'key', id },
      });
      return true;
    });
  }
}
