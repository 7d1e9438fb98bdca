import { Inject, Injectable } from '@nestjs/common';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { organisationDomains, organisations, singleSignOn } from '../database/schema.ts';

/** The provider by which addresses of a domain come in. */
export interface WayIn {
  readonly organisationId: string;
  /** Name of the organisation. */
  readonly name: string;
  /** Whether there is no other way for them. */
  readonly required: boolean;
}

/** How addresses come in. It goes by the domain alone, so it tells nothing of whether an address is known. */
@Injectable()
export class WaysIn {
  constructor(@Inject(ORM) private readonly orm: Orm) {}

  /** The provider of an address, in the form in which addresses are kept; undefined where it comes in by a code. */
  async of(email: string): Promise<WayIn | undefined> {
    const [found] = await this.orm
      .select({
        organisationId: organisations.id,
        name: organisations.name,
        required: singleSignOn.required,
      })
      .from(organisationDomains)
      .innerJoin(singleSignOn, eq(singleSignOn.organisationId, organisationDomains.organisationId))
      .innerJoin(organisations, eq(organisations.id, organisationDomains.organisationId))
      .where(and(eq(organisationDomains.domain, domainOf(email)), isNotNull(organisationDomains.verifiedAt)));
    return found;
  }
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
