import { Inject, Injectable } from '@nestjs/common';
import { and, asc, desc, eq, isNull, type InferSelectModel } from 'drizzle-orm';
import type { Account } from '../accounts/accounts.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts, members, organisations } from '../database/schema.ts';
import type { Actor } from './actor.ts';
import { NotAllowed, NothingThere } from './errors.ts';
import { allows, type Action, type Role } from './roles.ts';

export type Organisation = InferSelectModel<typeof organisations>;

/** A project, and what a person is in its organisation. */
export interface ProjectAccess {
  readonly account: Account;
  readonly organisation: Organisation;
  readonly role: Role;
}

/** An organisation, and what a person is in it. */
export interface Membership {
  readonly organisation: Organisation;
  readonly role: Role;
  readonly joinedAt: Date;
}

const ID = /^[\w-]{1,64}$/;

/** Whether a text can be an id; others may hold what a database does not take. */
export const isId = (text: string): boolean => ID.test(text);

/** What a person is, and may do, where. */
@Injectable()
export class Access {
  constructor(@Inject(ORM) private readonly orm: Orm) {}

  /** A project that a person sees; undefined for all others, whether they are there or not. */
  async project(personId: string, projectId: string): Promise<ProjectAccess | undefined> {
    if (!isId(projectId)) return undefined;
    const [found] = await this.#projects(personId, projectId);
    return found;
  }

  /** All projects in which the role of a person allows an action, the personal one first, then by organisation. */
  async projects(personId: string, action: Action): Promise<readonly ProjectAccess[]> {
    return (await this.#projects(personId)).filter(({ role }) => allows(role, action));
  }

  /** The shared organisations of a person, by name. */
  memberships(personId: string): Promise<readonly Membership[]> {
    return this.orm
      .select({ organisation: organisations, role: members.role, joinedAt: members.joinedAt })
      .from(members)
      .innerJoin(organisations, eq(organisations.id, members.organisationId))
      .where(and(eq(members.accountId, personId), eq(organisations.personal, false)))
      .orderBy(asc(organisations.name), asc(organisations.id));
  }

  /** A shared organisation in which somebody may do something. The operator may do all. */
  async organisation(actor: Actor, organisationId: string, action: Action): Promise<Organisation> {
    const [organisation] = isId(organisationId)
      ? await this.orm.select().from(organisations).where(isSharedOne(organisationId))
      : [];
    return this.#allowed(this.orm, { actor, organisation, action });
  }

  /**
   * The same within a transaction, which holds the organisation until it ends: whoever changes its members or projects
   * waits, so that what is counted and allowed here stays so.
   */
  async locked(
    transaction: Pick<Orm, 'select'>,
    {
      actor,
      organisationId,
      action,
    }: { readonly actor: Actor; readonly organisationId: string; readonly action: Action },
  ): Promise<Organisation> {
    const [organisation] = isId(organisationId)
      ? await transaction.select().from(organisations).where(isSharedOne(organisationId)).for('update')
      : [];
    return this.#allowed(transaction, { actor, organisation, action });
  }

  async #allowed(
    orm: Pick<Orm, 'select'>,
    asked: { readonly actor: Actor; readonly organisation: Organisation | undefined; readonly action: Action },
  ): Promise<Organisation> {
    const { actor, organisation, action } = asked;
    if (!organisation) throw new NothingThere('organisation');
    if (actor.kind === 'operator') return organisation;
    const role = await roleIn(orm, organisation.id, actor);
    if (role === undefined) throw new NothingThere('organisation');
    if (!allows(role, action)) throw new NotAllowed(role, action);
    return organisation;
  }

  #projects(personId: string, projectId?: string): Promise<readonly ProjectAccess[]> {
    return this.orm
      .select({ account: accounts, organisation: organisations, role: members.role })
      .from(members)
      .innerJoin(organisations, eq(organisations.id, members.organisationId))
      .innerJoin(accounts, eq(accounts.organisationId, organisations.id))
      .where(
        and(
          eq(members.accountId, personId),
          isNull(accounts.twinOf),
          projectId === undefined ? undefined : eq(accounts.id, projectId),
        ),
      )
      .orderBy(desc(organisations.personal), asc(organisations.name), asc(accounts.name), asc(accounts.id));
  }
}

/** What somebody is in an organisation; undefined where they are nothing there. */
async function roleIn(
  orm: Pick<Orm, 'select'>,
  organisationId: string,
  actor: Exclude<Actor, { readonly kind: 'operator' }>,
): Promise<Role | undefined> {
  if (actor.kind === 'program') return actor.organisationId === organisationId ? actor.role : undefined;
  const [member] = await orm
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.organisationId, organisationId), eq(members.accountId, actor.accountId)));
  return member?.role;
}

const isSharedOne = (id: string) => and(eq(organisations.id, id), eq(organisations.personal, false));
