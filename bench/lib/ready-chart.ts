import { buildChart } from '@cuspal/engine/chart/build';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { resolveBirth } from '@cuspal/engine/time/moment';
import type { Family } from '@cuspal/tool-kit';
import { median } from './measurement.ts';
import { birth, definedTools } from './tools.ts';

/** Charts before the first that counts. A running service has computed more. */
const WARM = 200;
const NOW = Date.UTC(2026, 0, 1, 12);
const ephemeris = createSwissEphemeris();

const ignored = (): void => undefined;
const yieldTurn = (): Promise<void> => Promise.resolve();

/** The engine's work of tools without the chart, the check of arguments and the serialising. */
export async function onReadyChart(family: Family, names: RegExp, charts: number): Promise<number> {
  const tools = (await definedTools([family])).flatMap(({ tool }) => (names.test(tool.name) ? [tool] : []));
  const times: number[] = [];
  for (let index = -WARM; index < charts; index++) {
    const args = { ...birth(Math.abs(index)), ayanamsa: 'kp' as const };
    const chart = buildChart(ephemeris, resolveBirth(args));
    const { signal } = new AbortController();
    const calls = tools.map((tool) => {
      const input = tool.input.parse(args);
      return () =>
        tool.run({
          input,
          chart,
          ephemeris,
          now: NOW,
          signal,
          note: ignored,
          lead: ignored,
          cite: ignored,
          progress: ignored,
          yieldTurn,
        });
    });
    const start = performance.now();
    for (const call of calls) await call();
    if (index >= 0) times.push(performance.now() - start);
  }
  return median(times);
}
