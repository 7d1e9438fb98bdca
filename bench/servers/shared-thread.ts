import { setTimeout as sleep } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { CallToolRequestSchema } from '@cuspal/proto';
import { createLogger } from '@cuspal/telemetry';
import { createCallMetrics, createRegistry } from '@cuspal/telemetry/metrics';
import { SERVICES } from '@cuspal/tool-kit';
import { discoverTools } from '../../packages/tool-kit/src/discover.ts';
import { readyTools } from '../../packages/tool-kit/src/host/ready-tools.ts';
import { createToolHost } from '../../packages/tool-kit/src/host/tool-host.ts';
import { createFairScheduler } from '../../packages/tool-kit/src/host/fair-scheduler.ts';
import { median } from '../lib/measurement.ts';
import { callOf } from '../lib/service-calls.ts';

/*
 * shared-thread.ts SERVICE BUSY OTHER: the tools of a service in this process, as the service runs them, and two accounts.
 * Sends { alone, beside }: milliseconds of this thread from a call of the second account to its answer, without and with
 * the first account at work. They count nothing of what other processes take from this one.
 */
const ROUNDS = 4;
const CALLS = 50;
const WARM_UP_CALLS = 10;
/** Calls that the busy account has under way at any time: its burst. */
const BUSY_AT_ONCE = 40;
const WARM_UP_MS = 1_000;
/** The second account rests this many times as long as one of its calls takes, so it asks for a third of the thread. */
const REST = 2;

/** CPU of this thread, from Node 23.9 on; before, of the process, which has little else. */
const usage = (): NodeJS.CpuUsage =>
  'threadCpuUsage' in process && typeof process.threadCpuUsage === 'function'
    ? process.threadCpuUsage()
    : process.cpuUsage();

const [named = '', busyTool = '', otherTool = ''] = process.argv.slice(2);
const service = SERVICES.find((each) => each === named);
if (service === undefined) throw new Error(`there is no service ${named}`);
const ephemeris = createSwissEphemeris();
const host = createToolHost({
  tools: readyTools(await discoverTools(new URL(`../../services/dist/${service}/`, import.meta.url)), service),
  ephemeris: () => ephemeris,
  logger: createLogger(service, 'silent'),
  metrics: createCallMetrics(createRegistry(service)),
  scheduler: createFairScheduler(),
});

let births = 0;
async function call(name: string, accountId: string): Promise<void> {
  const waiting = { signal: new AbortController().signal, deadline: Date.now() + 300_000 };
  const answer = await host.call(toolCall(name, accountId), waiting);
  if (answer?.isError !== false) throw new Error(`${name} failed`);
}

/** A call of the tool, with another birth each time. */
const toolCall = (name: string, accountId: string) => {
  const { argumentsJson, caller } = callOf(name, births++, accountId);
  return create(CallToolRequestSchema, { name, argumentsJson, caller });
};

/** Milliseconds that this thread has worked. */
const worked = (): number => {
  const { user, system } = usage();
  return (user + system) / 1_000;
};

/** Keeps the account busy until the work is done. */
async function beside<T>(work: () => Promise<T>): Promise<T> {
  let over = false;
  const calls = Array.from({ length: BUSY_AT_ONCE }, async () => {
    while (!over) await call(busyTool, 'busy');
  });
  await resting(WARM_UP_MS);
  const result = await work();
  over = true;
  await Promise.all(calls);
  return result;
}

/** Waits until the thread has worked so long for others. */
async function resting(milliseconds: number): Promise<void> {
  for (const until = worked() + milliseconds; worked() < until;) await sleep(1);
}

async function timesOf(rest: () => Promise<unknown>, calls = CALLS): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const begun = worked();
    await call(otherTool, 'seldom');
    times.push(worked() - begun);
    await rest();
  }
  return times;
}

const alone: number[] = [];
const besideIt: number[] = [];
const idle = () => sleep(1);
await beside(() => timesOf(idle, WARM_UP_CALLS));
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(...(await timesOf(idle)));
  const restMs = REST * median(alone);
  besideIt.push(...(await beside(() => timesOf(() => resting(restMs)))));
}
process.send?.({ alone, beside: besideIt });
