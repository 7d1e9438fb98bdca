import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import { parseAddress, type Account } from '../accounts/accounts.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, addressChanges, signInCodes } from '../database/schema.ts';
import type { Limits, Taken } from '../limits/limits.ts';
import type { MailCap } from '../mail/mail-cap.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { WaysIn } from '../organisations/ways-in.ts';
import { newCode, newSalt, typedCode, type CodeHashes } from './codes.ts';
import { say } from './mails.messages.ts';
import { CODE_MINUTES, CODE_TRIES, subjectOf } from './sign-in.ts';
import { record, recordAlone } from '../audit/record.ts';

export interface AddressChangesParts {
  readonly orm: Orm;
  readonly waysIn: Pick<WaysIn, 'of'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly mailCap: Pick<MailCap, 'take'>;
  readonly limits: Pick<Limits, 'take' | 'giveBack'>;
  readonly hashes: CodeHashes;
  readonly logger?: Logger;
  readonly now?: () => Date;
}

export type Asked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'address' | 'same' | 'mail' | 'provider' }
  | { readonly ok: false; readonly reason: 'limited'; readonly retryAfterSeconds: number };

export type Changed =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: 'malformed' | 'expired' | 'locked' | 'taken' }
  | { readonly ok: false; readonly reason: 'wrong'; readonly triesLeft: number };

/**
 * Changing the address of an account, by a code to the old address and one to the new one: whoever holds a session alone
 * cannot take an account away, and nobody's address is taken without them. Whether the new address has an account is
 * told to those alone who have typed the code that went there.
 */
export class AddressChanges {
  readonly #parts: AddressChangesParts;
  readonly #now: () => Date;

  constructor(parts: AddressChangesParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => new Date());
  }

  /** Sends both codes; an earlier change that is under way is forgotten. */
  async ask({ id: accountId, email: old }: Pick<Account, 'id' | 'email'>, address: string): Promise<Asked> {
    const email = parseAddress(address);
    if (email === undefined || old === null) return { ok: false, reason: 'address' };
    if (email === old) return { ok: false, reason: 'same' };
    // With another address the person would no longer come by the provider that their organisation asks for.
    if ((await this.#parts.waysIn.of(old))?.required) return { ok: false, reason: 'provider' };
    const refused = await this.#take(old, email);
    if (refused) return { ok: false, reason: 'limited', retryAfterSeconds: refused.retryAfterSeconds };
    const { orm, mailer, hashes, logger } = this.#parts;
    const [oldCode, newOne] = [newCode(), newCode()];
    const [oldSalt, newOnesSalt] = [newSalt(), newSalt()];
    const row = {
      newEmail: email,
      oldSalt,
      oldHash: await hashes.of(oldCode, oldSalt),
      newSalt: newOnesSalt,
      newHash: await hashes.of(newOne, newOnesSalt),
      attempts: 0,
      expiresAt: new Date(this.#now().getTime() + CODE_MINUTES * 60_000),
    };
    await orm
      .insert(addressChanges)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: addressChanges.accountId, set: row });
    await recordAlone(orm, { action: 'address.ask', of: { accountId } });
    try {
      await mailer.send(oldMail(old, email, oldCode));
      await mailer.send(newMail(email, newOne));
      return { ok: true };
    } catch (fault) {
      logger?.warn({ fault }, 'the codes of a change of address could not be sent');
      await this.cancel(accountId);
      return { ok: false, reason: 'mail' };
    }
  }

  /** The new address while its codes can still be used. */
  async pending(accountId: string): Promise<string | undefined> {
    const [row] = await this.#parts.orm.select().from(addressChanges).where(this.#live(accountId));
    return row && row.attempts < CODE_TRIES ? row.newEmail : undefined;
  }

  async cancel(accountId: string): Promise<void> {
    await this.#parts.orm.delete(addressChanges).where(eq(addressChanges.accountId, accountId));
  }

  /** Changes the address where both codes are right. */
  async confirm(accountId: string, old: string, fresh: string): Promise<Changed> {
    const [oldCode, freshCode] = [typedCode(old), typedCode(fresh)];
    if (oldCode === undefined || freshCode === undefined) return { ok: false, reason: 'malformed' };
    // The try is counted before it is judged: tries at the same time cannot be more than there are.
    const [row] = await this.#parts.orm
      .update(addressChanges)
      .set({ attempts: sql`${addressChanges.attempts} + 1` })
      .where(and(this.#live(accountId), lt(addressChanges.attempts, CODE_TRIES)))
      .returning();
    if (!row) return { ok: false, reason: 'expired' };
    const { hashes } = this.#parts;
    const right = await Promise.all([
      hashes.match(oldCode, row.oldSalt, row.oldHash),
      hashes.match(freshCode, row.newSalt, row.newHash),
    ]);
    if (!right.every(Boolean)) {
      const triesLeft = CODE_TRIES - row.attempts;
      return triesLeft > 0 ? { ok: false, reason: 'wrong', triesLeft } : { ok: false, reason: 'locked' };
    }
    return this.#change(accountId, row.newEmail);
  }

  async purge(): Promise<void> {
    await this.#parts.orm.delete(addressChanges).where(lt(addressChanges.expiresAt, this.#now()));
  }

  #change(accountId: string, email: string): Promise<Changed> {
    return this.#parts.orm.transaction(async (transaction): Promise<Changed> => {
      // When both codes come twice at the same time, one of the requests finds the row.
      const [row] = await transaction.delete(addressChanges).where(eq(addressChanges.accountId, accountId)).returning();
      if (!row) return { ok: false, reason: 'expired' };
      const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
      const [other] = await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
      if (!account || other) return { ok: false, reason: 'taken' };
      const name = account.name === account.email ? email : account.name;
      await transaction.update(accounts).set({ email, name }).where(eq(accounts.id, accountId));
      // Codes that are on their way to the old address would open an account there.
      if (account.email !== null) await transaction.delete(signInCodes).where(eq(signInCodes.email, account.email));
      await record(transaction, { action: 'address.change', of: { accountId } });
      return { ok: true, email };
    });
  }

  /** Takes of what may be sent to both addresses, and in all; gives back what one refusal leaves unused. */
  async #take(old: string, email: string): Promise<Taken | undefined> {
    const { limits, mailCap } = this.#parts;
    const subjects = [subjectOf(old, true), subjectOf(email, false)];
    const taken: string[] = [];
    for (const subject of subjects) {
      const one = await limits.take('sign_in_address', subject);
      if (!one.ok) {
        await Promise.all(taken.map((each) => limits.giveBack('sign_in_address', each, 1)));
        return one;
      }
      taken.push(subject);
    }
    for (const _ of subjects) {
      const one = await mailCap.take(true);
      if (!one.ok) return one;
    }
    return undefined;
  }

  #live(accountId: string) {
    return and(eq(addressChanges.accountId, accountId), gt(addressChanges.expiresAt, this.#now()));
  }
}

const oldMail = (to: string, email: string, code: string): Mail => ({
  to,
  subject: say.oldSubject(),
  text: say.oldText({ email, code }),
});

const newMail = (to: string, code: string): Mail => ({ to, subject: say.newSubject(), text: say.newText({ code }) });
