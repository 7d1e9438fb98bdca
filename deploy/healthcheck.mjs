// cuspal health: HTTP readiness of the gateway, gRPC health of a service. Exit code 0 or 1.
import { createRequire } from 'node:module';
import { SERVICES } from './processes.mjs';

const require = createRequire(import.meta.url);
const TIMEOUT_MS = 4_000;

const gateway = async () => {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}/health/serving`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok;
};

// grpc.health.v1.HealthCheckRequest{} is empty; field 1 of the answer is the status, 1 = SERVING.
const worker = (port) =>
  new Promise((resolve) => {
    const grpc = require('@grpc/grpc-js');
    const client = new grpc.Client(`127.0.0.1:${port}`, grpc.credentials.createInsecure());
    client.makeUnaryRequest(
      '/grpc.health.v1.Health/Check',
      () => Buffer.alloc(0),
      (bytes) => bytes,
      null,
      { deadline: Date.now() + TIMEOUT_MS },
      (error, answer) => resolve(!error && answer[0] === 8 && answer[1] === 1),
    );
  });

/** A service, or all of them in one process, on consecutive ports. */
const services = async (count) => {
  const ports = Array.from({ length: count }, (_, index) => Number(process.env.GRPC_PORT) + index);
  return (await Promise.all(ports.map(worker))).every(Boolean);
};

const check = (name) => {
  if (name === 'gateway') return gateway();
  return services(name === 'services' ? SERVICES.length : Number(process.env.WORKERS || 1));
};

const healthy = await check(process.argv[2]).catch(() => false);
process.exit(healthy ? 0 : 1);
