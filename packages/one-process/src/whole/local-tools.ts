import type { GatewayOptions } from '@cuspal/gateway';
import type { Logger } from '@cuspal/telemetry';
import { countEphemerisCalls } from '@cuspal/telemetry/metrics';
import { localClients, localPlaces } from './local-clients.ts';
import { Searches } from './searches.ts';
import { openToolHosts, type ToolHosts } from './tool-hosts.ts';

/** What a gateway takes in place of connections to the services. */
type LocalTools = Required<Pick<GatewayOptions, 'clients' | 'places' | 'measure'>>;

/** The tools of all services, in this process; `readAhead` is for when calls are taken. */
export async function localTools(logger: Logger): Promise<LocalTools & Pick<ToolHosts, 'readAhead'>> {
  const hosts = await openToolHosts(logger);
  return {
    clients: localClients(hosts, new Searches({ logger })),
    places: localPlaces,
    readAhead: () => hosts.readAhead(),
    measure: (registry) => countEphemerisCalls(registry, () => hosts.ephemerisCalls()),
  };
}
