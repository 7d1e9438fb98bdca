import { customersOf, fromPage, OWN_ORIGIN, type Customer } from './lib/customers.ts';
import type { Row } from './lib/measurement.ts';
import { ECHO, message } from './lib/messages.ts';
import { benchDatabase } from './lib/postgres.ts';
import { inTurn } from './lib/rounds.ts';
import { serverProcess } from './lib/server-process.ts';

/** A round differs from the next by a tenth. */
const ROUNDS = 21;
const REQUESTS = 3_000;
/** Requests after which the code of a server is compiled as it is after a while. */
const WARM_UP_REQUESTS = 12_000;
const SPEED_ROUNDS = 5;
const CONNECTIONS = 64;
const ACCOUNTS = 100;

const NAMES = {
  authenticated: 'tools/call with a stored key, verdict cached',
  metered: 'tools/call with a stored key, metered (PostgreSQL)',
  restricted: 'tools/call with a key that has every restriction, metered (PostgreSQL)',
  bare: 'tools/call with a stored key, metered (PostgreSQL), against the SDK without accounts',
  one: 'metered calls, 1 account (PostgreSQL)',
  many: `metered calls, ${ACCOUNTS} accounts (PostgreSQL)`,
} as const;

/**
 * What accounts cost a call: the hot path with stored keys, with and without metering, against the gateway without
 * accounts, the SDK's own handler and Node's HTTP server alone; and how fast metering goes.
 */
export async function accounts(): Promise<readonly Row[]> {
  const database = await benchDatabase();
  if (!database.ok) return Object.values(NAMES).map((name) => ({ name, skipped: database.reason }));
  const customers = await customersOf(database.url, ECHO);
  const open = await serverProcess('gateway.ts');
  const stored = await serverProcess('gateway.ts', { BENCH_DATABASE_URL: database.url });
  const sdk = await serverProcess('sdk.ts');
  const node = await serverProcess('node.ts');
  try {
    const unmetered = await customers.create(true);
    const one = await customers.create(false);
    const restricted = await customers.restricted();
    const many: Customer[] = [];
    for (let made = 0; made < ACCOUNTS; made++) many.push(await customers.create(false));
    const speed = (among: readonly Customer[]) =>
      stored.perSecond(
        among.map(({ call }) => call),
        REQUESTS,
        CONNECTIONS,
      );

    const load = message('tools/call', ECHO, ECHO.name);
    const measures = [
      (requests: number) => open.cpuPerRequest({ ...load, requests }),
      (requests: number) => stored.cpuPerRequest({ ...unmetered.call, requests }),
      (requests: number) => stored.cpuPerRequest({ ...one.call, requests }),
      (requests: number) => stored.cpuPerRequest({ ...fromPage(one.call, OWN_ORIGIN), requests }),
      (requests: number) => stored.cpuPerRequest({ ...restricted.call, requests }),
      (requests: number) => sdk.cpuPerRequest({ ...load, requests }),
      (requests: number) => node.cpuPerRequest({ ...load, requests }),
    ];
    // Every verdict is in the cache after that.
    for (const measure of measures) await measure(WARM_UP_REQUESTS);
    const [
      anyone = Number.NaN,
      authenticated = Number.NaN,
      metered = Number.NaN,
      free = Number.NaN,
      bound = Number.NaN,
      ofSdk = Number.NaN,
      ofNode = Number.NaN,
    ] = await inTurn(
      ROUNDS,
      measures.map((measure) => () => measure(REQUESTS)),
    );
    const [ofOne = Number.NaN, ofMany = Number.NaN] = await inTurn(SPEED_ROUNDS, [
      () => speed([one]),
      () => speed(many),
    ]);

    const made = 3 * (WARM_UP_REQUESTS + REQUESTS * (ROUNDS + 1)) + REQUESTS * 2 * (SPEED_ROUNDS + 1);
    const counted = await customers.counted([one, restricted, ...many]);
    if (counted !== made) throw new Error(`of ${made} metered calls the database counted ${counted}`);
    const against = `without accounts ${anyone.toFixed(0)} µs of CPU per request, medians of ${ROUNDS} rounds`;
    const how = `${CONNECTIONS} connections, median of ${SPEED_ROUNDS} rounds of ${REQUESTS} calls, all of them counted`;
    return [
      {
        name: NAMES.authenticated,
        value: authenticated / anyone,
        unit: 'times the CPU without accounts',
        target: { atMost: 1.3 },
        detail: `${authenticated.toFixed(0)} µs, ${against}`,
      },
      {
        name: NAMES.metered,
        value: metered / anyone,
        unit: 'times the CPU without accounts',
        detail: `${metered.toFixed(0)} µs, ${against}; the gateway's share alone`,
      },
      {
        name: NAMES.restricted,
        value: bound / free,
        unit: 'times the CPU of a key without restrictions',
        target: { atMost: 1.05 },
        detail: `${bound.toFixed(0)} µs, without restrictions ${free.toFixed(0)} µs, both from a page`,
      },
      {
        name: NAMES.bare,
        value: ofSdk / metered,
        unit: 'times less CPU than the SDK',
        target: { atLeast: 4.2 },
        detail:
          `gateway ${metered.toFixed(0)} µs, SDK ${ofSdk.toFixed(0)} µs, ` +
          `Node's HTTP server alone ${ofNode.toFixed(0)} µs of CPU per request`,
      },
      { name: NAMES.one, value: ofOne, unit: 'a second', detail: how },
      { name: NAMES.many, value: ofMany, unit: 'a second', detail: how },
    ];
  } finally {
    for (const server of [open, stored, sdk, node]) server.stop();
    await customers.close();
    await database.drop();
  }
}
