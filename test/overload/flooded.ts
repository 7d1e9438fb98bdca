import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.ts';
import { only, p99, told, whyLost, type Goals } from './quantiles.ts';
import { closedLoop, openLoop } from './load.ts';

/** Clients that keep every service busy. */
const AT_ONCE = 96;
const CAPACITY_SECONDS = 8;
/** How long code is compiled as it runs. */
const WARM_SECONDS = 14;
/** Times its capacity that the system is offered. */
const TIMES = 4;
/** Share of its capacity that it carries in calm times, and how long that is looked at. */
const CALM = 0.25;
const CALM_SECONDS = 6;
const NORMAL_WITHIN_MS = 5_000;

export interface FloodedParts {
  readonly client: Client;
  readonly goals: Goals;
  readonly say: (line: string) => void;
  readonly calls: readonly Buffer[];
  readonly seconds: number;
}

/** Four times as many calls as can be answered, and how it is afterwards. */
export async function flooded({ client, goals, say, calls, seconds }: FloodedParts): Promise<void> {
  const measured = async (): Promise<number> =>
    only(await closedLoop(client, calls, AT_ONCE, CAPACITY_SECONDS), 'answered').length / CAPACITY_SECONDS;
  // The first calls compile what the others run.
  await closedLoop(client, calls, AT_ONCE, WARM_SECONDS);
  const first = await measured();
  const calm = await openLoop(client, calls, CALM * first, CALM_SECONDS);
  const busy = process.cpuUsage();
  const samples = await openLoop(client, calls, TIMES * first, seconds);
  const { user, system } = process.cpuUsage(busy);
  await sleep(NORMAL_WITHIN_MS);
  const after = await openLoop(client, calls, CALM * first, CALM_SECONDS);
  // The machine may have other work meanwhile: the capacity is that of both sides.
  const capacity = (first + (await measured())) / 2;
  const answered = only(samples, 'answered');
  const lost = only(samples, 'lost');
  say(
    `  capacity:    ${first.toFixed(0)} calls a second before, ${capacity.toFixed(0)} on the mean of before and after`,
  );
  say(`  calm before: ${told(calm)}`);
  say(`  flooded:     ${told(samples)}; this client took ${((user + system) / 1e6 / seconds).toFixed(2)} of a core`);
  say(`  calm after:  ${told(after)}`);
  for (const line of whyLost(samples)) say(line);
  // What is answered after the flood is over is no part of it.
  const within = answered.filter(({ planned, ms }) => planned + ms <= seconds * 1_000);
  goals.atLeast('answered meanwhile, share of the capacity', within.length / seconds / capacity, 0.8);
  goals.atMost('p99 of what was answered, ms', p99(answered), 1_000);
  goals.atMost('calls without an answer', lost.length, 0);
  goals.atMost('calls not answered 5 s later', after.length - only(after, 'answered').length, 0);
  goals.atMost('p99 5 s later, times that of before', p99(after) / p99(calm), 2);
}
