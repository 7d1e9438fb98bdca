import { suiteLogger } from '@cuspal/telemetry/testing';
import { takes } from '../../test/support/wait.ts';
import { HourlyClosing } from '../src/billing/closing.ts';
import { BillingSender } from '../src/billing/sender.ts';
import { stripe } from '../src/billing/stripe.ts';
import { openPostgres } from '../src/database/postgres.ts';

/** Where this file is, for whoever runs it. */
export const BILLING_PROCESS = 'test/billing-process.ts';

/** How much faster than the clock the pauses of the sender pass. */
const FASTER = 200;
const LOOK_MS = 5;

/**
 * Billing as a process of its own: hour after hour is closed as fast as it goes, from HOUR on, and what comes of it is
 * sent. It tells its parent of each hour, and closes none after LAST_HOUR.
 */
async function bill(url: string): Promise<void> {
  const database = await openPostgres(process.env['DATABASE_URL'] ?? '', { connections: 3 });
  const parts = { orm: database.orm, logger: suiteLogger('gateway', 'silent') };
  const begun = Date.now();
  let hour = Date.parse(process.env['HOUR'] ?? '');
  const last = Date.parse(process.env['LAST_HOUR'] ?? '');
  const closing = new HourlyClosing({ ...parts, now: () => hour });
  const sender = new BillingSender({
    ...parts,
    system: stripe({ sink: 'stripe', url, key: 'rk_test' }),
    now: () => begun + (Date.now() - begun) * FASTER,
    everyMs: LOOK_MS,
  });
  for (;;) {
    if (hour <= last) await closing.look();
    // What is left waits for its time, and looking for it without a pause would keep a core and the database busy.
    else await takes(LOOK_MS);
    await sender.look();
    process.send?.(Math.min(hour, last));
    hour += 3_600_000;
  }
}

const { BILLING_URL } = process.env;
if (BILLING_URL !== undefined && process.send) await bill(BILLING_URL);
