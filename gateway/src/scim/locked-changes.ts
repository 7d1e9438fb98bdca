import { Inject, Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.ts';
import { withoutLastOwner } from '../accounts/last-owner.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { Access } from '../organisations/access.ts';
import { OPERATOR } from '../organisations/actor.ts';
import type { Transaction } from './membership-sync.ts';

/** Attempts at a change whose person has no account yet. */
const MOST_ATTEMPTS = 3;

/** A person without an account, which is made outside of the transaction. */
export class NoAccountYet extends Error {
  override readonly name = 'NoAccountYet';
  constructor(readonly email: string) {
    super('a person has no account yet');
  }
}

/** Changes of what a provider keeps: one at a time in an organisation, whole or not at all. */
@Injectable()
export class LockedChanges {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly access: Access,
    private readonly accounts: Accounts,
  ) {}

  async run<T>(organisationId: string, change: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const done = this.orm.transaction(async (transaction) => {
          const asked = { actor: OPERATOR, organisationId, action: 'members.manage' } as const;
          await this.access.locked(transaction, asked);
          return change(transaction);
        });
        return await withoutLastOwner(done);
      } catch (fault) {
        if (!(fault instanceof NoAccountYet) || attempt >= MOST_ATTEMPTS) throw fault;
        await this.accounts.findOrCreateUser(fault.email);
      }
    }
  }
}
