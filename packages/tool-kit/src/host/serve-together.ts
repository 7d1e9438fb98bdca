import type { Logger } from '@cuspal/telemetry';
import { openProcess } from './process-parts.ts';
import { serveTools, type RunningService, type ServeOptions } from './serve-tools.ts';
import { readAhead } from './tools-on-call.ts';
import type { ServiceConfig } from './service-config.ts';

/** What a service is, wherever it runs. */
export interface ServiceDefinition extends Pick<
  ServeOptions,
  'service' | 'toolsDirectory' | 'beside' | 'ephemerisOnCall'
> {
  /** Its port where nothing else is said. */
  readonly port: number;
}

/**
 * Runs services in this process: each listens on a port of its own, the first on GRPC_PORT, the others on the next
 * higher ones. They share the code that they have in common, the ephemeris, one set of metrics, and the turns of
 * their calls; each logs under its own name. Resolves when all are listening.
 */
export async function serveTogether(
  process: string,
  services: readonly ServiceDefinition[],
  config: ServiceConfig,
  loggerOf: (name: string) => Logger,
): Promise<Pick<RunningService, 'drain'>> {
  const parts = await openProcess(process, config, loggerOf(process));
  for (const { service } of services) parts.serving.set(service, false);
  const running: RunningService[] = [];
  // One after the other: they would only wait for each other's code.
  for (const [index, each] of services.entries()) {
    const own = { ...config, GRPC_PORT: config.GRPC_PORT + index };
    running.push(await serveTools({ ...each, config: own, logger: loggerOf(each.service), parts }));
  }
  // At the end, for it would hold up the start of those behind.
  // Services without the ephemeris keep the engine, which tools are read with, for their first call too.
  if (!services.every(({ ephemerisOnCall }) => ephemerisOnCall)) void readAhead(running.map(({ tools }) => tools));
  return {
    async drain() {
      const finished = await Promise.all(running.map((service) => service.drain()));
      await parts.close();
      return finished.every(Boolean);
    },
  };
}
