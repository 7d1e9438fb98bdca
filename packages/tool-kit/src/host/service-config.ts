import { hostVariable, integerVariable, LOG_LEVELS, portVariable, TRACING_VARIABLES } from '@cuspal/telemetry';
import { z } from 'zod';

/** The variables of every engine service; they differ in the default port alone. */
export const serviceConfig = (defaultPort: number) =>
  z.object({
    GRPC_HOST: hostVariable().default('127.0.0.1').meta({
      type: 'address',
      description: 'Address the gRPC server listens on; 0.0.0.0 in a container.',
    }),
    GRPC_PORT: portVariable().default(defaultPort).meta({ type: 'port', description: 'Port of the gRPC server.' }),
    METRICS_PORT: portVariable().optional().meta({
      type: 'port',
      description: 'Port of GET /metrics (Prometheus) on the same address; no listener when left out.',
    }),
    WORKERS: integerVariable(1, 64).default(1).meta({
      type: 'processes',
      description:
        'Processes that share the work, each on a port of its own: GRPC_PORT and METRICS_PORT are those of the first, the others have the next higher ones. The gateway is told of all by a target such as natal:50051-50054.',
    }),
    LOG_LEVEL: z
      .enum(LOG_LEVELS)
      .default('info')
      .meta({
        type: LOG_LEVELS.join(', '),
        description: 'Least severe level that is logged.',
      }),
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

/** Of the process that runs all services: they have the ports from GRPC_PORT on, and are not divided any further. */
export const servicesConfig = () =>
  serviceConfig(50_051).extend({
    WORKERS: integerVariable(1, 1).default(1).meta({
      type: 'processes',
      description: 'One, and no more: where one process is too little, each service is a process of its own.',
    }),
  });

export type ServiceConfig = z.output<ReturnType<typeof serviceConfig>>;
