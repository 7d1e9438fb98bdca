import { ConfigurationError, createLogger, readEnvironment, type Logger } from '@cuspal/telemetry';
import type { ServiceName } from '../taxonomy.ts';
import type { ServicesBeside } from './serve-tools.ts';
import type { serviceConfig, ServiceConfig } from './service-config.ts';
import { runWorkers } from './workers.ts';

export interface StartOptions {
  readonly service: ServiceName;
  readonly toolsDirectory: URL;
  readonly configSchema: ReturnType<typeof serviceConfig>;
  readonly beside?: ServicesBeside;
}

/** The life of a service process: configuration, start, and a drained end on SIGTERM, SIGINT or the parent's end. */
export async function startService({ configSchema, ...options }: StartOptions): Promise<void> {
  try {
    const config = readEnvironment(configSchema, process.env);
    const logger = createLogger(options.service, config.LOG_LEVEL);
    const drain = config.WORKERS > 1 ? runWorkers(config, logger) : await serve(options, config, logger);
    const end = async (reason: string): Promise<void> => {
      logger.info({ reason }, 'draining');
      await drain();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, (name) => void end(name));
    // A child whose parent has gone, however it went, must not stay behind.
    process.once('disconnect', () => void end('the parent process has gone'));
  } catch (error) {
    process.stderr.write(
      `${options.service}: ${error instanceof ConfigurationError ? error.message : explain(error)}\n`,
    );
    process.exit(1);
  }
}

async function serve(
  options: Omit<StartOptions, 'configSchema'>,
  config: ServiceConfig,
  logger: Logger,
): Promise<() => Promise<void>> {
  // Who only looks after workers need not read the code of the tools.
  const { serveTools } = await import('./serve-tools.ts');
  const running = await serveTools({ ...options, config, logger });
  return async () => {
    const finished = await running.drain();
    if (!finished) logger.warn('calls were still under way when the drain time was over');
  };
}

const explain = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
