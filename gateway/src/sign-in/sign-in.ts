import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import type { Orm } from '../database/connection.ts';
import { accounts as accountRows, signInCodes } from '../database/schema.ts';
import type { Limits, Taken } from '../limits/limits.ts';
import type { MailCap } from '../mail/mail-cap.ts';
import type { Mailer, MailRoute } from '../mail/mailer.ts';
import { giveBackToClient, takeOfClient } from '../web/client-limit.ts';
import { parseAddress } from '../accounts/accounts.ts';
import { codeMail, newCode, newSalt, secondCodeMail, typedCode, type CodeHashes } from './codes.ts';
import type { WayIn, WaysIn } from '../organisations/ways-in.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { record, recordAlone } from '../audit/record.ts';
import { entered, refusedCodes } from './audited.ts';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

interface Refused<Reason extends string> {
  readonly ok: false;
  readonly reason: Reason;
  readonly retryAfterSeconds: number;
}

/** The address comes in by the provider of an organisation, and no code was sent. */
interface ByProvider {
  readonly ok: false;
  readonly reason: 'provider';
  readonly way: WayIn;
}

export type RequestOutcome =
  /** The ticket belongs to the browser that asked; with the code it opens the account. */
  | { readonly ok: true; readonly ticket: string; readonly email: string }
  | { readonly ok: false; readonly reason: 'address' | 'mail' }
  /** Too much was asked for: by the client, for the address, or by all clients together. */
  | Refused<'limited' | 'limited_address' | 'busy'>
  | ByProvider;

export type VerifyOutcome =
  /** `known`: token by which the browser is known for the address from now on. */
  | { readonly ok: true; readonly accountId: string; readonly known: string }
  | { readonly ok: false; readonly reason: 'wrong'; readonly triesLeft: number }
  /** `another`: the code was right, and a second one has been sent. */
  | { readonly ok: false; readonly reason: 'malformed' | 'expired' | 'locked' | 'another' | 'mail' }
  | Refused<'limited' | 'busy'>
  | ByProvider;

/** The client that asks: its address, and the token of a browser that is known, where it brings one. */
export interface Asker {
  readonly ip: string;
  readonly known?: string | undefined;
}

export interface SignInParts {
  readonly orm: Orm;
  readonly accounts: { findOrCreateUser(email: string): Promise<{ readonly id: string }> };
  readonly waysIn: Pick<WaysIn, 'of'>;
  readonly mailer: Mailer;
  readonly mailCap: Pick<MailCap, 'take'>;
  readonly limits: Pick<Limits, 'take' | 'giveBack'>;
  readonly hashes: CodeHashes;
  /** Address of the page that makes a browser known. */
  readonly page: string;
  readonly logger?: Logger;
  readonly now?: () => Date;
}

type CodeRow = typeof signInCodes.$inferSelect;

/** Tickets are 32 random bytes. */
const TICKET = /^[A-Za-z0-9_-]{43}$/;

/**
 * Signing in by a code sent to an e-mail address. Whether the address has an account is looked up, and the account
 * made, only once the code has come back: until then nothing that is answered can depend on it.
 *
 * Wrong codes are counted by address and by client, which bounds guessing. Beyond the bound nobody is refused: a right
 * code is then answered by a second one, which a guesser would have to guess as well. Browsers whose user is known to
 * own the address are counted apart, so that strangers can use up nothing of theirs.
 */
export class SignIn {
  readonly #parts: SignInParts;
  readonly #browsers: KnownBrowsers;
  readonly #now: () => Date;

  constructor(parts: SignInParts) {
    this.#parts = parts;
    this.#browsers = new KnownBrowsers(parts.orm);
    this.#now = parts.now ?? (() => new Date());
  }

  /** Route of messages, so that a page can say where to look for the code. */
  get route(): MailRoute {
    return this.#parts.mailer.route;
  }

  /** The provider that is the only way in for an address. */
  async onlyWayOf(email: string): Promise<WayIn | undefined> {
    const way = await this.#parts.waysIn.of(email);
    return way?.required ? way : undefined;
  }

