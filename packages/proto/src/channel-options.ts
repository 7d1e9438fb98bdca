import { PlaceService } from './generated/cuspal/place/v1/place_pb.ts';
import { ToolService } from './generated/cuspal/tool/v1/tool_pb.ts';

/** A result may be 1 MiB and a list of tools more; grpc-js would stop at 4 MB. */
const MESSAGE_LIMITS = {
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  'grpc.max_send_message_length': 8 * 1024 * 1024,
};

const SERVICE_CONFIG = {
  loadBalancingConfig: [{ round_robin: {} }],
  methodConfig: [
    // Its calls are made again one by one.
    { name: [{ service: ToolService.typeName, method: ToolService.method.callTools.name }] },
    {
      name: [{ service: ToolService.typeName }, { service: PlaceService.typeName }],
      retryPolicy: {
        maxAttempts: 4,
        initialBackoff: '0.05s',
        maxBackoff: '0.5s',
        backoffMultiplier: 2,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    },
  ],
};

export const CLIENT_CHANNEL_OPTIONS: Readonly<Record<string, string | number>> = {
  ...MESSAGE_LIMITS,
  'grpc.service_config': JSON.stringify(SERVICE_CONFIG),
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.keepalive_time_ms': 20_000,
  'grpc.keepalive_timeout_ms': 5_000,
  'grpc.keepalive_permit_without_calls': 1,
  // Bytes that a service may send before it waits to hear that they came: a few of the longest results.
  'grpc-node.flow_control_window': 4 * 1024 * 1024,
};

/** Connections that age spread over the replicas anew, also those of clients that do not look names up by themselves. */
export const SERVER_CHANNEL_OPTIONS: Readonly<Record<string, string | number>> = {
  ...MESSAGE_LIMITS,
  'grpc.max_connection_age_ms': 90_000,
  'grpc.max_connection_age_grace_ms': 60_000,
};
