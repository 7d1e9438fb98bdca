import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from './capacity/processes.ts';
import { requestsOf, type Request } from './lib/loaded.ts';
import { writeMarked } from './lib/marked.ts';
import { median, type Row } from './lib/measurement.ts';
import { CONTENDERS, type Rival } from './rivals/servers.ts';

/** RIVAL_ROUNDS and RIVAL_SECONDS make a run shorter or longer. */
const ROUNDS = Number(process.env['RIVAL_ROUNDS'] || 7);
const SECONDS = Number(process.env['RIVAL_SECONDS'] || 3);
const PACED_ROUNDS = 3;
/** A process gives memory back once it has been quiet for a minute (ADR 124). */
const QUIET_SECONDS = 75;
const MEGABYTE = 1024 * 1024;
const TOOLS = ['get_full_chart', 'get_planets'] as const;
const PAGE = 'docs/performance.md';

interface Runner {
  readonly name: string;
  readonly rival: Rival;
}

/** What one server did with one tool: medians of its rounds. */
interface Result {
  readonly name: string;
  readonly perSecond: number;
  /** Microseconds of all processes for a call. */
  readonly cpuUs: number;
  readonly p50: number;
  readonly p99: number;
  /** MiB of all processes, after the rounds. */
  readonly memory: number;
  readonly failed: number;
}

/**
 * This server beside plain ones that compute as large a chart with the same library: loaded in turn for some seconds at
 * a time, so that a machine that grows slower does so for all, then at half of what each could do. Writes the ratios to
 * docs/performance.md.
 */
export async function rivals(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const runners: Runner[] = [];
  try {
    for (const { name, start } of CONTENDERS) {
      const rival = await start();
      if ('skipped' in rival) rows.push({ name, skipped: rival.skipped });
      else runners.push({ name, rival });
    }
    const tables: string[] = [];
    for (const tool of TOOLS) {
      const results = await compared(tool, runners);
      tables.push(tableOf(tool, results));
      rows.push(...results.flatMap((result) => rowOf(tool, result, results[0])));
    }
    await sleep(1_000 * QUIET_SECONDS);
    const later = runners.map(({ name, rival }) => ({ name, memory: memoryOf(rival) }));
    rows.push(
      ...later.map(({ name, memory }) => ({
        name: `${name}, ${QUIET_SECONDS} s later`,
        value: memory,
        unit: 'MiB',
        detail: 'resident, of all its processes',
      })),
    );
    const skipped = rows.flatMap((row) => ('skipped' in row ? [row.name] : []));
    await writeMarked(PAGE, 'rivals', [toldOf(skipped), ...tables, laterOf(later)].join('\n\n'));
    return rows;
  } finally {
    for (const { rival } of runners) await rival.stop();
  }
}

async function compared(tool: string, runners: readonly Runner[]): Promise<readonly Result[]> {
  const flat = new Map<string, { perSecond: number; cpuUs: number; failed: number }[]>();
  const paced = new Map<string, { p50: number; p99: number }[]>();
  const requests = new Map<string, readonly Request[]>();
  for (const { name, rival } of runners) {
    requests.set(name, requestsOf({ tool }, rival.key));
    flat.set(name, []);
    paced.set(name, []);
    await rival.run(requests.get(name) ?? [], SECONDS);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each finds what the one before left behind, so the order turns around.
    for (const { name, rival } of round % 2 === 0 ? runners : runners.toReversed()) {
      const before = await rival.cpuMs();
      const { perSecond, answered, failed } = await rival.run(requests.get(name) ?? [], SECONDS);
      flat.get(name)?.push({ perSecond, failed, cpuUs: (1_000 * ((await rival.cpuMs()) - before)) / answered });
    }
  }
  const perSecondOf = (name: string): number => median((flat.get(name) ?? []).map(({ perSecond }) => perSecond));
  for (let round = 0; round < PACED_ROUNDS; round += 1) {
    for (const { name, rival } of runners) {
      const rate = Math.max(1, Math.floor(perSecondOf(name) / 2));
      paced.get(name)?.push(await rival.run(requests.get(name) ?? [], SECONDS, rate));
    }
  }
  return runners.map(({ name, rival }) => {
    const rounds = flat.get(name) ?? [];
    const reports = paced.get(name) ?? [];
    return {
      name,
      perSecond: perSecondOf(name),
      cpuUs: median(rounds.map(({ cpuUs }) => cpuUs)),
      p50: median(reports.map(({ p50 }) => p50)),
      p99: median(reports.map(({ p99 }) => p99)),
      memory: memoryOf(rival),
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    };
  });
}

/** MiB resident of all processes of a server. */
const memoryOf = ({ pids }: Rival): number =>
  [...pids.values()].reduce((sum, pid) => sum + residentBytes(pid), 0) / MEGABYTE;

function rowOf(tool: string, result: Result, first: Result | undefined): readonly Row[] {
  const { name, perSecond, cpuUs, p50, p99, memory, failed } = result;
  if (first === undefined) return [];
  return [
    {
      name: `${tool}, ${name}`,
      value: perSecond / first.perSecond,
      unit: 'times the calls of the plain server',
      detail:
        `${perSecond.toFixed(0)} calls a second, ${cpuUs.toFixed(0)} µs of CPU (${(cpuUs / first.cpuUs).toFixed(2)} times); ` +
        `at half rate p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${memory.toFixed(0)} MiB` +
        (failed > 0 ? `; ${failed} FAILED` : ''),
    },
  ];
}

function tableOf(tool: string, results: readonly Result[]): string {
  const [first] = results;
  if (first === undefined) return '';
  const rows = results.map(({ name, perSecond, cpuUs, p50, p99, memory }) => {
    const ratios = [perSecond / first.perSecond, cpuUs / first.cpuUs].map((ratio) => ratio.toFixed(2));
    return `| ${[name, ...ratios, p50.toFixed(1), p99.toFixed(1), memory.toFixed(0)].join(' | ')} |`;
  });
  const head = [`\`${tool}\``, 'Calls', 'CPU of all processes', 'p50 at half rate (ms)', 'p99 (ms)', 'Memory (MiB)'];
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows].join('\n');
}

function laterOf(later: readonly { readonly name: string; readonly memory: number }[]): string {
  const each = later.map(({ name, memory }) => `${name} ${memory.toFixed(0)}`);
  return `Memory is that at the end of the load. ${QUIET_SECONDS} seconds after the last call it was, in MiB: ${each.join(', ')}.`;
}

/** When and where: figures of a machine with other work are told as such. */
function toldOf(skipped: readonly string[]): string {
  const cores = cpus().length;
  const [, , load = 0] = loadavg();
  const busy =
    load > cores ? `, with other work on them (load ${load.toFixed(0)}), which CPU tells more truly than calls` : '';
  const left = skipped.length > 0 ? ` Not there: ${skipped.join(', ')}.` : '';
  const day = new Date().toISOString().slice(0, 10);
  return `Of ${day}, on ${cores} cores${busy}: medians of ${ROUNDS} rounds of ${SECONDS} s, calls and CPU as ratios to the plain server.${left}`;
}
