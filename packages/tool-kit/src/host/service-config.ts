import {
  ConfigurationError,
  GRPC_TLS_VARIABLES,
  grpcSecrets,
  hostVariable,
  integerVariable,
  LOG_LEVELS,
  logCallsVariable,
  portVariable,
  TRACING_VARIABLES,
} from '@cuspal/telemetry';
import { z } from 'zod';

/** The variables of every engine service; they differ in the default port alone. */
export const serviceConfig = (defaultPort: number) =>
  z.object({
    GRPC_HOST: hostVariable().default('127.0.0.1').meta({
      type: 'address',
      description: 'Address the gRPC server listens on; 0.0.0.0 in a container.',
    }),
    GRPC_PORT: portVariable().default(defaultPort).meta({ type: 'port', description: 'Port of the gRPC server.' }),
    GRPC_SECRET: grpcSecrets(),
    ...GRPC_TLS_VARIABLES,
    METRICS_PORT: portVariable().optional().meta({
      type: 'port',
      description:
        'Port of GET /metrics (Prometheus), /health/live and /health/serving on the same address; no listener when left out.',
    }),
    WORKERS: integerVariable(1, 64).default(1).meta({
      type: 'processes',
      description:
        'Processes that share the work, each on a port of its own: GRPC_PORT and METRICS_PORT are those of the first, the others have the next higher ones. The gateway is told of all by a target such as natal:50051-50054.',
    }),
    LOAD_TOOLS: z.enum(['first-call', 'start']).default('first-call').meta({
      type: 'first-call, start',
      description:
        'When the code of a tool is read: with its first call, which then takes 5 ms more as a rule and 90 at most (that of answers, readings of many parts, searches for a moment and the tools with which a conversation begins right after the start, in the background), or at the start, which takes up to a second longer and holds up to 30 MB more, 40 where all services share a process.',
    }),
    LOG_LEVEL: z
      .enum(LOG_LEVELS)
      .default('info')
      .meta({
        type: LOG_LEVELS.join(', '),
        description: 'Least severe level that is logged.',
      }),
    LOG_CALLS: logCallsVariable(),
    LAME_DUCK_SECONDS: integerVariable(0, 600).default(5).meta({
      type: 'seconds',
      description: 'How long calls are still taken after SIGTERM, while the health check already says NOT_SERVING.',
    }),
    DRAIN_SECONDS: integerVariable(0, 3_600).default(55).meta({
      type: 'seconds',
      description: 'How long calls in flight may go on after that; longer than the longest deadline of a tool, 50 s.',
    }),
    ...TRACING_VARIABLES,
  });

/**
 * Settings of the process that runs all services: they have the ports from GRPC_PORT on, and are not divided any
 * further.
 */
export const servicesConfig = (defaultPort: number) =>
  serviceConfig(defaultPort).extend({
    WORKERS: integerVariable(1, 1).default(1).meta({
      type: 'processes',
      description: 'One, and no more: where one process is too little, each service is a process of its own.',
    }),
  });

export type ServiceConfig = z.output<ReturnType<typeof serviceConfig>>;

const LAST_PORT = 65_535;

/**
 * Ports are counted up for workers and for several services in one process. Throws a ConfigurationError where those from
 * GRPC_PORT on (`gRpc` of them) and from METRICS_PORT on (`metrics`) do not end in time or meet each other.
 */
export function assertPorts(
  { GRPC_PORT, METRICS_PORT }: PortVariables,
  counts: { gRpc: number; metrics: number },
): void {
  const ranges = [
    { name: 'GRPC_PORT', first: GRPC_PORT, count: counts.gRpc },
    ...(METRICS_PORT === undefined ? [] : [{ name: 'METRICS_PORT', first: METRICS_PORT, count: counts.metrics }]),
  ].map((range) => ({ ...range, last: range.first + range.count - 1 }));
  const faults = ranges
    .filter(({ first, count, last }) => count > 1 && (first === 0 || last > LAST_PORT))
    .map(
      ({ name, first, count }) =>
        `${name}: ${count} ports from here on must lie between 1 and ${LAST_PORT}, but it is ${first}`,
    );
  const [gRpc, metrics] = ranges;
  if (gRpc && metrics && metrics.first > 0 && gRpc.first <= metrics.last && metrics.first <= gRpc.last)
    faults.push(`METRICS_PORT: ${rangeOf(metrics)} meets ${rangeOf(gRpc)} of GRPC_PORT`);
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
}

type PortVariables = Pick<ServiceConfig, 'GRPC_PORT' | 'METRICS_PORT'>;

const rangeOf = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `${first}` : `${first}-${last}`;
