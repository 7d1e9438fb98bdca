import { Module, type DynamicModule, type ValueProvider } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Logger } from '@cuspal/telemetry';
import { CatalogModule, TOOL_ENTRIES } from '../catalog/catalog.module.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { CoreModule } from '../core/core.module.ts';
import { given } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { HealthModule } from '../health/health.module.ts';
import { LifecycleModule } from '../http/lifecycle.module.ts';
import { HOT_PATH } from '../mcp/mcp.module.ts';
import { patternPrompts } from '../mcp/prompts/pattern-prompts.ts';
import { cuspalResources } from '../mcp/resources/cuspal-resources.ts';
import type { Texts } from '../mcp/texts/texts.ts';
import { TEXTS_FOR } from '../mcp/texts/texts.token.ts';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { connectServices } from '../routing/clients.ts';
import { CONNECT_SERVICES, RoutingModule } from '../routing/routing.module.ts';
import { ErrorsFilter } from '../web/errors.filter.ts';
import { FrontsModule } from './fronts.module.ts';
import type { GatewayOptions } from './gateway-options.ts';

const textsFor = (catalogue: ToolCatalogue): Texts => ({
  prompts: patternPrompts(catalogue),
  resources: cuspalResources(catalogue),
});

/** What the parts take from the options, each by a token of its own. */
export const optionValues = (options: GatewayOptions): readonly ValueProvider[] => {
  const { config, catalogue, clients, texts, hotPath = true } = options;
  return [
    given(CONFIG, config),
    given(TOOL_ENTRIES, catalogue),
    given(CONNECT_SERVICES, clients ? () => clients : connectServices),
    given(TEXTS_FOR, texts ? () => texts : textsFor),
    given(HOT_PATH, hotPath),
  ];
};

/** All of the gateway that needs no database. Nest routes health and metrics; the fronts answer before it. */
@Module({
  // Of parts equally deep Nest closes the last one first: metrics before the connections to the services.
  imports: [LifecycleModule, CatalogModule, RoutingModule, MetricsModule, HealthModule, FrontsModule],
  providers: [{ provide: APP_FILTER, useClass: ErrorsFilter }],
})
export class GatewayModule {
  static with(options: GatewayOptions, logger: Logger): DynamicModule {
    return { module: GatewayModule, imports: [CoreModule.with([...optionValues(options), given(LOGGER, logger)])] };
  }
}
