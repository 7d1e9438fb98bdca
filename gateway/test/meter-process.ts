import { suiteLogger } from '@cuspal/telemetry/testing';
import { openPostgres } from '../src/database/postgres.ts';
import { Ledger } from '../src/metering/ledger.ts';
import { Meter } from '../src/metering/meter.ts';

/** Calls that wait for their unit at a time. */
export const CALLS_AT_ONCE = 8;

/** A meter as a process of its own, which takes units of ACCOUNT as fast as it gets them and tells its parent of each. */
async function takeUnits(account: string): Promise<void> {
  const database = await openPostgres(process.env['DATABASE_URL'] ?? '', { connections: 3 });
  const logger = suiteLogger('gateway', 'silent');
  const meter = new Meter(new Ledger(database.orm, 0), logger, { keep: async () => {} });
  // Where the parent has no time to read, a call waits: each has at most one unit that nobody was told of.
  const tell = (said: string) => new Promise((resolve) => process.send?.(said, resolve));
  await Promise.all(
    Array.from({ length: CALLS_AT_ONCE }, async () => {
      for (;;) {
        const unit = await meter.reserve(account, 'vargas');
        if (!unit.granted) return;
        await tell(unit.lease ? 'leased' : 'alone');
        meter.ended(unit, true);
      }
    }),
  );
  await meter.close();
  await database.close();
}

const { ACCOUNT } = process.env;
if (ACCOUNT !== undefined && process.send) await takeUnits(ACCOUNT).then(() => process.disconnect());
