import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { Conflict } from '../accounts/account-error.ts';
import { record } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts, scimGroupMembers, scimGroups, scimUsers } from '../database/schema.ts';
import { isId } from '../organisations/access.ts';
import { Members } from '../organisations/members.ts';
import { domainOf } from '../organisations/ways-in.ts';
import { LockedChanges, NoAccountYet } from './locked-changes.ts';
import { asMade, countWithin, within } from './rows.ts';
import { invalidValue, ScimError } from './scim-error.ts';
import { roleIn, MembershipSync, verifiedDomains, type Transaction } from './membership-sync.ts';
import type { GroupOf, UserFacts, UserRow } from './user.ts';

/** Persons that the provider of an organisation can keep here, with those who are not active. */
const MOST_SCIM_USERS = 500;

/** A person as they are kept, with their groups. */
export interface KeptUser {
  readonly row: UserRow;
  readonly groups: readonly GroupOf[];
}

/** Persons of organisations as their providers keep them here. An organisation is always named by the token that asks. */
@Injectable()
export class ScimUsers {
  readonly #memberships: MembershipSync;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly changes: LockedChanges,
    members: Members,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#memberships = new MembershipSync(members);
  }

  /** All, in the order in which they were made. */
  async list(organisationId: string): Promise<readonly KeptUser[]> {
    const rows = await this.orm
      .select()
      .from(scimUsers)
      .where(within(scimUsers, organisationId))
      .orderBy(...asMade(scimUsers));
    const groups = await groupsOf(this.orm, organisationId);
    return rows.map((row) => ({ row, groups: groups.get(row.id) ?? [] }));
  }

  one(organisationId: string, id: string): Promise<KeptUser> {
    return keptUser(this.orm, organisationId, id);
  }

  make(organisationId: string, facts: UserFacts): Promise<KeptUser> {
    return this.changes.run(organisationId, async (transaction) => {
      if ((await countWithin(transaction, scimUsers, organisationId)) >= MOST_SCIM_USERS) {
        throw new Conflict(
          `The organisation has ${MOST_SCIM_USERS} users, and there can be no more. Delete some first.`,
        );
      }
      await checkDomain(transaction, organisationId, facts);
      const id = randomUUID();
      const accountId = await this.#accountFor(transaction, { organisationId, id, facts });
      const at = new Date(this.now());
      const [row] = await transaction
        .insert(scimUsers)
        .values({ id, organisationId, accountId, ...facts, createdAt: at, updatedAt: at })
        .returning();
      if (!row) throw new Error('a user vanished while it was made');
      await record(transaction, {
        action: 'scim-user.make',
        of: { organisationId },
        target: { person: accountId },
        after: { active: facts.active },
      });
      if (facts.active) await this.#memberships.admit(transaction, row);
      return { row, groups: [] };
    });
  }

  /** Changes a person to what `next` makes of what is kept. */
  change(organisationId: string, id: string, next: (known: KeptUser) => UserFacts): Promise<KeptUser> {
    return this.changes.run(organisationId, async (transaction) => {
      const known = await keptUser(transaction, organisationId, id);
      const facts = next(known);
      const { row: before, groups } = known;
      const changed = CHANGEABLE.filter((name) => before[name] !== facts[name]);
      if (changed.length === 0) return known;
      const isMoved = before.email !== facts.email;
      if (isMoved || (facts.active && !before.active)) await checkDomain(transaction, organisationId, facts);
      const accountId = isMoved
        ? await this.#accountFor(transaction, { organisationId, id, facts })
        : (await this.#nameFree(transaction, { organisationId, id, facts }), before.accountId);
      const [row] = await transaction
        .update(scimUsers)
        .set({ ...facts, accountId, updatedAt: new Date(this.now()) })
        .where(eq(scimUsers.id, id))
        .returning();
      if (!row) throw new Error('a user vanished while it was changed');
      await record(transaction, {
        action: 'scim-user.change',
        of: { organisationId },
        target: { person: accountId },
        before: { active: before.active },
        after: { active: row.active, changed },
      });
      await this.#follow(transaction, before, row);
      return { row, groups };
    });
  }

  /** Takes a person out for good. `check`: throws where it is not to be. */
  remove(organisationId: string, id: string, check: (known: KeptUser) => void): Promise<void> {
    return this.changes.run(organisationId, async (transaction) => {
      const known = await keptUser(transaction, organisationId, id);
      check(known);
      await transaction.delete(scimUsers).where(eq(scimUsers.id, id));
      await record(transaction, {
        action: 'scim-user.remove',
        of: { organisationId },
        target: { person: known.row.accountId },
        before: { active: known.row.active },
      });
      await this.#memberships.takeOut(transaction, known.row);
    });
  }

  /** Makes of a membership what a changed person asks for. Whoever gets another address takes their role along. */
  async #follow(transaction: Transaction, before: UserRow, after: UserRow): Promise<void> {
    const isMoved = before.accountId !== after.accountId;
    const carried = isMoved && before.active ? await roleIn(transaction, before) : undefined;
    if (after.active && (isMoved || !before.active)) await this.#memberships.admit(transaction, after, carried);
    if (isMoved) await this.#memberships.takeOut(transaction, before);
    if (!after.active && before.active && !isMoved) await this.#memberships.takeOut(transaction, after);
  }

  /** The account of a person whom no other of the organisation is; throws NoAccountYet where there is none. */
  async #accountFor(transaction: Transaction, asked: Asked): Promise<string> {
    const { organisationId, id, facts } = asked;
    await this.#nameFree(transaction, asked);
    const [account] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.email, facts.email));
    if (!account) throw new NoAccountYet(facts.email);
    const [other] = await transaction
      .select({ id: scimUsers.id })
      .from(scimUsers)
      .where(
        and(
          within(scimUsers, organisationId),
          ne(scimUsers.id, id),
          or(eq(scimUsers.accountId, account.id), eq(scimUsers.email, facts.email)),
        ),
      );
    if (other) throw new ScimError(409, `There is a user with the address ${facts.email} already.`, 'uniqueness');
    return account.id;
  }

  async #nameFree(transaction: Transaction, { organisationId, id, facts: { userName } }: Asked): Promise<void> {
    const isNamed = sql`lower(${scimUsers.userName}) = lower(${userName})`;
    const [other] = await transaction
      .select({ id: scimUsers.id })
      .from(scimUsers)
      .where(and(within(scimUsers, organisationId), ne(scimUsers.id, id), isNamed));
    if (other) throw new ScimError(409, `There is a user with the user name ${userName} already.`, 'uniqueness');
  }
}

