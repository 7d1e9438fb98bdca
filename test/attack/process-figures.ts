import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessFigures {
  readonly mebibytes: number;
  /** Open files and sockets. */
  readonly handles: number;
}

interface Entry {
  readonly child: { readonly pid?: number | undefined };
}

/** Memory and open handles of each process by its name; empty where there is no /proc. */
export function processFigures(processes: ReadonlyMap<string, Entry>): ReadonlyMap<string, ProcessFigures> {
  return new Map(
    [...processes].flatMap(([name, { child }]) => {
      const figures = child.pid === undefined ? undefined : figuresOf(child.pid);
      return figures ? [[name, figures] as const] : [];
    }),
  );
}

function figuresOf(pid: number): ProcessFigures | undefined {
  try {
    const kilobytes = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return { mebibytes: Math.round(kilobytes / 1024), handles: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return undefined;
  }
}

const TICKS_PER_SECOND = 100;

/** CPU that a process has used until now. */
export function cpuMilliseconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
