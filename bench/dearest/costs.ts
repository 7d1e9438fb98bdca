import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { catalogueEntry, compileTool, type AnyTool, type ServiceName } from '@cuspal/tool-kit';
import { forgetful } from '../../packages/engine/test/search-sky.ts';
import { median } from '../lib/measurement.ts';
import { dearerThan, NOW, plainOf } from './arguments.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The dearest call of a tool that was found. CPU milliseconds. */
export interface DearCall {
  readonly tool: string;
  readonly arguments: Arguments;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

const sky = createSwissEphemeris();

type Call = (args: Arguments) => Promise<number>;

/** CPU milliseconds of a call on a sky that remembers nothing of other calls; NaN where the arguments are refused. */
export function costOf(tool: AnyTool): Call {
  const run = compileTool(tool);
  return async (args) => {
    const before = process.cpuUsage();
    const { isError, fault } = await run(Buffer.from(JSON.stringify(args)), { ephemeris: forgetful(sky), now: NOW });
    const { user, system } = process.cpuUsage(before);
    if (fault !== undefined) throw new Error(`${tool.name} failed on ${JSON.stringify(args)}`, { cause: fault });
    return isError ? NaN : (user + system) / 1000;
  };
}

/** Calls of the dearest that count. */
const CALLS = 5;

/** The dearest call of a tool that is found: of the dearest plain arguments, those that go with them. */
export async function dearestOf(tool: AnyTool, service: ServiceName): Promise<DearCall | null> {
  const cost = costOf(tool);
  const { inputSchema } = catalogueEntry(tool, service);
  const plain = plainOf(inputSchema);
  // Until the code is compiled every call is dear.
  for (const args of plain) await cost(args);
  const base = await dearestAmong(plain, cost);
  const dearer = await dearestAmong(
    [...dearerThan(base ?? plain[0] ?? {}, inputSchema), ...(base ? [base] : [])],
    cost,
  );
  if (dearer === null) return null;
  const took: number[] = [];
  for (let call = 0; call < CALLS; call += 1) took.push(await cost(dearer));
  const [least, most] = [Math.min(...took), Math.max(...took)];
  return { tool: tool.name, arguments: dearer, least, median: median(took), most };
}

async function dearestAmong(candidates: readonly Arguments[], cost: Call): Promise<Arguments | null> {
  let dearest: Arguments | null = null;
  let most = 0;
  for (const args of candidates) {
    const took = await cost(args);
    if (took > most) [dearest, most] = [args, took];
  }
  return dearest;
}

/** Work that no change of a tool moves: the least of several, since what slows others down is not the machine's own speed. */
export function referenceMs(): number {
  const before = process.cpuUsage();
  let sum = 0;
  for (let index = 0; index < 60; index += 1) {
    const rows = Array.from({ length: 2_000 }, (_, row) => ({ row, at: Math.sin(row * 0.7 + index) }));
    rows.sort((a, b) => a.at - b.at);
    sum += JSON.stringify(rows.map(({ at }) => Math.atan2(at, 1 + at * at))).length;
  }
  const { user, system } = process.cpuUsage(before);
  if (sum === 0) throw new Error('nothing was done');
  return (user + system) / 1000;
}
