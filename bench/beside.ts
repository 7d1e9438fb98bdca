import { MIX, payingCustomer } from './endtoend.ts';
import { median, type Row } from './lib/measurement.ts';
import { cpuOf, requestsOf, startLoaded, type Loaded, type Request } from './lib/loaded.ts';

const WARM_UP_SECONDS = 4;
const SECONDS = 3;
const ROUNDS = 5;

interface Round {
  readonly perSecond: number;
  readonly gatewayUs: number;
  readonly servicesUs: number;
}

/**
 * This server beside that of another built checkout, the folder in BENCH_TREE: both run, and are loaded in turn for some
 * seconds at a time, so that a machine that grows slower meanwhile does so for both. Services run in a process each. The
 * value of each tool is the median of its rounds, and the targets are how many times as fast as before they should be.
 * With METERED=1 each call takes a unit of an allowance, in a PostgreSQL database of each server.
 */
export async function beside(): Promise<readonly Row[]> {
  const tree = process.env['BENCH_TREE'];
  if (tree === undefined) return [{ name: 'beside', skipped: 'BENCH_TREE names no other checkout' }];
  const servers = [await started(tree), await started()] as const;
  try {
    const rows: Row[] = [];
    for (const each of MIX) {
      const requests = servers.map(({ key }) => requestsOf(each, key));
      const [ofBefore = [], ofNow = []] = requests;
      await servers[0].run(ofBefore, WARM_UP_SECONDS);
      await servers[1].run(ofNow, WARM_UP_SECONDS);
      const [before, now]: readonly [Round[], Round[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        // The second finds what the first left behind, so they take turns in that too.
        const turns = [
          async () => before.push(await measured(servers[0], ofBefore)),
          async () => now.push(await measured(servers[1], ofNow)),
        ];
        for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
      }
      rows.push(compared(each.tool, before, now, each.timesAtLeast));
    }
    return rows;
  } finally {
    for (const server of servers) {
      await server.stop();
      await server.payer?.drop();
    }
  }
}

async function started(tree?: string) {
  const payer = process.env['METERED'] === '1' ? await payingCustomer() : undefined;
  return { ...(await startLoaded(false, { tree, databaseUrl: payer?.url })), payer, key: payer?.key };
}

async function measured({ pids, run }: Loaded, requests: readonly Request[]): Promise<Round> {
  const before = cpuOf(pids);
  const { perSecond, answered } = await run(requests, SECONDS);
  let [gatewayUs, servicesUs] = [0, 0];
  for (const [name, ms] of cpuOf(pids)) {
    const us = (1_000 * (ms - (before.get(name) ?? 0))) / answered;
    if (name === 'gateway') gatewayUs += us;
    else servicesUs += us;
  }
  return { perSecond, gatewayUs, servicesUs };
}

function compared(tool: string, before: readonly Round[], now: readonly Round[], timesAtLeast?: number): Row {
  const middle = (rounds: readonly Round[], of: keyof Round): number => median(rounds.map((round) => round[of]));
  const told = (rounds: readonly Round[]): string =>
    `${middle(rounds, 'perSecond').toFixed(0)} a second, gateway ${middle(rounds, 'gatewayUs').toFixed(0)} µs, services ${middle(rounds, 'servicesUs').toFixed(0)} µs of CPU`;
  return {
    name: tool,
    value: middle(now, 'perSecond') / middle(before, 'perSecond'),
    unit: 'times the calls a second',
    ...(timesAtLeast !== undefined && { target: { atLeast: timesAtLeast } }),
    detail: `before: ${told(before)}; now: ${told(now)}`,
  };
}
