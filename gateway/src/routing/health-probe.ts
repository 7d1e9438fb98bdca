import { watched } from '@cuspal/proto';
import { Client, credentials, Metadata } from '@grpc/grpc-js';

export interface HealthProbe {
  /** Whether the service says SERVING within the time. Never rejects. */
  serving(timeoutMs: number): Promise<boolean>;
  close(): void;
}

const CHECK = '/grpc.health.v1.Health/Check';
/** HealthCheckResponse { status = 1 } with the value SERVING = 1; an empty HealthCheckRequest has no bytes. */
const SERVING = Buffer.from([0x08, 0x01]);

/** Asks the standard gRPC health service about the whole server. */
export function createHealthProbe(target: string, channelOptions: Readonly<Record<string, number>>): HealthProbe {
  const client = new Client(watched(target), credentials.createInsecure(), channelOptions);
  return {
    serving: (timeoutMs) =>
      new Promise((resolve) => {
        client.makeUnaryRequest<null, Buffer>(
          CHECK,
          () => Buffer.alloc(0),
          (bytes) => bytes,
          null,
          new Metadata(),
          { deadline: Date.now() + timeoutMs },
          (error, status) => resolve(!error && status?.equals(SERVING) === true),
        );
      }),
    close: () => client.close(),
  };
}
