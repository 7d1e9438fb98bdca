import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts } from '../database/schema.ts';
import { AccountError, Accounts, type Account } from './accounts.ts';

/** Where the clock of a test account stands unless somebody says otherwise. */
export const TEST_CLOCK = '2026-11-28T12:00:00Z';

/**
 * The test account beside an account: keys that begin with mcp_test_, a clock that stands, and an allowance of its own.
 * It has no address, so nobody signs in to it; it is suspended and deleted with the account that it belongs to.
 */
@Injectable()
export class TestTwins {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly accounts: Accounts,
  ) {}

  /** Undefined while there is none. */
  async of(accountId: string): Promise<Account | undefined> {
    const [twin] = await this.orm.select().from(accounts).where(eq(accounts.twinOf, accountId));
    return twin;
  }

  /** The test account of an account, which is made the first time. */
  async findOrCreate(account: Account): Promise<Account> {
    if (account.testClock !== null) throw new AccountError('A test account has no test account of its own.');
    const known = await this.of(account.id);
    if (known) return known;
    const made = await this.accounts.createTwin(account, new Date(TEST_CLOCK));
    const twin = made ?? (await this.of(account.id));
    if (!twin) throw new AccountError('There is no such account.');
    return twin;
  }
}
