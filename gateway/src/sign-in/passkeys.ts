import { isIP } from 'node:net';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import { z } from 'zod';
import type { Account } from '../accounts/accounts.ts';
import { isLoopback } from '../config/loopback.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, passkeys } from '../database/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { WaysIn } from '../organisations/ways-in.ts';
import { SealedText } from '../sealed-requests/sealed-text.ts';
import { record, recordAlone } from '../audit/record.ts';
import { entered } from './audited.ts';

export const MOST_PASSKEYS = 10;
const CEREMONY_MINUTES = 5;
const CEREMONY_MS = CEREMONY_MINUTES * 60_000;
const LONGEST_RESPONSE = 16 * 1024;

/** The library reads keys of every kind that authenticators have, which few starts of a gateway need. */
const library = () => import('@simplewebauthn/server');

/** The server as authenticators know it. */
export interface Site {
  /** Host name that passkeys are bound to. */
  readonly id: string;
  readonly origin: string;
}

/** Undefined where browsers make no passkeys: at an address without a name, and without https but on this machine. */
export function siteOf(baseUrl: string): Site | undefined {
  const { hostname, origin, protocol } = new URL(baseUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return protocol === 'https:' || isLoopback(hostname) ? { id: hostname, origin } : undefined;
}

/** What a page asks the browser to do, and the ticket that comes back with what it did. */
export interface Ceremony {
  readonly options: object;
  readonly ticket: string;
}

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** What came back from the browser. */
export interface Returned {
  readonly ticket: string;
  /** The credential as JSON. */
  readonly response: string;
}

export interface PasskeysParts {
  readonly orm: Orm;
  readonly waysIn: Pick<WaysIn, 'of'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger?: Logger;
  readonly now?: () => number;
}

const text = z.string().max(LONGEST_RESPONSE);
const made = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
const signed = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
});

/**
 * Passkeys of the developer page. A challenge is kept nowhere: it is in the ticket, sealed with its end and with what it
 * is for, so that a stranger who asks for one costs no row. A passkey names its owner, so no address is asked for.
 */
export class Passkeys {
  readonly #parts: PasskeysParts;
  readonly #sealed: SealedText;
  readonly #now: () => number;

  constructor(parts: PasskeysParts) {
    this.#parts = parts;
    this.#sealed = new SealedText(parts.orm, 'portal.passkey_challenges');
    this.#now = parts.now ?? Date.now;
  }

