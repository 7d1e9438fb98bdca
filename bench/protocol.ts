import { TOOL_COUNT } from '@cuspal/catalog';
import type { Measurement } from './lib/measurement.ts';
import { BY_NAME, ECHO, message } from './lib/messages.ts';
import { inTurn } from './lib/rounds.ts';
import { serverProcess } from './lib/server-process.ts';

const ROUNDS = 5;

/** CPU of the gateway's hot path per request against the SDK's own handler, rounds taken in turn. */
export async function protocol(): Promise<readonly Measurement[]> {
  const gateway = await serverProcess('gateway.ts');
  const sdk = await serverProcess('sdk.ts');
  try {
    const compare = async (
      name: string,
      load: { body: string; headers: Record<string, string> },
      requests: number,
      atLeast: number,
    ) => {
      const [own = Number.NaN, other = Number.NaN] = await inTurn(ROUNDS, [
        () => gateway.cpuPerRequest({ ...load, requests }),
        () => sdk.cpuPerRequest({ ...load, requests }),
      ]);
      return {
        name,
        value: other / own,
        unit: 'times less CPU than the SDK',
        target: { atLeast },
        detail: `gateway ${own.toFixed(0)} µs, SDK ${other.toFixed(0)} µs of CPU per request, medians of ${ROUNDS} rounds`,
      };
    };
    /** A call by name against the plain call of the same tool. */
    const byName = async () => {
      const [plain = Number.NaN, named = Number.NaN] = await inTurn(ROUNDS, [
        () => gateway.cpuPerRequest({ ...message('tools/call', ECHO, ECHO.name), requests: 3_000 }),
        () => gateway.cpuPerRequest({ ...message('tools/call', BY_NAME, BY_NAME.name), requests: 3_000 }),
      ]);
      return {
        name: 'tools/call through call_tool',
        value: named / plain,
        unit: 'times the CPU of the plain call',
        target: { atMost: 1.5 },
        detail: `by name ${named.toFixed(0)} µs, plain ${plain.toFixed(0)} µs of CPU per request, medians of ${ROUNDS} rounds`,
      };
    };
    return [
      await compare('tools/call, hot path', message('tools/call', ECHO, ECHO.name), 3_000, 4),
      await compare(`tools/list, ${TOOL_COUNT} entries`, message('tools/list', {}), 600, 8),
      await byName(),
    ];
  } finally {
    gateway.stop();
    sdk.stop();
  }
}
