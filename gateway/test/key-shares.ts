import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import type { Database } from '../src/database/connection.ts';
import { DatabaseAway } from '../src/database/outage.ts';
import { Ledger } from '../src/metering/ledger.ts';
import { Meter } from '../src/metering/meter.ts';
import type { Spent, Unit } from '../src/metering/reservation.ts';
import { quiet, servicesOn, total, type TestServices } from './services.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');

/** A customer and its key, which has a share. */
interface Sharing {
  readonly account: { readonly id: string };
  readonly keyId: string;
}

/** A ledger that can be cut off from the database. */
class Line extends Ledger {
  isCut = false;
  override use(...words: Parameters<Ledger['use']>): ReturnType<Ledger['use']> {
    return this.isCut ? Promise.reject(new DatabaseAway('cut off')) : super.use(...words);
  }
  override reserveOfKeys(...words: Parameters<Ledger['reserveOfKeys']>): ReturnType<Ledger['reserveOfKeys']> {
    return this.isCut ? Promise.reject(new DatabaseAway('cut off')) : super.reserveOfKeys(...words);
  }
}

/** Meters on one database, whose leases are looked after when a test says so, and what is counted of keys with a share. */
export class KeyShares {
  database!: Database;
  services!: TestServices;
  now = NOVEMBER;
  /** What is closed in the end. */
  readonly open: { close(): Promise<void> }[] = [];

  constructor(fresh: () => Promise<Database>) {
    beforeAll(async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      this.database = await fresh();
      this.services = servicesOn(this.database, () => this.now);
    });
    afterEach(() => {
      this.now = NOVEMBER;
    });
    afterAll(async () => {
      await Promise.all(this.open.map((one) => one.close()));
      await this.database.close();
      vi.useRealTimers();
    });
  }

  ledger(): Line {
    return new Line(this.database.orm, 300, { clock: () => this.now });
  }

  meter(line = this.ledger(), graceMs = 0): Meter {
    const made = new Meter(line, quiet, this.services.setAside, () => this.now, { leases: true, graceMs });
    this.open.push(made);
    return made;
  }

  /** A customer whose key has a share. */
  async sharing(
    monthlyCalls: number,
    of: { monthlyAllowance?: number; extraCalls?: number; unmetered?: boolean } = {},
  ): Promise<Sharing> {
    const { account, keyId } = await this.services.customer({ monthlyAllowance: 10_000_000, ...of });
    await this.services.keyChanges.restrict(account.id, keyId, { monthlyCalls });
    return { account, keyId };
  }

  /** A meter that has units of the share. */
  async holding(one: Sharing, line = this.ledger(), graceMs = 0): Promise<Meter> {
    const made = this.meter(line, graceMs);
    await take(made, one, 100);
    await made.leases?.keep();
    expect(await this.leased(one)).toHaveLength(1);
    return made;
  }

  /** What is shown of the account, of its days and of the key. */
  async shown({ account, keyId }: Sharing, month?: string): Promise<readonly number[]> {
    const { used, perDay } = await this.services.usage.month(account.id, month);
    return [used, total(perDay), (await this.services.keyChanges.used([account.id])).get(keyId) ?? 0];
  }

  /** What is counted of the share with what is leased. */
  async counted({ keyId }: Sharing): Promise<number> {
    const [row] = await this.database.orm
      .select({ used: sql<string>`used` })
      .from(sql`key_usage_months`)
      .where(sql`key_id = ${keyId} and month = '2026-11'`);
    return Number(row?.used ?? 0);
  }

  /** Units of the leases of the account and its keys. */
  async leased({ account }: Sharing): Promise<readonly number[]> {
    const rows = await this.database.orm
      .select({ units: sql<string>`units` })
      .from(sql`unit_leases`)
      .where(sql`account_id = ${account.id}`);
    return rows.map(({ units }) => Number(units)).sort((one, other) => one - other);
  }
}

export const take = (
  one: Meter,
  { account, keyId }: Sharing,
  calls: number,
  family = 'vargas',
): Promise<(Unit | Spent)[]> =>
  Promise.all(Array.from({ length: calls }, () => one.reserve(account.id, family, keyId)));

export const unitsOf = (all: readonly (Unit | Spent)[]): readonly Unit[] =>
  all.flatMap((one) => (one.granted ? [one] : []));

export const thrice = (calls: number): readonly number[] => [calls, calls, calls];