  list(accountId: string): Promise<readonly ListedPasskey[]> {
    const { id, name, createdAt, lastUsedAt } = passkeys;
    return this.#parts.orm
      .select({ id, name, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(createdAt), asc(id));
  }

  /** Asks for a new passkey of an account. `session`: what alone may bring it back. */
  async toRegister(site: Site, account: Account, session: string): Promise<Ceremony> {
    const { generateRegistrationOptions } = await library();
    const known = await this.list(account.id);
    const options = await generateRegistrationOptions({
      rpName: 'Cuspal',
      rpID: site.id,
      userName: account.email ?? account.name,
      userID: new Uint8Array(Buffer.from(account.id)),
      attestationType: 'none',
      timeout: CEREMONY_MS,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options, ticket: await this.#ticket(options.challenge, registering(session)) };
  }

  /** Keeps a passkey that was made; its owner is told by e-mail. */
  async register(
    site: Site,
    account: Account,
    session: string,
    { ticket, response, name }: Returned & { readonly name: string },
  ): Promise<'made' | 'refused' | 'full'> {
    const challenge = await this.#challenge(ticket, registering(session));
    const credential = parsed(made, response);
    if (challenge === undefined || !credential) return 'refused';
    const { verifyRegistrationResponse } = await library();
    const verdict = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verdict?.verified) return 'refused';
    const { id, publicKey, counter } = verdict.registrationInfo.credential;
    const { orm } = this.#parts;
    const isKept = await orm.transaction(async (transaction) => {
      const [row] = await transaction
        .select({ keys: count() })
        .from(passkeys)
        .where(eq(passkeys.accountId, account.id));
      if ((row?.keys ?? 0) >= MOST_PASSKEYS) return undefined;
      const values = {
        id,
        accountId: account.id,
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: credential.response.transports ?? [],
        createdAt: new Date(this.#now()),
      };
      const kept = await transaction
        .insert(passkeys)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      if (kept.length > 0) {
        const target = { kind: 'passkey', id };
        await record(transaction, { action: 'passkey.make', of: { accountId: account.id }, target });
      }
      return kept;
    });
    if (!isKept) return 'full';
    if (isKept.length === 0) return 'refused';
    await this.#tell(account, name);
    return 'made';
  }

  /** Asks for any passkey of this site. `browser`: what alone may bring it back. */
  async toSignIn(site: Site, browser: string): Promise<Ceremony> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      timeout: CEREMONY_MS,
      userVerification: 'required',
    });
    return { options, ticket: await this.#ticket(options.challenge, signingIn(browser)) };
  }

  /** The account that a passkey opens; undefined where it opens none, or one whose address comes in another way. */
  async signIn(site: Site, browser: string, { ticket, response }: Returned): Promise<string | undefined> {
    const challenge = await this.#challenge(ticket, signingIn(browser));
    const credential = parsed(signed, response);
    if (challenge === undefined || !credential) return undefined;
    const { orm } = this.#parts;
    const [key] = await orm.select().from(passkeys).where(eq(passkeys.id, credential.id));
    if (!key) return undefined;
    const { verifyAuthenticationResponse } = await library();
    const verdict = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verdict?.verified) return undefined;
    // When the same signature comes twice at the same time, the request that moves the count is let in.
    const isAsRead = and(eq(passkeys.id, key.id), eq(passkeys.counter, key.counter));
    const moved = await orm
      .update(passkeys)
      .set({ counter: verdict.authenticationInfo.newCounter, lastUsedAt: new Date(this.#now()) })
      .where(isAsRead)
      .returning({ id: passkeys.id });
    if (moved.length === 0 || (await this.#hasOnlyOtherWay(key.accountId))) return undefined;
    await recordAlone(orm, entered(key.accountId, { by: 'passkey' }));
    return key.accountId;
  }

  /** Whether the organisation of an account's address lets it in by its provider alone. */
  async #hasOnlyOtherWay(accountId: string): Promise<boolean> {
    const { orm, waysIn } = this.#parts;
    const [account] = await orm.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
    const email = account?.email ?? undefined;
    return email !== undefined && (await waysIn.of(email))?.required === true;
  }

  async remove(accountId: string, id: string): Promise<void> {
    await this.#parts.orm.transaction(async (transaction) => {
      const isIt = and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));
      const [gone] = await transaction.delete(passkeys).where(isIt).returning({ id: passkeys.id });
      if (!gone) return;
      const target = { kind: 'passkey', id };
      await record(transaction, { action: 'passkey.remove', of: { accountId }, target });
    });
  }

  #ticket(challenge: string, use: string): Promise<string> {
    return this.#sealed.seal(challenge, this.#now() + CEREMONY_MS, use);
  }

  async #challenge(ticket: string, use: string): Promise<string | undefined> {
    const opened = await this.#sealed.open(ticket, use);
    return opened && opened.end > this.#now() ? opened.text : undefined;
  }

  async #tell({ email }: Account, name: string): Promise<void> {
    if (email === null) return;
    const { mailer, logger } = this.#parts;
    await mailer
      .send({
        to: email,
        subject: 'A new passkey of your Cuspal account',
        text: `A passkey was added to your account (${name}). It opens the developer page without a code.

If it was not you, remove it on the page Account, and end the other sessions there.`,
      })
      .catch((fault: unknown) => logger?.warn({ fault }, 'a message about a new passkey could not be sent'));
  }
}

const registering = (session: string): string => `register ${session}`;
const signingIn = (browser: string): string => `sign in ${browser}`;

function parsed<T>(schema: z.ZodType<T>, json: string): T | undefined {
  if (json.length > LONGEST_RESPONSE) return undefined;
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
