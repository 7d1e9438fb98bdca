import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { and, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { webSessions } from '../database/schema.ts';
import { keepLanguage } from '../accounts/languages.ts';
import { pageLanguage } from '../web/page-language.ts';
import { readCookie } from '../web/cookies.ts';
import { record } from '../audit/record.ts';

export const SESSION_HOURS = 24;
/** Sessions that are listed; nobody has as many. */
const MOST_LISTED = 100;

/** Cookie that holds the id of a session. */
export const SESSION_COOKIE = 'cuspal_session';

/** The id of the session that a browser brings. `secure`: whether the page is served over https. */
export const sessionIdOf = (request: IncomingMessage, secure: boolean): string | undefined =>
  readCookie(request, SESSION_COOKIE, secure);

export interface Session {
  readonly accountId: string;
  /** CSRF token for each form of the session. */
  readonly csrf: string;
  /** Hash of its id, by which its owner names it: it opens nothing. */
  readonly hash: string;
}

/** The sign-in at a provider that a session follows, and ends with. */
export interface ProviderSession {
  readonly organisationId: string;
  /** The person as the provider names them. */
  readonly subject: string;
  /** Its session there, where it has named one. */
  readonly session?: string;
  /** How long the session lasts at most. */
  readonly hours: number;
}

/** A session as its owner sees it. */
export interface ListedSession {
  readonly hash: string;
  readonly browser: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Sessions of the developer page. The browser holds the id, the database only its hash. */
export class Sessions {
  readonly #orm: Orm;
  readonly #now: () => Date;

  constructor(orm: Orm, now: () => Date = () => new Date()) {
    this.#orm = orm;
    this.#now = now;
  }

  /**
   * Starts a session under a new id, whatever the browser held before. `browser`: its name, for the list. `by`: the
   * provider that let the person in. The language of the page is that of later messages.
   */
  async start(accountId: string, browser?: string, by?: ProviderSession): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const csrf = randomBytes(24).toString('base64url');
    const createdAt = this.#now();
    const hours = Math.min(by?.hours ?? SESSION_HOURS, SESSION_HOURS);
    const expiresAt = new Date(createdAt.getTime() + hours * 3_600_000);
    const provider = { ssoOrganisationId: by?.organisationId, ssoSubject: by?.subject, ssoSession: by?.session };
    const values = { idHash: hashOf(id), accountId, csrf, browser, createdAt, expiresAt, ...provider };
    await this.#orm.insert(webSessions).values(values);
    await this.keepLanguage(accountId, pageLanguage());
    return id;
  }

  /** Keeps the language that a person signs in in or has chosen, for later messages. */
  keepLanguage(accountId: string, language: string): Promise<void> {
    return keepLanguage(this.#orm, accountId, language);
  }

  async read(id: string): Promise<Session | undefined> {
    const live = and(eq(webSessions.idHash, hashOf(id)), gt(webSessions.expiresAt, this.#now()));
    const [row] = await this.#orm.select().from(webSessions).where(live);
    return row && { accountId: row.accountId, csrf: row.csrf, hash: row.idHash };
  }

  /** The latest first. */
  list(accountId: string): Promise<readonly ListedSession[]> {
    const { idHash: hash, browser, createdAt, expiresAt } = webSessions;
    return this.#orm
      .select({ hash, browser, createdAt, expiresAt })
      .from(webSessions)
      .where(and(eq(webSessions.accountId, accountId), gt(expiresAt, this.#now())))
      .orderBy(desc(createdAt), hash)
      .limit(MOST_LISTED);
  }

  async end(id: string): Promise<void> {
    await this.#orm.transaction(async (transaction) => {
      const isIt = eq(webSessions.idHash, hashOf(id));
      const [gone] = await transaction.delete(webSessions).where(isIt).returning({ of: webSessions.accountId });
      if (gone) await record(transaction, { action: 'sign-in.leave', of: { accountId: gone.of } });
    });
  }

  /** Ends a session of an account by the hash that its owner names. */
  async endListed(accountId: string, hash: string): Promise<void> {
    await this.#endAll(accountId, eq(webSessions.idHash, hash));
  }

  /** Ends all sessions of an account but the one with this hash. */
  async endOthers(accountId: string, hash: string): Promise<void> {
    await this.#endAll(accountId, ne(webSessions.idHash, hash));
  }

  /** Ends the sessions that follow a session at a provider, or all of a person there. */
  async endByProvider(ended: {
    readonly organisationId: string;
    readonly subject: string | undefined;
    readonly session: string | undefined;
  }): Promise<void> {
    const { organisationId, subject, session } = ended;
    if (subject === undefined && session === undefined) return;
    const isOne = and(
      eq(webSessions.ssoOrganisationId, organisationId),
      subject === undefined ? undefined : eq(webSessions.ssoSubject, subject),
      session === undefined ? undefined : eq(webSessions.ssoSession, session),
    );
    await this.#orm.transaction(async (transaction) => {
      const gone = await transaction.delete(webSessions).where(isOne).returning({ of: webSessions.accountId });
      const after = { by: 'provider' };
      for (const accountId of new Set(gone.map(({ of }) => of))) {
        const sessions = gone.filter(({ of }) => of === accountId).length;
        await record(transaction, { action: 'session.end', of: { accountId }, before: { sessions }, after });
      }
    });
  }

  async #endAll(accountId: string, which: SQL): Promise<void> {
    await this.#orm.transaction((transaction) => endSessions(transaction, accountId, which));
  }

  async purge(): Promise<void> {
    await this.#orm.delete(webSessions).where(lt(webSessions.expiresAt, this.#now()));
  }
}

/** Ends sessions of an account within a transaction that does more. */
export async function endSessions(
  transaction: Pick<Orm, 'select' | 'insert' | 'update' | 'delete'>,
  accountId: string,
  which?: SQL,
): Promise<void> {
  const isOne = and(eq(webSessions.accountId, accountId), which);
  const gone = await transaction.delete(webSessions).where(isOne).returning({ of: webSessions.accountId });
  if (gone.length === 0) return;
  await record(transaction, { action: 'session.end', of: { accountId }, before: { sessions: gone.length } });
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');
