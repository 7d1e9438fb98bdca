import { createPlaceClient } from '@cuspal/proto';
import { Inject, Module, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { provide } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { CatalogueRefresh } from './catalogue-refresh.ts';
import { CHANNEL, SERVICE_CLIENTS } from './clients.ts';
import { PlaceFinder } from './place-finder.ts';
import { ToolRouter } from './tool-router.ts';

@Module({
  imports: [CatalogModule],
  providers: [
    provide(ToolRouter, [SERVICE_CLIENTS], (clients) => new ToolRouter(clients)),
    provide(PlaceFinder, [CONFIG], ({ targets }) => new PlaceFinder(createPlaceClient(targets.meta, CHANNEL))),
    provide(
      CatalogueRefresh,
      [ToolCatalogue, SERVICE_CLIENTS, LOGGER],
      (catalogue, clients, logger) => new CatalogueRefresh(catalogue, clients, logger),
    ),
  ],
  exports: [ToolRouter, PlaceFinder, CatalogueRefresh],
})
export class RoutingModule implements OnModuleDestroy, OnApplicationShutdown {
  constructor(
    @Inject(PlaceFinder) private readonly places: PlaceFinder,
    @Inject(CatalogueRefresh) private readonly refresh: CatalogueRefresh,
  ) {}

  onModuleDestroy(): void {
    this.refresh.stop();
  }

  onApplicationShutdown(): void {
    this.places.close();
  }
}
