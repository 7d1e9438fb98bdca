import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Logger } from '@cuspal/telemetry';
import { CatalogModule } from './catalog/catalog.module.ts';
import { CoreModule } from './core/core.module.ts';
import { given } from './core/provide.ts';
import { CONFIG, LOGGER } from './core/tokens.ts';
import { OPTIONS, type GatewayOptions } from './gateway-options.ts';
import { HealthModule } from './health/health.module.ts';
import { MetricsModule } from './health/metrics.module.ts';
import { ErrorsFilter } from './http/errors.filter.ts';
import { FrontsModule } from './http/fronts.module.ts';
import { LifecycleModule } from './lifecycle.module.ts';

/** All of the gateway that needs no database. Nest routes health and metrics; the fronts answer before it. */
@Module({
  imports: [LifecycleModule, CatalogModule, MetricsModule, HealthModule, FrontsModule],
  providers: [{ provide: APP_FILTER, useClass: ErrorsFilter }],
})
export class GatewayModule {
  static with(options: GatewayOptions, logger: Logger): DynamicModule {
    const values = [given(OPTIONS, options), given(CONFIG, options.config), given(LOGGER, logger)];
    return { module: GatewayModule, imports: [CoreModule.with(values)] };
  }
}
