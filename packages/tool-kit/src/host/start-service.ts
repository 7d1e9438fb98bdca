import { ConfigurationError, createLogger, readEnvironment } from '@cuspal/telemetry';
import type { ServiceName } from '../taxonomy.ts';
import { serveTools, type ServicesBeside } from './serve-tools.ts';
import type { serviceConfig } from './service-config.ts';

export interface StartOptions {
  readonly service: ServiceName;
  readonly toolsDirectory: URL;
  readonly configSchema: ReturnType<typeof serviceConfig>;
  readonly beside?: ServicesBeside;
}

/** The life of a service process: configuration, start, and a drained end on SIGTERM, SIGINT or the parent's end. */
export async function startService({ service, toolsDirectory, configSchema, beside }: StartOptions): Promise<void> {
  try {
    const config = readEnvironment(configSchema, process.env);
    const logger = createLogger(service, config.LOG_LEVEL);
    const running = await serveTools({ service, toolsDirectory, config, logger, ...(beside && { beside }) });
    const end = async (reason: string): Promise<void> => {
      logger.info({ reason }, 'draining');
      const finished = await running.drain();
      if (!finished) logger.warn('calls were still under way when the drain time was over');
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, (name) => void end(name));
    // A child whose parent has gone, however it went, must not stay behind.
    process.once('disconnect', () => void end('the parent process has gone'));
  } catch (error) {
    process.stderr.write(`${service}: ${error instanceof ConfigurationError ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

const explain = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
