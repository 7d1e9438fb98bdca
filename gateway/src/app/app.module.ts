import { Module, type DynamicModule, type ValueProvider } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { CoreModule } from '../core/core.module.ts';
import { given, provide } from '../core/provide.ts';
import { CLOCK, LISTENING } from '../core/tokens.ts';
import type { Database } from '../database/connection.ts';
import { DATABASE, PING } from '../database/database.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { McpEndpoint } from '../mcp/endpoint.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { RestModule } from '../rest/rest.module.ts';
import { Rest } from '../rest/rest.ts';
import { RoutingModule } from '../routing/routing.module.ts';
import { ErrorsFilter } from '../web/errors.filter.ts';
import { ACCOUNT_FRONTS, AccessModule } from './access.module.ts';
import { FRONTS } from './http-application.ts';
import { PUBLIC_FRONTS, PublicFrontsModule } from './public-fronts.module.ts';

/** What the gateway stands on besides its lasting values. */
export interface Opened {
  readonly database: Database;
  /** Address that the server listens on. */
  readonly listening: string;
  readonly now: () => number;
}

/** The whole gateway. Nest routes health and metrics; the fronts answer before it. */
@Module({
  imports: [
    CatalogModule,
    RoutingModule,
    MetricsModule,
    HealthModule,
    AccessModule,
    McpModule,
    RestModule,
    PublicFrontsModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorsFilter },
    provide(FRONTS, [McpEndpoint, Rest, ACCOUNT_FRONTS, PUBLIC_FRONTS], (first, rest, accounts, pages) => ({
      first,
      others: [rest, ...accounts, ...pages],
    })),
  ],
})
export class AppModule {
  static with(lasting: readonly ValueProvider[], { database, listening, now }: Opened): DynamicModule {
    const opened = [
      given(DATABASE, database),
      given(PING, () => database.ping()),
      given(LISTENING, listening),
      given(CLOCK, now),
    ];
    return { module: AppModule, imports: [CoreModule.with([...lasting, ...opened])] };
  }
}
