import type { Logger } from '@cuspal/telemetry';
import { dayOf } from '../core/calendar.ts';
import { inTime } from '../core/in-time.ts';
import { faultLog } from '../database/fault-log.ts';
import { DatabaseAway, isOutage } from '../database/outage.ts';
import { Lease, nameOf } from './lease.ts';
import { LEAST_UNITS, type Entry, type Ledger, type LeaseRequest, type Payer } from './ledger.ts';

const KEEP_MS = 500;
/** A payer with at least so many calls between two looks gets units ahead. */
const FEWEST_CALLS = 2;
/** Most that is taken ahead, as long as calls go on as they do. */
const SECONDS_AHEAD = 20;
const IDLE_MS = 10_000;
/** Payers that have units here at a time; others go without. */
const MOST_LEASES = 500;
/** A database that has not answered for so long is away, where there is a grace. */
const ANSWER_MS = 1_000;
/** After an outage the gateways write first what they have used, and end what others have left after that. */
const STEADY_MS = 5_000;
const CLOSING_TRIES = 2;

/** Metered calls of a payer since the last look. */
interface Asked {
  readonly payer: Payer;
  calls: number;
}

type LeaseLedger = Pick<Ledger, 'lease' | 'use' | 'end' | 'endExpired'>;

interface LeasesParts {
  readonly ledger: LeaseLedger;
  readonly logger: Logger;
  readonly now: () => number;
  /** How long calls go on with units that are here while the database is away. */
  readonly graceMs: number;
  /** Writes down what a lease has used beyond what was written, or takes it back where it is negative. */
  readonly bookDifferences: (entries: readonly Entry[]) => void;
}

/**
 * Units that this gateway has taken ahead. What a call uses is written before it is answered, in a row that no other
 * gateway writes, so that a gateway that is killed leaves the right count behind; only while the database is away it is
 * kept here and written later (docs/adr/0079).
 */