interface Asked {
  readonly organisationId: string;
  readonly id: string;
  readonly facts: UserFacts;
}

const CHANGEABLE = [
  ...(['userName', 'externalId', 'email', 'emailType', 'displayName'] as const),
  ...(['formattedName', 'givenName', 'familyName', 'active'] as const),
];

/** Throws where an address is of no domain that the organisation has shown to be its own. */
async function checkDomain(
  transaction: Pick<Orm, 'select'>,
  organisationId: string,
  { email }: Pick<UserFacts, 'email'>,
): Promise<void> {
  const domain = domainOf(email);
  if ((await verifiedDomains(transaction, organisationId)).has(domain)) return;
  throw invalidValue(
    `${domain} is no verified domain of the organisation, so ${email} cannot be provisioned. Verify the domain on the ` +
      'page of single sign-on, or send an address of another domain.',
  );
}

async function keptUser(orm: Pick<Orm, 'select'>, organisationId: string, id: string): Promise<KeptUser> {
  const [row] = isId(id)
    ? await orm
        .select()
        .from(scimUsers)
        .where(within(scimUsers, organisationId, id))
    : [];
  if (!row) throw new ScimError(404, 'There is no such user.');
  return { row, groups: (await groupsOf(orm, organisationId, id)).get(id) ?? [] };
}

async function groupsOf(
  orm: Pick<Orm, 'select'>,
  organisationId: string,
  userId?: string,
): Promise<ReadonlyMap<string, readonly GroupOf[]>> {
  const rows = await orm
    .select({ userId: scimGroupMembers.userId, id: scimGroups.id, displayName: scimGroups.displayName })
    .from(scimGroupMembers)
    .innerJoin(scimGroups, eq(scimGroups.id, scimGroupMembers.groupId))
    .where(
      and(within(scimGroups, organisationId), userId === undefined ? undefined : eq(scimGroupMembers.userId, userId)),
    )
    .orderBy(asc(scimGroups.displayName), asc(scimGroups.id));
  return Map.groupBy(rows, (row) => row.userId);
}
