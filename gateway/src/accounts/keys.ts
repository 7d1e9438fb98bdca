import { Inject, Injectable } from '@nestjs/common';
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, isNull, or, type InferSelectModel } from 'drizzle-orm';
import { Revocations } from './revocations.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, apiKeys } from '../database/schema.ts';
import { oneLine } from '../web/clean-text.ts';
import { AccountError, Conflict, type Account } from './accounts.ts';
import { ORM } from '../database/database.module.ts';
import { CLOCK } from '../core/tokens.ts';
import { record } from '../audit/record.ts';
import { keyIn, keyRecord } from './audited.ts';
import { say } from './key-faults.messages.ts';

const PREFIX = 'mcp_';
const TEST_PREFIX = `${PREFIX}test_`;

/** A new key: `mcp_` and 256 random bits in base64url, which do not look like a key for tests. */
export function newApiKey(): string {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return key.startsWith(TEST_PREFIX) ? newApiKey() : key;
}

/** A new key of a test account: as long as any other, `mcp_test_` and 228 random bits. */
const newTestKey = (): string => `${TEST_PREFIX}${randomBytes(32).toString('base64url').slice(0, 38)}`;

/** SHA-256 of a key, which is all that is stored. The key has 256 random bits, so no slower hash is needed. */
export const hashApiKey = (key: string): Buffer => hash('sha256', key, 'buffer');

/** Stands before the hash of a key with restrictions, so that versions that know of none do not find it. */
const RESTRICTED = 'r:';

/** The hash of a key as it is kept. */
export function keptHash(kept: string, restricted: boolean): string {
  const plain = plainHash(kept);
  return restricted ? `${RESTRICTED}${plain}` : plain;
}

/** The hash of a key, of what is kept of it. */
export const plainHash = (kept: string): string => (kept.startsWith(RESTRICTED) ? kept.slice(RESTRICTED.length) : kept);

/** A new key for an account. */
export const newKeyOf = ({ testClock }: Pick<Account, 'testClock'>): string =>
  testClock === null ? newApiKey() : newTestKey();

/** A key as its owner sees it again: never the key, never its hash. */
export type KeyRow = Omit<InferSelectModel<typeof apiKeys>, 'hash'>;

/** Live keys an account may have unless it has a number of its own. */
export const MOST_KEYS = 5;
export const LONGEST_KEY_NAME = 60;
/** Characters at its end that tell a key from the others of an account. */
export const KEY_HINT = 4;
/** An expired key stays on the list this long, so that its owner sees why a program is refused. */
const EXPIRED_LISTED_DAYS = 90;
/** Longest life of a key, in days. */
export const LONGEST_LIFE = 3_650;

const DAY_MS = 86_400_000;

export class KeyLimitError extends Conflict {
  override readonly name = 'KeyLimitError';
  constructor(readonly limit: number) {
    super(say.limit({ limit }));
  }
}

/** Columns that say what a key may do, and whose earlier secret it is. */
export const KEY_LIMITS = {
  secretOf: apiKeys.secretOf,
  monthlyCalls: apiKeys.monthlyCalls,
  ratePerSecond: apiKeys.ratePerSecond,
  addressRanges: apiKeys.addressRanges,
  allowedOrigins: apiKeys.allowedOrigins,
  toolsets: apiKeys.toolsets,
  manages: apiKeys.manages,
} as const;

export const KEY_ROW = {
  id: apiKeys.id,
  accountId: apiKeys.accountId,
  name: apiKeys.name,
  hint: apiKeys.hint,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
  expiresAt: apiKeys.expiresAt,
  ...KEY_LIMITS,
} as const;

export const unrevokedOf = (accountId: string) => and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt));

/** Keys that are not revoked and expire after the instant, in milliseconds. */
export const lastingOf = (accountId: string, instant: number) =>
  and(unrevokedOf(accountId), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date(instant))));

/** API keys. Only a hash of a key is kept. */
@Injectable()
export class Keys {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly revocations: Revocations,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {}

  /** Keys that are not revoked, oldest first, with recently expired ones and earlier secrets that go on. */
  list(accountId: string): Promise<readonly KeyRow[]> {
    return this.orm
      .select(KEY_ROW)
      .from(apiKeys)
      .where(lastingOf(accountId, this.now() - EXPIRED_LISTED_DAYS * DAY_MS))
      .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  }

