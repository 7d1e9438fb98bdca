import { buildChart } from '@cuspal/engine/chart/build';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { resolveBirth } from '@cuspal/engine/time/moment';
import type { Family } from '@cuspal/tool-kit';
import { SAMPLE_CHARTS, sampleArguments } from '@cuspal/tool-kit/testing';
import { median, type Measurement } from './lib/measurement.ts';
import { toolsOf, type RunnableTool } from './lib/tools.ts';

const FAMILIES = [
  'verification',
  'marriage',
  'career',
  'money',
  'children',
  'property',
  'foreign',
  'legal',
  'education',
  'family',
  'spiritual',
  'remedies',
  'compatibility',
] as const;
const ROUNDS = 5;
const YEARS = 10;
const SHOWN = 5;
/** Charts that every tool can be asked about. */
const CHARTS = SAMPLE_CHARTS.filter(({ edge }) => edge === undefined);

/** What a chart promises, and every tool on a field of life, on health apart, with and without windows of time. */
export async function topics(): Promise<readonly Measurement[]> {
  return [promises(), ...(await field('topic', FAMILIES)), ...(await field('health', ['health']))];
}

async function field(what: string, families: readonly Family[]): Promise<readonly Measurement[]> {
  const tools = await toolsOf(families);
  const withWindows = tools.filter(hasWindows);
  const without = tools.filter((tool) => !hasWindows(tool));
  const times = await timesOf(tools);
  return [
    ...rows(`${what} tools without windows`, without, times, 5),
    ...rows(`${what} tools with windows over ${YEARS} years`, withWindows, times, 60),
  ];
}

/** Whether the tool looks ahead over years, or prints windows by itself. */
const hasWindows = ({ input, output }: RunnableTool): boolean =>
  ['horizon_years', 'horizon_days'].some((name) => name in (input.properties ?? {})) ||
  output.some((field) => /windows$/i.test(field));

function rows(
  what: string,
  tools: readonly RunnableTool[],
  times: ReadonlyMap<string, number>,
  atMost: number,
): readonly Measurement[] {
  const sorted = tools
    .map(({ name }) => ({ name, time: times.get(name) ?? Number.NaN }))
    .sort((a, b) => b.time - a.time);
  const calls = `medians of ${ROUNDS * CHARTS.length} calls each, of ${CHARTS.length} births`;
  return [
    {
      name: `slowest of ${tools.length} ${what}`,
      value: sorted[0]?.time ?? Number.NaN,
      unit: 'ms',
      target: { atMost },
      detail: `${sorted
        .slice(0, SHOWN)
        .map(({ name, time }) => `${name} ${time.toFixed(2)}`)
        .join(', ')}; ${calls}`,
      parts: Object.fromEntries(sorted.map(({ name, time }) => [name, time])),
    },
    {
      name: `median of ${tools.length} ${what}`,
      value: median(sorted.map(({ time }) => time)),
      unit: 'ms',
      detail: calls,
    },
  ];
}

/** Median milliseconds of a call by tool, computed and serialised; the tools take turns. */
async function timesOf(tools: readonly RunnableTool[]): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number[]>(tools.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, input, run } of tools) {
      const horizon = input.properties?.['horizon_years'];
      const years = horizon ? { horizon_years: Math.min(YEARS, horizon.maximum ?? YEARS) } : {};
      for (const chart of CHARTS) {
        const args = { ...sampleArguments(input, chart), ...years };
        const start = performance.now();
        await run(args, chart.now);
        // The first round warms up.
        if (round > 0) times.get(name)?.push(performance.now() - start);
      }
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

/** The whole catalogue judged on charts of which nothing was asked before. */
function promises(): Measurement {
  const ephemeris = createSwissEphemeris();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { arguments: birth } of CHARTS) {
      const moment = resolveBirth(birth);
      const start = performance.now();
      const chart = buildChart(ephemeris, moment);
      for (const event of NATAL_EVENTS) promise(chart, event);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return {
    name: `a chart and all ${NATAL_EVENTS.length} promises`,
    value: median(times),
    unit: 'ms',
    target: { atMost: 3 },
    detail: `median of ${times.length} charts, of ${CHARTS.length} births, each built anew`,
  };
}
