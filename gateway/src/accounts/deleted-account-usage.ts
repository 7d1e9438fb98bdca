import { Inject, Injectable } from '@nestjs/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { departedUsage, usageMonths, usedMonths } from '../database/schema.ts';
import { SharedSecret } from '../database/shared-setting.ts';
import { monthOf } from '../core/calendar.ts';
import { ORM } from '../database/database.module.ts';
import { CLOCK } from '../core/tokens.ts';

type Transaction = Pick<Orm, 'insert' | 'delete' | 'select'>;

/**
 * Usage of deleted accounts in the running month, by a keyed hash of their address and nothing else. A person who
 * deletes an account and signs in again goes on with the same allowance. The rows go when the month ends.
 */
@Injectable()
export class DeletedAccountUsage {
  readonly #key: SharedSecret;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#key = new SharedSecret(orm, 'accounts.departed_key');
  }

  /** Keyed hash of an address. The first call asks the database for the key, so never call it within a transaction. */
  async hashOf(address: string): Promise<string> {
    return (await this.#key.hmac(address)).toString('hex');
  }

  /** Stores what an account has used; the same transaction has locked the account and deletes it afterwards. */
  async keep(addressHash: string, accountId: string, transaction: Transaction): Promise<void> {
    const month = monthOf(this.now());
    const [row] = await transaction
      .select({ used: usedMonths.used })
      .from(usedMonths)
      .where(and(eq(usedMonths.accountId, accountId), eq(usedMonths.month, month)));
    if (!row || row.used === 0) return;
    await transaction
      .insert(departedUsage)
      .values({ addressHash, month, used: row.used })
      .onConflictDoUpdate({
        target: [departedUsage.addressHash, departedUsage.month],
        set: { used: sql`greatest(${departedUsage.used}, excluded.used)` },
      });
  }

  /** Gives a new account what its address has used, and forgets the address. */
  async giveBack(addressHash: string, accountId: string, transaction: Transaction): Promise<void> {
    const month = monthOf(this.now());
    const [row] = await transaction
      .delete(departedUsage)
      .where(and(eq(departedUsage.addressHash, addressHash), eq(departedUsage.month, month)))
      .returning({ used: departedUsage.used });
    if (row) await transaction.insert(usageMonths).values({ accountId, month, used: row.used });
  }

  /** Forgets the months that are over. */
  async purge(): Promise<void> {
    await this.orm.delete(departedUsage).where(lt(departedUsage.month, monthOf(this.now())));
  }
}
