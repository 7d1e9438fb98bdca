import { hash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, gt, isNull, lt, or, sql, type InferSelectModel } from 'drizzle-orm';
import { AccountError, Conflict } from '../accounts/accounts.ts';
import { KEY_HINT, LONGEST_KEY_NAME, LONGEST_LIFE } from '../accounts/keys.ts';
import type { AuditAction } from '../audit/actions.ts';
import { record, type Recorded } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { managementKeys } from '../database/schema.ts';
import { Access } from '../organisations/access.ts';
import { OPERATOR, type Actor } from '../organisations/actor.ts';
import { NotAllowed, NothingThere } from '../organisations/errors.ts';
import { oneLine } from '../web/clean-text.ts';
import { say as sayKey } from '../accounts/key-faults.messages.ts';
import { say } from '../organisations/faults.messages.ts';
import { DAY_MS } from '../core/calendar.ts';

/** Roles that a management key can have. Calling tools is nothing for it, so a developer's would be half an owner's. */
export const KEY_ROLES = ['owner', 'billing', 'reader'] as const;

export type KeyRole = (typeof KEY_ROLES)[number];

/** Management keys that an organisation, or the operator, can have. */
export const MOST_MANAGEMENT_KEYS = 5;
/** Keys are seen to be used to the minute: a request writes nothing else. */
const NOTED_MS = 60_000;

const PREFIX = 'cuspal_manage_';
const SECRET = /^cuspal_manage_[A-Za-z0-9_-]{43}$/;

const hashOf = (key: string): string => hash('sha256', key, 'hex');

/** A management key as it is seen again: never the key, never its hash. */
export type ManagementKey = Omit<InferSelectModel<typeof managementKeys>, 'hash'>;

const ROW = {
  id: managementKeys.id,
  organisationId: managementKeys.organisationId,
  role: managementKeys.role,
  name: managementKeys.name,
  hint: managementKeys.hint,
  createdAt: managementKeys.createdAt,
  lastUsedAt: managementKeys.lastUsedAt,
  expiresAt: managementKeys.expiresAt,
} as const;

/** The holder of keys: an organisation by its id, or the operator. */
export type KeyHolder = string | null;

export interface NewManagementKey {
  readonly id?: string | undefined;
  readonly name: string;
  readonly role: KeyRole;
  /** Days until it expires; left out, it never does. */
  readonly days?: number | undefined;
}

/** Keys of programs that manage. They are looked up at each request, so a revoked one is refused at once. */
@Injectable()
export class ManagementKeys {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly access: Access,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {}

