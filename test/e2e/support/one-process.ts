import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../../support/wait.ts';

const START_MS = 60_000;

/** A server in one process that speaks HTTP on a free port. */
export interface OneProcess {
  readonly url: string;
  /** What it has written to stdout and stderr. */
  readonly said: { stdout: string; stderr: string };
  stop(): Promise<void>;
}

/** Starts the command and waits until it says where it answers. */
export async function startOneProcess(command: string): Promise<OneProcess> {
  const child = spawn(process.execPath, [command, '--http', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => (said.stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said.stderr += part.toString()));
  const address = () => /answers at (\S+\/mcp)/.exec(said.stderr)?.[1];
  await eventually(() => address() !== undefined || child.exitCode !== null, START_MS);
  const url = address();
  if (url === undefined) throw new Error(`not started: ${said.stderr}`);
  return {
    url,
    said,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
