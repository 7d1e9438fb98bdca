import { createPlaceClient } from '@cuspal/proto';
import { Inject, Module, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { SERVICES } from '../config/config.ts';
import { provide, token } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { CatalogueRefresh } from './catalogue-refresh.ts';
import { CHANNEL, type connectServices, type ServiceClients } from './clients.ts';
import { PlaceFinder } from './place-finder.ts';
import { ToolRouter } from './tool-router.ts';

/** How the services are reached. */
export const CONNECT_SERVICES = token<typeof connectServices>('connect services');
export const SERVICE_CLIENTS = token<ServiceClients>('service clients');

@Module({
  imports: [CatalogModule],
  providers: [
    provide(SERVICE_CLIENTS, [CONNECT_SERVICES, CONFIG], (connect, { targets }) => connect(targets)),
    provide(ToolRouter, [SERVICE_CLIENTS], (clients) => new ToolRouter(clients)),
    provide(PlaceFinder, [CONFIG], ({ targets }) => new PlaceFinder(createPlaceClient(targets.meta, CHANNEL))),
    provide(
      CatalogueRefresh,
      [ToolCatalogue, SERVICE_CLIENTS, LOGGER],
      (catalogue, clients, logger) => new CatalogueRefresh(catalogue, clients, logger),
    ),
  ],
  exports: [SERVICE_CLIENTS, ToolRouter, PlaceFinder, CatalogueRefresh],
})
export class RoutingModule implements OnModuleDestroy, OnApplicationShutdown {
  constructor(
    @Inject(SERVICE_CLIENTS) private readonly clients: ServiceClients,
    @Inject(PlaceFinder) private readonly places: PlaceFinder,
    @Inject(CatalogueRefresh) private readonly refresh: CatalogueRefresh,
  ) {}

  onModuleDestroy(): void {
    this.refresh.stop();
  }

  onApplicationShutdown(): void {
    for (const service of SERVICES) this.clients[service].close();
    this.places.close();
  }
}
