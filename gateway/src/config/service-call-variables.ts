import { integerVariable, GRPC_TLS_VARIABLES, grpcSecrets, hostVariable } from '@cuspal/telemetry';
import { z } from 'zod';

/** Settings of the bounds on calls that are under way. */
export const ADMISSION_VARIABLES = {
  ACCOUNT_CALLS: integerVariable(1, 100_000).default(64).meta({
    type: 'calls',
    description: 'Calls of one account with a rate that may be under way at once at a gateway.',
  }),
  ACCOUNT_LONG_SEARCHES: integerVariable(1, 10_000).default(2).meta({
    type: 'calls',
    description:
      'Long searches among them: for a time of birth, and elections over all the days that their step allows.',
  }),
  QUEUE_MS: integerVariable(0, 10_000).default(250).meta({
    type: 'milliseconds',
    description: 'Longest that a call waits for its place at a service that has all the calls it can answer.',
  }),
  TURN_MS: integerVariable(0, 10_000).default(50).meta({
    type: 'milliseconds',
    description:
      'Time in which a turn of the event loop begins requests, while turns have been longer than that for a quarter of a second; what comes after is refused. 0: nothing is refused for that.',
  }),
};

/** Bounds on the calls that are under way. */
export interface AdmissionConfig {
  readonly account: { readonly calls: number; readonly longSearches: number };
  readonly waitMs: number;
  /** 0: the turns of the event loop are not looked at. */
  readonly turnMs: number;
}

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
