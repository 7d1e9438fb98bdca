import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { AccountError, Accounts, Conflict, type Account } from '../accounts/accounts.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts } from '../database/schema.ts';
import { Access, isId } from './access.ts';
import type { Actor } from './actor.ts';
import { NothingThere } from './errors.ts';
import { nameOf } from './names.ts';
import { chainOf, record, type Recorded } from '../audit/record.ts';
import { say } from './faults.messages.ts';

/** Projects that an organisation can have. */
export const MOST_PROJECTS = 20;
/** Calls a month of a new project, until the operator gives it others: making projects makes no units. */
const FIRST_ALLOWANCE = 0;

/** A project of an organisation. */
interface Of {
  readonly organisationId: string;
  readonly projectId: string;
}

type Transaction = Pick<Orm, 'select' | 'update'>;

/** Projects of shared organisations. Each is an account without an address: what it may do is what an account may do. */
@Injectable()
export class Projects {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly access: Access,
    private readonly accounts: Accounts,
  ) {}

  /** Projects of an organisation that the actor sees, by name; test accounts are part of theirs. */
  async list(actor: Actor, organisationId: string): Promise<readonly Account[]> {
    await this.access.organisation(actor, organisationId, 'project.see');
    return this.#of(this.orm, organisationId);
  }

  /** `id`: one that the caller has chosen. */
  async make(actor: Actor, organisationId: string, typed: string, id?: string): Promise<Account> {
    const name = nameOf('project', typed);
    return this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: 'project.make' });
      await this.#freePlace(transaction, organisationId, name);
      return this.accounts.createProject(transaction, {
        name,
        organisationId,
        monthlyAllowance: FIRST_ALLOWANCE,
        ...(id !== undefined && { id }),
      });
    });
  }

  async rename(actor: Actor, { organisationId, projectId }: Of, typed: string): Promise<void> {
    const name = nameOf('project', typed);
    await this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: 'project.rename' });
      const project = await this.#project(transaction, { organisationId, projectId });
      await this.#freeName(transaction, organisationId, { name, except: project.id });
      await transaction.update(accounts).set({ name }).where(eq(accounts.id, project.id));
      const change = { before: { name: project.name }, after: { name } };
      await record(transaction, { action: 'project.rename', of: { accountId: project.id }, ...change });
    });
  }

  /**
   * Hands a project with its keys, limits and usage to another organisation. The actor owns both. Its keys and connected
   * applications go on.
   */
  async transfer(actor: Actor, { organisationId, projectId }: Of, to: string): Promise<void> {
    await this.orm.transaction(async (transaction) => {
      // In one order, so that two transfers do not wait for each other.
      for (const id of [organisationId, to].toSorted()) {
        await this.access.locked(transaction, { actor, organisationId: id, action: 'project.transfer' });
      }
      const project = await this.#project(transaction, { organisationId, projectId });
      if (to === organisationId) return;
      await this.#freePlace(transaction, to, project.name);
      await transaction.update(accounts).set({ organisationId: to }).where(eq(accounts.id, project.id));
      await record(transaction, ...moved(project, organisationId, to));
    });
  }

  /** Deletes a project with all its data, for good. */
  async delete(actor: Actor, { organisationId, projectId }: Of): Promise<void> {
    await this.access.organisation(actor, organisationId, 'project.delete');
    const project = await this.#project(this.orm, { organisationId, projectId });
    await this.accounts.delete(project.id);
  }

  /** Puts an account that is nobody's into an organisation, as the operator alone does. */
  async adopt(account: Account, organisationId: string): Promise<void> {
    if (account.email !== null || account.kind === 'operator' || account.twinOf !== null) {
      throw new AccountError(
        'Only an account without an e-mail address becomes a project: that of a person stays theirs, and a test account goes with its own.',
      );
    }
    await this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, {
        actor: { kind: 'operator' },
        organisationId,
        action: 'project.transfer',
      });
      if (account.organisationId === organisationId) return;
      await this.#freePlace(transaction, organisationId, account.name);
      // Its name in the log goes on with the chain that it leaves.
      const from = await chainOf(transaction, account.organisationId);
      await record(transaction, {
        action: 'project.transfer',
        of: { accountId: account.id },
        after: { to: organisationId },
      });
      await transaction.update(accounts).set({ organisationId }).where(eq(accounts.id, account.id));
      await record(transaction, {
        action: 'project.receive',
        of: { accountId: account.id },
        before: { from },
        after: { name: account.name },
      });
    });
  }

  #of(orm: Pick<Orm, 'select'>, organisationId: string): Promise<Account[]> {
    return orm
      .select()
      .from(accounts)
      .where(and(eq(accounts.organisationId, organisationId), isNull(accounts.twinOf)))
      .orderBy(asc(accounts.name), asc(accounts.id));
  }

  async #project(orm: Pick<Orm, 'select'>, { organisationId, projectId }: Of): Promise<Account> {
    const [project] = isId(projectId)
      ? await orm
          .select()
          .from(accounts)
          .where(and(eq(accounts.id, projectId), eq(accounts.organisationId, organisationId), isNull(accounts.twinOf)))
      : [];
    if (!project) throw new NothingThere('project');
    return project;
  }

  async #freePlace(transaction: Transaction, organisationId: string, name: string): Promise<void> {
    if ((await this.#of(transaction, organisationId)).length >= MOST_PROJECTS) {
      throw new Conflict(say.mostProjects({ most: MOST_PROJECTS }));
    }
    await this.#freeName(transaction, organisationId, { name });
  }

  /** Names tell projects apart, and a form that is sent twice makes one. */
  async #freeName(
    transaction: Transaction,
    organisationId: string,
    { name, except }: { readonly name: string; readonly except?: string },
  ): Promise<void> {
    const same = (await this.#of(transaction, organisationId)).find((each) => each.name === name);
    if (same && same.id !== except) {
      throw new Conflict(say.nameTaken());
    }
  }
}

/** What the log tells of a project that moves, in the chain that it leaves and in the one that it comes to. */
const moved = ({ id, name }: Account, from: string, to: string): readonly Recorded[] => [
  {
    action: 'project.transfer',
    of: { organisationId: from },
    target: { kind: 'account', id },
    before: { name },
    after: { to },
  },
  {
    action: 'project.receive',
    of: { organisationId: to },
    target: { kind: 'account', id },
    before: { from },
    after: { name },
  },
];