  /** `byCode`: a code is wanted where there is a provider as well. */
  async request(address: string, { ip, known }: Asker, byCode = false): Promise<RequestOutcome> {
    const { orm, mailer, mailCap, limits, logger, waysIn } = this.#parts;
    const email = parseAddress(address);
    if (email === undefined) return { ok: false, reason: 'address' };
    const isKnown = await this.#browsers.isKnown(email, known);
    // The client's own limit comes first, so that one client cannot use up the codes of others' addresses.
    const byClient = isKnown ? undefined : await takeOfClient(limits, 'sign_in_client', ip);
    if (byClient?.ok === false) return refused('limited', byClient);
    const way = await waysIn.of(email);
    if (way && (way.required || !byCode)) {
      if (!isKnown) await giveBackToClient(limits, 'sign_in_client', ip);
      return { ok: false, reason: 'provider', way };
    }
    const subject = subjectOf(email, isKnown);
    const byAddress = await limits.take('sign_in_address', subject);
    if (!byAddress.ok) return refused('limited_address', byAddress);
    const byAll = await mailCap.take(isKnown);
    if (!byAll.ok) {
      await limits.giveBack('sign_in_address', subject, 1);
      return refused('busy', byAll);
    }

    const ticket = randomBytes(32).toString('base64url');
    const { code, hashed } = await this.#newCode();
    await orm.insert(signInCodes).values({ id: ticket, email, ...hashed });
    // With the last message that strangers can have sent goes the way on for the owner.
    const wayOn = byAddress.remaining === 0 && !isKnown ? await this.#wayOn(email) : undefined;
    try {
      await mailer.send(codeMail(email, code, wayOn));
    } catch (fault) {
      logger?.warn({ fault }, 'a sign-in code could not be sent');
      await this.#forget(ticket);
      return { ok: false, reason: 'mail' };
    }
    return { ok: true, ticket, email };
  }

  /** The address a ticket was given for while its code can still be used. */
  async pending(ticket: string): Promise<string | undefined> {
    const [row] = await this.#parts.orm.select().from(signInCodes).where(this.#live(ticket));
    return row?.email;
  }

  async verify(ticket: string, typed: string, { ip, known }: Asker): Promise<VerifyOutcome> {
    const { limits } = this.#parts;
    const code = typedCode(typed);
    if (code === undefined) return { ok: false, reason: 'malformed' };
    const row = TICKET.test(ticket) ? await this.#countTry(ticket) : undefined;
    if (!row) {
      // Trying a code that no longer exists costs the client alone.
      const byClient = await takeOfClient(limits, 'verify_client', ip);
      if (!byClient.ok) return refused('limited', byClient);
      return { ok: false, reason: (await this.pending(ticket)) === undefined ? 'expired' : 'locked' };
    }
    const isKnown = await this.#browsers.isKnown(row.email, known);
    // The try is taken before it is judged: of those at the same time no more are judged than there are.
    const giveBack = row.firstAt === null ? await this.#takeTry(row.email, ip, isKnown) : nothing;
    if (!(await this.#parts.hashes.match(code, row.salt, row.codeHash))) {
      const triesLeft = CODE_TRIES - row.attempts;
      return triesLeft > 0 ? { ok: false, reason: 'wrong', triesLeft } : { ok: false, reason: 'locked' };
    }
    if (giveBack === undefined) return this.#sendAnother(row, isKnown);
    await giveBack();
    return this.#enter(row);
  }

  /** Removes the addresses of those who asked for a code and never used it. */
  async purge(): Promise<void> {
    await this.#parts.orm.transaction(async (transaction) => {
      const over = lt(signInCodes.expiresAt, this.#now());
      const { email, attempts } = signInCodes;
      const gone = await transaction.delete(signInCodes).where(over).returning({ email, attempts });
      const wrong = new Map<string, number>();
      for (const one of gone) wrong.set(one.email, (wrong.get(one.email) ?? 0) + one.attempts);
      const known = await transaction
        .select({ id: accountRows.id, email: accountRows.email })
        .from(accountRows)
        .where(
          inArray(
            accountRows.email,
            [...wrong.keys()].filter((each) => wrong.get(each) !== 0),
          ),
        );
      const refusals = known.map(({ id, email: of }) => refusedCodes(id, wrong.get(of ?? '') ?? 0));
      await record(transaction, ...refusals);
    });
  }

