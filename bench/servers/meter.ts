import { suiteLogger } from '@cuspal/telemetry/testing';
import { openPostgres } from '../../gateway/src/database/postgres.ts';
import { Ledger } from '../../gateway/src/metering/ledger.ts';
import { Meter } from '../../gateway/src/metering/meter.ts';
import type { MeterLoad, MeterRun } from '../lib/meters.ts';

const TICK_MS = 10;

// A meter as a process of its own, without HTTP in front. It reserves as often as it is told, whether or not the answers
// have come.
const database = await openPostgres(process.env['BENCH_DATABASE_URL'] ?? '');
const meter = new Meter(
  new Ledger(database.orm, 0),
  suiteLogger('gateway', 'silent'),
  { keep: async () => {} },
  Date.now,
  { leases: process.env['BENCH_LEASES'] === 'on', graceMs: 0 },
);

async function run({ accounts, perSecond, seconds }: MeterLoad): Promise<MeterRun> {
  const calls: Promise<boolean>[] = [];
  const began = performance.now();
  const reserve = async (): Promise<boolean> => {
    const unit = await meter.reserve(accounts[calls.length % accounts.length] ?? '', 'vargas');
    if (unit.granted) meter.ended(unit, true);
    return unit.granted;
  };
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = Math.min(seconds, (performance.now() - began) / 1_000);
      while (calls.length < passed * perSecond) calls.push(reserve());
      if (passed < seconds) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  const granted = (await Promise.all(calls)).filter(Boolean).length;
  return { granted, seconds: (performance.now() - began) / 1_000 };
}

process.on('message', (load: MeterLoad) => void run(load).then((done) => process.send?.(done)));
process.send?.('open');
