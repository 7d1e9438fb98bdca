import { setTimeout as sleep } from 'node:timers/promises';
import { catalogueEntry, FAMILIES, SERVICES, type JsonSchema, type ServiceName } from '@cuspal/tool-kit';
import { sampleArguments } from '../packages/tool-kit/src/testing/sample-arguments.ts';
import { SAMPLE_CHARTS } from '../packages/tool-kit/src/testing/sample-charts.ts';
import { cpuSeconds, ownBytes, residentBytes } from './capacity/processes.ts';
import { median, type Measurement } from './lib/measurement.ts';
import { serviceProcess } from './lib/service-process.ts';
import { birth, definedTools } from './lib/tools.ts';

const WARM = 5;
const CALLS = 15;
/** How often each tool is called after that, in turn and so many at once, as several callers would. */
const ROUNDS = 30;
const AT_ONCE = 8;
const PATIENCE_MS = 60_000;
/** V8 gives pages back to the system some seconds after a collection. */
const SETTLED_MS = 12_000;
const MEGABYTE = 1024 * 1024;

interface Asked {
  readonly name: string;
  readonly input: JsonSchema;
}

/**
 * What a process of each service takes: its memory at the start and after all of its tools were called, and their CPU
 * time.
 */
export async function services(): Promise<readonly Measurement[]> {
  const tools = await definedTools(FAMILIES);
  const measurements: Measurement[] = [];
  for (const service of SERVICES) {
    const own = tools
      .filter((each) => each.service === service)
      .map(({ tool }) => ({ name: tool.name, input: catalogueEntry(tool, service).inputSchema }));
    if (own.length > 0) measurements.push(...(await measured(service, own)));
  }
  return measurements;
}

async function measured(service: ServiceName, tools: readonly Asked[]): Promise<readonly Measurement[]> {
  const { client, pid, stop } = await serviceProcess(service);
  const memory = (): number => residentBytes(pid) / MEGABYTE;
  const call = async (tool: Asked, index: number): Promise<void> => {
    const request = { name: tool.name, argumentsJson: Buffer.from(JSON.stringify(argumentsOf(tool, index))) };
    await client.callTool(request, { deadlineMs: PATIENCE_MS });
  };
  try {
    await sleep(SETTLED_MS);
    const [atStart, ownAtStart] = [memory(), ownBytes(pid) / MEGABYTE];
    const times: { readonly name: string; readonly ms: number }[] = [];
    for (const tool of tools) {
      for (let index = 0; index < WARM; index += 1) await call(tool, index);
      const before = cpuSeconds(pid);
      for (let index = WARM; index < WARM + CALLS; index += 1) await call(tool, index);
      times.push({ name: tool.name, ms: ((cpuSeconds(pid) - before) * 1000) / CALLS });
    }
    const heaviest = times.toSorted((a, b) => b.ms - a.ms);
    await inTurns(tools, call);
    return [
      {
        name: `${service}: memory`,
        value: memory(),
        unit: 'MiB',
        detail: `after ${tools.length * (WARM + CALLS + ROUNDS)} calls of ${tools.length} tools, ${AT_ONCE} at once; ${atStart.toFixed(0)} at the start`,
      },
      {
        name: `${service}: memory of its own at the start`,
        value: ownAtStart,
        unit: 'MiB',
        target: { atMost: 90 },
        detail: 'without the code of programs and libraries, which processes share',
      },
      {
        name: `${service}: a call`,
        value: median(times.map(({ ms }) => ms)),
        unit: 'ms of CPU',
        detail: `median of its tools; heaviest ${heaviest
          .slice(0, 3)
          .map(({ name, ms }) => `${name} ${ms.toFixed(0)}`)
          .join(', ')}`,
      },
    ];
  } finally {
    stop();
  }
}

async function inTurns(tools: readonly Asked[], call: (tool: Asked, index: number) => Promise<void>): Promise<void> {
  const queue = Array.from({ length: ROUNDS }, (_, index) => tools.map((tool) => ({ tool, index }))).flat();
  const turn = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await call(next.tool, next.index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}

/** Arguments of a call, with another birth each time where the tool takes one. */
function argumentsOf({ input }: Asked, index: number): object {
  const [chart] = SAMPLE_CHARTS;
  if (chart === undefined) throw new Error('no sample chart');
  const known = Object.entries(birth(index)).filter(([name]) => Object.hasOwn(input.properties ?? {}, name));
  return { ...sampleArguments(input, chart), ...Object.fromEntries<unknown>(known) };
}
