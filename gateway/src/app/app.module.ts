import { Module, type DynamicModule, type ValueProvider } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { CoreModule } from '../core/core.module.ts';
import { given, provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LISTENING } from '../core/tokens.ts';
import type { Database } from '../database/connection.ts';
import { DATABASE, PING } from '../database/database.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { FastPathModule } from '../fast-path/fast-path.module.ts';
import { McpEndpoint } from '../fast-path/mcp-endpoint.ts';
import { RestEndpoint } from '../fast-path/rest-endpoint.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { PublicPlaygroundModule } from '../portal/playground/public-playground.module.ts';
import { RestModule } from '../rest/rest.module.ts';
import { RoutingModule } from '../routing/routing.module.ts';
import { ErrorsFilter } from '../web/errors.filter.ts';
import { AccessModule } from './access.module.ts';
import { FAST_PATH } from './http-application.ts';
import { PublicModule } from './public.module.ts';

/** What the gateway stands on besides its shared values. */
export interface Opened {
  readonly database: Database;
  /** Address that the server listens on. */
  readonly listening: string;
  readonly now: () => number;
}

/** The whole gateway. With FAST_PATH=on calls are answered before Nest, else by their controllers. */
@Module({
  imports: [
    CatalogModule,
    RoutingModule,
    MetricsModule,
    HealthModule,
    AccessModule,
    McpModule,
    RestModule,
    FastPathModule,
    PublicPlaygroundModule,
    PublicModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorsFilter },
    provide(FAST_PATH, [CONFIG, McpEndpoint, RestEndpoint], ({ fastPath }, mcp, rest) =>
      fastPath ? { mcp, rest } : {},
    ),
  ],
})
export class AppModule {
  static with(shared: readonly ValueProvider[], { database, listening, now }: Opened): DynamicModule {
    const opened = [
      given(DATABASE, database),
      given(PING, () => database.ping()),
      given(LISTENING, listening),
      given(CLOCK, now),
    ];
    return { module: AppModule, imports: [CoreModule.with([...shared, ...opened])] };
  }
}
