import { asc, gt, lt, max, sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { Orm } from '../database/connection.ts';
import { isOutage } from '../database/outage.ts';
import { revocations } from '../database/schema.ts';

/** `token` is named by its credentialDigest, the others by their id. */
export interface Revocation {
  readonly kind: 'key' | 'token' | 'grant' | 'account';
  readonly subject: string;
}

const POLL_MS = 500;
/** Age at which the last reading is no longer trusted, so that a revoked key fails everywhere within one second. */
const TRUSTED_MS = 1_000;
/** A reading that takes so long will not come. */
const SILENT_MS = 2_000;
const KEPT_HOURS = 1;
const POLLS_PER_PURGE = 1_200;

/**
 * News of what every gateway must forget. Each gateway reads the table on from where it was; one that cannot read it
 * trusts nothing it remembers, but for the grace while the database is away: nothing can be revoked in it then.
 */
export class Revocations {
  readonly #listeners = new Set<(revocation: Revocation) => void>();
  #seen = 0;
  #version = 0;
  #readAt = -Infinity;
  #isAway = false;
  #polls = 0;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | undefined;
  #closed = false;

  constructor(
    private readonly orm: Orm,
    private readonly logger: Logger,
    private readonly graceMs = 0,
  ) {}

  /** Begins to read at the newest row: this gateway remembers nothing that was revoked earlier. */
  async start(): Promise<void> {
    const began = performance.now();
    const [latest] = await this.orm.select({ seq: max(revocations.seq) }).from(revocations);
    this.#seen = latest?.seq ?? 0;
    this.#readAt = began;
    this.#poll();
  }

  /** Whether this gateway knows all revocations that are a second old, or that were there when the database went away. */
  get trusted(): boolean {
    return performance.now() - this.#readAt < (this.#isAway ? Math.max(TRUSTED_MS, this.graceMs) : TRUSTED_MS);
  }

  /** Number that grows with each revocation: a verdict found under a lower number may be outdated. */
  get version(): number {
    return this.#version;
  }

  onRevoked(listener: (revocation: Revocation) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** `orm`: the transaction that revokes. It must change nothing afterwards, because it holds the place in the order. */
  async publish(kind: Revocation['kind'], subject: string, orm: Pick<Orm, 'execute'> = this.orm): Promise<void> {
    await orm.execute(sql`select publish_revocation(${kind}, ${subject})`);
  }

  /** Reads new rows now instead of waiting for the timer. Never rejects: when reading fails, trust runs out by itself. */
  async catchUp(): Promise<void> {
    await this.#reading;
    this.#reading ??= this.#readOrNote().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#reading;
  }

  #poll(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.catchUp().then(() => this.#poll()), POLL_MS);
    this.#timer.unref();
  }

  async #readOrNote(): Promise<void> {
    const silent = setTimeout(() => (this.#isAway = true), SILENT_MS);
    silent.unref();
    try {
      await this.#read();
      this.#isAway = false;
    } catch (fault) {
      this.#isAway = isOutage(fault);
      faultLog(this.logger).error({ fault }, 'revocations could not be read');
    } finally {
      clearTimeout(silent);
    }
  }

  async #read(): Promise<void> {
    const began = performance.now();
    const rows = await this.orm
      .select()
      .from(revocations)
      .where(gt(revocations.seq, this.#seen))
      .orderBy(asc(revocations.seq));
    for (const { seq, kind, subject } of rows) {
      this.#seen = seq;
      this.#version += 1;
      for (const listener of this.#listeners) listener({ kind, subject });
    }
    this.#readAt = began;
    this.#polls += 1;
    if (this.#polls % POLLS_PER_PURGE === 0) {
      await this.orm.delete(revocations).where(lt(revocations.at, sql`now() - make_interval(hours => ${KEPT_HOURS})`));
    }
  }
}
