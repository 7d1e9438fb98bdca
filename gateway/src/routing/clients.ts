import { createToolClient, type ToolClient } from '@cuspal/proto';
import { SERVICES, type ServiceName } from '../config/config.ts';
import { token } from '../core/provide.ts';
import { createHealthProbe, type HealthProbe } from './health-probe.ts';

/** One service as the gateway sees it: its tools and its health. */
export interface ServiceClient
  extends Pick<ToolClient, 'callTool' | 'callToolStream' | 'listTools' | 'close'>, HealthProbe {}

export type ServiceClients = Readonly<Record<ServiceName, ServiceClient>>;

export const SERVICE_CLIENTS = token<ServiceClients>('service clients');

/** Channel options that find a service again within half a second of its return. */
export const CHANNEL = { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 500 };

function connect(target: string): ServiceClient {
  const tools = createToolClient(target, CHANNEL);
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

/** Connects to the services; connections open on first use and reconnect by themselves. */
export function connectServices(targets: Readonly<Record<ServiceName, string>>): ServiceClients {
  return eachService((service) => connect(targets[service]));
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
