import { createRequire } from 'node:module';
import { SERVICES } from './processes.mjs';

const require = createRequire(import.meta.url);
const TIMEOUT_MS = 4_000;

/** Whether a process with this environment answers: HTTP readiness of the gateway, gRPC health of a service. */
export async function isHealthy(name, { PORT, GRPC_PORT, WORKERS }) {
  try {
    if (name === 'gateway') return await gateway(PORT);
    // All services in one process, and the workers of a service, have consecutive ports.
    const count = name === 'services' ? SERVICES.length : Number(WORKERS || 1);
    const ports = Array.from({ length: count }, (_, index) => Number(GRPC_PORT) + index);
    return (await Promise.all(ports.map(service))).every(Boolean);
  } catch {
    return false;
  }
}

async function gateway(port) {
  const response = await fetch(`http://127.0.0.1:${port}/health/serving`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok;
}

/** grpc.health.v1.HealthCheckRequest{} is empty; field 1 of the answer is the status, 1 = SERVING. */
function service(port) {
  const grpc = require('@grpc/grpc-js');
  const client = new grpc.Client(`127.0.0.1:${port}`, grpc.credentials.createInsecure());
  return new Promise((resolve) => {
    client.makeUnaryRequest(
      '/grpc.health.v1.Health/Check',
      () => Buffer.alloc(0),
      (bytes) => bytes,
      null,
      { deadline: Date.now() + TIMEOUT_MS },
      (error, answer) => {
        client.close();
        resolve(!error && answer[0] === 8 && answer[1] === 1);
      },
    );
  });
}