  isExpired({ expiresAt }: Pick<KeyRow, 'expiresAt'>): boolean {
    return expiresAt !== null && expiresAt.getTime() <= this.now();
  }

  /** `lifeDays`: days until the key expires; left out, it never does. `id`: one that the caller has chosen. */
  async create(
    accountId: string,
    name: string,
    lifeDays?: number,
    id: string = randomUUID(),
  ): Promise<{ readonly key: string; readonly row: KeyRow }> {
    const shown = keyName(name);
    const values = { id, accountId, name: shown, expiresAt: this.#endOf(lifeDays) };
    return this.orm.transaction(async (transaction) => {
      // The lock makes another request for the same account wait here, and then count this key too.
      const [owner] = await transaction
        .select({ maxKeys: accounts.maxKeys, testClock: accounts.testClock })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update');
      if (!owner) throw new AccountError('There is no such account.');
      const [live] = await transaction.select({ keys: count() }).from(apiKeys).where(lastingOf(accountId, this.now()));
      const limit = owner.maxKeys ?? MOST_KEYS;
      if ((live?.keys ?? 0) >= limit) throw new KeyLimitError(limit);
      const key = newKeyOf(owner);
      const [row] = await transaction
        .insert(apiKeys)
        .values({ ...values, hash: hashApiKey(key).toString('hex'), hint: key.slice(-KEY_HINT) })
        .onConflictDoNothing({ target: apiKeys.id })
        .returning(KEY_ROW);
      if (!row) throw new Conflict('This id is taken: choose another one.');
      await record(transaction, { ...keyRecord('key.make', accountId, row.id), after: keyIn(row) });
      return { key, row };
    });
  }

  /** False when the account has no such key. */
  async rename(accountId: string, keyId: string, name: string): Promise<boolean> {
    const shown = keyName(name);
    return this.orm.transaction(async (transaction) => {
      const isIt = and(unrevokedOf(accountId), or(eq(apiKeys.id, keyId), eq(apiKeys.secretOf, keyId)));
      const [known] = await transaction.select({ name: apiKeys.name }).from(apiKeys).where(isIt).for('update');
      if (!known) return false;
      await transaction.update(apiKeys).set({ name: shown }).where(isIt);
      const change = { before: { name: known.name }, after: { name: shown } };
      await record(transaction, { ...keyRecord('key.rename', accountId, keyId), ...change });
      return true;
    });
  }

  /** The account of a key. */
  async ownerOf(keyId: string): Promise<string | undefined> {
    const [key] = await this.orm.select({ accountId: apiKeys.accountId }).from(apiKeys).where(eq(apiKeys.id, keyId));
    return key?.accountId;
  }

  /** Revokes a key with its earlier secret, or that secret alone; false when the account has no such key. */
  async revoke(accountId: string, keyId: string): Promise<boolean> {
    const revoked = await this.orm.transaction(async (transaction) => {
      const rows = await transaction
        .update(apiKeys)
        .set({ revokedAt: new Date() })
        .where(and(unrevokedOf(accountId), or(eq(apiKeys.id, keyId), eq(apiKeys.secretOf, keyId))))
        .returning(KEY_ROW);
      const revokedKey = rows.find(({ id }) => id === keyId);
      if (revokedKey) {
        const before = { ...keyIn(revokedKey), earlierSecretOf: revokedKey.secretOf };
        await record(transaction, { ...keyRecord('key.revoke', accountId, keyId), before });
      }
      // Gateways know both secrets by the key.
      const [known] = new Set(rows.map(({ id, secretOf }) => secretOf ?? id));
      if (known !== undefined) await this.revocations.publish('key', known, transaction);
      return rows.length > 0;
    });
    if (revoked) await this.revocations.catchUp();
    return revoked;
  }

  #endOf(lifeDays: number | undefined): Date | null {
    if (lifeDays === undefined) return null;
    if (!Number.isInteger(lifeDays) || lifeDays < 1 || lifeDays > LONGEST_LIFE) {
      throw new AccountError(
        `A key lives for 1 to ${LONGEST_LIFE} days, or until it is revoked: ${lifeDays} is neither.`,
      );
    }
    return new Date(this.now() + lifeDays * DAY_MS);
  }
}

function keyName(typed: string): string {
  const name = oneLine(typed);
  if (name === '' || name.length > LONGEST_KEY_NAME) {
    throw new AccountError(say.name({ most: LONGEST_KEY_NAME }));
  }
  return name;
}
