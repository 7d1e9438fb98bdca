import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS, NODE_VARIABLES } from '../../deploy/processes.mjs';

const START_MS = 300_000;
/** Longer than LAME_DUCK_SECONDS and DRAIN_SECONDS together. */
const STOP_MS = 70_000;

/** One process of the fleet, started as the image starts it, which can be started again as it was. */
export interface Member {
  readonly name: string;
  /** Starts it and waits until it takes calls. */
  start(): Promise<void>;
  /** SIGTERM, and waits for its end, which must be with code 0. */
  stop(): Promise<void>;
  kill(): void;
  /** Id of the process that runs now. */
  readonly pid: () => number;
}

export interface MemberParts {
  readonly name: string;
  /** Path from the root of the project. */
  readonly script: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Folder for its log. */
  readonly logs: string;
  /** Module that it loads first. */
  readonly preload?: string | undefined;
  /** Whether it takes calls. */
  readonly serves: () => Promise<boolean>;
}

const ROOT = join(import.meta.dirname, '../..');

export function member({ name, script, variables, logs, preload, serves }: MemberParts): Member {
  const first = preload === undefined ? [] : [`--import=${preload}`];
  let child: ChildProcess | undefined;
  return {
    name,
    async start() {
      const started = spawn(process.execPath, [...NODE_FLAGS, ...first, join(ROOT, script)], {
        cwd: ROOT,
        env: { ...process.env, ...NODE_VARIABLES, ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const log = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
      for (const stream of [started.stdout, started.stderr]) stream.pipe(log, { end: false });
      const deadline = performance.now() + START_MS;
      while (!(await serves())) {
        if (started.exitCode !== null) throw new Error(`${name} ended while it started: see ${logs}/${name}.log`);
        if (performance.now() > deadline) throw new Error(`${name} does not serve after ${START_MS / 1000} s`);
        await sleep(100);
      }
    },
    async stop() {
      if (!child || child.exitCode !== null) throw new Error(`${name} had ended by itself`);
      const ended = once(child, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      if (code !== 0) throw new Error(`${name} ended with code ${code}`);
    },
    kill: () => void child?.kill('SIGKILL'),
    pid: () => {
      if (child?.pid === undefined) throw new Error(`${name} does not run`);
      return child.pid;
    },
  };
}
