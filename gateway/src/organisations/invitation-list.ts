import { and, asc, eq, gt } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { invitations } from '../database/schema.ts';
import type { Access } from './access.ts';
import type { Actor } from './actor.ts';
import type { Role } from './roles.ts';

/** An invitation as owners see it. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAt: Date;
}

/** The open invitations of organisations, for whoever needs no mail. */
export class InvitationList {
  constructor(
    private readonly orm: Orm,
    private readonly access: Access,
    private readonly now: () => number = Date.now,
  ) {}

  /** Open invitations of one organisation, by address. */
  async list(actor: Actor, organisationId: string): Promise<readonly OpenInvitation[]> {
    await this.access.organisation(actor, organisationId, 'members.manage');
    const { id, email, role, expiresAt } = invitations;
    return this.orm
      .select({ id, email, role, expiresAt })
      .from(invitations)
      .where(and(eq(invitations.organisationId, organisationId), gt(expiresAt, new Date(this.now()))))
      .orderBy(asc(email));
  }
}
