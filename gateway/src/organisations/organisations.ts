import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { AccountError, Conflict, type Account } from '../accounts/accounts.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts, members, organisations } from '../database/schema.ts';
import { Access, type Organisation } from './access.ts';
import type { Actor } from './actor.ts';
import { nameOf } from './names.ts';
import { record } from '../audit/record.ts';
import { say } from './faults.messages.ts';

/** Shared organisations that a person can be a member of. */
export const MOST_MEMBERSHIPS = 20;

/** An organisation with how much there is of it. */
export interface CountedOrganisation extends Organisation {
  readonly members: number;
  readonly projects: number;
}

/** Shared organisations: made, renamed and deleted. */
@Injectable()
export class Organisations {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly access: Access,
  ) {}

  /** Makes an organisation, which this person owns. */
  async make(person: Pick<Account, 'id' | 'email'>, typed: string, id: string = randomUUID()): Promise<Organisation> {
    const name = nameOf('organisation', typed);
    return this.orm.transaction(async (transaction) => {
      await freeMembership(transaction, person);
      const [made] = await transaction.insert(organisations).values({ id, name }).onConflictDoNothing().returning();
      if (!made) throw new Conflict('This id is taken: choose another one.');
      await transaction.insert(members).values({ organisationId: made.id, accountId: person.id, role: 'owner' });
      const owner = { target: { person: person.id }, after: { role: 'owner' } };
      await record(
        transaction,
        { action: 'organisation.make', of: { organisationId: made.id }, after: { name } },
        { action: 'member.join', of: { organisationId: made.id }, ...owner },
      );
      return made;
    });
  }

  async rename(actor: Actor, organisationId: string, typed: string): Promise<Organisation> {
    return this.orm.transaction(async (transaction) => {
      const { name: before } = await this.access.locked(transaction, {
        actor,
        organisationId,
        action: 'organisation.rename',
      });
      const name = nameOf('organisation', typed);
      const [renamed] = await transaction
        .update(organisations)
        .set({ name })
        .where(eq(organisations.id, organisationId))
        .returning();
      if (!renamed) throw new Error('an organisation vanished while it was renamed');
      const change = { before: { name: before }, after: { name } };
      await record(transaction, { action: 'organisation.rename', of: { organisationId }, ...change });
      return renamed;
    });
  }

  /** Deletes an organisation that has no projects, with its members and invitations. */
  async delete(actor: Actor, organisationId: string): Promise<void> {
    await this.orm.transaction(async (transaction) => {
      const { name } = await this.access.locked(transaction, {
        actor,
        organisationId,
        action: 'organisation.delete',
      });
      const [project] = await transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.organisationId, organisationId))
        .limit(1);
      if (project) throw new Conflict(say.hasProjects());
      await record(transaction, { action: 'organisation.delete', of: { organisationId }, before: { name } });
      await transaction.delete(organisations).where(eq(organisations.id, organisationId));
    });
  }

  /** All shared ones, by name. */
  list(): Promise<readonly CountedOrganisation[]> {
    const membersOf = this.orm
      .select({ of: members.organisationId, number: count().as('members') })
      .from(members)
      .groupBy(members.organisationId)
      .as('members_of');
    const projectsOf = this.orm
      .select({ of: accounts.organisationId, number: count().as('projects') })
      .from(accounts)
      .where(isNull(accounts.twinOf))
      .groupBy(accounts.organisationId)
      .as('projects_of');
    return this.orm
      .select({
        id: organisations.id,
        name: organisations.name,
        personal: organisations.personal,
        createdAt: organisations.createdAt,
        members: sql<number>`coalesce(${membersOf.number}, 0)`.mapWith(Number),
        projects: sql<number>`coalesce(${projectsOf.number}, 0)`.mapWith(Number),
      })
      .from(organisations)
      .leftJoin(membersOf, eq(membersOf.of, organisations.id))
      .leftJoin(projectsOf, eq(projectsOf.of, organisations.id))
      .where(eq(organisations.personal, false))
      .orderBy(asc(organisations.name), asc(organisations.id));
  }
}

/** Holds a person until the transaction ends, and throws an AccountError where one more organisation is too many. */
export async function freeMembership(transaction: Pick<Orm, 'select'>, { id }: Pick<Account, 'id'>): Promise<void> {
  const [person] = await transaction
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update');
  if (!person) throw new AccountError('There is no such account.');
  if (person.email === null) {
    throw new AccountError('A member is a person: name an account that has an e-mail address.');
  }
  const [shared] = await transaction
    .select({ number: count() })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(and(eq(members.accountId, id), eq(organisations.personal, false)));
  if ((shared?.number ?? 0) >= MOST_MEMBERSHIPS) {
    throw new Conflict(say.mostMemberships({ most: MOST_MEMBERSHIPS }));
  }
}
