import { customersOf } from './lib/customers.ts';
import { median, type Row } from './lib/measurement.ts';
import { ECHO } from './lib/messages.ts';
import { databaseWatch, meterProcesses, type MeterLoad } from './lib/meters.ts';
import { benchDatabase } from './lib/postgres.ts';

const PROCESSES = 4;
const PER_SECOND = 5_000;
const SECONDS = 5;
const ROUNDS = 5;
/** Units are taken ahead after half a second, and again as the rate is seen to hold. */
const WARM_UP_SECONDS = 3;
const ACCOUNTS = 100;

const NAMES = {
  speed: `reservations of one account over the meters of ${PROCESSES} processes`,
  wait: 'longest wait for a lock meanwhile',
  one: `CPU of a reservation of one account over ${PROCESSES} processes, with leases`,
  many: `CPU of a reservation of ${ACCOUNTS} accounts in one process, with leases`,
} as const;

/**
 * Meters alone, without HTTP in front: how fast one account is over several processes, and what a reservation costs the
 * gateway and the database together with units taken ahead and without, in turn.
 */
export async function meters(): Promise<readonly Row[]> {
  const database = await benchDatabase();
  if (!database.ok) return Object.values(NAMES).map((name) => ({ name, skipped: database.reason }));
  const customers = await customersOf(database.url, ECHO);
  const watch = await databaseWatch(database.url);
  const ahead = await meterProcesses(database.url, PROCESSES, true);
  const alone = await meterProcesses(database.url, PROCESSES, false);
  const oneAhead = await meterProcesses(database.url, 1, true);
  const oneAlone = await meterProcesses(database.url, 1, false);
  try {
    const account = async (): Promise<string> => (await customers.create(false)).accountId;
    const big: MeterLoad = { accounts: [await account()], perSecond: PER_SECOND, seconds: SECONDS };
    await ahead.run({ ...big, seconds: WARM_UP_SECONDS });
    const running = ahead.run({ ...big, seconds: 2 * SECONDS });
    const longest = await watch.longestWait(running);
    const { granted, seconds } = await running;

    /** Microseconds of the meters and the database for each unit, with leases and without, and their ratio. */
    const cost = async (pair: readonly [typeof ahead, typeof alone], load: MeterLoad) => {
      const rounds: (readonly [number, number])[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const values: number[] = [];
        for (const processes of pair) {
          const before = await watch.cpuMs(processes.pids);
          const done = await processes.run(load);
          values.push((1_000 * ((await watch.cpuMs(processes.pids)) - before)) / done.granted);
        }
        const [now = Number.NaN, then = Number.NaN] = values;
        if (round > 0) rounds.push([now, then]);
      }
      const [now, then] = [median(rounds.map(([us]) => us)), median(rounds.map(([, us]) => us))];
      return { ratio: now / then, detail: `${now.toFixed(0)} µs with, ${then.toFixed(0)} µs without` };
    };
    const half = { ...big, perSecond: PER_SECOND / 2, seconds: 2 };
    const one = await cost([ahead, alone], half);
    const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, account));
    const many = await cost([oneAhead, oneAlone], { ...half, accounts });
    const how = `of the meters and the database, medians of ${ROUNDS} rounds in turn`;
    return [
      {
        name: NAMES.speed,
        value: granted / seconds,
        unit: 'a second',
        target: { atLeast: 0.98 * PER_SECOND },
        detail: `${PER_SECOND} a second asked for, ${granted} granted`,
      },
      { name: NAMES.wait, value: longest, unit: 'ms', target: { atMost: 5 }, detail: 'pg_locks, looked at every 2 ms' },
      {
        name: NAMES.one,
        value: one.ratio,
        unit: 'times that without',
        target: { atMost: 0.8 },
        detail: `${one.detail}, ${how}`,
      },
      {
        name: NAMES.many,
        value: many.ratio,
        unit: 'times that without',
        target: { atMost: 1.03 },
        detail: `${many.detail}, ${how}`,
      },
    ];
  } finally {
    for (const processes of [ahead, alone, oneAhead, oneAlone]) processes.stop();
    await watch.close();
    await customers.close();
    await database.drop();
  }
}
