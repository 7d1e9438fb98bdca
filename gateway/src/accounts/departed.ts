import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { departedUsage, usageMonths } from '../database/schema.ts';
import { sharedSetting } from '../database/shared-setting.ts';
import { monthOf } from '../core/calendar.ts';

type Transaction = Pick<Orm, 'insert' | 'delete' | 'select'>;

/**
 * What deleted accounts have used of the running month, by a keyed hash of their address and nothing else: who deletes
 * an account and signs in again goes on with the same allowance. It is gone with the month.
 */
export class Departed {
  #key: Promise<string> | undefined;

  constructor(
    private readonly orm: Orm,
    private readonly now: () => number = Date.now,
  ) {}

  /** How an address is known without being kept. Asks the database the first time, so never within a transaction. */
  async hashOf(address: string): Promise<string> {
    this.#key ??= sharedSetting(this.orm, 'accounts.departed_key', () => randomBytes(32).toString('base64url'));
    this.#key.catch(() => (this.#key = undefined));
    return createHmac('sha256', await this.#key)
      .update(address)
      .digest('hex');
  }

  /** Notes what an account has used, before it is deleted in the same transaction, which has locked it. */
  async keep(addressHash: string, accountId: string, transaction: Transaction): Promise<void> {
    const month = monthOf(this.now());
    const [row] = await transaction
      .select({ used: usageMonths.used })
      .from(usageMonths)
      .where(and(eq(usageMonths.accountId, accountId), eq(usageMonths.month, month)));
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
