import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { withOwnCalls } from '@cuspal/engine/sky/own-calls';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { birthInput, FAMILIES, type ToolDefinition } from '@cuspal/tool-kit';
import { definedTools } from './tools.ts';

interface MemberRow {
  readonly key: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

const ignored = (): void => undefined;
const yieldTurn = (): Promise<void> => Promise.resolve();
const sky = createSwissEphemeris();

/** Milliseconds of the processor of one composite on a ready chart, from reading its arguments to its result, whatever else runs on the machine, and of the members that its result names, called in turn on another. */
export async function memberWork(now: number) {
  const tools = new Map((await definedTools(FAMILIES)).map(({ tool }) => [tool.name, tool]));
  const toolOf = (name: string): ToolDefinition => {
    const tool = tools.get(name);
    if (tool === undefined) throw new Error(`there is no tool ${name}`);
    return tool;
  };
  const run = async (tool: ToolDefinition, args: object, ephemeris: Ephemeris, chart: Chart) => {
    const { signal } = new AbortController();
    const start = process.cpuUsage();
    const input = tool.input.parse(args);
    const result = await tool.run({
      input,
      chart,
      ephemeris,
      now,
      signal,
      note: ignored,
      lead: ignored,
      cite: ignored,
      progress: ignored,
      yieldTurn,
    });
    const { user, system } = process.cpuUsage(start);
    return { result, milliseconds: (user + system) / 1000 };
  };

  const wholeWork = async (name: string, args: object, birth: Birth) => {
    const own = withOwnCalls(sky);
    return run(toolOf(name), args, own, chartOf(own, birth));
  };
  /** Each member has what a composite gives it: one ephemeris, and one chart for a person. */
  const membersWork = async (rows: readonly MemberRow[], birth: Birth) => {
    const shared = withOwnCalls(sky);
    const charts = new Map<string, Chart>();
    let milliseconds = 0;
    for (const { tool, args: more } of rows) {
      const asked = withoutNulls({ ...birth, ...more });
      const person = birthOf(asked);
      const chart = charts.get(JSON.stringify(person)) ?? chartOf(shared, person);
      charts.set(JSON.stringify(person), chart);
      milliseconds += (await run(toolOf(tool), asked, shared, chart)).milliseconds;
    }
    return milliseconds;
  };

  return async (name: string, args: object, membersFirst: boolean) => {
    const birth = birthOf(args);
    const rows = eachOnce(rowsOf((await wholeWork(name, args, birth)).result));
    const before = membersFirst ? await membersWork(rows, birth) : 0;
    const { milliseconds: whole } = await wholeWork(name, args, birth);
    return { whole, members: membersFirst ? before : await membersWork(rows, birth) };
  };
}

type Birth = ReturnType<typeof birthInput.parse>;

const birthOf = (args: object): Birth => birthInput.parse(withoutOthers(args));

const chartOf = (ephemeris: Ephemeris, birth: Birth): Chart =>
  buildChart(ephemeris, resolveBirth({ ayanamsa: 'kp', ...birth }));

const withoutNulls = (args: object): object =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined));

const withoutOthers = (args: object): object =>
  Object.fromEntries(Object.entries(withoutNulls(args)).filter(([name]) => Object.hasOwn(birthInput.shape, name)));

const rowsOf = (result: object): readonly MemberRow[] => ('members' in result ? (result.members as MemberRow[]) : []);

/** Two blocks can come from one call of a member; several members can be sent the same arguments. */
function eachOnce(rows: readonly MemberRow[]): readonly MemberRow[] {
  const calls = new Map(rows.map((row) => [`${row.tool} ${JSON.stringify(row.args)}`, row]));
  return [...calls.values()];
}