  /** The key that a program has sent; undefined for none, and for one that has expired. */
  async open(sent: string): Promise<{ readonly key: ManagementKey; readonly actor: Actor } | undefined> {
    if (!SECRET.test(sent)) return undefined;
    const [key] = await this.orm
      .select(ROW)
      .from(managementKeys)
      .where(and(eq(managementKeys.hash, hashOf(sent)), this.#isLive()));
    if (!key) return undefined;
    const { organisationId, role } = key;
    await this.#noteUse(key.id);
    return { key, actor: organisationId === null ? OPERATOR : { kind: 'program', organisationId, role } };
  }

  /** Keys of an organisation or of the operator, oldest first, with those that have expired. */
  async list(actor: Actor, holder: KeyHolder): Promise<readonly ManagementKey[]> {
    await this.#allowed(actor, holder);
    return this.orm
      .select(ROW)
      .from(managementKeys)
      .where(isOf(holder))
      .orderBy(asc(managementKeys.createdAt), asc(managementKeys.id));
  }

  async make(
    actor: Actor,
    holder: KeyHolder,
    { id = randomUUID(), name, role, days }: NewManagementKey,
  ): Promise<{ readonly secret: string; readonly key: ManagementKey }> {
    const values = { id, organisationId: holder, role: roleFor(holder, role), name: nameOf(name) };
    const expiresAt = this.#endOf(days);
    return this.orm.transaction(async (transaction) => {
      if (holder === null) {
        await this.#allowed(actor, holder);
        // One at a time, so that what is counted stays so; an organisation is held by its row.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('management keys'))`);
      } else {
        await this.access.locked(transaction, { actor, organisationId: holder, action: 'management.manage' });
      }
      const held = await transaction.select(ROW).from(managementKeys).where(isOf(holder));
      if (held.some((each) => each.name === values.name && each.id !== id)) {
        throw new Conflict(say.keyNameTaken());
      }
      const live = held.filter(({ expiresAt: end }) => end === null || end.getTime() > this.now());
      if (live.length >= MOST_MANAGEMENT_KEYS) {
        throw new Conflict(say.mostManagementKeys({ most: MOST_MANAGEMENT_KEYS }));
      }
      const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`;
      const [key] = await transaction
        .insert(managementKeys)
        .values({ ...values, hash: hashOf(secret), hint: secret.slice(-KEY_HINT), expiresAt })
        .onConflictDoNothing({ target: managementKeys.id })
        .returning(ROW);
      if (!key) throw new NothingThere('key');
      await record(transaction, { ...keyRecord('management-key.make', key), after: factsOf(key) });
      return { secret, key };
    });
  }

  /** False where there is no such key. */
  async revoke(actor: Actor, holder: KeyHolder, id: string): Promise<boolean> {
    await this.#allowed(actor, holder);
    return this.orm.transaction(async (transaction) => {
      const [gone] = await transaction
        .delete(managementKeys)
        .where(and(isOf(holder), eq(managementKeys.id, id)))
        .returning(ROW);
      if (!gone) return false;
      await record(transaction, { ...keyRecord('management-key.revoke', gone), before: factsOf(gone) });
      return true;
    });
  }

  async #allowed(actor: Actor, holder: KeyHolder): Promise<void> {
    if (holder !== null) await this.access.organisation(actor, holder, 'management.manage');
    else if (actor.kind === 'program') throw new NotAllowed(actor.role, 'management.manage');
    else if (actor.kind === 'person') throw new NothingThere('organisation');
  }

  async #noteUse(id: string): Promise<void> {
    const now = this.now();
    const before = new Date(now - NOTED_MS);
    await this.orm
      .update(managementKeys)
      .set({ lastUsedAt: new Date(now) })
      .where(
        and(eq(managementKeys.id, id), or(isNull(managementKeys.lastUsedAt), lt(managementKeys.lastUsedAt, before))),
      );
  }

  #isLive() {
    return or(isNull(managementKeys.expiresAt), gt(managementKeys.expiresAt, new Date(this.now())));
  }

  #endOf(days: number | undefined): Date | null {
    if (days === undefined) return null;
    if (Number.isInteger(days) && days >= 1 && days <= LONGEST_LIFE) return new Date(this.now() + days * DAY_MS);
    throw new AccountError(say.life({ most: LONGEST_LIFE, days }));
  }
}

/** An entry about a key, in the log of its organisation or in that of the operator's account. */
const keyRecord = (action: AuditAction, { id, organisationId }: ManagementKey): Recorded => ({
  action,
  of: organisationId === null ? { accountId: 'operator' } : { organisationId },
  target: { kind: 'key', id },
});

const factsOf = ({ name, role, expiresAt }: ManagementKey) => ({
  name,
  role,
  expiresAt: expiresAt?.toISOString() ?? null,
});

const isOf = (holder: KeyHolder) =>
  holder === null ? isNull(managementKeys.organisationId) : eq(managementKeys.organisationId, holder);

function roleFor(holder: KeyHolder, role: KeyRole): KeyRole {
  if (holder === null && role !== 'owner') throw new AccountError('A key of the operator has the role owner.');
  return role;
}

function nameOf(typed: string): string {
  const name = oneLine(typed);
  if (name !== '' && name.length <= LONGEST_KEY_NAME) return name;
  throw new AccountError(sayKey.name({ most: LONGEST_KEY_NAME }));
}
