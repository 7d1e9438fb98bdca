import { setImmediate as nextTurn } from 'node:timers/promises';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { quiet } from '../../test/services.ts';
import type { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';
import type { Spent, Unit } from './reservation.ts';

const CALLS = 200;

/** A meter on a database that answers at once, and the number of calls in each of its statements. */
function counted(purge = async () => {}, logger = quiet) {
  const statements: number[] = [];
  const reserve: Ledger['reserve'] = (asked) => {
    statements.push(asked.reduce((sum, { families }) => sum + families.length, 0));
    return Promise.resolve(
      asked.map(({ account, families }) => ({
        account,
        ofMonth: families.length,
        ofExtra: 0,
        allowance: 1_000,
        held: 0,
      })),
    );
  };
  const ledger = { reserve, refund: async () => {}, record: async () => {}, purge };
  return {
    meter: new Meter(ledger as unknown as Ledger, logger, { keep: async () => {} }, Date.now, {
      leases: false,
      graceMs: 0,
    }),
    statements,
  };
}

const unitOf = (reservation: Unit | Spent): Unit => {
  if (!reservation.granted) throw new Error('the allowance is spent');
  return reservation;
};

describe('statements of the meter', () => {
  const { meter, statements } = counted();
  const started: Unit[] = [];
  const start = async (): Promise<void> => void started.push(unitOf(await meter.reserve('an account', 'vargas')));
  // However long a turn of the loop takes here, each is a tenth of a millisecond of the meter's clock.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  const turn = async (): Promise<void> => {
    await nextTurn();
    vi.advanceTimersByTime(0.1);
  };
  const settled = async (calls: readonly Promise<void>[]): Promise<void> => {
    let isWaiting = true;
    const all = Promise.all(calls).finally(() => (isWaiting = false));
    while (isWaiting) await turn();
    await all;
  };
  /** Calls that come one after the other, a turn of the loop apart. */
  const trickle = async (ending = false): Promise<readonly number[]> => {
    statements.length = 0;
    const calls: Promise<void>[] = [];
    for (let made = 0; made < CALLS; made += 1) {
      calls.push(start());
      await turn();
      if (ending) for (const unit of started.splice(0)) meter.ended(unit, true);
    }
    await settled(calls);
    return [...statements];
  };
  afterAll(async () => {
    vi.useRealTimers();
    await meter.close();
  });
  afterEach(() => {
    for (const unit of started.splice(0)) meter.ended(unit, true);
  });

  it('asks at once for a caller that waits for each answer', async () => {
    statements.length = 0;
    for (let made = 0; made < 20; made += 1) {
      await settled([start()]);
      for (const unit of started.splice(0)) meter.ended(unit, made % 2 === 0);
    }
    expect(statements).toEqual(Array<number>(20).fill(1));
  });

  it('counts the calls of a statement, which may have begun already, as under way', async () => {
    await settled(Array.from({ length: 64 }, start));
    for (const unit of started.splice(0)) meter.ended(unit, true);
    expect((await trickle(true)).length).toBeLessThan(CALLS / 5);
  });

  it('does not wait for more once as many wait as were under way', async () => {
    await settled(Array.from({ length: 64 }, start));
    for (const unit of started.splice(0)) meter.ended(unit, true);
    statements.length = 0;
    const since = performance.now();
    await settled(Array.from({ length: 64 }, start));
    expect(statements).toEqual([64]);
    expect(performance.now() - since).toBeLessThan(1);
    // With one less the time between two statements is waited for.
    for (const unit of started.splice(0)) meter.ended(unit, true);
    await settled(Array.from({ length: 63 }, start));
    expect(performance.now() - since).toBeGreaterThan(2);
  });

  it('asks for many together while many are under way, and for all of them', async () => {
    await settled(Array.from({ length: 64 }, start));
    const together = await trickle();
    expect(together.reduce((sum, calls) => sum + calls, 0)).toBe(CALLS);
    expect(together.length).toBeLessThan(CALLS / 5);
  });

  it('does not keep apart once they have ended', async () => {
    await settled(Array.from({ length: 64 }, start));
    for (const unit of started.splice(0)) meter.ended(unit, false);
    // The statement that many waited for is followed by one of few.
    await settled([start()]);
    for (const unit of started.splice(0)) meter.ended(unit, true);
    const apart = await trickle(true);
    expect(apart.length).toBeGreaterThan(CALLS / 5);
  });
});

it('the meter says in the log when it cannot remove the names of old batches', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lines: string[] = [];
  const logger = suiteLogger('gateway', 'error', { write: (line) => void lines.push(line) });
  const { meter } = counted(() => Promise.reject(new Error('denied')), logger);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(() => expect(lines.join('')).toContain('names of old batches could not be removed'));
  await meter.close();
  vi.useRealTimers();
});
