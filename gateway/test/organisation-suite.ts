import type { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { z } from 'zod';
import type { Account } from '../src/accounts/accounts.ts';
import { OPERATOR } from '../src/organisations/actor.ts';
import type { Role } from '../src/organisations/roles.ts';
import { DatabaseSuite } from './database-suite.ts';
import type { TestDatabase } from './databases.ts';
import { organisationsOn, type TestOrganisations } from './organisations.ts';

const answered = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** What tests of organisations stand on: `here` is made anew for each. */
export class OrganisationSuite extends DatabaseSuite {
  here!: TestOrganisations;
  #people = 0;

  constructor(kind: TestDatabase) {
    super(kind);
    beforeEach(() => {
      this.here = organisationsOn(this.database);
    });
  }

  readonly person = (): Promise<Account> =>
    this.services.accounts.findOrCreateUser(`person-${(this.#people += 1)}@example.com`);

  /** An organisation with an owner, and members of these roles. */
  readonly organisation = async (...roles: readonly Role[]) => {
    const owner = await this.person();
    const { id } = await this.here.organisations.make(owner, ' Blue\n Ltd ');
    const others: Account[] = [];
    for (const role of roles) {
      const person = await this.person();
      await this.here.members.set(OPERATOR, id, { person, role });
      others.push(person);
    }
    return { id, owner, others };
  };

  readonly rows = async (query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> =>
    answered.parse(await this.database.orm.execute(query)).rows;
}

export const organisationSuite = (kind: TestDatabase): OrganisationSuite => new OrganisationSuite(kind);
