import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { record } from '../audit/record.ts';
import { accounts } from '../database/schema.ts';
import { CLOCK } from '../core/tokens.ts';
import { openBytes, sealBytes } from '../core/sealed-bytes.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { SharedSecret } from '../database/shared-setting.ts';
import type { Account } from '../accounts/accounts.ts';

/** What addresses are sealed for; one that was made for another purpose opens nothing. */
export type SealPurpose = 'feed' | 'report';

/** Longest value that can be sealed, in bytes of UTF-8; addresses are a third longer. */
export const MOST_SEALED_BYTES = 4_096;

export interface OpenedRequest {
  readonly account: Account;
  readonly value: string;
  /** When it ends by itself, in milliseconds. */
  readonly expiresAt?: number;
}

/** The numbers of accounts, which nothing else reads; they go with their account. */
const requestSeals = pgTable('request_seals', {
  accountId: text('account_id').primaryKey(),
  /** 32 random bytes in base64url. */
  number: text('number').notNull(),
});

const END_BYTES = 6;
/** Longest id of an account that is sealed; a byte says how long it is. */
const MOST_ID_BYTES = 255;
/** Nonce and tag of both layers, the end and the length of the id, all of which every token has. */
const FEWEST_CHARACTERS = 86;
const MOST_CHARACTERS = Math.ceil(((MOST_SEALED_BYTES + MOST_ID_BYTES + 64) * 4) / 3);
const FORM = new RegExp(`^[A-Za-z0-9_-]{${FEWEST_CHARACTERS},${MOST_CHARACTERS}}$`);

/**
 * Requests that travel in an address, so that the server keeps nothing of them: a birth, a span, a choice.
 *
 * A token has two layers of AES-256-GCM. The outer one, by a secret of the installation, holds the account's id: a forged
 * token never reaches the database. The inner one is by a key made of that secret, the account and a random number of the
 * account, the only thing that is kept. Whoever has the database lacks the token; whoever has an old token and the
 * database after `revokeAll` lacks the number, so what it held is out of reach for good.
 */
@Injectable()
export class SealedRequests {
  readonly #secret: SharedSecret;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#secret = new SharedSecret(orm, 'requests.seal');
  }

  /** A token of letters, digits, `-` and `_`. `expiresAt`: when it ends by itself, in milliseconds. */
  async seal(accountId: string, purpose: SealPurpose, value: string, expiresAt?: number): Promise<string> {
    const [id, text] = [Buffer.from(accountId), Buffer.from(value)];
    if (text.length > MOST_SEALED_BYTES || id.length > MOST_ID_BYTES) {
      throw new RangeError(`A sealed request has at most ${MOST_SEALED_BYTES} bytes; this one has ${text.length}.`);
    }
    const end = Buffer.alloc(END_BYTES);
    end.writeUIntBE(expiresAt ?? 0, 0, END_BYTES);
    const key = await this.#keyOf(accountId, purpose, await this.#findOrMakeNumber(accountId));
    const inner = sealBytes(key, Buffer.concat([end, text]), accountId);
    const outer = Buffer.concat([Buffer.of(id.length), id, inner]);
    return sealBytes(await this.#outerKey(purpose), outer, purpose).toString('base64url');
  }

  /** Undefined when it was not sealed here for this purpose, was changed, has ended or was revoked. */
  async open(token: string, purpose: SealPurpose): Promise<OpenedRequest | undefined> {
    const bytes = Buffer.from(token, 'base64url');
    // A token is written in one way, so that nothing that goes by its letters takes one for two.
    if (!FORM.test(token) || bytes.toString('base64url') !== token) return undefined;
    const outer = openBytes(await this.#outerKey(purpose), bytes, purpose);
    if (!outer) return undefined;
    const idEnd = 1 + (outer[0] ?? 0);
    const accountId = outer.subarray(1, idEnd).toString();
    const [row] = await this.orm
      .select({ account: accounts, number: requestSeals.number })
      .from(requestSeals)
      .innerJoin(accounts, eq(accounts.id, requestSeals.accountId))
      .where(eq(requestSeals.accountId, accountId));
    if (!row) return undefined;
    const opened = openBytes(await this.#keyOf(accountId, purpose, row.number), outer.subarray(idEnd), accountId);
    if (!opened) return undefined;
    const expiresAt = opened.readUIntBE(0, END_BYTES);
    if (expiresAt !== 0 && expiresAt <= this.now()) return undefined;
    const value = opened.subarray(END_BYTES).toString();
    return { account: row.account, value, ...(expiresAt !== 0 && { expiresAt }) };
  }

  /** Ends all tokens of the account, for every purpose. */
  async revokeAll(accountId: string): Promise<void> {
    await this.orm.transaction(async (transaction) => {
      const ended = await transaction.delete(requestSeals).where(eq(requestSeals.accountId, accountId)).returning();
      if (ended.length > 0) await record(transaction, { action: 'calendar.revoke', of: { accountId } });
    });
  }

  /** Whether the account may have tokens: it has made one since it last revoked them. */
  async hasSealed(accountId: string): Promise<boolean> {
    return (await this.#number(accountId)) !== undefined;
  }

  async #number(accountId: string): Promise<string | undefined> {
    const [row] = await this.orm.select().from(requestSeals).where(eq(requestSeals.accountId, accountId));
    return row?.number;
  }

  async #findOrMakeNumber(accountId: string): Promise<string> {
    const known = await this.#number(accountId);
    if (known !== undefined) return known;
    const made = randomBytes(32).toString('base64url');
    await this.orm.insert(requestSeals).values({ accountId, number: made }).onConflictDoNothing();
    const kept = await this.#number(accountId);
    if (kept === undefined) throw new Error('the number of an account was revoked while it was made');
    return kept;
  }

  /** HMAC-SHA-256 makes a key of 32 bytes from what it names. */
  #outerKey(purpose: SealPurpose): Promise<Buffer> {
    return this.#secret.hmac(JSON.stringify(['outer', purpose]));
  }

  #keyOf(accountId: string, purpose: SealPurpose, number: string): Promise<Buffer> {
    return this.#secret.hmac(JSON.stringify(['inner', purpose, accountId, number]));
  }
}
