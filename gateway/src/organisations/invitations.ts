import { hash, randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, gt, lte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Logger } from '@cuspal/telemetry';
import { AccountError, Conflict, parseAddress, type Account } from '../accounts/accounts.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, invitations, members, organisations } from '../database/schema.ts';
import type { Limits } from '../limits/limits.ts';
import type { MailCap } from '../mail/mail-cap.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Access, Organisation } from './access.ts';
import type { Actor } from './actor.ts';
import { NothingThere, TooManyInvitations } from './errors.ts';
import { InvitationList, type OpenInvitation } from './invitation-list.ts';
import { languageOfAddress } from '../accounts/languages.ts';
import { inLanguageOf } from '../mail/in-language-of.ts';
import { INVITATION_DAYS, invitationMail } from './invitation-mail.ts';
import { join } from './members.ts';
import type { Role } from './roles.ts';
import type { AuditAction } from '../audit/actions.ts';
import { record, type Recorded } from '../audit/record.ts';
import { say } from './faults.messages.ts';

/** Open invitations that an organisation can have. */
export const MOST_INVITATIONS = 50;
const DAY_MS = 86_400_000;
/** Secrets are 32 random bytes in base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** An invitation as the person sees it who is invited. */
export interface Invited {
  readonly organisation: Organisation;
  readonly role: Role;
  /** Address of the owner who sent it. */
  readonly from: string | null;
  readonly expiresAt: Date;
}

export interface InvitationsParts {
  readonly orm: Orm;
  readonly access: Access;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly mailCap: Pick<MailCap, 'take'>;
  readonly limits: Pick<Limits, 'take' | 'giveBack'>;
  /** Address under which invitations are accepted. */
  readonly page: string;
  readonly logger?: Logger;
  readonly now?: () => number;
}

/**
 * Invitations by mail. One is accepted by whoever has its secret, is signed in with the very address it went to, and
 * comes within seven days, once.
 */
export class Invitations {
  readonly #parts: InvitationsParts;
  readonly #now: () => number;
  readonly #list: InvitationList;

  constructor(parts: InvitationsParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#list = new InvitationList(parts.orm, parts.access, this.#now);
  }

  /** Open ones of an organisation, by address. */
  list(actor: Actor, organisationId: string): Promise<readonly OpenInvitation[]> {
    return this.#list.list(actor, organisationId);
  }