export class Leases {
  /** Leases that units are taken from, by the names of their payers. */
  readonly #open = new Map<string, Lease>();
  /** All that the database may have. */
  readonly #all = new Set<Lease>();
  /** By the names of payers. */
  #asked = new Map<string, Asked>();
  #isAway = false;
  #answeredAt: number;
  #steadySince: number;
  #looks = 0;
  #isClosed = false;
  #keeping: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly parts: LeasesParts) {
    this.#answeredAt = this.#steadySince = parts.now();
    this.#timer = setInterval(() => void this.keep(), KEEP_MS);
    this.#timer.unref();
  }

  /** The lease that has units for a payer. */
  of(name: string, day: string): Lease | undefined {
    const lease = this.#open.get(name);
    if (lease === undefined || lease.left <= 0 || lease.day !== day) return undefined;
    return this.#isAway && !this.#graceLasts ? undefined : lease;
  }

  /** Notes calls of a payer, so that it is known how fast it calls. */
  count(name: string, payer: Payer, calls: number): void {
    const asked = this.#asked.get(name);
    if (asked) asked.calls += calls;
    else this.#asked.set(name, { payer, calls });
  }

  /** Writes what was just taken of these leases; returns those that have run out in the database, which count for nothing. */
  async write(leases: readonly Lease[]): Promise<readonly Lease[]> {
    if (this.#isAway && this.#graceLasts) return [];
    for (const lease of leases) lease.writing += 1;
    try {
      return await this.#use(leases, this.parts.graceMs > 0);
    } catch (fault) {
      if (!isOutage(fault) || !this.#graceLasts) throw fault;
      this.#isAway = true;
      return [];
    } finally {
      for (const lease of leases) lease.writing -= 1;
    }
  }

  /** Ends a lease that the database no longer has; the caller has taken back what it took last. */
  lose(lease: Lease): void {
    if (lease.state === 'ended') return;
    this.#forget(lease);
    this.parts.bookDifferences(lease.lose());
  }

  /** Writes, renews, takes and gives back what is due; never rejects. */
  keep(): Promise<void> {
    this.#keeping ??= this.#keep()
      .catch((fault: unknown) => {
        this.#steadySince = Infinity;
        if (isOutage(fault)) this.#isAway = true;
        faultLog(this.parts.logger).error({ fault }, 'units taken ahead could not be settled and are kept');
      })
      .finally(() => (this.#keeping = undefined));
    return this.#keeping;
  }

  /** Gives back all. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#keeping;
    this.#isClosed = true;
    for (let tries = 0; tries < CLOSING_TRIES && this.#all.size > 0; tries += 1) await this.keep();
  }

  get #graceLasts(): boolean {
    return this.parts.now() - this.#answeredAt < this.parts.graceMs;
  }

  async #keep(): Promise<void> {
    const { ledger, now } = this.parts;
    const day = dayOf(now());
    const asked = this.#asked;
    this.#asked = new Map();
    this.#looks += 1;
    // A gateway without leases looks half as often, to know that it still reaches the database.
    if (this.#all.size === 0 && asked.size === 0 && this.#looks % 2 === 1) return;
    // Leases that are being written for calls say themselves what they have used.
    for (const lost of await this.#use([...this.#all].filter(({ writing }) => writing === 0))) this.lose(lost);
    for (const lease of this.#open.values()) if (this.#isOver(lease, day)) this.#stop(lease);
    await this.#endStopped();
    if (!this.#isClosed) await this.#takeAhead(asked, day);
    if (now() - this.#steadySince >= STEADY_MS) await ledger.endExpired();
  }

  #isOver(lease: Lease, day: string): boolean {
    return this.#isClosed || lease.day !== day || this.parts.now() - lease.usedAt > IDLE_MS;
  }

  /** Writes counts and notes what the database says; returns the leases that it does not have. */
  async #use(leases: readonly Lease[], soon = false): Promise<readonly Lease[]> {
    const { ledger, now } = this.parts;
    const marks = leases.map((lease) => lease.mark());
    const askedAt = now();
    const using = ledger.use(marks);
    const known = new Map((await (soon ? answered(using) : using)).map((row) => [row.id, row]));
    this.#answeredAt = askedAt;
    this.#isAway = false;
    if (this.#steadySince === Infinity) this.#steadySince = now();
    return leases.filter((lease, index) => {
      const row = known.get(lease.id);
      const mark = marks[index];
      if (row === undefined || mark === undefined) return true;
      lease.written(mark);
      if (row.recalled && lease.state === 'open') {
        this.#stop(lease);
        setImmediate(() => void this.keep());
      }
      return false;
    });
  }

  /** Takes nothing more of a lease. */
  #stop(lease: Lease): void {
    lease.state = 'ending';
    this.#open.delete(nameOf(lease.payer));
  }

  async #endStopped(): Promise<void> {
    const isIdle = ({ state, writing }: Lease): boolean => state === 'ending' && writing === 0;
    const stopped = [...this.#all].filter(isIdle);
    if (stopped.length === 0) return;
    const unwritten = stopped.filter((lease) => lease.isUnwritten);
    if (unwritten.length > 0) for (const lost of await this.#use(unwritten)) this.lose(lost);
    const ending = stopped.filter((lease) => isIdle(lease) && !lease.isUnwritten);
    await this.parts.ledger.end(ending.map(({ id }) => id));
    for (const lease of ending) {
      this.#forget(lease);
      this.parts.bookDifferences(lease.end().map((entry) => ({ ...entry, calls: -entry.calls })));
    }
  }

  async #takeAhead(asked: ReadonlyMap<string, Asked>, day: string): Promise<void> {
    const wishes = [...asked].flatMap(([name, { payer, calls }]) => this.#wishOf(name, payer, calls) ?? []);
    if (wishes.length === 0) return;
    const fresh = new Map(wishes.filter((wish) => wish.fresh).map(({ id, lease }) => [id, lease]));
    const given = await this.parts.ledger.lease(
      wishes.map(({ lease: _, ...wish }) => wish),
      day,
    );
    const units = new Map(given.map((row) => [row.id, row.units]));
    for (const { id, lease } of wishes) {
      const more = units.get(id);
      if (more === undefined || lease.state !== 'open') continue;
      lease.units += more;
      if (!fresh.has(id)) continue;
      this.#open.set(nameOf(lease.payer), lease);
      this.#all.add(lease);
    }
  }

  /** What to ask for ahead for a payer; undefined where it has enough, or calls too seldom. */
  #wishOf(
    name: string,
    { account, key }: Payer,
    calls: number,
  ): (LeaseRequest & { readonly lease: Lease }) | undefined {
    const known = this.#open.get(name);
    if (!known && (calls < FEWEST_CALLS || this.#all.size >= MOST_LEASES)) return undefined;
    const aim = Math.max(LEAST_UNITS, Math.ceil((calls * SECONDS_AHEAD * 1_000) / KEEP_MS));
    const left = known?.left ?? 0;
    if (left * 2 > aim) return undefined;
    const { now } = this.parts;
    const lease = known ?? new Lease({ account, key }, dayOf(now()), now());
    return { id: lease.id, account, key, wanted: Math.max(aim - left, LEAST_UNITS), fresh: !known, lease };
  }

  #forget(lease: Lease): void {
    this.#all.delete(lease);
    const name = nameOf(lease.payer);
    if (this.#open.get(name) === lease) this.#open.delete(name);
  }
}

/** An answer that comes soon; what comes later is seen by the next one. */
const answered = <T>(answer: Promise<T>): Promise<T> =>
  inTime(answer, ANSWER_MS, () => new DatabaseAway('the database does not answer'));
