import { collectGarbage, ConfigurationError, createLogger, readEnvironment, type Logger } from '@cuspal/telemetry';
import type { ServiceParts } from './serve-together.ts';
import type { RunningService } from './serve-tools.ts';
import { assertPorts, servicesConfig, type serviceConfig, type ServiceConfig } from './service-config.ts';
import { runWorkers } from './workers.ts';

/** A service as its process starts it. */
export interface ServiceDefinition extends ServiceParts {
  readonly configSchema: ReturnType<typeof serviceConfig>;
}

/** The life of a service process: configuration, start, and a drained end on SIGTERM, SIGINT or the parent's end. */
export const startService = ({ configSchema, ...service }: ServiceDefinition): Promise<void> =>
  live(service.service, configSchema, async (config, logger) => {
    assertPorts(config, { gRpc: config.WORKERS, metrics: config.WORKERS });
    if (config.WORKERS > 1) return runWorkers(config, logger);
    // The supervisor never runs a tool, so it does not load them.
    const { serveTools } = await import('./serve-tools.ts');
    return drainOf(await serveTools({ ...service, config, logger }), logger);
  });

/** The life of one process that runs several services. */
export const startServices = (services: readonly ServiceParts[]): Promise<void> =>
  live('services', servicesConfig(), async (config, logger) => {
    assertPorts(config, { gRpc: services.length, metrics: 1 });
    const { serveTogether } = await import('./serve-together.ts');
    return drainOf(await serveTogether(services, config, (name) => createLogger(name, config.LOG_LEVEL)), logger);
  });

type Drain = () => Promise<void>;

async function live(
  name: string,
  configSchema: ReturnType<typeof serviceConfig>,
  begin: (config: ServiceConfig, logger: Logger) => Promise<Drain>,
): Promise<void> {
  try {
    const config = readEnvironment(configSchema, process.env);
    const logger = createLogger(name, config.LOG_LEVEL);
    const drain = await begin(config, logger);
    collectGarbage();
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
