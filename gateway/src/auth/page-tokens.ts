import { Inject, Injectable } from '@nestjs/common';
import { INVALID, type Authenticator, type Verdict } from './authenticator.ts';
import type { Orm } from '../database/connection.ts';
import { Access } from '../organisations/access.ts';
import { allows } from '../organisations/roles.ts';
import { SealedText } from '../sealed-requests/sealed-text.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { ORM } from '../database/database.module.ts';
import { CLOCK } from '../core/tokens.ts';

/** How long an opened page can call tools. */
export const PAGE_TOKEN_MINUTES = 60;
/** How long a session is believed before it is looked up again, so that signing out ends the calls of its pages. */
const BELIEVED_MS = 1_000;

const PREFIX = 'page_';
const FORM = /^page_[A-Za-z0-9_-]{60,260}$/;

/** Whether a credential has the form of a token of a page. */
export const isPageToken = (credential: string): boolean => FORM.test(credential);

/**
 * What a page of somebody who has signed in calls tools with: the id of the session and an end, under AES-256-GCM with a
 * secret of the installation.
 *
 * Why not the cookie of the session: browsers send cookies with what other sites make them ask, so every address under
 * /v1 would need a guard against that. A token is sent by the script of the page alone, as a key is, and no other site
 * can read the page. Why sealed: scripts cannot have the cookie (HttpOnly) and get nothing from the token that leads to
 * it. Who has the database, secret included, lacks the id of the session, of which only the hash is kept there.
 */
@Injectable()
export class PageTokens implements Authenticator {
  readonly #sealed: SealedText;

  constructor(
    @Inject(ORM) orm: Orm,
    @Inject(Sessions) private readonly sessions: Pick<Sessions, 'read'>,
    @Inject(Access) private readonly access: Pick<Access, 'project'>,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#sealed = new SealedText(orm, 'portal.page_tokens');
  }

  /** A token for the session with this id, on the account of its person or on a project of an organisation. */
  async issue(sessionId: string, projectId?: string): Promise<string> {
    const text = projectId === undefined ? sessionId : `${sessionId} ${projectId}`;
    return `${PREFIX}${await this.#sealed.seal(text, this.now() + PAGE_TOKEN_MINUTES * 60_000)}`;
  }

  /** Verifies the seal first: a forged token never reaches the database. */
  async authenticate(credential: string): Promise<Verdict> {
    if (!isPageToken(credential)) return INVALID;
    const opened = await this.#sealed.open(credential.slice(PREFIX.length));
    if (!opened) return INVALID;
    if (opened.end <= this.now()) return { ok: false, code: 'auth_expired' };
    const [sessionId = '', projectId] = opened.text.split(' ');
    const session = await this.sessions.read(sessionId);
    const accountId = session && (await this.#accountOf(session.accountId, projectId));
    if (accountId === undefined) return INVALID;
    const expiresAt = Math.min(opened.end, this.now() + BELIEVED_MS);
    return { ok: true, principal: { accountId, page: true, expiresAt } };
  }

  /** Undefined where the person may not call tools on the project, or not any more. */
  async #accountOf(personId: string, projectId: string | undefined): Promise<string | undefined> {
    if (projectId === undefined) return personId;
    const project = await this.access.project(personId, projectId);
    return project && allows(project.role, 'tools.call') ? project.account.id : undefined;
  }
}
