import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ToolClient } from '@cuspal/proto';
import { median, percentile, type Figure } from './lib/figures.ts';
import { callOf, serviceProcess } from './lib/service-calls.ts';

const CALLS = 100;
const ROUNDS = 4;
const BETWEEN_MS = 20;
/** Calls that the busy account has under way at any time: its burst. */
const BUSY_AT_ONCE = 40;

/** A service, what the busy account calls there, and what the other one calls. */
const PAIRS = [
  ['natal', 'analyze_natal_promise', 'analyze_natal_promise'],
  ['natal', 'get_marriage_delay', 'get_paradigm_panel'],
  ['dasha', 'find_event_timing_v2', 'get_sade_sati_phases'],
  ['election', 'find_auspicious_time', 'find_auspicious_time'],
] as const;

/** What one account's calls to a service take while another keeps it busy, against what they take alone. */
export async function turns(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [service, busy, other] of PAIRS) figures.push(...(await unequal(service, busy, other)));
  return figures;
}

/** Alone and beside the other in turn, so that both see the same machine. */
async function unequal(service: string, busy: string, other: string): Promise<readonly Figure[]> {
  const { client, target, stop } = await serviceProcess(service);
  try {
    const alone: number[] = [];
    const beside: number[] = [];
    await timesOf(client, other);
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await timesOf(client, other)));
      const endLoad = await load(target, busy);
      beside.push(...(await timesOf(client, other)));
      await endLoad();
    }
    return (['median', '99th percentile'] as const).map((what) => {
      const of = (times: readonly number[]): number => (what === 'median' ? median(times) : percentile(times, 0.99));
      return {
        name: `${service}: ${what} of ${other} beside ${busy}`,
        value: of(beside) / of(alone),
        unit: 'times alone',
        target: { atMost: 1.5 },
        detail: `${of(beside).toFixed(2)} ms against ${of(alone).toFixed(2)} ms, ${ROUNDS * CALLS} calls each, ${BUSY_AT_ONCE} of the busy account under way`,
      };
    });
  } finally {
    stop();
  }
}

async function timesOf(client: ToolClient, name: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const begun = performance.now();
    const { isError, resultJson } = await client.callTool(callOf(name, index, 'seldom'), { deadlineMs: 60_000 });
    times.push(performance.now() - begun);
    if (isError) throw new Error(`${name}: ${Buffer.from(resultJson).toString()}`);
    await pause(BETWEEN_MS * (0.5 + (index % 10) / 10));
  }
  return times;
}

/** The busy account, in a process of its own, a second after it began; what is returned ends it. */
async function load(target: string, tool: string): Promise<() => Promise<void>> {
  const child = fork(join(import.meta.dirname, 'servers/busy-account.ts'), [target, tool, String(BUSY_AT_ONCE)], {
    execArgv: process.execArgv,
  });
  await once(child, 'message');
  await pause(1_000);
  return async () => {
    child.kill('SIGKILL');
    // What it had sent is cancelled.
    await pause(1_000);
  };
}
