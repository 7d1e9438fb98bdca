import { GRPC_TLS_VARIABLES, grpcSecrets, hostVariable } from '@cuspal/telemetry';
import { z } from 'zod';

/** Variables of the calls to the services, but for their targets. */
export const GRPC_VARIABLES = {
  GRPC_SECRET: grpcSecrets(),
  ...GRPC_TLS_VARIABLES,
  GRPC_CALLS: z.enum(['together', 'apart']).default('together').meta({
    type: 'together, apart',
    description:
      'Whether tool calls share a stream to each process of a service, or each is a gRPC call of its own, which costs both sides several times as much (ADR 37) and lets a mesh see, count and spread calls.',
  }),
  GRPC_TLS_NAME: hostVariable().optional().meta({
    type: 'name',
    description:
      'Name that the certificate of every service has, asked for in place of the host of its target; needed where targets are addresses and the certificates name none.',
  }),
};
