import { hostVariable, integerVariable, LOG_LEVELS, portVariable } from '@cuspal/telemetry';
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
  });

export type ServiceConfig = z.output<ReturnType<typeof serviceConfig>>;
