import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Core of the client and of the gateway, and the cores of all that they load. */
const [OURS, THEIRS] = ['0', `1-${availableParallelism() - 1}`];

/** Whether this machine lets processes be kept to cores: it has several, and Linux's taskset. */
const canKeep = availableParallelism() > 1 && process.platform === 'linux';

/**
 * Keeps this process, and what it starts from now on, to the cores of services and stores. On a cluster a gateway has a
 * core that its services do not take, and no client takes any: else what is measured is the wait for a core.
 */
export const keepToTheirs = (): void => keep(THEIRS, process.pid);

/** Keeps a process with all its threads to the core of the client. */
export const keepToOurs = (pid: number): void => keep(OURS, pid);

function keep(cores: string, pid: number): void {
  if (canKeep) execFileSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' });
}
