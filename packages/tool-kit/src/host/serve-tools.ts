import { isIPv6 } from 'node:net';
import { promisify } from 'node:util';
import {
  grpcService,
  refusingOthers,
  reportingRefusals,
  SERVER_CHANNEL_OPTIONS,
  serverCredentials,
  ToolService,
} from '@cuspal/proto';
import { asSetBy, type CallMetrics, type Logger } from '@cuspal/telemetry';
import { Server, type ServerCredentials } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import type { ServiceName } from '@cuspal/catalog/taxonomy';
import { CallStreams } from './call-streams.ts';
import { openProcess, type ProcessParts } from './process-parts.ts';
import type { ServiceConfig } from './service-config.ts';
import type { ServiceTools } from './service-tools.ts';
import { createToolHost, type ToolHost } from './tool-host.ts';
import { toolService } from './tool-service.ts';
import { toolsOnCall } from './tools-on-call.ts';

/** Adds gRPC services that are no tools: neither listed nor metered. Each call leaves a line and a measurement of its own. */
export type ServicesBeside = (parts: {
  readonly server: Pick<Server, 'addService'>;
  readonly logger: Logger;
  readonly metrics: CallMetrics;
}) => void | Promise<void>;

export interface ServeOptions {
  readonly service: ServiceName;
  readonly toolsDirectory: URL;
  readonly config: ServiceConfig;
  readonly logger: Logger;
  readonly beside?: ServicesBeside;
  /** Opens the ephemeris with the first call that wants it, and not at the start, where a fault of it shows at once. */
  readonly ephemerisOnCall?: boolean;
  /** Parts shared by the services of one process, which closes them itself; a service alone opens its own. */
  readonly parts?: ProcessParts;
}

export interface RunningService {
  readonly toolNames: readonly string[];
  /** Calls that are being worked on or wait for their turn. */
  readonly underWay: number;
  readonly tools: ServiceTools;
  /**
   * Says NOT_SERVING, takes calls for LAME_DUCK_SECONDS more, then none, and waits for those under way, at most
   * DRAIN_SECONDS; false when some did not finish.
   */
  drain(): Promise<boolean>;
}

/** Turns a folder of tools into a listening gRPC service with health, metrics and logs. */
export async function serveTools({
  service,
  toolsDirectory,
  config,
  logger,
  beside,
  ephemerisOnCall = false,
  parts: shared,
}: ServeOptions): Promise<RunningService> {
  const parts = shared ?? (await openProcess(service, config, logger));
  const { metrics, certificates, serving } = parts;
  serving.set(service, false);
  if (!ephemerisOnCall) await parts.ephemeris();
  const tools = await (config.LOAD_TOOLS === 'start' ? toolsAtStart : toolsOnCall)(toolsDirectory, service);
  const host = createToolHost({ tools, logger, ...parts });
  const streams = new CallStreams(host);
  const health = new HealthImplementation({ '': 'NOT_SERVING', [ToolService.typeName]: 'NOT_SERVING' });
  const setHealth = (state: 'SERVING' | 'NOT_SERVING') => {
    for (const name of ['', ToolService.typeName]) health.setStatus(name, state);
    serving.set(service, state === 'SERVING');
  };
  const secrets = config.GRPC_SECRET;
  const interceptors = secrets.length > 0 ? [refusingOthers(secrets)] : [];
  const server = new Server({ ...SERVER_CHANNEL_OPTIONS, interceptors });
  server.addService(grpcService(ToolService), toolService(host, streams));
  health.addToServer(server);
  await beside?.({ server, logger, metrics });
  await asSetBy('GRPC_HOST and GRPC_PORT', () =>
    reportingRefusals(certificates, () => listen(server, config, serverCredentials(certificates))),
  );
  setHealth('SERVING');
  logger.info({ tools: host.names.length, port: config.GRPC_PORT }, 'serving');
  return {
    toolNames: host.names,
    tools,
    get underWay() {
      return host.underWay;
    },
    async drain() {
      setHealth('NOT_SERVING');
      streams.close();
      await new Promise((resolve) => setTimeout(resolve, config.LAME_DUCK_SECONDS * 1000));
      const finished = await within(Promise.race([closed(server), quiet(host)]), config.DRAIN_SECONDS * 1000);
      if (shared === undefined) await parts.close();
      return finished;
    },
  };
}

async function toolsAtStart(directory: URL, service: ServiceName): Promise<ServiceTools> {
  const { loadTools, readyTools } = await import('./ready-tools.ts');
  return readyTools(await loadTools(directory), service);
}

function listen(
  server: Server,
  { GRPC_HOST, GRPC_PORT }: ServiceConfig,
  credentials: ServerCredentials,
): Promise<number> {
  const host = isIPv6(GRPC_HOST) ? `[${GRPC_HOST}]` : GRPC_HOST;
  return promisify(server.bindAsync.bind(server))(`${host}:${GRPC_PORT}`, credentials);
}

/** Takes no new connection, and resolves when callers have closed theirs. */
const closed = (server: Server): Promise<void> => promisify(server.tryShutdown.bind(server))();

const QUIET_MS = 500;

/** Resolves once no call has been under way for a while: a caller that keeps its connection open holds nothing up. */
async function quiet(host: ToolHost): Promise<void> {
  for (let since = performance.now(); performance.now() - since < QUIET_MS;) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10).unref());
    if (host.underWay > 0) since = performance.now();
  }
}

/** True when the work ended in time. */
async function within(work: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const inTime = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
