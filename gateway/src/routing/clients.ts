import { createToolClient, watched, type ToolClient } from '@cuspal/proto';
import { SERVICES, type ServiceName } from '../config/config.ts';
import { token } from '../core/provide.ts';
import { traced, type TraceContext } from '@cuspal/telemetry';
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

/** Runs a gRPC call in a span of its own, where tracing is on; `call` gets its place in the trace. */
export const inClientSpan = <Response>(
  service: 'ToolService' | 'PlaceService',
  method: string,
  call: (place: TraceContext | undefined) => Promise<Response>,
): Promise<Response> =>
  traced(
    () => ({
      name: `${service}/${method}`,
      kind: 'client',
      attributes: { 'rpc.system.name': 'grpc', 'rpc.method': `${service}/${method}` },
    }),
    (span) => call(span && { traceparent: span.traceparent, tracestate: span.tracestate }),
  );

/** One service as the gateway sees it: its tools and its health. */
export interface ServiceClient
  extends Pick<ToolClient, 'callTool' | 'callToolStream' | 'listTools' | 'close'>, HealthProbe {}

export type ServiceClients = Readonly<Record<ServiceName, ServiceClient>>;

export const SERVICE_CLIENTS = token<ServiceClients>('service clients');

/** Channel options that find a service again within half a second of its return. */
export const CHANNEL = { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 500 };

function connect(target: string, secret?: string): ServiceClient {
  const tools = createToolClient(target, CHANNEL, secret);
  const health = createHealthProbe(target, CHANNEL);
  return {
    callTool: (request, options) => tools.callTool(request, options),
    callToolStream: (request, onProgress, options) => tools.callToolStream(request, onProgress, options),
    listTools: (request, options) => tools.listTools(request, options),
    serving: (timeoutMs) => health.serving(timeoutMs),
    close() {
      tools.close();
      health.close();
    },
  };
}

/** Connects to the services; connections open on first use and reconnect by themselves. `secret`: what they ask for. */
export function connectServices(targets: Readonly<Record<ServiceName, string>>, secret?: string): ServiceClients {
  return eachService((service) => connect(targets[service], secret));
}

export function closeServices(clients: ServiceClients): void {
  for (const service of SERVICES) clients[service].close();
}

/** A record with a value for each service. */
export function eachService<T>(make: (service: ServiceName) => T): Record<ServiceName, T> {
  const [ephemeris, natal, dasha, election, health, horary, meta] = SERVICES;
  return {
    ephemeris: make(ephemeris),
    natal: make(natal),
    dasha: make(dasha),
    election: make(election),
    health: make(health),
    horary: make(horary),
    meta: make(meta),
  };
}
