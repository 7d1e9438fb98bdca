import { CertificateFiles } from '@cuspal/proto';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import {
  asSetBy,
  GRPC_TLS_NAMES,
  type GRPC_TLS_VARIABLES,
  grpcTlsPaths,
  grpcTlsReports,
  tracingSettings,
  type Logger,
} from '@cuspal/telemetry';
import {
  countEphemerisCalls,
  showCertificate,
  createCallMetrics,
  createRegistry,
  listenMetrics,
  type CallMetrics,
} from '@cuspal/telemetry/metrics';
import { startTracing } from '@cuspal/telemetry/tracing';
import type { ServiceConfig } from './service-config.ts';
import { createFairScheduler, type FairScheduler } from './fair-scheduler.ts';
import { ServingState } from './serving-state.ts';

/** What a process has once, however many services it runs. */
export interface ProcessParts {
  /** Opened with the first call that wants it. */
  readonly ephemeris: () => Ephemeris | Promise<Ephemeris>;
  readonly metrics: CallMetrics;
  /** The one thread, shared by the calls of all accounts. */
  readonly scheduler: FairScheduler;
  /** Certificates of the gRPC calls; none where they are plaintext. */
  readonly certificates: CertificateFiles | undefined;
  /** Whether the services take calls, which the listener of metrics tells. */
  readonly serving: ServingState;
  /** Ends the listener of metrics, and sends what tracing still holds. */
  close(): Promise<void>;
}

const openEphemeris = async () => (await import('@cuspal/engine/sky/swiss')).createSwissEphemeris();

type Settings = Parameters<typeof tracingSettings>[0] &
  Pick<ServiceConfig, 'GRPC_HOST' | 'METRICS_PORT' | keyof typeof GRPC_TLS_VARIABLES>;

/** `process` is its name in metrics and traces. Throws a ConfigurationError where METRICS_PORT cannot be listened on, or GRPC_TLS_ files not used. */
export async function openProcess(process: string, config: Settings, logger: Logger): Promise<ProcessParts> {
  const certificates = await certificatesOf(config, logger);
  const serving = new ServingState();
  const endTracing = await startTracing(process, tracingSettings(config), logger);
  const registry = createRegistry(process);
  let ephemeris: ReturnType<typeof openEphemeris> | undefined;
  let opened: Awaited<typeof ephemeris>;
  if (certificates) showCertificate(registry, certificates);
  countEphemerisCalls(registry, () => opened?.calls ?? 0);
  const { GRPC_HOST, METRICS_PORT: port } = config;
  const listener =
    port === undefined
      ? undefined
      : await asSetBy('GRPC_HOST and METRICS_PORT', () => listenMetrics(registry, GRPC_HOST, port, serving.answer));
  return {
    ephemeris: () => opened ?? (ephemeris ??= openEphemeris().then((each) => (opened = each))),
    metrics: createCallMetrics(registry),
    scheduler: createFairScheduler(),
    certificates,
    serving,
    async close() {
      certificates?.close();
      await listener?.close();
      await endTracing();
    },
  };
}

async function certificatesOf(config: Settings, logger: Logger): Promise<CertificateFiles | undefined> {
  const paths = grpcTlsPaths(config);
  if (paths === undefined) return undefined;
  return asSetBy(GRPC_TLS_NAMES, async () => new CertificateFiles(paths, grpcTlsReports(logger)));
}
