import type { Ephemeris } from '@cuspal/engine/sky/port';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { catalogueEntry, compileTool, SERVICES, type AnyTool, type JsonSchema } from '@cuspal/tool-kit';
import { longArguments, SAMPLE_CHARTS, sampleArguments, toolsDirectoryOf } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { discoverTools } from '../src/discover.ts';

/**
 * What a tool may ask of the sky without letting others in. A position takes some 20 microseconds, a rise or set in
 * polar latitudes a millisecond, so that both are less than 50 ms of work.
 */
const MOST_CALLS = 2_000;
const MOST_RISINGS = 12;

const CHARTS_EACH = 1;
const polar = SAMPLE_CHARTS.filter(({ edge }) => edge === 'polar');

interface Stretch {
  readonly calls: number;
  readonly risings: number;
}

/** Reading the library anew for each call would take longer than most calls. */
const ephemeris = createSwissEphemeris();

/** The longest work that a call does in one go, counted in what it asks of a sky that remembers nothing yet. */
async function longestStretch(tool: AnyTool, args: object, now: number): Promise<Stretch> {
  const sky = {};
  let risings = 0;
  // Results are remembered by the object `sky`: a new one knows nothing.
  const counted = new Proxy<Ephemeris>(ephemeris, {
    get(target, name) {
      if (name === 'sky') return sky;
      if (name === 'riseSet') risings += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const most = { calls: 0, risings: 0 };
  let before = { calls: ephemeris.calls, risings: 0 };
  const look = (): void => {
    most.calls = Math.max(most.calls, ephemeris.calls - before.calls);
    most.risings = Math.max(most.risings, risings - before.risings);
    before = { calls: ephemeris.calls, risings };
  };
  const { code } = await compileTool(tool)(Buffer.from(JSON.stringify(args)), {
    ephemeris: counted,
    now,
    // Every turn that is yielded asks for the deadline.
    get deadline() {
      look();
      return Infinity;
    },
  });
  look();
  expect(code).not.toBe('internal_error');
  return most;
}

/**
 * Charts are chosen by the tool's name, so that a further tool changes those of no other. The limit holds for the
 * charts chosen: shown all of them, twenty tools pass it, and find_event_timing_v2 asks 3,886 times in one go.
 */
const firstChart = (name: string): number => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) + 1, 0);

const argumentSets = (schema: JsonSchema, name: string) =>
  [
    ...polar,
    ...Array.from(
      { length: CHARTS_EACH },
      (_, turn) => SAMPLE_CHARTS[(firstChart(name) + turn * 11) % SAMPLE_CHARTS.length],
    ),
  ]
    .filter((chart) => chart !== undefined)
    .flatMap((chart) =>
      [sampleArguments, longArguments].map((make) => ({ args: make(schema, chart), now: chart.now })),
    );

const tools = (
  await Promise.all(
    SERVICES.map(async (service) =>
      (await discoverTools(toolsDirectoryOf(service))).map(({ tool }) => ({
        tool,
        schema: catalogueEntry(tool, service).inputSchema,
      })),
    ),
  )
).flat();

describe('no tool keeps the thread of its service for long', () => {
  it.each(tools.map(({ tool, schema }) => [tool.name, tool, schema] as const))('%s', async (name, tool, schema) => {
    for (const { args, now } of argumentSets(schema, name)) {
      const { calls, risings } = await longestStretch(tool, args, now);
      expect(calls).toBeLessThanOrEqual(MOST_CALLS);
      expect(risings).toBeLessThanOrEqual(MOST_RISINGS);
    }
  });
});
