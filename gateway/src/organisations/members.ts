import { Inject, Injectable } from '@nestjs/common';
import { and, asc, count, eq } from 'drizzle-orm';
import { Conflict, type Account } from '../accounts/accounts.ts';
import { LastOwnerError, withoutLastOwner } from '../accounts/last-owner.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts, members } from '../database/schema.ts';
import { Access } from './access.ts';
import type { Actor } from './actor.ts';
import { NothingThere } from './errors.ts';
import { freeMembership } from './organisations.ts';
import type { Role } from './roles.ts';
import { record } from '../audit/record.ts';
import { say } from './faults.messages.ts';

/** Members that an organisation can have. */
const MOST_MEMBERS = 200;

/** A person in an organisation. */
export interface Member {
  readonly accountId: string;
  readonly email: string | null;
  readonly role: Role;
  readonly joinedAt: Date;
}

type Transaction = Pick<Orm, 'select' | 'insert' | 'update' | 'delete'>;

/** Members of organisations and their roles. There is always an owner: the database holds to it too. */
@Injectable()
export class Members {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly access: Access,
  ) {}

  /** Members of an organisation that the actor sees, in the order in which they joined. */
  async list(actor: Actor, organisationId: string): Promise<readonly Member[]> {
    await this.access.organisation(actor, organisationId, 'organisation.see');
    return this.orm
      .select({ accountId: members.accountId, email: accounts.email, role: members.role, joinedAt: members.joinedAt })
      .from(members)
      .innerJoin(accounts, eq(accounts.id, members.accountId))
      .where(eq(members.organisationId, organisationId))
      .orderBy(asc(members.joinedAt), asc(accounts.email));
  }

  /** Gives a member another role. The operator makes a person a member by it, without an invitation. */
  async set(actor: Actor, organisationId: string, member: NewMember): Promise<void> {
    const done = this.orm.transaction((transaction) => this.setWithin(transaction, actor, organisationId, member));
    await withoutLastOwner(done);
  }

  /** The same within a transaction that does more; whoever began it waits for it by withoutLastOwner. */
  async setWithin(
    transaction: Transaction,
    actor: Actor,
    organisationId: string,
    { person, role }: NewMember,
  ): Promise<void> {
    await this.access.locked(transaction, { actor, organisationId, action: 'members.manage' });
    if (await this.#change(transaction, organisationId, { accountId: person.id, role })) return;
    if (actor.kind !== 'operator') throw new NothingThere('member');
    await join(transaction, organisationId, { person, role });
  }

  async remove(actor: Actor, organisationId: string, accountId: string): Promise<void> {
    const done = this.orm.transaction((transaction) =>
      this.removeWithin(transaction, actor, organisationId, accountId),
    );
    await withoutLastOwner(done);
  }

  /** The same within a transaction that does more; whoever began it waits for it by withoutLastOwner. */
  async removeWithin(transaction: Transaction, actor: Actor, organisationId: string, accountId: string): Promise<void> {
    await this.access.locked(transaction, { actor, organisationId, action: 'members.manage' });
    await this.#remove(transaction, 'member.remove', { organisationId, accountId });
  }

  /** Takes the person who asks out of an organisation. */
  async leave(person: Pick<Account, 'id'>, organisationId: string): Promise<void> {
    const actor: Actor = { kind: 'person', accountId: person.id };
    const done = this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: 'organisation.leave' });
      await this.#remove(transaction, 'member.leave', { organisationId, accountId: person.id });
    });
    await withoutLastOwner(done);
  }

  async #change(transaction: Transaction, organisationId: string, { accountId, role }: RoleOf): Promise<boolean> {
    const isIt = and(eq(members.organisationId, organisationId), eq(members.accountId, accountId));
    if (role !== 'owner') await anotherOwner(transaction, organisationId, accountId);
    const [known] = await transaction.select({ role: members.role }).from(members).where(isIt);
    if (!known) return false;
    await transaction.update(members).set({ role }).where(isIt);
    const change = { target: { person: accountId }, before: { role: known.role }, after: { role } };
    await record(transaction, { action: 'member.role', of: { organisationId }, ...change });
    return true;
  }

  async #remove(
    transaction: Transaction,
    action: 'member.remove' | 'member.leave',
    { organisationId, accountId }: { readonly organisationId: string; readonly accountId: string },
  ): Promise<void> {
    await anotherOwner(transaction, organisationId, accountId);
    const gone = await transaction
      .delete(members)
      .where(and(eq(members.organisationId, organisationId), eq(members.accountId, accountId)))
      .returning({ role: members.role });
    const [member] = gone;
    if (!member) throw new NothingThere('member');
    const before = { role: member.role };
    await record(transaction, { action, of: { organisationId }, target: { person: accountId }, before });
  }
}

export interface NewMember {
  readonly person: Pick<Account, 'id'>;
  readonly role: Role;
}

interface RoleOf {
  readonly accountId: string;
  readonly role: Role;
}

/** Throws where this is the one owner of an organisation that the transaction holds. */
async function anotherOwner(transaction: Transaction, organisationId: string, accountId: string): Promise<void> {
  const owners = await transaction
    .select({ accountId: members.accountId })
    .from(members)
    .where(and(eq(members.organisationId, organisationId), eq(members.role, 'owner')));
  if (owners.length === 1 && owners[0]?.accountId === accountId) throw new LastOwnerError();
}

/** Makes a person a member of an organisation that the transaction holds; one who is a member already stays what they are. */
export async function join(
  transaction: Transaction,
  organisationId: string,
  { person, role }: NewMember,
): Promise<void> {
  const [known] = await transaction
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.organisationId, organisationId), eq(members.accountId, person.id)));
  if (known) return;
  await freeMembership(transaction, person);
  const [all] = await transaction
    .select({ number: count() })
    .from(members)
    .where(eq(members.organisationId, organisationId));
  if ((all?.number ?? 0) >= MOST_MEMBERS) {
    throw new Conflict(say.mostMembers({ most: MOST_MEMBERS }));
  }
  await transaction.insert(members).values({ organisationId, accountId: person.id, role });
  await record(transaction, {
    action: 'member.join',
    of: { organisationId },
    target: { person: person.id },
    after: { role },
  });
}
