import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, ne, or, sql, type InferSelectModel } from 'drizzle-orm';
import { Revocations } from './revocations.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, setAsideUsage } from '../database/schema.ts';
import { AccountError, Conflict } from './account-error.ts';
import { DeletedAccountUsage } from './deleted-account-usage.ts';
import { LastOwnerError, ownedAlone, withoutLastOwner } from './last-owner.ts';
import { domainToASCII } from 'node:url';
import { ORM } from '../database/database.module.ts';
import type { AuditAction } from '../audit/actions.ts';
import { record } from '../audit/record.ts';
import { goneWith, limitsIn } from './audited.ts';
import { billLast, changePlan, withoutPlan } from './plan-changes.ts';
import { limitsOf, NO_PLANS, type Plan, type PlanBook } from './plans.ts';
import { PLANS } from './tokens.ts';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * An e-mail address in the one form it is kept in, lower case and the domain in ASCII; undefined when it is none.
 * Quoted names, comments, lists, line breaks and everything else that a mail header could be broken with are none.
 */
export function parseAddress(text: string): string | undefined {
  const written = text.trim();
  const at = written.lastIndexOf('@');
  if (at < 1 || written.length > 254 || /[\s\p{C}]/u.test(written)) return undefined;
  const local = written.slice(0, at);
  const domain = domainToASCII(written.slice(at + 1)).toLowerCase();
  const good = local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain) && local.length + domain.length < 254;
  return good ? `${local.toLowerCase()}@${domain}` : undefined;
}

export type Account = InferSelectModel<typeof accounts>;

/** Limits of one account; null goes back to the configured default. */
export type AccountLimits = Partial<
  Pick<Account, 'unmetered' | 'monthlyAllowance' | 'extraCalls' | 'ratePerSecond' | 'burst' | 'maxKeys'>
>;

export interface NewAccount extends AccountLimits {
  readonly id?: string;
  readonly name: string;
  readonly email?: string;
  /** Makes it a test account, whose clock stands there. */
  readonly testClock?: Date;
}

export { AccountError, Conflict } from './account-error.ts';

/** Whether an account is a project of an organisation that several persons can have, or the test account of one. */
export const isShared = ({ id, twinOf, organisationId }: Pick<Account, 'id' | 'twinOf' | 'organisationId'>): boolean =>
  organisationId !== (twinOf ?? id);

