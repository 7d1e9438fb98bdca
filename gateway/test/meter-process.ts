import { suiteLogger } from '@cuspal/telemetry/testing';
import { openPostgres } from '../src/database/postgres.ts';
import { Ledger } from '../src/metering/ledger.ts';
import { Meter } from '../src/metering/meter.ts';

/** Calls that wait for their unit at a time. */
export const CALLS_AT_ONCE = 8;

/** What a meter tells of a unit that it got. */
export interface ToldUnit {
  readonly isLeased: boolean;
  readonly isOfKey: boolean;
}

/**
 * A meter as a process of its own, which takes units of ACCOUNT as fast as it gets them, every second one of the share of
 * KEY, and tells its parent of each.
 */
async function takeUnits(account: string, key: string | undefined): Promise<void> {
  const database = await openPostgres(process.env['DATABASE_URL'] ?? '', { connections: 3 });
  const logger = suiteLogger('gateway', 'silent');
  const meter = new Meter(new Ledger(database.orm, 0), logger, { keep: async () => {} });
  // Where the parent has no time to read, a call waits: each has at most one unit that nobody was told of.
  const tell = (told: ToldUnit) => new Promise((resolve) => process.send?.(told, resolve));
  await Promise.all(
    Array.from({ length: CALLS_AT_ONCE }, async (_, index) => {
      for (;;) {
        const unit = await meter.reserve(account, 'vargas', index % 2 === 0 ? undefined : key);
        if (!unit.granted) return;
        await tell({ isLeased: unit.lease !== undefined, isOfKey: unit.key !== undefined });
        meter.ended(unit, true);
      }
    }),
  );
  await meter.close();
  await database.close();
}

const { ACCOUNT, KEY } = process.env;
if (ACCOUNT !== undefined && process.send) await takeUnits(ACCOUNT, KEY).then(() => process.disconnect());
