import type { GatewayOptions } from '@cuspal/gateway';
import type { Logger } from '@cuspal/telemetry';
import { countEphemerisCalls } from '@cuspal/telemetry/metrics';
import { localClients, localPlaces } from './local-clients.ts';
import { Searches } from './searches.ts';
import { openToolHosts } from './tool-hosts.ts';

/** What a gateway takes in place of connections to the services: their tools, in this process. */
export async function localTools(
  logger: Logger,
): Promise<Required<Pick<GatewayOptions, 'clients' | 'places' | 'measure'>>> {
  const hosts = await openToolHosts(logger);
  return {
    clients: localClients(hosts, new Searches({ logger })),
    places: localPlaces,
    measure: (registry) => countEphemerisCalls(registry, () => hosts.ephemerisCalls()),
  };
}
