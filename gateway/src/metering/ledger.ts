import { sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { writing } from './usage-writers.ts';

/** The owner of units: an account, and its key where that has a share of the allowance. */
export interface Payer {
  readonly account: string;
  readonly key?: string | undefined;
}

/** Calls of one account that wait for units; each is named by its tool's family, in order. */
export interface UnitRequest {
  readonly account: string;
  readonly families: readonly string[];
}

/** Units of an account: the first `ofMonth` calls and the next `ofExtra` get one, the rest get none. */
export interface Granted {
  readonly account: string;
  readonly ofMonth: number;
  readonly ofExtra: number;
  readonly allowance: number;
  /** Units that other gateways hold and have not used, where there were too few. */
  readonly held: number;
}

/** Calls of one key with a share that wait for units. */
export interface KeyUnitRequest extends UnitRequest {
  readonly key: string;
}

/**
 * Units of a key: those of its account for the first `allowed` calls, which are within its share. Where `held` is not 0
 * those without a unit may get one once others have given back what they hold.
 */
export interface GrantedToKey extends Omit<Granted, 'account'> {
  readonly key: string;
  /** Null: it was taken away a moment ago. */
  readonly share: number | null;
  readonly allowed: number;
}

/** Calls of one account, day and family; `extra` of them were prepaid. */
export interface Entry {
  readonly account: string;
  readonly day: string;
  readonly family: string;
  readonly calls: number;
  readonly extra: number;
  /** The key of whose share they were as well. */
  readonly key?: string;
}

/** All that a lease has used by the time of a writing; a lower `mark` than the last one changes nothing. */
export interface Mark {
  readonly id: string;
  readonly used: number;
  readonly families: Readonly<Record<string, number>>;
  readonly mark: number;
}

/** A wish for units ahead; `fresh`: the lease is not there yet. */
export interface LeaseRequest extends Payer {
  readonly id: string;
  readonly wanted: number;
  readonly fresh: boolean;
}

/** A lease holds at most a hundredth of what the account, or the share of the key, has left. */
const SHARE_OF = 100;
/** Fewest units of a lease. A payer with less than a hundred times as many left takes its units one by one. */
export const LEAST_UNITS = 32;

/**
 * Longest that a statement may take which charges calls. The client waits for ten seconds and then says that nothing was
 * charged, so a statement that ends later must not hold; the rest is for the way to the database, a pooler and back.
 */
export const LONGEST_CHARGE_MS = 8_000;

/** Fails a statement that selects from a function, with all that it did, where that took so long (docs/adr/0075). */
export const endsWithin = (milliseconds: number): SQL => sql`in_time(${milliseconds}::integer)`;

/** Times of a ledger, other ones for tests. */
export interface LedgerTimes {
  /** The time by which leases and requests end; the clock of the database where it is left out. */
  readonly clock?: (() => number) | undefined;
  /** How long a statement may take that charges. */
  readonly longestMs?: number;
}

/** The instant of such a clock as the database reads it. */
export const clockText = (clock: LedgerTimes['clock']): string | null =>
  clock ? new Date(clock()).toISOString() : null;

/** The counters in the database; each method is one statement, done as a whole or not at all. */
export class Ledger {
  readonly #statements: ReturnType<typeof statementsOf>;

  readonly #clock: (() => number) | undefined;

  constructor(
    private readonly orm: Orm,
    private readonly defaultAllowance: number,
    { clock, longestMs = LONGEST_CHARGE_MS }: LedgerTimes = {},
  ) {
    this.#clock = clock;
    this.#statements = statementsOf(orm, defaultAllowance, longestMs);
  }

  reserve(asked: readonly UnitRequest[], day: string): Promise<readonly Granted[]> {
    return this.#statements.reserve.execute({ asked: JSON.stringify(asked), day, at: clockText(this.#clock) });
  }

  /** Units for calls of keys with a share: of that and of the allowance in one, or of neither. */
  reserveOfKeys(asked: readonly KeyUnitRequest[], day: string): Promise<readonly GrantedToKey[]> {
    return this.#statements.reserveOfKeys.execute({ asked: JSON.stringify(asked), day, at: clockText(this.#clock) });
  }

  /** Takes units ahead; returns what was given, by the ids of the leases. */
  lease(
    asked: readonly LeaseRequest[],
    day: string,
  ): Promise<readonly { readonly id: string; readonly units: number }[]> {
    return this.orm
      .select({ id: sql<string>`id`, units: sql<number>`units` })
      .from(
        sql`lease_units(${JSON.stringify(asked)}::jsonb, ${day}::date, ${this.defaultAllowance}::bigint, ${SHARE_OF}::integer, ${LEAST_UNITS}::integer, ${clockText(this.#clock)}::timestamptz)`,
      );
  }

  /** Writes what leases have used; returns those that are there, and whether their units are asked back. */
  use(marks: readonly Mark[]): Promise<readonly { readonly id: string; readonly recalled: boolean }[]> {
    return this.#statements.use.execute({ marks: JSON.stringify(marks), at: clockText(this.#clock) });
  }

  /** Asks other gateways for what they have not used of these accounts. */
  async recall(accounts: readonly string[]): Promise<void> {
    await this.orm.execute(sql`select recall_leases(${arrayOf(accounts)})`);
  }

  /** Ends leases; what they have not used is there for all again. */
  async end(ids: readonly string[]): Promise<void> {
    await this.orm.execute(sql`select end_leases(${arrayOf(ids)}, null)`);
  }

  /** Ends leases of gateways that are gone. */
  async endExpired(): Promise<void> {
    await this.orm.execute(sql`select end_expired_leases(${clockText(this.#clock)}::timestamptz)`);
  }

  /** `batchId`: a batch that is sent again counts once. */
  async refund(batchId: string, entries: readonly Entry[]): Promise<void> {
    await this.orm.execute(writing('refund_calls', batchId, JSON.stringify(entries)));
  }

  async record(batchId: string, entries: readonly Entry[]): Promise<void> {
    await this.orm.execute(writing('record_calls', batchId, JSON.stringify(entries)));
  }

  /** Batches are not sent again after a day. */
  async purge(): Promise<void> {
    await this.orm.execute(sql`delete from ledger_batches where at < now() - interval '1 day'`);
  }
}

const arrayOf = (texts: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/**
 * Statements that every metered call waits for, so their text is made once. They have no name, so the server keeps
 * nothing of them, as poolers in between ask.
 */
const statementsOf = (orm: Orm, defaultAllowance: number, longestMs: number) => {
  const at = sql`${sql.placeholder('at')}::timestamptz`;
  return {
    reserve: orm
      .select({
        account: sql<string>`account`,
        ofMonth: sql<number>`month_part`,
        ofExtra: sql<number>`extra_part`,
        allowance: sql<number>`allowance`,
        held: sql<number>`held`,
      })
      .from(
        sql`reserve_units(${sql.placeholder('asked')}::jsonb, ${sql.placeholder('day')}::date, ${defaultAllowance}::bigint, ${at})`,
      )
      .where(endsWithin(longestMs))
      .prepare(''),
    reserveOfKeys: orm
      .select({
        key: sql<string>`key`,
        share: sql<number | null>`share`,
        allowed: sql<number>`allowed`,
        ofMonth: sql<number>`month_part`,
        ofExtra: sql<number>`extra_part`,
        allowance: sql<number>`allowance`,
        held: sql<number>`held`,
      })
      .from(
        sql`reserve_key_units(${sql.placeholder('asked')}::jsonb, ${sql.placeholder('day')}::date, ${defaultAllowance}::bigint, ${at})`,
      )
      .where(endsWithin(longestMs))
      .prepare(''),
    use: orm
      .select({ id: sql<string>`id`, recalled: sql<boolean>`recalled` })
      .from(sql`use_leases(${sql.placeholder('marks')}::jsonb, ${at})`)
      .prepare(''),
  };
};
