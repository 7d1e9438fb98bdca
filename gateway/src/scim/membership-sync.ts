import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { LastOwnerError } from '../accounts/last-owner.ts';
import type { Orm } from '../database/connection.ts';
import {
  accounts,
  members as memberships,
  organisationDomains,
  scimGroupMembers,
  scimGroups,
  scimUsers,
  singleSignOn,
  webSessions,
} from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';
import type { Members } from '../organisations/members.ts';
import type { Role } from '../organisations/roles.ts';
import { domainOf } from '../organisations/ways-in.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { roleBy } from '../single-sign-on/provider-settings.ts';
import type { UserRow } from './user.ts';

export type Transaction = Pick<Orm, 'select' | 'insert' | 'update' | 'delete'>;

type Person = Pick<UserRow, 'accountId' | 'organisationId'>;

/** Makes members of an organisation what its provider says, within a transaction that holds the organisation. */
export class MembershipSync {
  constructor(private readonly members: Pick<Members, 'setWithin' | 'removeWithin'>) {}

  /** Makes somebody a member who has become active; one who is a member already stays what they are. */
  async admit(transaction: Transaction, user: UserRow, carried?: Role): Promise<void> {
    const { organisationId, accountId } = user;
    if (await roleIn(transaction, user)) return;
    const role = carried ?? (await this.#roleBy(transaction, organisationId, [user.id])).get(user.id);
    if (role) await this.members.setWithin(transaction, OPERATOR, organisationId, { person: { id: accountId }, role });
  }

  /** Gives persons whose groups have changed the roles of their groups. The one owner of an organisation stays its owner. */
  async regroup(transaction: Transaction, organisationId: string, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    const settings = await settingsIn(transaction, organisationId);
    if (settings.groupRoles.length === 0) return;
    const [roles, domains] = [
      await this.#roleBy(transaction, organisationId, userIds),
      await verifiedDomains(transaction, organisationId),
    ];
    const rows = await transaction
      .select({ user: scimUsers, role: memberships.role })
      .from(scimUsers)
      .leftJoin(
        memberships,
        and(eq(memberships.accountId, scimUsers.accountId), eq(memberships.organisationId, scimUsers.organisationId)),
      )
      .where(and(eq(scimUsers.organisationId, organisationId), inArray(scimUsers.id, [...userIds])))
      .orderBy(scimUsers.id);
    for (const { user, role: known } of rows) {
      const role = roles.get(user.id);
      if (!user.active || role === (known ?? undefined)) continue;
      // A domain that is lost makes no new members.
      if (known === null && !domains.has(domainOf(user.email))) continue;
      await this.#give(transaction, user, role).catch((fault: unknown) => {
        if (!(fault instanceof LastOwnerError)) throw fault;
      });
    }
  }

  /** Takes somebody out of the organisation and ends their sessions. Throws where they alone own it. */
  async takeOut(transaction: Transaction, { organisationId, accountId }: Person): Promise<void> {
    if (await roleIn(transaction, { organisationId, accountId })) {
      await this.members.removeWithin(transaction, OPERATOR, organisationId, accountId);
    }
    const [account] = await transaction
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    const domains = await verifiedDomains(transaction, organisationId);
    // A person who has moved on to an address elsewhere keeps the sessions that it opened.
    const isTheirs = domains.has(domainOf(account?.email ?? ''));
    const which = isTheirs ? undefined : eq(webSessions.ssoOrganisationId, organisationId);
    await endSessions(transaction, accountId, which);
  }

  async #give(transaction: Transaction, user: UserRow, role: Role | undefined): Promise<void> {
    if (!role) return this.takeOut(transaction, user);
    const person = { id: user.accountId };
    await this.members.setWithin(transaction, OPERATOR, user.organisationId, { person, role });
  }

  /** The roles of persons by their groups. */
  async #roleBy(
    transaction: Transaction,
    organisationId: string,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, Role | undefined>> {
    const settings = await settingsIn(transaction, organisationId);
    const rows = await transaction
      .select({ userId: scimGroupMembers.userId, name: scimGroups.displayName, externalId: scimGroups.externalId })
      .from(scimGroupMembers)
      .innerJoin(scimGroups, eq(scimGroups.id, scimGroupMembers.groupId))
      .where(and(eq(scimGroups.organisationId, organisationId), inArray(scimGroupMembers.userId, [...userIds])));
    const groups = Map.groupBy(rows, ({ userId }) => userId);
    return new Map(
      userIds.map((id) => {
        // Some providers name a group by its id in a token, which is its external id here.
        const names = (groups.get(id) ?? []).flatMap(({ name, externalId }) => [name, externalId ?? name]);
        return [id, roleBy(settings, names)] as const;
      }),
    );
  }
}

/** Domains of an organisation whose addresses its provider may speak for. */
export async function verifiedDomains(
  transaction: Pick<Orm, 'select'>,
  organisationId: string,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .select({ domain: organisationDomains.domain })
    .from(organisationDomains)
    .where(and(eq(organisationDomains.organisationId, organisationId), isNotNull(organisationDomains.verifiedAt)));
  return new Set(rows.map(({ domain }) => domain));
}

/** What somebody is in the organisation. */
export async function roleIn(
  transaction: Pick<Orm, 'select'>,
  { organisationId, accountId }: Person,
): Promise<Role | undefined> {
  const [found] = await transaction
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.accountId, accountId)));
  return found?.role;
}

/** Roles that groups give. An organisation without a provider for sign-in has the usual ones. */
async function settingsIn(transaction: Pick<Orm, 'select'>, organisationId: string) {
  const [found] = await transaction
    .select({ groupRoles: singleSignOn.groupRoles, defaultRole: singleSignOn.defaultRole })
    .from(singleSignOn)
    .where(eq(singleSignOn.organisationId, organisationId));
  return found ?? { groupRoles: [], defaultRole: 'reader' as const };
}