  /** Sends an invitation; an earlier one to the same address is worth nothing any more. */
  async send(
    actor: Actor,
    organisationId: string,
    { id, address, role }: { readonly id?: string; readonly address: string; readonly role: Role },
  ): Promise<void> {
    const { access, mailer, page, logger } = this.#parts;
    await access.organisation(actor, organisationId, 'members.manage');
    const email = parseAddress(address);
    if (email === undefined) {
      throw new AccountError(say.noAddress({ example: 'name@example.com' }));
    }
    const from = await this.#addressOf(actor);
    const giveBack = await this.#take(actor, email);
    const secret = randomBytes(32).toString('base64url');
    try {
      await this.#write(actor, { id: id ?? randomUUID(), organisationId, email, role, secretHash: hashOf(secret) });
    } catch (fault) {
      await giveBack();
      throw fault;
    }
    try {
      const write = () => invitationMail({ to: email, from, page: `${page}/${secret}` });
      await mailer.send(await inLanguageOf(await languageOfAddress(this.#parts.orm, email), write));
    } catch (fault) {
      logger?.warn({ fault }, 'an invitation could not be sent');
      await this.#withdraw(organisationId, secret);
      throw new AccountError(say.notSent());
    }
  }

  async revoke(actor: Actor, organisationId: string, invitationId: string): Promise<void> {
    const { orm, access } = this.#parts;
    await access.organisation(actor, organisationId, 'members.manage');
    await orm.transaction(async (transaction) => {
      const [gone] = await transaction
        .delete(invitations)
        .where(and(eq(invitations.organisationId, organisationId), eq(invitations.id, invitationId)))
        .returning();
      if (!gone) throw new NothingThere('invitation');
      await record(transaction, { ...invitationRecord('invitation.revoke', gone), before: { role: gone.role } });
    });
  }

  /** What a person is invited to by this secret; undefined where it is none, is over, or is for another address. */
  async find({ email }: Pick<Account, 'email'>, secret: string): Promise<Invited | undefined> {
    if (email === null || !SECRET.test(secret)) return undefined;
    const inviters = alias(accounts, 'inviters');
    const [found] = await this.#parts.orm
      .select({
        organisation: organisations,
        role: invitations.role,
        from: inviters.email,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
      .leftJoin(inviters, eq(inviters.id, invitations.invitedBy))
      .where(this.#isFor(email, secret));
    return found;
  }

  /** Makes the person a member, and returns of which organisation. */
  async accept(person: Pick<Account, 'id' | 'email'>, secret: string): Promise<string> {
    const invited = await this.find(person, secret);
    if (!invited) throw new NothingThere('invitation');
    const organisationId = invited.organisation.id;
    return this.#parts.orm.transaction(async (transaction) => {
      await this.#parts.access.locked(transaction, {
        actor: { kind: 'operator' },
        organisationId,
        action: 'organisation.see',
      });
      // One of two that come at the same time finds the row.
      const [taken] = await transaction
        .delete(invitations)
        .where(this.#isFor(person.email ?? '', secret))
        .returning({ role: invitations.role });
      if (!taken) throw new NothingThere('invitation');
      await join(transaction, organisationId, { person, role: taken.role });
      return organisationId;
    });
  }

  async decline({ email }: Pick<Account, 'email'>, secret: string): Promise<void> {
    if (email === null || !SECRET.test(secret)) return;
    await this.#parts.orm.transaction(async (transaction) => {
      const [gone] = await transaction.delete(invitations).where(this.#isFor(email, secret)).returning();
      if (!gone) return;
      await record(transaction, { ...invitationRecord('invitation.decline', gone), before: { role: gone.role } });
    });
  }

  /** Forgets the addresses of invitations that are over. */
  async purge(): Promise<void> {
    await this.#parts.orm.delete(invitations).where(lte(invitations.expiresAt, new Date(this.#now())));
  }

  async #write(
    actor: Actor,
    row: Pick<typeof invitations.$inferInsert, 'id' | 'organisationId' | 'email' | 'role' | 'secretHash'>,
  ): Promise<void> {
    const { organisationId, email } = row;
    await this.#parts.orm.transaction(async (transaction) => {
      await this.#parts.access.locked(transaction, { actor, organisationId, action: 'members.manage' });
      const [known] = await transaction
        .select({ role: members.role })
        .from(members)
        .innerJoin(accounts, eq(accounts.id, members.accountId))
        .where(and(eq(members.organisationId, organisationId), eq(accounts.email, email)));
      if (known) throw new Conflict(`This person is a member already, as ${known.role}.`);
      const [others] = await transaction
        .select({ number: count() })
        .from(invitations)
        .where(and(eq(invitations.organisationId, organisationId), ne(invitations.email, email), this.#isOpen()));
      if ((others?.number ?? 0) >= MOST_INVITATIONS) {
        throw new Conflict(say.mostInvitations({ most: MOST_INVITATIONS }));
      }
      const [createdAt, expiresAt] = [new Date(this.#now()), new Date(this.#now() + INVITATION_DAYS * DAY_MS)];
      const invitedBy = actor.kind === 'person' ? actor.accountId : null;
      const changed = { ...row, invitedBy, createdAt, expiresAt };
      await transaction
        .insert(invitations)
        .values(changed)
        .onConflictDoUpdate({ target: [invitations.organisationId, invitations.email], set: changed });
      await record(transaction, { ...invitationRecord('invitation.send', changed), after: { role: row.role } });
    });
  }

  /** Takes back an invitation whose message could not be sent. */
  async #withdraw(organisationId: string, secret: string): Promise<void> {
    await this.#parts.orm.transaction(async (transaction) => {
      const [gone] = await transaction
        .delete(invitations)
        .where(and(eq(invitations.organisationId, organisationId), eq(invitations.secretHash, hashOf(secret))))
        .returning();
      if (!gone) return;
      const before = { role: gone.role, sent: false };
      await record(transaction, { ...invitationRecord('invitation.revoke', gone), before });
    });
  }

  async #addressOf(actor: Actor): Promise<string | undefined> {
    if (actor.kind !== 'person') return undefined;
    const [person] = await this.#parts.orm
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, actor.accountId));
    return person?.email ?? undefined;
  }

  /** Takes of what may be sent by the person, to the address, and in all; returns how the first two are given back. */
  async #take(actor: Actor, email: string): Promise<() => Promise<void>> {
    const { limits, mailCap } = this.#parts;
    if (actor.kind === 'operator') return async () => {};
    const sender = actor.kind === 'person' ? actor.accountId : `organisation ${actor.organisationId}`;
    const byPerson = await limits.take('invitations', sender);
    if (!byPerson.ok) throw new TooManyInvitations(byPerson.retryAfterSeconds);
    const toAddress = await limits.take('invitation_address', email);
    if (!toAddress.ok) {
      await limits.giveBack('invitations', sender, 1);
      throw new TooManyInvitations(toAddress.retryAfterSeconds);
    }
    const giveBack = async (): Promise<void> => {
      await limits.giveBack('invitations', sender, 1);
      await limits.giveBack('invitation_address', email, 1);
    };
    const inAll = await mailCap.take(false);
    if (inAll.ok) return giveBack;
    await giveBack();
    throw new TooManyInvitations(inAll.retryAfterSeconds);
  }

  #isOpen() {
    return gt(invitations.expiresAt, new Date(this.#now()));
  }

  #isFor(email: string, secret: string) {
    return and(eq(invitations.secretHash, hashOf(secret)), eq(invitations.email, email), this.#isOpen());
  }
}

const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/** An entry about an invitation, of which the log keeps no address. */
const invitationRecord = (
  action: AuditAction,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Recorded => ({ action, of: { organisationId }, target: { kind: 'invitation', id } });
