import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import {
  catalogueEntry,
  compileTool,
  resultBytes,
  SERVICES,
  type AnyTool,
  type Family,
  type JsonSchema,
  type ServiceName,
  type ToolDefinition,
} from '@cuspal/tool-kit';
import { discoverTools } from '../../packages/tool-kit/src/discover.ts';
import { median } from './measurement.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const ephemeris = createSwissEphemeris();

/** A compiled tool as its service runs it: takes JSON bytes and gives the finished result. */
export async function toolNamed(service: string, family: string, name: string) {
  const file = `../../services/dist/${service}/${family}/${name.replaceAll('_', '-')}.tool.js`;
  const { default: tool } = (await import(file)) as { default: AnyTool };
  return running(tool);
}

function running(tool: AnyTool) {
  const run = compileTool(tool);
  return async (args: object, now = NOW): Promise<string> => {
    const outcome = await run(Buffer.from(JSON.stringify(args)), { ephemeris, now });
    if (outcome.isError) throw new Error(`${tool.name}: ${outcome.resultJson}`, { cause: outcome.fault });
    return outcome.resultJson;
  };
}

/** What a service does for a gateway: gives the bytes of the text of the result alone. */
function serving(tool: AnyTool) {
  const run = compileTool(tool);
  return async (args: object): Promise<Buffer> => {
    const outcome = await run(Buffer.from(JSON.stringify(args)), { ephemeris, now: NOW, asText: true });
    if (outcome.isError) throw new Error(`${tool.name}: ${outcome.resultJson}`, { cause: outcome.fault });
    return resultBytes(outcome);
  };
}

export interface RunnableTool {
  readonly name: string;
  readonly input: JsonSchema;
  /** Fields of the result. */
  readonly output: readonly string[];
  readonly run: ReturnType<typeof running>;
  readonly serve: ReturnType<typeof serving>;
}

/** Every tool of the families, in any service. */
export async function toolsOf(families: readonly Family[]): Promise<readonly RunnableTool[]> {
  const tools = await definedTools(families);
  return tools.map(({ tool, service }) => ({
    name: tool.name,
    input: catalogueEntry(tool, service).inputSchema,
    output: Object.keys(tool.output.shape),
    run: running(tool),
    serve: serving(tool),
  }));
}

/** The computed tools of the families as they are defined, with the service that has them. */
export async function definedTools(families: readonly Family[]) {
  const found: { readonly tool: ToolDefinition; readonly service: ServiceName }[] = [];
  for (const service of SERVICES) {
    for (const { tool } of await discoverTools(new URL(`../../services/dist/${service}/`, import.meta.url))) {
      if (tool.kind === 'engine' && families.includes(tool.family)) found.push({ tool, service });
    }
  }
  return found;
}

/** Medians over calls: time of a call, and the longest time the process did nothing else in it. */
export async function measured(call: (index: number) => Promise<string>, calls: number) {
  const times: number[] = [];
  const blocked: number[] = [];
  for (let index = -3; index < calls; index++) {
    const watch = watchGaps();
    const start = performance.now();
    await call(Math.max(index, 0));
    const time = performance.now() - start;
    const gap = await watch.longest();
    if (index < 0) continue;
    times.push(time);
    blocked.push(gap);
  }
  return { milliseconds: median(times), longestBlock: Math.max(...blocked) };
}

/** Longest time between two turns of the event loop. */
function watchGaps() {
  let last = performance.now();
  let longest = 0;
  let stopped = false;
  const turn = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!stopped) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    longest: async (): Promise<number> => {
      await new Promise((resolve) => setImmediate(resolve));
      stopped = true;
      return longest;
    },
  };
}

/** Births spread over a century and the inhabited latitudes. */
export const birth = (index: number) => ({
  birth_datetime: `${1920 + ((index * 13) % 90)}-0${1 + (index % 9)}-1${index % 9}T0${index % 10}:${10 + ((index * 7) % 50)}:00`,
  latitude: ((index * 37) % 101) - 50,
  longitude: ((index * 53) % 361) - 180,
  utc_offset_minutes: 0,
});
