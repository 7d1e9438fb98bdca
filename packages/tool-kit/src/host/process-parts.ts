import type { Ephemeris } from '@cuspal/engine/sky/port';
import {
  asSetBy,
  countEphemerisCalls,
  createCallMetrics,
  createRegistry,
  listenMetrics,
  tracingSettings,
  type CallMetrics,
  type Logger,
} from '@cuspal/telemetry';
import { startTracing } from '@cuspal/telemetry/tracing';
import type { ServiceConfig } from './service-config.ts';
import { createFairScheduler, type FairScheduler } from './fair-scheduler.ts';

/** What a process has once, however many services it runs. */
export interface ProcessParts {
  /** Opened with the first call that wants it. */
  readonly ephemeris: () => Ephemeris | Promise<Ephemeris>;
  readonly metrics: CallMetrics;
  /** The one thread, shared by the calls of all accounts. */
  readonly scheduler: FairScheduler;
  /** Ends the listener of metrics, and sends what tracing still holds. */
  close(): Promise<void>;
}

const openEphemeris = async () => (await import('@cuspal/engine/sky/swiss')).createSwissEphemeris();

type Settings = Parameters<typeof tracingSettings>[0] & Pick<ServiceConfig, 'GRPC_HOST' | 'METRICS_PORT'>;

/** `process` is its name in metrics and traces. Throws a ConfigurationError where METRICS_PORT cannot be listened on. */
export async function openProcess(process: string, config: Settings, logger: Logger): Promise<ProcessParts> {
  const endTracing = await startTracing(process, tracingSettings(config), logger);
  const registry = createRegistry(process);
  let ephemeris: ReturnType<typeof openEphemeris> | undefined;
  let opened: Awaited<typeof ephemeris>;
  countEphemerisCalls(registry, () => opened?.calls ?? 0);
  const { GRPC_HOST, METRICS_PORT: port } = config;
  const listener =
    port === undefined
      ? undefined
      : await asSetBy('GRPC_HOST and METRICS_PORT', () => listenMetrics(registry, GRPC_HOST, port));
  return {
    ephemeris: () => opened ?? (ephemeris ??= openEphemeris().then((each) => (opened = each))),
    metrics: createCallMetrics(registry),
    scheduler: createFairScheduler(),
    async close() {
      await listener?.close();
      await endTracing();
    },
  };
}