/** Accounts and their limits. Each change reaches every gateway within a second. */
@Injectable()
export class Accounts {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly revocations: Revocations,
    private readonly deletedUsage: DeletedAccountUsage = new DeletedAccountUsage(orm),
    @Inject(PLANS) private readonly plans: PlanBook = NO_PLANS,
  ) {}

  async create({ id = randomUUID(), name, email, ...limits }: NewAccount): Promise<Account> {
    const address = email === undefined ? null : addressOf(email);
    const made = await this.#insert({ id, kind: 'user', name, email: address, ...limits });
    if (!made) throw new Conflict('There is an account with this id or e-mail address already.');
    return made;
  }

  /** Makes a project of a shared organisation, which the transaction holds. */
  async createProject(
    transaction: Pick<Orm, 'select' | 'insert' | 'update'>,
    project: Pick<Account, 'name' | 'organisationId' | 'monthlyAllowance'> & { readonly id?: string },
  ): Promise<Account> {
    const values = { id: randomUUID(), kind: 'user', ...project } as const;
    const [made] = await transaction.insert(accounts).values(values).onConflictDoNothing().returning();
    if (!made) throw new Conflict('This id is taken: choose another one.');
    await record(transaction, { action: 'project.make', of: { accountId: made.id }, after: { name: made.name } });
    return made;
  }

  /**
   * Makes the test account of an account; undefined when it has one. It goes on with what a deleted one has used. That of
   * a project begins with the allowance of the project, so that making projects makes no units.
   */
  async createTwin(of: Account, testClock: Date): Promise<Account | undefined> {
    const name = `${of.name} (test)`;
    const monthlyAllowance = isShared(of) ? of.monthlyAllowance : null;
    const values = { id: randomUUID(), kind: 'user', name, testClock, twinOf: of.id, monthlyAllowance } as const;
    return this.#insert(values, of.email === null ? undefined : await this.#hashOfTwin(of.email));
  }

  /** Returns the account of a verified e-mail address, and makes it the first time. */
  async findOrCreateUser(email: string): Promise<Account> {
    const address = addressOf(email);
    const byAddress = () => this.orm.select().from(accounts).where(eq(accounts.email, address));
    const [known] = await byAddress();
    if (known) return known;
    const first = this.plans.usual && limitsOf(this.plans.usual);
    const made = await this.#insert({ id: randomUUID(), kind: 'user', name: address, email: address, ...first });
    const [found] = made ? [made] : await byAddress();
    if (!found) throw new Error('an account vanished while it was made');
    return found;
  }

  /** The account of the keys that the configuration names. */
  async operator(): Promise<Account> {
    const [operator] = await this.orm.select().from(accounts).where(eq(accounts.kind, 'operator'));
    if (!operator) throw new Error('the database has no operator account: its first migration inserts one');
    return operator;
  }

  async byId(id: string): Promise<Account | undefined> {
    const [found] = await this.orm.select().from(accounts).where(eq(accounts.id, id));
    return found;
  }

  /** Finds an account by id or e-mail address. */
  async find(named: string): Promise<Account> {
    const address = parseAddress(named);
    const byAddress = address === undefined ? undefined : eq(accounts.email, address);
    const [found] = await this.orm
      .select()
      .from(accounts)
      .where(or(eq(accounts.id, named), byAddress));
    if (!found) throw new AccountError('There is no account with this id or e-mail address.');
    return found;
  }

  list(): Promise<readonly Account[]> {
    return this.orm.select().from(accounts).orderBy(asc(accounts.createdAt), asc(accounts.id));
  }

  /** Accounts after the one with an id, in the order of ids. */
  page(after: string, most: number): Promise<readonly Account[]> {
    return this.orm.select().from(accounts).where(gt(accounts.id, after)).orderBy(asc(accounts.id)).limit(most);
  }

  rename(id: string, name: string): Promise<Account> {
    return this.#change(id, { name }, { action: 'account.rename' });
  }

  setLimits(id: string, limits: AccountLimits): Promise<Account> {
    return this.#change(id, limits, { action: 'account.limits', before: (known) => withoutPlan(known, limits) });
  }

  /**
   * Gives an account a plan, or none, and says who pays. Its limits are those of the plan from then on; without one they
   * stay as they are, and the cap is hard. What was used before it had a plan is not billed, all that it uses with one is.
   */
  setPlan(id: string, plan: Plan | null, customer: string | null): Promise<Account> {
    const limits = plan === null ? { plan: null, softCap: false } : limitsOf(plan);
    return this.#change(
      id,
      { ...limits, billingCustomer: customer },
      { action: 'account.plan', before: (known, transaction) => changePlan(transaction, known, plan) },
    );
  }

  setAllowance(id: string, monthlyAllowance: number | null): Promise<Account> {
    return this.#change(id, { monthlyAllowance }, { action: 'account.limits' });
  }

  /** Suspends an account, and its test account with it. */
  suspend(id: string): Promise<Account> {
    const suspendedAt = sql`coalesce(${accounts.suspendedAt}, now())`;
    return this.#change(id, { suspendedAt }, { action: 'account.suspend', withTwin: true });
  }

  resume(id: string): Promise<Account> {
    return this.#change(id, { suspendedAt: null }, { action: 'account.resume', withTwin: true });
  }

  /**
   * Deletes the account and its keys, usage, sign-in codes, sessions and connected applications. An account with an
   * allowance leaves its use of the running month behind until the month ends, by a keyed hash of its address; so does
   * its test account, which goes with it. A person who alone owns a shared organisation is refused.
   */
  async delete(id: string): Promise<void> {
    const email = (await this.byId(id))?.email ?? undefined;
    const addressHash = email === undefined ? undefined : await this.deletedUsage.hashOf(email);
    const twinHash = email === undefined ? undefined : await this.#hashOfTwin(email);
    const removed = this.orm.transaction(async (transaction) => {
      // The delete waits for calls that are being charged; later calls find no account.
      const [gone] = await transaction
        .select({ id: accounts.id, email: accounts.email, unmetered: accounts.unmetered, plan: accounts.plan })
        .from(accounts)
        .where(and(eq(accounts.id, id), ne(accounts.kind, 'operator')))
        .for('update');
      if (!gone) throw new AccountError('There is no such account, or it is the operator’s, which stays.');
      const alone = await ownedAlone(transaction, id);
      if (alone.length > 0) throw new LastOwnerError(alone);
      if (addressHash !== undefined && !gone.unmetered) await this.deletedUsage.keep(addressHash, id, transaction);
      const [twin] = await transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.twinOf, id))
        .for('update');
      if (twin) {
        if (twinHash !== undefined) await this.deletedUsage.keep(twinHash, twin.id, transaction);
        await transaction.delete(setAsideUsage).where(eq(setAsideUsage.accountId, twin.id));
      }
      await record(transaction, ...(await goneWith(transaction, id)));
      await billLast(transaction, gone);
      await transaction.delete(accounts).where(eq(accounts.id, id));
      await transaction.delete(setAsideUsage).where(eq(setAsideUsage.accountId, id));
      await transaction.execute(sql`delete from sign_in_codes where email = ${gone.email}`);
      await transaction.execute(sql`delete from invitations where email = ${gone.email}`);
      await transaction.execute(sql`
        delete from oidc
        where ${id} in (payload ->> 'accountId', payload #>> '{session,accountId}', payload #>> '{result,login,accountId}')
          or grant_id in (select id from oidc where kind = 'Grant' and payload ->> 'accountId' = ${id})
      `);
      if (twin) await this.revocations.publish('account', twin.id, transaction);
      await this.revocations.publish('account', id, transaction);
    });
    await withoutLastOwner(removed);
    await this.revocations.catchUp();
  }

  /** What a deleted test account has used is kept apart from that of its account. */
  #hashOfTwin(email: string): Promise<string> {
    return this.deletedUsage.hashOf(`test ${email}`);
  }

  /** Undefined when the id or the address is taken. `usedBefore`: hash by which a deleted one left its use behind. */
  async #insert(
    values: typeof accounts.$inferInsert & { readonly id: string },
    usedBefore?: string,
  ): Promise<Account | undefined> {
    const addressHash = typeof values.email === 'string' ? await this.deletedUsage.hashOf(values.email) : usedBefore;
    return this.orm.transaction(async (transaction) => {
      const [made] = await transaction.insert(accounts).values(values).onConflictDoNothing().returning();
      if (made && addressHash !== undefined) await this.deletedUsage.giveBack(addressHash, made.id, transaction);
      if (made) {
        const after = { ...limitsIn(made), test: made.testClock !== null };
        await record(transaction, { action: 'account.make', of: { accountId: made.id }, after });
      }
      return made;
    });
  }

  async #change(
    id: string,
    values: Parameters<ReturnType<Orm['update']>['set']>[0],
    { action, withTwin = false, before }: ChangeOptions,
  ): Promise<Account> {
    const changed = await this.orm.transaction(async (transaction) => {
      const [known] = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('no key update');
      if (known) await before?.(known, transaction);
      const [row] = await transaction.update(accounts).set(values).where(eq(accounts.id, id)).returning();
      if (!known || !row) throw new AccountError('There is no such account.');
      const twins = withTwin
        ? await transaction.update(accounts).set(values).where(eq(accounts.twinOf, id)).returning({ id: accounts.id })
        : [];
      await record(transaction, { action, of: { accountId: id }, before: limitsIn(known), after: limitsIn(row) });
      for (const twin of twins) await this.revocations.publish('account', twin.id, transaction);
      await this.revocations.publish('account', id, transaction);
      return row;
    });
    await this.revocations.catchUp();
    return changed;
  }
}

interface ChangeOptions {
  readonly action: AuditAction;
  /** Whether its test account changes with it. */
  readonly withTwin?: boolean;
  /** What is done before, while the account is held. */
  readonly before?: (known: Account, transaction: Pick<Orm, 'execute'>) => Promise<void>;
}

/** The one form of an address, as signing in has it, so that both ways lead to one account. */
function addressOf(email: string): string {
  const address = parseAddress(email);
  if (address === undefined)
    throw new AccountError(`${JSON.stringify(email)} is no e-mail address: write it as name@example.com.`);
  return address;
}
