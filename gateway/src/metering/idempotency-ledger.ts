import { sql } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { endsWithin, LONGEST_CHARGE_MS, clockText, type LedgerTimes } from './ledger.ts';

/** A request that came with an Idempotency-Key, without the key and without what it asks for. */
export interface IdempotentRequest {
  readonly account: string;
  /** Hash of the key. */
  readonly key: string;
  /** Hash of what the request asks for. */
  readonly request: string;
  /** Name of this one request among those with the same key. */
  readonly claimant: string;
  /** The instant that "now" is, unless an earlier request has set it; Unix milliseconds. */
  readonly moment: number;
}

/** A call that is to begin: its place in a batch, 0 where it is alone. The batch as a whole has neither. */
export interface IdempotentBeginning extends IdempotentRequest {
  readonly line: number | null;
  readonly family: string | null;
  /** The API key that makes the call, where it has a share of the allowance. */
  readonly keyWithShare: string | null;
  readonly release: string;
}

/** A call that has ended; `last`: its request has ended with it. */
export interface IdempotentEnding extends Pick<IdempotentRequest, 'account' | 'key' | 'claimant'> {
  readonly line: number | null;
  readonly succeeded: boolean;
  readonly last: boolean;
}

/** What a call may do, as begin_keyed_calls says it. */
type Verdict = 'new' | 'resumed' | 'repeated' | 'busy' | 'other' | 'spent' | 'shared' | 'held';

export interface IdempotentVerdict {
  readonly number: number;
  readonly verdict: Verdict;
  readonly moment: number;
  readonly release: string;
  /** Where a unit was asked for; the share of the key where that is spent. */
  readonly allowance: number | null;
}

/** The tables of requests with keys; each method is one statement, done as a whole or not at all. */
export class IdempotencyLedger {
  readonly #clock: LedgerTimes['clock'];
  readonly #longestMs: number;

  constructor(
    private readonly orm: Orm,
    private readonly defaultAllowance: number,
    { clock, longestMs = LONGEST_CHARGE_MS }: LedgerTimes = {},
  ) {
    this.#clock = clock;
    this.#longestMs = longestMs;
  }

  /** One verdict for each, named by its place in the list. */
  begin(calls: readonly IdempotentBeginning[], day: string): Promise<readonly IdempotentVerdict[]> {
    const batch = JSON.stringify(
      calls.map(({ keyWithShare: sharer, ...call }, number) => ({ number, ...call, sharer })),
    );
    return this.orm
      .select({
        number: sql<number>`number`,
        verdict: sql<Verdict>`verdict`,
        moment: sql<number>`moment`,
        release: sql<string>`release`,
        allowance: sql<number | null>`allowance`,
      })
      .from(
        sql`begin_keyed_calls(${batch}::jsonb, ${day}::date, ${this.defaultAllowance}::bigint, ${clockText(this.#clock)}::timestamptz)`,
      )
      .where(endsWithin(this.#longestMs));
  }

  /** May be sent again: what was done is not done twice. */
  async end(calls: readonly IdempotentEnding[]): Promise<void> {
    await this.orm.execute(
      sql`select end_keyed_calls(${JSON.stringify(calls)}::jsonb, ${clockText(this.#clock)}::timestamptz)`,
    );
  }

  /** Says that requests are still under way; one that nothing is heard of for ten seconds gives its key to the next. */
  async renew(requests: readonly IdempotentRequest[]): Promise<void> {
    const batch = JSON.stringify(requests.map(({ account, key, claimant }) => ({ account, key, claimant })));
    await this.orm.execute(sql`select renew_keyed_calls(${batch}::jsonb, ${clockText(this.#clock)}::timestamptz)`);
  }

  /** Has a key be known for so long from now, where its first request has not come to its end. */
  async keep({ key }: Pick<IdempotentRequest, 'key'>, milliseconds: number): Promise<void> {
    await this.orm.execute(sql`
      update keyed_requests set ended = true,
        ends_at = coalesce(${clockText(this.#clock)}::timestamptz, clock_timestamp()) + make_interval(secs => ${milliseconds / 1000})
      where key_hash = ${key} and not ended
    `);
  }

  async purge(): Promise<void> {
    await this.orm.execute(sql`select purge_keyed_calls(${clockText(this.#clock)}::timestamptz)`);
  }
}