  /** The try is counted before it is judged: tries at the same time cannot be more than there are. */
  async #countTry(ticket: string): Promise<CodeRow | undefined> {
    const [row] = await this.#parts.orm
      .update(signInCodes)
      .set({ attempts: sql`${signInCodes.attempts} + 1` })
      .where(and(this.#live(ticket), lt(signInCodes.attempts, CODE_TRIES)))
      .returning();
    return row;
  }

  /** Takes one of the tries in which a right code opens the account by itself, and says how to give it back. */
  async #takeTry(email: string, ip: string, isKnown: boolean): Promise<(() => Promise<void>) | undefined> {
    const { limits } = this.#parts;
    const subject = subjectOf(email, isKnown);
    if (!(await limits.take('verify_address', subject)).ok) return undefined;
    const giveBack = (): Promise<void> => limits.giveBack('verify_address', subject, 1);
    if (isKnown) return giveBack;
    if ((await takeOfClient(limits, 'verify_client', ip)).ok) {
      return async () => {
        await giveBack();
        await giveBackToClient(limits, 'verify_client', ip);
      };
    }
    await giveBack();
    return undefined;
  }

  /** Puts a second code in the place of a right one. */
  async #sendAnother(row: CodeRow, isKnown: boolean): Promise<VerifyOutcome> {
    const { orm, mailer, mailCap, logger } = this.#parts;
    const isRow = and(eq(signInCodes.id, row.id), eq(signInCodes.codeHash, row.codeHash));
    const byAll = await mailCap.take(isKnown);
    if (!byAll.ok) {
      await orm
        .update(signInCodes)
        .set({ attempts: sql`${signInCodes.attempts} - 1` })
        .where(isRow);
      return refused('busy', byAll);
    }
    const { code, hashed } = await this.#newCode();
    const changed = { ...hashed, attempts: 0, firstAt: this.#now() };
    // When the right code comes twice at the same time, one second code is sent.
    const [first] = await orm.update(signInCodes).set(changed).where(isRow).returning();
    if (!first) return { ok: false, reason: 'expired' };
    try {
      await mailer.send(secondCodeMail(row.email, code));
    } catch (fault) {
      logger?.warn({ fault }, 'a second sign-in code could not be sent');
      await this.#forget(row.id);
      return { ok: false, reason: 'mail' };
    }
    return { ok: false, reason: 'another' };
  }

  async #enter({ id, email, attempts }: CodeRow): Promise<VerifyOutcome> {
    // The organisation may have asked for its provider since the code was sent.
    const way = await this.onlyWayOf(email);
    if (way) return { ok: false, reason: 'provider', way };
    // When two requests bring the right code at the same time, the one that deletes the row is let in.
    if (!(await this.#forget(id))) return { ok: false, reason: 'expired' };
    const { orm, accounts } = this.#parts;
    const others = await orm
      .delete(signInCodes)
      .where(eq(signInCodes.email, email))
      .returning({ attempts: signInCodes.attempts });
    const known = await this.#browsers.token(email);
    const { id: accountId } = await accounts.findOrCreateUser(email);
    // The last try of this code was the right one.
    const wrong = others.reduce((sum, one) => sum + one.attempts, attempts - 1);
    await recordAlone(orm, ...(wrong > 0 ? [refusedCodes(accountId, wrong)] : []), entered(accountId, { by: 'code' }));
    return { ok: true, accountId, known };
  }

  async #newCode() {
    const code = newCode();
    const salt = newSalt();
    const expiresAt = new Date(this.#now().getTime() + CODE_MINUTES * 60_000);
    return { code, hashed: { salt, codeHash: await this.#parts.hashes.of(code, salt), expiresAt } };
  }

  async #wayOn(email: string): Promise<string> {
    return `${this.#parts.page}?known=${await this.#browsers.token(email)}`;
  }

  #live(ticket: string) {
    return and(eq(signInCodes.id, ticket), gt(signInCodes.expiresAt, this.#now()));
  }

  async #forget(ticket: string): Promise<boolean> {
    const gone = await this.#parts.orm.delete(signInCodes).where(eq(signInCodes.id, ticket)).returning();
    return gone.length > 0;
  }
}

const nothing = async (): Promise<void> => {};

/** What the limits of an address count by; no address has a space. */
export const subjectOf = (email: string, isKnown: boolean): string => (isKnown ? `known ${email}` : email);

const refused = <Reason extends string>(reason: Reason, { retryAfterSeconds }: Taken): Refused<Reason> => ({
  ok: false,
  reason,
  retryAfterSeconds,
});
