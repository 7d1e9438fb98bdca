import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { GatewayConfig } from '../config/config.ts';
import { monthOf } from '../core/calendar.ts';
import { CLOCK, CONFIG } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts, apiKeys, usedKeyMonths } from '../database/schema.ts';
import { AccountError, Conflict, type Account } from './accounts.ts';
import { isRestricted } from './key-rules.ts';
import { checkedRestrictions, checkShare, type KeyChange, type KeyRestrictions } from './key-restrictions.ts';
import {
  hashApiKey,
  KEY_ROW,
  KeyLimitError,
  keptHash,
  lastingOf,
  MOST_KEYS,
  newKeyOf,
  unrevokedOf,
  type KeyRow,
  KEY_HINT,
} from './keys.ts';
import { Revocations } from './revocations.ts';
import { record } from '../audit/record.ts';
import { keyIn, keyRecord } from './audited.ts';
import { say } from './key-faults.messages.ts';

/** Longest that the earlier secret of a key goes on, in days. */
export const LONGEST_ROTATION_DAYS = 7;
const DAY_MS = 86_400_000;

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** A rotation that means a secret which another one has replaced. */
export class RotatedMeanwhile extends Conflict {
  override readonly name = 'RotatedMeanwhile';
  /** `hint`: the last characters of the secret that is the present one. */
  constructor(hint: string) {
    super(say.rotated({ hint }));
  }
}

/** Restrictions of keys, and new secrets for them. A change reaches every gateway within a second, as a revocation does. */
@Injectable()
export class KeyChanges {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly revocations: Revocations,
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'defaults'>,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {}

  /** Throws an AccountError for restrictions that no key of the account can have: to be asked before one is made. */
  check(account: Account, restrictions: KeyChange): Partial<KeyRestrictions> {
    const checked = checkedRestrictions(restrictions);
    checkShare(checked, account, this.config.defaults);
    return checked;
  }

  /** Changes what is named of the restrictions of a key; undefined when the account has no such key. */
  async restrict(accountId: string, keyId: string, restrictions: KeyChange): Promise<KeyRow | undefined> {
    return this.#changing(accountId, keyId, async (transaction, account, key) => {
      const checked = this.check(account, restrictions);
      const restricted = isRestricted({ ...key, ...checked });
      // The earlier secret of a rotation is held to the same.
      for (const { id, hash } of await secretsOf(transaction, keyId)) {
        const values = { ...checked, hash: keptHash(hash, restricted) };
        await transaction.update(apiKeys).set(values).where(eq(apiKeys.id, id));
      }
      const [changed] = await transaction.select(KEY_ROW).from(apiKeys).where(eq(apiKeys.id, keyId));
      // Units taken ahead are of the share before: gateways ask anew, by the one that holds now.
      if (changed?.monthlyCalls !== key.monthlyCalls) {
        await transaction.execute(sql`select end_leases_of_key(${keyId})`);
      }
      if (changed) {
        const change = { before: keyIn(key), after: keyIn(changed) };
        await record(transaction, { ...keyRecord('key.restrict', accountId, keyId), ...change });
      }
      return changed;
    });
  }

  /**
   * Gives a key a new secret. The one before goes on for some days, none where they are 0, in a row of its own that
   * counts among the keys; an earlier one ends at once. `knownHint`: last characters of the secret that is meant, so
   * that asking twice ends no secret that is in use. Undefined when the account has no such key.
   */
  async rotate(
    accountId: string,
    keyId: string,
    days: number,
    knownHint?: string,
  ): Promise<{ readonly key: string; readonly row: KeyRow; readonly earlier: KeyRow | undefined } | undefined> {
    if (!Number.isInteger(days) || days < 0 || days > LONGEST_ROTATION_DAYS) {
      throw new AccountError(
        `The earlier secret of a key goes on for 0 to ${LONGEST_ROTATION_DAYS} days, and ${days} is not among them.`,
      );
    }
    return this.#changing(accountId, keyId, async (transaction, account, known) => {
      if (known.expiresAt !== null && known.expiresAt.getTime() <= this.now()) {
        throw new Conflict(say.expired());
      }
      if (knownHint !== undefined && knownHint !== known.hint) {
        throw new RotatedMeanwhile(known.hint);
      }
      const revokedAt = new Date(this.now());
      await transaction
        .update(apiKeys)
        .set({ revokedAt })
        .where(and(eq(apiKeys.secretOf, keyId), isNull(apiKeys.revokedAt)));
      const key = newKeyOf(account);
      const hash = keptHash(hashApiKey(key).toString('hex'), isRestricted(known));
      const [row] = await transaction
        .update(apiKeys)
        .set({ hash, hint: key.slice(-KEY_HINT), lastUsedAt: null })
        .where(eq(apiKeys.id, keyId))
        .returning(KEY_ROW);
      if (!row) throw new Error('a key vanished while it was given a new secret');
      const rotation = { ...keyRecord('key.rotate', accountId, keyId), after: { earlierSecretDays: days } };
      if (days === 0) {
        await record(transaction, rotation);
        return { key, row, earlier: undefined };
      }
      const [live] = await transaction.select({ keys: count() }).from(apiKeys).where(lastingOf(accountId, this.now()));
      const limit = account.maxKeys ?? MOST_KEYS;
      if ((live?.keys ?? 0) >= limit) throw new KeyLimitError(limit);
      const end = new Date(Math.min(this.now() + days * DAY_MS, known.expiresAt?.getTime() ?? Infinity));
      const [earlier] = await transaction
        .insert(apiKeys)
        .values({ ...known, id: randomUUID(), secretOf: keyId, expiresAt: end })
        .returning(KEY_ROW);
      await record(transaction, rotation);
      return { key, row, earlier };
    });
  }

  /** Calls of this month by keys with a share. */
  async used(accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.orm
      .select({ keyId: usedKeyMonths.keyId, used: usedKeyMonths.used })
      .from(usedKeyMonths)
      .where(and(inArray(usedKeyMonths.accountId, [...accountIds]), eq(usedKeyMonths.month, monthOf(this.now()))));
    return new Map(rows.map(({ keyId, used }) => [keyId, used]));
  }

  /** Changes a live key, with the row of its account locked; gateways hear of it. Undefined where there is none. */
  async #changing<T>(
    accountId: string,
    keyId: string,
    change: (transaction: Transaction, account: Account, key: KeyRow & { readonly hash: string }) => Promise<T>,
  ): Promise<T | undefined> {
    const changed = await this.orm.transaction(async (transaction) => {
      const [account] = await transaction
        .select()
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update');
      const [key] = await transaction
        .select({ ...KEY_ROW, hash: apiKeys.hash })
        .from(apiKeys)
        .where(and(unrevokedOf(accountId), eq(apiKeys.id, keyId), isNull(apiKeys.secretOf)));
      if (!account || !key) return undefined;
      const made = await change(transaction, account, key);
      await this.revocations.publish('key', keyId, transaction);
      return made;
    });
    if (changed !== undefined) await this.revocations.catchUp();
    return changed;
  }
}

/** A key and the earlier secret that goes on beside it. */
const secretsOf = (orm: Pick<Orm, 'select'>, keyId: string) =>
  orm
    .select({ id: apiKeys.id, hash: apiKeys.hash })
    .from(apiKeys)
    .where(and(or(eq(apiKeys.id, keyId), eq(apiKeys.secretOf, keyId)), sql`${apiKeys.revokedAt} is null`));
