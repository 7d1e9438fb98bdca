import { Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { LOGGER } from '../core/tokens.ts';
import { OPTIONS } from '../gateway-options.ts';
import { RoutingModule, SERVICE_CLIENTS } from '../routing/routing.module.ts';
import { CatalogueRefresh } from './refresh.ts';
import { ToolCatalogue } from './tool-catalogue.ts';

@Module({
  imports: [RoutingModule],
  providers: [
    provide(ToolCatalogue, [OPTIONS], ({ catalogue }) => new ToolCatalogue(catalogue)),
    provide(
      CatalogueRefresh,
      [ToolCatalogue, SERVICE_CLIENTS, LOGGER],
      (catalogue, clients, logger) => new CatalogueRefresh(catalogue, clients, logger),
    ),
  ],
  exports: [ToolCatalogue, CatalogueRefresh],
})
export class CatalogModule implements OnModuleDestroy {
  constructor(@Inject(CatalogueRefresh) private readonly refresh: CatalogueRefresh) {}

  onModuleDestroy(): void {
    this.refresh.stop();
  }
}
