import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SERVICES } from './processes.mjs';

const require = createRequire(import.meta.url);
const TIMEOUT_MS = 4_000;

/** Whether a process with this environment answers: HTTP readiness of the gateway, gRPC health of a service. */
export async function isHealthy(name, { PORT, GRPC_PORT, WORKERS, ...tls }) {
  try {
    if (name === 'gateway') return await gateway(PORT);
    // All services in one process, and the workers of a service, have consecutive ports.
    const count = name === 'services' ? SERVICES.length : Number(WORKERS || 1);
    const ports = Array.from({ length: count }, (_, index) => Number(GRPC_PORT) + index);
    return (await Promise.all(ports.map((port) => service(port, tls)))).every(Boolean);
  } catch {
    return false;
  }
}

async function gateway(port) {
  const response = await fetch(`http://127.0.0.1:${port}/health/serving`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok;
}

/** grpc.health.v1.HealthCheckRequest{} is empty; field 1 of the answer is the status, 1 = SERVING. */
function service(port, tls) {
  const grpc = require('@grpc/grpc-js');
  const client = new grpc.Client(`127.0.0.1:${port}`, credentials(grpc.credentials, tls), {
    'grpc.ssl_target_name_override': 'localhost',
  });
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

/** Where services speak TLS this process shows the certificate of its own container, whatever name that has. */
function credentials({ createInsecure, createSsl }, { GRPC_TLS_CERT, GRPC_TLS_KEY, GRPC_TLS_CA }) {
  if (!GRPC_TLS_CERT) return createInsecure();
  const [ca, key, cert] = [GRPC_TLS_CA, GRPC_TLS_KEY, GRPC_TLS_CERT].map((path) => readFileSync(path));
  return createSsl(ca, key, cert, { checkServerIdentity: () => undefined });
}
