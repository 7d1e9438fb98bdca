import type { Logger } from '@cuspal/telemetry';
import { Counter, type Registry } from '@cuspal/telemetry/metrics';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { RecurringWork } from '../../core/recurring-work.ts';
import { faultLog } from '../../database/fault-log.ts';
import type { Orm } from '../../database/connection.ts';
import { auditEntries, auditHeads } from '../../database/schema.ts';
import { databaseGauge } from '../../metrics/database-gauge.ts';
import { SinkRefusal, type AuditSink } from './sink.ts';

const LOOK_MS = 1_000;
/** Chains that are sent at a time. */
const CHAINS_AT_ONCE = 4;
/** Entries of one chain that are sent before it is the turn of others. */
const MOST_IN_A_TURN = 100;
/** A gateway that has not gone on with a chain for so long has ended. It is longer than a sink is waited for. */
const CLAIM_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** Chains whose failures are remembered. */
const MOST_FAILING = 1_000;

export interface AuditStreamParts {
  readonly orm: Orm;
  readonly sink: AuditSink;
  readonly logger: Logger;
  readonly now: () => number;
}

type Claimed = Pick<typeof auditHeads.$inferSelect, 'chain' | 'sent' | 'sequence'>;

/**
 * Sends the audit log to a sink: each chain in its order, each entry at least once. A chain is sent by one gateway at a
 * time, and its head row remembers the last entry that was taken, so nothing is lost when a gateway ends at any point;
 * the entry that was under way then comes twice. Nothing is held in memory beyond what is being sent.
 */
export class AuditStream {
  readonly #failures = new Map<string, number>();
  readonly #looking: RecurringWork;
  #failed: Counter | undefined;

  constructor(private readonly parts: AuditStreamParts) {
    this.#looking = new RecurringWork(() => this.#look(), {
      everyMs: LOOK_MS,
      waits: true,
      failed: (fault) => faultLog(parts.logger).error({ fault }, 'the audit log could not be read for its sink'),
    });
  }

  open(): void {
    this.#looking.open();
  }

  /** Sends what is due. Never rejects: what fails is tried again. */
  look(): Promise<void> {
    return this.#looking.run();
  }

  close(): Promise<void> {
    return this.#looking.close();
  }

  /** Shows how far the sink is behind, and how often it did not take something. */
  show(registry: Registry): void {
    this.#failed = new Counter({
      name: 'cuspal_audit_sink_failures_total',
      help: 'Times that the sink of the audit log did not take what it was sent',
      registers: [registry],
    });
    databaseGauge(registry, {
      name: 'cuspal_audit_sink_lag_seconds',
      help: 'Age of the oldest entry of the audit log that the sink has not taken; 0: it has all',
      read: () => this.#lagSeconds(),
    });
  }

  async #look(): Promise<void> {
    while (!this.#looking.isClosed) {
      const claimed = await this.#claim();
      const sent = await Promise.all(claimed.map((chain) => this.#send(chain)));
      // A sink that takes nothing is left alone until the next look.
      if (!sent.includes(true)) return;
    }
  }

  /** Chains of which something is due, those first that nobody has waited for; heads that are being appended to wait. */
  #claim(): Promise<readonly Claimed[]> {
    const { orm, now } = this.parts;
    const { chain, sent, sequence, sendingUntil } = auditHeads;
    const due = orm
      .select({ chain })
      .from(auditHeads)
      .where(and(lt(sent, sequence), or(isNull(sendingUntil), lte(sendingUntil, new Date(now())))))
      .orderBy(sql`${sendingUntil} nulls first`, asc(chain))
      .limit(CHAINS_AT_ONCE)
      .for('update', { skipLocked: true });
    return orm
      .update(auditHeads)
      .set({ sendingUntil: new Date(now() + CLAIM_MS) })
      .where(inArray(chain, due))
      .returning({ chain, sent, sequence });
  }

  /** Sends a turn of one chain; whether anything of it was taken. */
  async #send({ chain, sent: before, sequence }: Claimed): Promise<boolean> {
    const { sink } = this.parts;
    let sent = before;
    try {
      while (sent < sequence && sent - before < MOST_IN_A_TURN && !this.#looking.isClosed) {
        const entries = await this.#after(chain, sent);
        // What was cut before it was sent is gone, and an entry about the cut says so.
        const last = entries.at(-1)?.sequence ?? sequence;
        if (entries.length > 0) await sink.take(entries);
        if (!(await this.#advance(chain, sent, last))) return true;
        sent = last;
        this.#failures.delete(chain);
      }
      await this.#release(chain, sent, null);
      return sent > before;
    } catch (fault) {
      await this.#pause(chain, sent, fault);
      return sent > before;
    }
  }

  #after(chain: string, sent: number) {
    return this.parts.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.chain, chain), gt(auditEntries.sequence, sent)))
      .orderBy(asc(auditEntries.sequence))
      .limit(this.parts.sink.most);
  }

  /** False where another gateway has gone on with the chain meanwhile. */
  async #advance(chain: string, from: number, to: number): Promise<boolean> {
    const rows = await this.parts.orm
      .update(auditHeads)
      .set({ sent: to, sendingUntil: new Date(this.parts.now() + CLAIM_MS) })
      .where(and(eq(auditHeads.chain, chain), eq(auditHeads.sent, from)))
      .returning({ chain: auditHeads.chain });
    return rows.length > 0;
  }

  async #release(chain: string, sent: number, until: Date | null): Promise<void> {
    await this.parts.orm
      .update(auditHeads)
      .set({ sendingUntil: until })
      .where(and(eq(auditHeads.chain, chain), eq(auditHeads.sent, sent)));
  }

  /** Leaves a chain alone for as long as the sink asks, else for longer each time. */
  async #pause(chain: string, sent: number, fault: unknown): Promise<void> {
    const failures = this.#failures.get(chain) ?? 0;
    if (failures === 0 && this.#failures.size >= MOST_FAILING) this.#failures.clear();
    this.#failures.set(chain, failures + 1);
    this.#failed?.inc();
    const growing = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 20), LONGEST_PAUSE_MS);
    const asked = fault instanceof SinkRefusal ? fault.retryAfterMs : undefined;
    faultLog(this.parts.logger).error({ fault, failures: failures + 1 }, 'the sink did not take the audit log');
    await this.#release(chain, sent, new Date(this.parts.now() + Math.max(asked ?? 0, growing)));
  }

  async #lagSeconds(): Promise<number> {
    const { chain, sent, sequence } = auditHeads;
    const oldest = sql`(
      select e.at from audit_entries e where e.chain = ${chain} and e.sequence > ${sent} order by e.sequence limit 1
    )`;
    const [row] = await this.parts.orm
      .select({ seconds: sql<number | null>`extract(epoch from min(${oldest}))`.mapWith(Number) })
      .from(auditHeads)
      .where(lt(sent, sequence));
    const at = row?.seconds ?? null;
    return at === null ? 0 : Math.max(0, this.parts.now() / 1_000 - at);
  }
}
