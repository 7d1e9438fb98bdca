import type { ServiceName } from '@cuspal/gateway';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { SERVICES } from '@cuspal/services/services';
import type { CallMetrics, Logger } from '@cuspal/telemetry';
import {
  createFairScheduler,
  createToolHost,
  readAhead,
  toolsOnCall,
  type ServiceTools,
  type ToolHost,
} from '@cuspal/tool-kit/host';

export interface ToolHosts {
  of(service: ServiceName): ToolHost;
  /** Reads tools before their first call, in the background. */
  readAhead(): Promise<void>;
  /** Calls of the Swiss Ephemeris so far. */
  ephemerisCalls(): number;
}

/** The gateway measures each call; a service by itself would do so beside it. */
const UNMEASURED: CallMetrics = { observe: () => {}, began: () => () => {} };

/** The tools of all services in this process: one ephemeris, opened here, and one thread that accounts share. */
export async function openToolHosts(logger: Logger): Promise<ToolHosts> {
  const ephemeris = createSwissEphemeris();
  const scheduler = createFairScheduler();
  const hosts = new Map<ServiceName, ToolHost>();
  const all: ServiceTools[] = [];
  for (const { service, toolsDirectory } of SERVICES) {
    const tools = await toolsOnCall(toolsDirectory, service);
    all.push(tools);
    hosts.set(service, createToolHost({ tools, ephemeris: () => ephemeris, logger, metrics: UNMEASURED, scheduler }));
  }
  return {
    of(service) {
      const host = hosts.get(service);
      if (host === undefined) throw new Error(`There is no service ${service}.`);
      return host;
    },
    readAhead: () => readAhead(all),
    ephemerisCalls: () => ephemeris.calls,
  };
}
