import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { Conflict } from '../accounts/account-error.ts';
import { record } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { scimGroupMembers, scimGroups, scimUsers } from '../database/schema.ts';
import { isId } from '../organisations/access.ts';
import { Members } from '../organisations/members.ts';
import type { GroupFacts, GroupRow } from './group.ts';
import { LockedChanges } from './locked-changes.ts';
import { asMade, countWithin, within } from './rows.ts';
import { invalidValue, ScimError } from './scim-error.ts';
import { MembershipSync, type Transaction } from './membership-sync.ts';

/** Groups that the provider of an organisation can keep here. */
const MOST_SCIM_GROUPS = 100;

/** A group as it is kept, with its members. */
export interface KeptGroup {
  readonly row: GroupRow;
  /** Ids of its persons. */
  readonly members: readonly string[];
}

/** Groups of organisations as their providers keep them here. An organisation is always named by the token that asks. */
@Injectable()
export class ScimGroups {
  readonly #memberships: MembershipSync;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly changes: LockedChanges,
    members: Members,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#memberships = new MembershipSync(members);
  }

  /** All, in the order in which they were made. `withMembers`: whether members are wanted, which are many. */
  async list(organisationId: string, withMembers: boolean): Promise<readonly KeptGroup[]> {
    const rows = await this.orm
      .select()
      .from(scimGroups)
      .where(within(scimGroups, organisationId))
      .orderBy(...asMade(scimGroups));
    const members = withMembers ? await membersOf(this.orm, organisationId) : undefined;
    return rows.map((row) => ({ row, members: members?.get(row.id) ?? [] }));
  }

  one(organisationId: string, id: string): Promise<KeptGroup> {
    return keptGroup(this.orm, organisationId, id);
  }

  make(organisationId: string, facts: GroupFacts): Promise<KeptGroup> {
    return this.changes.run(organisationId, async (transaction) => {
      if ((await countWithin(transaction, scimGroups, organisationId)) >= MOST_SCIM_GROUPS) {
        throw new Conflict(
          `The organisation has ${MOST_SCIM_GROUPS} groups, and there can be no more. Push those alone that give roles.`,
        );
      }
      const id = randomUUID();
      const { displayName, externalId, members } = facts;
      await nameFree(transaction, { organisationId, id, displayName });
      await checkMembers(transaction, organisationId, members);
      const at = new Date(this.now());
      await transaction
        .insert(scimGroups)
        .values({ id, organisationId, displayName, externalId, createdAt: at, updatedAt: at });
      await join(transaction, id, members);
      await record(transaction, {
        action: 'scim-group.make',
        of: { organisationId },
        target: { kind: 'group', id },
        after: { name: displayName, members: members.length },
      });
      await this.#memberships.regroup(transaction, organisationId, members);
      return keptGroup(transaction, organisationId, id);
    });
  }

  /** Changes a group to what `next` makes of what is kept. */
  change(organisationId: string, id: string, next: (known: KeptGroup) => GroupFacts): Promise<KeptGroup> {
    return this.changes.run(organisationId, async (transaction) => {
      const known = await keptGroup(transaction, organisationId, id);
      const { displayName, externalId, members } = next(known);
      const { row } = known;
      const before = new Set(known.members);
      const after = new Set(members);
      const come = [...after].filter((each) => !before.has(each));
      const gone = [...before].filter((each) => !after.has(each));
      const isNamedAnew = row.displayName !== displayName || row.externalId !== externalId;
      if (!isNamedAnew && come.length === 0 && gone.length === 0) return known;
      await nameFree(transaction, { organisationId, id, displayName });
      await checkMembers(transaction, organisationId, come);
      await transaction
        .update(scimGroups)
        .set({ displayName, externalId, updatedAt: new Date(this.now()) })
        .where(eq(scimGroups.id, id));
      if (gone.length > 0) {
        await transaction
          .delete(scimGroupMembers)
          .where(and(eq(scimGroupMembers.groupId, id), inArray(scimGroupMembers.userId, gone)));
      }
      await join(transaction, id, come);
      await record(transaction, {
        action: 'scim-group.change',
        of: { organisationId },
        target: { kind: 'group', id },
        before: { name: row.displayName, members: before.size },
        after: { name: displayName, members: after.size, come: come.length, gone: gone.length },
      });
      // Another name gives another role, to those who stay as well.
      await this.#memberships.regroup(
        transaction,
        organisationId,
        isNamedAnew ? [...before, ...come] : [...come, ...gone],
      );
      return keptGroup(transaction, organisationId, id);
    });
  }

  /** Takes a group away with the role that it gives. `check`: throws where it is not to be. */
  remove(organisationId: string, id: string, check: (known: KeptGroup) => void): Promise<void> {
    return this.changes.run(organisationId, async (transaction) => {
      const known = await keptGroup(transaction, organisationId, id);
      check(known);
      await transaction.delete(scimGroups).where(eq(scimGroups.id, id));
      await record(transaction, {
        action: 'scim-group.remove',
        of: { organisationId },
        target: { kind: 'group', id },
        before: { name: known.row.displayName, members: known.members.length },
      });
      await this.#memberships.regroup(transaction, organisationId, known.members);
    });
  }
}

