import { median, type Figure } from './lib/figures.ts';
import { message } from './lib/messages.ts';
import { serverProcess } from './lib/server-process.ts';

const ROUNDS = 5;
const BIRTH = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };

/** (a), (b): CPU of the gateway's hot path per request against the SDK's own handler, rounds taken in turn. */
export async function protocol(): Promise<readonly Figure[]> {
  const gateway = await serverProcess('gateway.ts');
  const sdk = await serverProcess('sdk.ts');
  try {
    const compare = async (
      name: string,
      load: { body: string; headers: Record<string, string> },
      requests: number,
      atLeast: number,
    ) => {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const own = await gateway.cpuPerRequest({ ...load, requests });
        const other = await sdk.cpuPerRequest({ ...load, requests });
        // The first round warms both up.
        if (round > 0) {
          ours.push(own);
          theirs.push(other);
        }
      }
      const [own, other] = [median(ours), median(theirs)];
      return {
        name,
        value: other / own,
        unit: 'times less CPU than the SDK',
        target: { atLeast },
        detail: `gateway ${own.toFixed(0)} µs, SDK ${other.toFixed(0)} µs of CPU per request, medians of ${ROUNDS} rounds`,
      };
    };
    return [
      await compare(
        'tools/call, hot path',
        message('tools/call', { name: 'echo', arguments: BIRTH }, 'echo'),
        3_000,
        4,
      ),
      await compare('tools/list, 221 entries', message('tools/list', {}), 600, 8),
    ];
  } finally {
    gateway.stop();
    sdk.stop();
  }
}
