import { createPlaceClient } from '@cuspal/proto';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { SERVICES } from '../config.ts';
import { provide, token } from '../core/provide.ts';
import { CONFIG } from '../core/tokens.ts';
import { OPTIONS } from '../gateway-options.ts';
import { CHANNEL, connectServices, type ServiceClients } from './clients.ts';
import { PlaceFinder } from './place-finder.ts';
import { ToolRouter } from './tool-router.ts';

export const SERVICE_CLIENTS = token<ServiceClients>('service clients');

@Module({
  providers: [
    provide(SERVICE_CLIENTS, [OPTIONS, CONFIG], ({ clients }, { targets }) => clients ?? connectServices(targets)),
    provide(ToolRouter, [SERVICE_CLIENTS], (clients) => new ToolRouter(clients)),
    provide(PlaceFinder, [CONFIG], ({ targets }) => new PlaceFinder(createPlaceClient(targets.meta, CHANNEL))),
  ],
  exports: [SERVICE_CLIENTS, ToolRouter, PlaceFinder],
})
export class RoutingModule implements OnApplicationShutdown {
  constructor(
    @Inject(SERVICE_CLIENTS) private readonly clients: ServiceClients,
    @Inject(PlaceFinder) private readonly places: PlaceFinder,
  ) {}

  onApplicationShutdown(): void {
    for (const service of SERVICES) this.clients[service].close();
    this.places.close();
  }
}
