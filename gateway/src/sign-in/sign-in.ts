import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import type { Orm } from '../database/connection.ts';
import { signInCodes } from '../database/schema.ts';
import type { Limits, LimitName } from '../limits/limits.ts';
import type { Mailer, MailRoute } from '../mail/mailer.ts';
import { networkOf } from '../web/client-address.ts';
import { parseAddress } from '../accounts/accounts.ts';
import { codeMail, hashCode, isCode, newCode, newSalt, typedCode } from './codes.ts';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

interface Limited {
  readonly ok: false;
  readonly reason: 'limited';
  readonly retryAfterSeconds: number;
}

export type RequestOutcome =
  /** The ticket belongs to the browser that asked; with the code it opens the account. */
  | { readonly ok: true; readonly ticket: string; readonly email: string }
  | { readonly ok: false; readonly reason: 'address' | 'mail' }
  | Limited;

export type VerifyOutcome =
  | { readonly ok: true; readonly accountId: string }
  | { readonly ok: false; readonly reason: 'wrong'; readonly triesLeft: number }
  | { readonly ok: false; readonly reason: 'malformed' | 'expired' | 'locked' }
  | Limited;

export interface SignInParts {
  readonly orm: Orm;
  readonly accounts: { findOrCreateUser(email: string): Promise<{ readonly id: string }> };
  readonly mailer: Mailer;
  readonly limits: Pick<Limits, 'take' | 'giveBack'>;
  readonly logger?: Logger;
  readonly now?: () => Date;
}

/** Tickets are 32 random bytes. */
const TICKET = /^[A-Za-z0-9_-]{43}$/;

/**
 * Signing in by a code sent to an e-mail address. Whether the address has an account is looked up, and the account
 * made, only once the code has come back: until then nothing that is answered can depend on it.
 *
 * An address has so many tries, which bounds guessing. A code takes its tries when it is sent, and they are its own: what
 * strangers try afterwards takes none from it.
 */
export class SignIn {
  readonly #parts: SignInParts;
  readonly #now: () => Date;

  constructor(parts: SignInParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => new Date());
  }

  /** Route of messages, so that a page can say where to look for the code. */
  get route(): MailRoute {
    return this.#parts.mailer.route;
  }

  async request(address: string, ip: string): Promise<RequestOutcome> {
    const { orm, mailer, limits, logger } = this.#parts;
    const email = parseAddress(address);
    if (email === undefined) return { ok: false, reason: 'address' };
    // The client's own limit comes first, so that one client cannot use up the tries of others' addresses.
    const byClient = await this.#over('sign_in_client', networkOf(ip));
    if (byClient) return byClient;
    const { tries, refused } = await this.#takeTries(email);
    if (refused) return refused;
    const byAddress = await this.#over('sign_in_address', email);
    if (byAddress) {
      await limits.giveBack('verify_address', email, tries);
      return byAddress;
    }

    const ticket = randomBytes(32).toString('base64url');
    const code = newCode();
    const salt = newSalt();
    const expiresAt = new Date(this.#now().getTime() + CODE_MINUTES * 60_000);
    const row = { id: ticket, email, salt, codeHash: await hashCode(code, salt), expiresAt };
    await orm.insert(signInCodes).values({ ...row, attempts: CODE_TRIES - tries });
    try {
      await mailer.send(codeMail(email, code));
    } catch (fault) {
      logger?.warn({ fault }, 'a sign-in code could not be sent');
      await this.#forget(ticket);
      await limits.giveBack('verify_address', email, tries);
      return { ok: false, reason: 'mail' };
    }
    return { ok: true, ticket, email };
  }

  /** The address a ticket was given for while its code can still be used. */
  async pending(ticket: string): Promise<string | undefined> {
    const [row] = await this.#parts.orm.select().from(signInCodes).where(this.#live(ticket));
    return row?.email;
  }

  async verify(ticket: string, typed: string, ip: string): Promise<VerifyOutcome> {
    const code = typedCode(typed);
    if (code === undefined) return { ok: false, reason: 'malformed' };
    const row = TICKET.test(ticket) ? await this.#countTry(ticket) : undefined;
    if (!row) {
      // Trying a code that no longer exists costs the client alone.
      const byClient = await this.#over('verify_client', networkOf(ip));
      return byClient ?? { ok: false, reason: (await this.pending(ticket)) === undefined ? 'expired' : 'locked' };
    }
    if (!(await isCode(code, row.salt, row.codeHash))) {
      const triesLeft = CODE_TRIES - row.attempts;
      return triesLeft > 0 ? { ok: false, reason: 'wrong', triesLeft } : { ok: false, reason: 'locked' };
    }
    // When two requests bring the right code at the same time, the one that deletes the row is let in.
    if (!(await this.#forget(ticket))) return { ok: false, reason: 'expired' };
    const { orm, accounts, limits } = this.#parts;
    const others = await orm.delete(signInCodes).where(eq(signInCodes.email, row.email)).returning();
    const unused = others.reduce((sum, { attempts }) => sum + CODE_TRIES - attempts, 1 + CODE_TRIES - row.attempts);
    await limits.giveBack('verify_address', row.email, unused);
    return { ok: true, accountId: (await accounts.findOrCreateUser(row.email)).id };
  }

  /** Removes the addresses of those who asked for a code and never used it. */
  async purge(): Promise<void> {
    await this.#parts.orm.delete(signInCodes).where(lt(signInCodes.expiresAt, this.#now()));
  }

  /** The try is counted before it is judged: tries at the same time cannot be more than there are. */
  async #countTry(ticket: string) {
    const [row] = await this.#parts.orm
      .update(signInCodes)
      .set({ attempts: sql`${signInCodes.attempts} + 1` })
      .where(and(this.#live(ticket), lt(signInCodes.attempts, CODE_TRIES)))
      .returning();
    return row;
  }

  /** Tries for a code that is about to be sent: fewer than five when the address has few left, none when it has none. */
  async #takeTries(email: string): Promise<{ readonly tries: number; readonly refused?: Limited }> {
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const refused = await this.#over('verify_address', email);
      if (refused) return tries > 0 ? { tries } : { tries, refused };
    }
    return { tries: CODE_TRIES };
  }

  async #over(limit: LimitName, subject: string): Promise<Limited | undefined> {
    const { ok, retryAfterSeconds } = await this.#parts.limits.take(limit, subject);
    return ok ? undefined : { ok: false, reason: 'limited', retryAfterSeconds };
  }

  #live(ticket: string) {
    return and(eq(signInCodes.id, ticket), gt(signInCodes.expiresAt, this.#now()));
  }

  async #forget(ticket: string): Promise<boolean> {
    const gone = await this.#parts.orm.delete(signInCodes).where(eq(signInCodes.id, ticket)).returning();
    return gone.length > 0;
  }
}
