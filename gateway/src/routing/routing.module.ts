import { Inject, Module, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { provide } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { REGISTRY } from '../metrics/metrics.module.ts';
import { CatalogueRefresh } from './catalogue-refresh.ts';
import { PLACE_CLIENT, SERVICE_CLIENTS } from './clients.ts';
import { CallAdmission } from './overload/call-admission.ts';
import { countRefusals, showAdmission } from './overload/admission-metrics.ts';
import { PlaceFinder } from './place-finder.ts';
import { ToolRouter } from './tool-router.ts';

@Module({
  imports: [CatalogModule],
  providers: [
    provide(ToolRouter, [SERVICE_CLIENTS], (clients) => new ToolRouter(clients)),
    provide(PlaceFinder, [PLACE_CLIENT], (places) => new PlaceFinder(places)),
    provide(CallAdmission, [SERVICE_CLIENTS, CONFIG, REGISTRY], (clients, { admission }, registry) => {
      const made = new CallAdmission(clients, { ...admission, onRefused: countRefusals(registry) });
      showAdmission(registry, made);
      return made;
    }),
    provide(
      CatalogueRefresh,
      [ToolCatalogue, SERVICE_CLIENTS, LOGGER],
      (catalogue, clients, logger) => new CatalogueRefresh(catalogue, clients, logger),
    ),
  ],
  exports: [ToolRouter, CallAdmission, PlaceFinder, CatalogueRefresh],
})
export class RoutingModule implements OnModuleDestroy, OnApplicationShutdown {
  constructor(
    @Inject(PlaceFinder) private readonly places: PlaceFinder,
    @Inject(CatalogueRefresh) private readonly refresh: CatalogueRefresh,
    @Inject(CallAdmission) private readonly admission: CallAdmission,
  ) {}

  onModuleDestroy(): void {
    this.refresh.stop();
    this.admission.close();
  }

  onApplicationShutdown(): void {
    this.places.close();
  }
}
