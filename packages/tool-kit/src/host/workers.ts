import { fork, type ChildProcess } from 'node:child_process';
import type { Logger } from '@cuspal/telemetry';
import type { ServiceConfig } from './service-config.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A worker that ran so long begins anew with the shortest wait. */
const SETTLED_MS = 60_000;

type Ports = Pick<ServiceConfig, 'WORKERS' | 'GRPC_PORT' | 'METRICS_PORT'>;

/**
 * Runs this program as WORKERS processes, for the Swiss Ephemeris is not safe in threads. The first has the ports of the
 * configuration, each further one the next higher. One that ends by itself is started again, after half a second at
 * first and half a minute at most, while the others go on. What it returns tells all to drain, and resolves when they
 * have ended.
 */
export function runWorkers(ports: Ports, logger: Logger): () => Promise<void> {
  const running = new Map<number, ChildProcess>();
  const waits = new Map<number, NodeJS.Timeout>();
  let ending = false;
  const start = (worker: number, waitedMs: number): void => {
    const since = performance.now();
    const env = { ...process.env, ...portsOf(worker, ports), WORKERS: '1' };
    const child = fork(String(process.argv[1]), process.argv.slice(2), { env, stdio: 'inherit' });
    running.set(worker, child);
    child.once('exit', (code, signal) => {
      running.delete(worker);
      if (ending) return;
      const settled = performance.now() - since >= SETTLED_MS;
      const waitMs = settled || waitedMs === 0 ? FIRST_WAIT_MS : Math.min(2 * waitedMs, LONGEST_WAIT_MS);
      logger.error({ worker, code, signal, waitMs }, 'a worker ended unexpectedly; it is started again');
      waits.set(
        worker,
        setTimeout(() => start(worker, waitMs), waitMs),
      );
    });
  };
  for (let worker = 0; worker < ports.WORKERS; worker += 1) start(worker, 0);
  logger.info({ workers: ports.WORKERS, port: ports.GRPC_PORT }, 'workers started');
  return async () => {
    ending = true;
    for (const wait of waits.values()) clearTimeout(wait);
    await Promise.all(
      [...running.values()].map((child) => {
        child.kill('SIGTERM');
        return new Promise((resolve) => child.once('exit', resolve));
      }),
    );
  };
}

function portsOf(worker: number, { GRPC_PORT, METRICS_PORT }: Ports): Record<string, string> {
  const metrics = METRICS_PORT === undefined ? {} : { METRICS_PORT: String(METRICS_PORT + worker) };
  return { GRPC_PORT: String(GRPC_PORT + worker), ...metrics };
}
