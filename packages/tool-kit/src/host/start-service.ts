import {
  collectGarbage,
  ConfigurationError,
  createLogger,
  giveBackWhenQuiet,
  readEnvironment,
  type Logger,
} from '@cuspal/telemetry';
import type { ServiceDefinition } from './serve-together.ts';
import type { RunningService } from './serve-tools.ts';
import { assertPorts, serviceConfig, servicesConfig, type ServiceConfig } from './service-config.ts';
import { runWorkers } from './workers.ts';

/**
 * The life of a process that runs these services: configuration, start, and a drained end on SIGTERM, SIGINT or the
 * parent's end. `process` is its name in logs, metrics and traces. The first service has GRPC_PORT, which is its usual
 * port when left out, and each further one the next higher port. A service alone may be divided among WORKERS.
 */
export const startServices = (process: string, services: readonly ServiceDefinition[]): Promise<void> =>
  live(process, configOf(services), async (config, logger) => {
    const { WORKERS: workers } = config;
    assertPorts(config, { gRpc: workers * services.length, metrics: workers });
    if (workers > 1) return runWorkers(config, logger);
    // The supervisor of workers never runs a tool, so it does not load what runs them.
    const { serveTogether } = await import('./serve-together.ts');
    const loggerOf = (name: string): Logger => createLogger(name, config.LOG_LEVEL, { calls: config.LOG_CALLS });
    return drainOf(await serveTogether(process, services, config, loggerOf), logger);
  });

const configOf = (services: readonly ServiceDefinition[]): ReturnType<typeof serviceConfig> => {
  const [first] = services;
  if (first === undefined) throw new Error('A process needs at least one service to run.');
  return services.length === 1 ? serviceConfig(first.port) : servicesConfig(first.port);
};

type Drain = () => Promise<void>;

async function live(
  name: string,
  configSchema: ReturnType<typeof serviceConfig>,
  begin: (config: ServiceConfig, logger: Logger) => Promise<Drain>,
): Promise<void> {
  try {
    const config = readEnvironment(configSchema, process.env);
    const logger = createLogger(name, config.LOG_LEVEL, { calls: config.LOG_CALLS });
    const drain = await begin(config, logger);
    collectGarbage();
    giveBackWhenQuiet();
    const end = async (reason: string): Promise<void> => {
      logger.info({ reason }, 'draining');
      await drain();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, (name) => void end(name));
    // A child whose parent has gone, however it went, must not stay behind.
    process.once('disconnect', () => void end('the parent process has gone'));
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof ConfigurationError ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

const drainOf =
  (running: Pick<RunningService, 'drain'>, logger: Logger): Drain =>
  async () => {
    const finished = await running.drain();
    if (!finished) logger.warn('calls were still under way when the drain time was over');
  };

const explain = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
