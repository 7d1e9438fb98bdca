import { createRegistry } from '@cuspal/telemetry/metrics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { quiet, servicesOn, type TestServices } from '../../../test/services.ts';
import type { Database } from '../../database/connection.ts';
import { auditEntries, auditHeads } from '../../database/schema.ts';
import { AuditLog } from '../audit-log.ts';
import type { AuditEntry } from '../entry.ts';
import { recordAlone } from '../record.ts';
import { AuditStream } from './audit-stream.ts';
import { SinkRefusal, type AuditSink } from './sink.ts';

/** Longer than any pause and any claim. */
const LATER_MS = 400_000;

/** A sink that keeps what it has taken. */
class Keeping implements AuditSink {
  readonly taken: AuditEntry[] = [];
  readonly most: number;
  constructor(
    private readonly before: (entries: readonly AuditEntry[]) => Promise<void> | void = () => {},
    { most = 1, after = () => {} }: { most?: number; after?: (entries: readonly AuditEntry[]) => void } = {},
  ) {
    this.most = most;
    this.#after = after;
  }
  readonly #after: (entries: readonly AuditEntry[]) => void;

  async take(entries: readonly AuditEntry[]): Promise<void> {
    await this.before(entries);
    this.taken.push(...entries);
    this.#after(entries);
  }
  of(chain: string): readonly number[] {
    return this.taken.filter((entry) => entry.chain === chain).map(({ sequence }) => sequence);
  }
}

