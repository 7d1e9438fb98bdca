import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { webSessions } from '../database/schema.ts';
import { readCookie } from '../web/cookies.ts';

export const SESSION_HOURS = 24;

/** Cookie that holds the id of a session. */
export const SESSION_COOKIE = 'cuspal_session';

/** The id of the session that a browser brings. `secure`: whether the page is served over https. */
export const sessionIdOf = (request: IncomingMessage, secure: boolean): string | undefined =>
  readCookie(request, SESSION_COOKIE, secure);

export interface Session {
  readonly accountId: string;
  /** CSRF token for each form of the session. */
  readonly csrf: string;
}

/** Sessions of the developer page. The browser holds the id, the database only its hash. */
export class Sessions {
  readonly #orm: Orm;
  readonly #now: () => Date;

  constructor(orm: Orm, now: () => Date = () => new Date()) {
    this.#orm = orm;
    this.#now = now;
  }

  /** Starts a session under a new id, whatever the browser held before. */
  async start(accountId: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const csrf = randomBytes(24).toString('base64url');
    const expiresAt = new Date(this.#now().getTime() + SESSION_HOURS * 3_600_000);
    await this.#orm.insert(webSessions).values({ idHash: hashOf(id), accountId, csrf, expiresAt });
    return id;
  }

  async read(id: string): Promise<Session | undefined> {
    const live = and(eq(webSessions.idHash, hashOf(id)), gt(webSessions.expiresAt, this.#now()));
    const [row] = await this.#orm.select().from(webSessions).where(live);
    return row && { accountId: row.accountId, csrf: row.csrf };
  }

  async end(id: string): Promise<void> {
    await this.#orm.delete(webSessions).where(eq(webSessions.idHash, hashOf(id)));
  }

  async purge(): Promise<void> {
    await this.#orm.delete(webSessions).where(lt(webSessions.expiresAt, this.#now()));
  }
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');