async function nameFree(
  transaction: Pick<Orm, 'select'>,
  { organisationId, id, displayName }: Pick<GroupRow, 'organisationId' | 'id' | 'displayName'>,
): Promise<void> {
  const isNamed = sql`lower(${scimGroups.displayName}) = lower(${displayName})`;
  const [other] = await transaction
    .select({ id: scimGroups.id })
    .from(scimGroups)
    .where(and(within(scimGroups, organisationId), ne(scimGroups.id, id), isNamed));
  if (other) throw new ScimError(409, `There is a group with the name ${displayName} already.`, 'uniqueness');
}

/** Throws where a member is no user of the organisation; one of another is not told apart from none. */
async function checkMembers(
  transaction: Pick<Orm, 'select'>,
  organisationId: string,
  ids: readonly string[],
): Promise<void> {
  const asked = ids.filter(isId);
  const found =
    asked.length === 0
      ? []
      : await transaction
          .select({ id: scimUsers.id })
          .from(scimUsers)
          .where(and(within(scimUsers, organisationId), inArray(scimUsers.id, asked)));
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing === undefined) return;
  throw invalidValue(`There is no user with the id ${JSON.stringify(missing.slice(0, 80))}. Create the user first.`);
}

async function join(transaction: Transaction, groupId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await transaction.insert(scimGroupMembers).values(userIds.map((userId) => ({ groupId, userId })));
}

async function keptGroup(orm: Pick<Orm, 'select'>, organisationId: string, id: string): Promise<KeptGroup> {
  const [row] = isId(id)
    ? await orm
        .select()
        .from(scimGroups)
        .where(within(scimGroups, organisationId, id))
    : [];
  if (!row) throw new ScimError(404, 'There is no such group.');
  return { row, members: (await membersOf(orm, organisationId, id)).get(id) ?? [] };
}

async function membersOf(
  orm: Pick<Orm, 'select'>,
  organisationId: string,
  groupId?: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await orm
    .select({ groupId: scimGroupMembers.groupId, id: scimUsers.id })
    .from(scimGroupMembers)
    .innerJoin(scimUsers, eq(scimUsers.id, scimGroupMembers.userId))
    .where(
      and(within(scimUsers, organisationId), groupId === undefined ? undefined : eq(scimGroupMembers.groupId, groupId)),
    )
    .orderBy(...asMade(scimUsers));
  return new Map(
    [...Map.groupBy(rows, (row) => row.groupId)].map(([of, all]) => [of, all.map(({ id }) => id)] as const),
  );
}