describe.each(databases())('the audit log on its way to a sink, $name', ({ fresh, name }) => {
  let database: Database;
  let services: TestServices;
  let now = Date.now();
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
  }, 60_000);
  afterAll(() => database.close());

  const streamTo = (sink: AuditSink) => new AuditStream({ orm: database.orm, sink, logger: quiet, now: () => now });
  const log = () => new AuditLog(database.orm, { retentionDays: 400 });
  const more = (accountId: string, count: number) =>
    recordAlone(
      database.orm,
      ...Array.from({ length: count }, (_, number) => ({
        action: 'key.make' as const,
        of: { accountId },
        after: { number },
      })),
    );
  const chainWith = async (count: number) => {
    const { id } = await services.accounts.findOrCreateUser(`${crypto.randomUUID()}@example.com`);
    const chain = await log().chainOf(id);
    await more(id, count);
    return { id, chain };
  };
  const lengthOf = async (chain: string): Promise<number> => {
    const [head] = await database.orm.select().from(auditHeads).where(eq(auditHeads.chain, chain));
    return head?.sequence ?? 0;
  };
  const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);
  /** Sends all there is, so that a test sees its own entries alone. */
  const drained = async () => {
    now += LATER_MS;
    await streamTo(new Keeping()).look();
  };

  it('goes whole and in order, and what comes later goes later', async () => {
    await drained();
    const { id, chain } = await chainWith(150);
    const sink = new Keeping();
    const stream = streamTo(sink);
    await stream.look();
    expect(sink.of(chain)).toEqual(upTo(await lengthOf(chain)));
    await more(id, 2);
    await stream.look();
    expect(sink.of(chain)).toEqual(upTo(await lengthOf(chain)));
    const count = sink.taken.length;
    await stream.look();
    expect(sink.taken).toHaveLength(count);
  });

  it('comes at least once and in order from two gateways to a sink that loses requests and answers', async () => {
    await drained();
    let number = 0;
    // Every third request does not come in, and every fourth is taken while its answer is lost.
    const fails = (every: number) => {
      if ((number += 1) % every === 0) throw number % 2 === 0 ? new Error('reset') : new SinkRefusal('full', 1_000);
    };
    const sink = new Keeping(() => fails(3), { most: name === 'PGlite' ? 1 : 7, after: () => fails(4) });
    const chains = await Promise.all(upTo(6).map(() => chainWith(20)));
    const gateways = [streamTo(sink), streamTo(sink)];
    const isSent = async () =>
      (await database.orm.select().from(auditHeads)).every((each) => each.sent === each.sequence);
    while (!(await isSent())) {
      await Promise.all(gateways.map((each) => each.look()));
      now += LATER_MS;
    }
    for (const { chain } of chains) {
      const came = sink.of(chain);
      expect([...new Set(came)]).toEqual(upTo(await lengthOf(chain)));
      // Nothing comes before what stands before it has come.
      let newest = 0;
      for (const sequence of came) {
        expect(sequence).toBeLessThanOrEqual(newest + 1);
        newest = Math.max(newest, sequence);
      }
    }
  });

  it('is taken over from a gateway that ended while it sent, after a minute', async () => {
    await drained();
    const { chain } = await chainWith(3);
    const ended = streamTo(new Keeping((entries) => (entries[0]?.sequence === 2 ? new Promise(() => {}) : undefined)));
    void ended.look();
    const isUnderWay = async () => {
      const [head] = await database.orm.select().from(auditHeads).where(eq(auditHeads.chain, chain));
      return head?.sent === 1;
    };
    await expect.poll(isUnderWay).toBe(true);
    const sink = new Keeping();
    await streamTo(sink).look();
    expect(sink.of(chain)).toEqual([]);
    now += 60_001;
    await streamTo(sink).look();
    expect(sink.of(chain)).toEqual(upTo(await lengthOf(chain)).slice(1));
  });

  it('leaves a sink alone for as long as it asks, else for longer each time, five minutes at most', async () => {
    await drained();
    const { chain } = await chainWith(1);
    let asked: number | undefined = 30_000;
    const tries: number[] = [];
    const stream = streamTo(
      new Keeping(() => {
        tries.push(now);
        throw new SinkRefusal('no', asked);
      }),
    );
    await stream.look();
    now += 29_999;
    await stream.look();
    expect(tries).toHaveLength(1);
    now += 1;
    asked = undefined;
    await stream.look();
    expect(tries).toHaveLength(2);
    for (const pause of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      const before = tries.length;
      now += pause * 1_000 - 1;
      await stream.look();
      expect([pause, tries.length]).toEqual([pause, before]);
      now += 1;
      await stream.look();
      expect([pause, tries.length]).toEqual([pause, before + 1]);
    }
    expect(await lengthOf(chain)).toBeGreaterThan(0);
  });

  it('is not held up in other chains by an entry that the sink never takes', async () => {
    await drained();
    const bad = await chainWith(1);
    const good = await Promise.all(upTo(9).map(() => chainWith(5)));
    const sink = new Keeping(([entry]) => {
      if (entry?.chain === bad.chain) throw new SinkRefusal('unreadable');
    });
    const stream = streamTo(sink);
    for (let look = 0; look < 3; look += 1) {
      await stream.look();
      now += 1_000;
    }
    for (const { chain } of good) expect(sink.of(chain)).toEqual(upTo(await lengthOf(chain)));
    expect(sink.of(bad.chain)).toEqual([]);
  });

  it('goes on behind entries that were cut before they were sent', async () => {
    await drained();
    const { chain } = await chainWith(4);
    await new AuditLog(database.orm, { retentionDays: 1, now: () => Date.now() + 2 * 86_400_000 }).purge();
    const sink = new Keeping();
    await streamTo(sink).look();
    const sent = sink.taken.filter((entry) => entry.chain === chain);
    expect(sent.map(({ action }) => action)).toEqual(['audit.cut']);
    await database.orm.delete(auditEntries).where(eq(auditEntries.chain, chain));
    await database.orm.update(auditHeads).set({ sent: 0 }).where(eq(auditHeads.chain, chain));
    await streamTo(sink).look();
    const [head] = await database.orm.select().from(auditHeads).where(eq(auditHeads.chain, chain));
    expect([head?.sent, head?.sendingUntil]).toEqual([head?.sequence, null]);
  });

  it('shows how far the sink is behind', async () => {
    await drained();
    const registry = createRegistry('gateway');
    const stream = streamTo(
      new Keeping(() => {
        throw new Error('away');
      }),
    );
    stream.show(registry);
    const shown = async (metric: string) => (await registry.getSingleMetric(metric)?.get())?.values[0]?.value;
    expect(await shown('cuspal_audit_sink_lag_seconds')).toBe(0);
    await chainWith(1);
    const began = Date.now();
    now = began + 90_000;
    await stream.look();
    expect(await shown('cuspal_audit_sink_failures_total')).toBe(1);
    const lag = await shown('cuspal_audit_sink_lag_seconds');
    expect(lag).toBeGreaterThanOrEqual(90);
    expect(lag).toBeLessThan(150);
  });
});
