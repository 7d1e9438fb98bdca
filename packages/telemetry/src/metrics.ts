import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** A registry that labels everything with the service and holds the process figures. */
export function createRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

export interface CallMetrics {
  /** `outcome` is `success` or an error code; `tool` must be a name of the catalogue, never the caller's text. */
  observe(tool: string, outcome: string, seconds: number): void;
  /** Counts a call as under way until its work has ended, well or not. */
  underWay<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Calls by tool and outcome, their duration by tool, and how many are under way. */
export function createCallMetrics(registry: Registry): CallMetrics {
  const calls = new Counter({
    name: 'cuspal_tool_calls_total',
    help: 'Tool calls by outcome',
    labelNames: ['tool', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'cuspal_tool_call_duration_seconds',
    help: 'Duration of tool calls',
    labelNames: ['tool'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10, 50],
    registers: [registry],
  });
  const underWay = new Gauge({
    name: 'cuspal_tool_calls_under_way',
    help: 'Tool calls that are being worked on or wait for their turn',
    registers: [registry],
  });
  return {
    observe(tool, outcome, seconds) {
      calls.inc({ tool, outcome });
      duration.observe({ tool }, seconds);
    },
    async underWay(work) {
      underWay.inc();
      try {
        return await work();
      } finally {
        underWay.dec();
      }
    },
  };
}

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/** GET /metrics in the Prometheus text format on a port of its own, away from the callers. */
export async function listenMetrics(registry: Registry, host: string, port: number): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
