import { ECHO, message } from './messages.ts';
import { serverProcess } from './server-process.ts';

const WARM_UP_REQUESTS = 10_000;
const ROUNDS = 4;
const REQUESTS = 2_000;
/** CPU of a call of the SDK's bare handler, in microseconds, on the machine and day on which the targets were set. */
const WHEN_SET_US = 252;

/** Speed of a machine against the one on which the targets were set. */
export interface Speed {
  /** How many times slower it is. */
  readonly slower: number;
  readonly told: string;
}

/**
 * How fast the machine is now, told by the CPU of a call of the SDK's own handler, which no work on this server
 * changes. The speed of a virtual machine changes within minutes, so it is asked for just before each measurement.
 */
export async function machineSpeed() {
  const sdk = await serverProcess('sdk.ts');
  const load = message('tools/call', ECHO, ECHO.name);
  await sdk.cpuPerRequest({ ...load, requests: WARM_UP_REQUESTS });
  return {
    async now(): Promise<Speed> {
      // The best round counts: what slows the others down is not the machine's own speed.
      let us = Number.POSITIVE_INFINITY;
      for (let round = 0; round < ROUNDS; round += 1)
        us = Math.min(us, await sdk.cpuPerRequest({ ...load, requests: REQUESTS }));
      return {
        slower: us / WHEN_SET_US,
        told: `the SDK's handler takes ${us.toFixed(0)} µs, ${WHEN_SET_US} when the targets were set`,
      };
    },
    stop: () => sdk.stop(),
  };
}
