import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { provide } from '../core/provide.ts';
import { LOGGER } from '../core/tokens.ts';
import { LifecycleModule } from '../http/lifecycle.module.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { Calls } from '../mcp/calls.ts';
import { Gate } from '../mcp/gate.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { PlaceFinder } from '../routing/place-finder.ts';
import { RoutingModule } from '../routing/routing.module.ts';
import { Batches } from './batch/batches.ts';
import { FigureCalls } from './figures/figure-calls.ts';
import { Places } from './places.ts';
import { Rest } from './rest.ts';
import { ToolCalls } from './tool-calls.ts';
import { ToolDefinitions } from './tool-definitions.ts';

/** The addresses under /v1, on the gate and the call path of /mcp. */
@Module({
  imports: [LifecycleModule, McpModule, RoutingModule, CatalogModule],
  providers: [
    provide(ToolDefinitions, [ToolCatalogue], (catalogue) => new ToolDefinitions(catalogue)),
    provide(FigureCalls, [Calls, ToolCatalogue], (calls, catalogue) => new FigureCalls(calls, catalogue)),
    provide(
      ToolCalls,
      [Calls, ToolCatalogue, FigureCalls],
      (calls, catalogue, figures) => new ToolCalls(calls, catalogue, figures),
    ),
    provide(Places, [PlaceFinder], (finder) => new Places(finder)),
    provide(
      Batches,
      [ToolCalls, Gate, Lifecycle, LOGGER],
      (calls, gate, lifecycle, logger) => new Batches({ calls, gate, lifecycle, logger }),
    ),
    provide(
      Rest,
      [Gate, Lifecycle, ToolDefinitions, ToolCalls, Places, Batches, LOGGER],
      (gate, lifecycle, definitions, calls, places, batches, logger) =>
        new Rest({ gate, lifecycle, definitions, calls, places, batches, logger }),
    ),
  ],
  exports: [Rest],
})
export class RestModule {}
