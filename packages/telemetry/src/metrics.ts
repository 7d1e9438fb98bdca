import { createServer, type RequestListener } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readMetrics, withExemplars } from './read-metrics.ts';

export { readMetrics } from './read-metrics.ts';
export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** A registry that labels everything with the service and holds the metrics of the process. */
export function createRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** How one call ended. */
export interface MeasuredCall {
  /** A name of the catalogue, never the caller's text. */
  readonly tool: string;
  /** Family of the tool; `none` where it has none. */
  readonly family: string;
  /** `success` or an error code. */
  readonly outcome: string;
  readonly seconds: number;
  /** A trace that is sent is named beside the duration, where the reader of metrics takes it. */
  readonly traceparent?: string | undefined;
}

export interface CallMetrics {
  observe(call: MeasuredCall): void;
  /** Counts a call as under way; what comes back counts it out when it has ended, well or not. */
  began(): () => void;
}

/** Calls by tool, family and outcome, their duration by tool and family, and how many are under way. */
export function createCallMetrics(registry: Registry): CallMetrics {
  const calls = new Counter({
    name: 'cuspal_tool_calls_total',
    help: 'Tool calls by outcome',
    labelNames: ['tool', 'family', 'outcome'],
    registers: [registry],
  });
  const duration = withExemplars(
    registry,
    () =>
      new Histogram({
        name: 'cuspal_tool_call_duration_seconds',
        help: 'Duration of tool calls',
        labelNames: ['tool', 'family'],
        buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10, 50],
        enableExemplars: true,
        registers: [registry],
      }),
  );
  const underWay = new Gauge({
    name: 'cuspal_tool_calls_under_way',
    help: 'Tool calls that are being worked on or wait for their turn',
    registers: [registry],
  });
  return {
    observe({ tool, family, outcome, seconds, traceparent = '' }) {
      calls.inc({ tool, family, outcome });
      duration.observe({ labels: { tool, family }, value: seconds, exemplarLabels: exemplarOf(traceparent) });
    },
    began() {
      underWay.inc();
      return () => underWay.dec();
    },
  };
}

const SAMPLED = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f][13579bdf]$/;

/** The trace of a call, where it is sent; most are not, which the last digit tells sooner. */
const exemplarOf = (traceparent: string): Record<string, string> =>
  !traceparent.endsWith('0') && SAMPLED.test(traceparent)
    ? { trace_id: traceparent.slice(3, 35), span_id: traceparent.slice(36, 52) }
    : {};

/** Calls of the Swiss Ephemeris since the start, as the port counts them. */
export function countEphemerisCalls(registry: Registry, calls: () => number): void {
  new Counter({
    name: 'cuspal_ephemeris_calls_total',
    help: 'Calls of the Swiss Ephemeris',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(calls());
    },
  });
}

/** When the certificate of gRPC calls that is in use begins and ends, asked for at each reading. */
export function showCertificate(
  registry: Registry,
  certificate: { readonly validity: { readonly from: Date; readonly until: Date } },
): void {
  const gauge = (end: 'start' | 'end', help: string, instant: () => Date) =>
    new Gauge({
      name: `cuspal_grpc_certificate_${end}_seconds`,
      help,
      registers: [registry],
      collect() {
        this.set(instant().getTime() / 1000);
      },
    });
  gauge(
    'start',
    'Begin of the certificate of gRPC calls in use, in seconds since 1970',
    () => certificate.validity.from,
  );
  gauge('end', 'End of the certificate of gRPC calls in use, in seconds since 1970', () => certificate.validity.until);
}

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * GET /metrics in the format of Prometheus, or OpenMetrics for who asks for it, on a port of its own, away from the
 * callers. `health`: answers what lies under /health/ there too, so that callers cannot keep probes out.
 */
export async function listenMetrics(
  registry: Registry,
  host: string,
  port: number,
  health?: RequestListener,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (health && request.url?.startsWith('/health/')) return health(request, response);
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readMetrics(registry, request.headers.accept).then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
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
