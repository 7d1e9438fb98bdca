import { Inject, Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import { LastOwnerError } from '../accounts/last-owner.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { members } from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { Members } from '../organisations/members.ts';
import type { Role } from '../organisations/roles.ts';

/** Somebody whom a provider has let in. */
export interface Arrival {
  readonly organisationId: string;
  readonly accountId: string;
  readonly role: Role;
  /** Whether the provider says what members are, also of those who are there already. */
  readonly managesRoles: boolean;
}

/** Makes members of those who come by the provider of an organisation, with the roles that it gives them. */
@Injectable()
export class Arrivals {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly members: Members,
  ) {}

  /** Throws an AccountError where the organisation or the person has no place left. */
  async arrive({ organisationId, accountId, role, managesRoles }: Arrival): Promise<void> {
    const [known] = await this.orm
      .select({ role: members.role })
      .from(members)
      .where(and(eq(members.organisationId, organisationId), eq(members.accountId, accountId)));
    if (known && (known.role === role || !managesRoles)) return;
    try {
      await this.members.set(OPERATOR, organisationId, { person: { id: accountId }, role });
    } catch (fault) {
      // The one owner of an organisation stays its owner.
      if (!(fault instanceof LastOwnerError)) throw fault;
    }
  }
}
