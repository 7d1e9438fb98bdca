import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median, percentile, type Measurement } from './lib/measurement.ts';

/** A service, the tool that the busy account calls there, and the tool that the other one calls. */
const PAIRS = [
  ['natal', 'analyze_natal_promise', 'analyze_natal_promise'],
  ['natal', 'get_marriage_delay', 'analyze_natal_promise'],
  ['dasha', 'find_event_timing_v2', 'get_sade_sati_phases'],
  ['election', 'find_auspicious_time', 'find_auspicious_time'],
] as const;

interface Times {
  readonly alone: readonly number[];
  readonly beside: readonly number[];
}

/** What one account's calls to a service take while another keeps it busy, against what they take alone. */
export async function turns(): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [service, busy, other] of PAIRS) measurements.push(...(await unequal(service, busy, other)));
  return measurements;
}

/** Measures alone and beside the other in turn, so that both see the same machine. */
async function unequal(service: string, busy: string, other: string): Promise<readonly Measurement[]> {
  const { alone, beside } = await measured(service, busy, other);
  return (['median', '99th percentile'] as const).map((what) => {
    const of = (times: readonly number[]): number => (what === 'median' ? median(times) : percentile(times, 0.99));
    return {
      name: `${service}: ${what} of ${other} beside ${busy}`,
      value: of(beside) / of(alone),
      unit: 'times alone',
      target: { atMost: 1.5 },
      detail: `${of(beside).toFixed(2)} ms of the thread against ${of(alone).toFixed(2)} ms, ${alone.length} calls each, 40 of the busy account under way`,
    };
  });
}

async function measured(service: string, busy: string, other: string): Promise<Times> {
  const file = join(import.meta.dirname, 'servers/shared-thread.ts');
  const child = fork(file, [service, busy, other], { execArgv: process.execArgv });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`the ${service} tools ended unmeasured`)));
  const [times] = (await Promise.race([once(child, 'message'), died])) as [Times];
  died.catch(() => {});
  child.disconnect();
  return times;
}
