import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_FLAGS, sourceFlagsOf } from '../../scripts/lib/run-source.mjs';
import { atEnd } from '../../test/support/at-end.ts';
import { eventually } from '../../test/support/wait.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  /** Log lines so far, parsed. */
  readonly lines: () => Record<string, unknown>[];
  readonly exited: Promise<unknown[]>;
  /** Resolves with the first log line that has the message. */
  readonly line: (message: RegExp) => Promise<Record<string, unknown>>;
  /** What was written to stdout, and to stderr. */
  readonly stdout: () => string;
  readonly stderr: () => string;
}

/** Runs a file of gateway/ from the sources as a process of its own; `tree`: a checkout of another version. */
export function run(
  script: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
  tree?: string,
): Running {
  const cwd = tree ?? root;
  const child = fork(join(cwd, 'gateway', script), args, {
    cwd,
    execArgv: tree === undefined ? SOURCE_FLAGS : sourceFlagsOf(tree),
    env: {
      ...process.env,
      PORT: '0',
      LAME_DUCK_SECONDS: '0',
      ...environment,
    },
    silent: true,
  });
  // What a failed test left running would keep the tests alive.
  atEnd(() => child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (stderr += part.toString()));
  const lines = () =>
    `${stdout}\n${stderr}`
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const exited = once(child, 'exit');
  return {
    child,
    lines,
    exited,
    stdout: () => stdout,
    stderr: () => stderr,
    async line(message) {
      const find = () => lines().find((line) => message.test(String(line['msg'])));
      // A first start makes a database, which takes long where all cores are busy.
      await eventually(() => find() !== undefined, 60_000);
      const found = find();
      if (found === undefined) throw new Error(`no line like ${String(message)} in:\n${stdout}\n${stderr}`);
      return found;
    },
  };
}

/** The gateway with the tools of the test catalogue, which echo. */
export const runGateway = (environment: Record<string, string>, tree?: string): Running =>
  run('test/process.ts', environment, [], tree);
