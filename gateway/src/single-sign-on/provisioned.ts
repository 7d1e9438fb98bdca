import { Inject, Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts, scimGroupMembers, scimGroups, scimUsers } from '../database/schema.ts';

/** What a provider has said of somebody by SCIM. */
export interface ProvisionedPerson {
  readonly active: boolean;
  /** Names and external ids of their groups; undefined where the provider keeps no groups here. */
  readonly groups: readonly string[] | undefined;
}

/** Persons whom providers keep here by SCIM, as signing in asks for them. */
@Injectable()
export class Provisioned {
  constructor(@Inject(ORM) private readonly orm: Orm) {}

  /** Undefined for whoever is not kept. */
  async of(organisationId: string, email: string): Promise<ProvisionedPerson | undefined> {
    const [user] = await this.orm
      .select({ id: scimUsers.id, active: scimUsers.active })
      .from(scimUsers)
      .innerJoin(accounts, eq(accounts.id, scimUsers.accountId))
      .where(and(eq(scimUsers.organisationId, organisationId), eq(accounts.email, email)));
    if (!user) return undefined;
    const rows = await this.orm
      .select({ name: scimGroups.displayName, externalId: scimGroups.externalId, userId: scimGroupMembers.userId })
      .from(scimGroups)
      .leftJoin(
        scimGroupMembers,
        and(eq(scimGroupMembers.groupId, scimGroups.id), eq(scimGroupMembers.userId, user.id)),
      )
      .where(eq(scimGroups.organisationId, organisationId));
    const own = rows.filter(({ userId }) => userId !== null);
    return {
      active: user.active,
      groups: rows.length === 0 ? undefined : own.flatMap(({ name, externalId }) => [name, externalId ?? name]),
    };
  }
}
