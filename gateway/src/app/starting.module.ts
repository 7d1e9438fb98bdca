import {
  Module,
  type DynamicModule,
  type MiddlewareConsumer,
  type NestModule,
  type ValueProvider,
} from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CoreModule } from '../core/core.module.ts';
import { given, provide } from '../core/provide.ts';
import { PING } from '../database/database.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { OriginPolicy } from '../http/origins.ts';
import { requestMiddleware } from '../http/request.middleware.ts';
import { StartingGate } from '../mcp/starting-gate.ts';
import { MetricsModule, REFUSALS } from '../metrics/metrics.module.ts';
import { OAUTH_ROUTES } from '../oauth/paths.ts';
import { PORTAL_PATHS } from '../portal/portal-route.ts';
import { ErrorsFilter } from '../web/errors.filter.ts';
import { WebModule } from '../web/web.module.ts';
import { FAST_PATH } from './http-application.ts';
import { PublicModule } from './public.module.ts';
import { spanName, StartingController } from './starting.controller.ts';

const CALLS = ['mcp', 'mcp/auth', 'v1', 'v1/*path'] as const;

/** What answers while the database is being opened: health, metrics, what anybody may read, and 503 for the rest. */
@Module({
  imports: [WebModule, MetricsModule, HealthModule, PublicModule],
  controllers: [StartingController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorsFilter },
    provide(
      StartingGate,
      [OriginPolicy, Lifecycle, REFUSALS],
      (origins, lifecycle, refusals) => new StartingGate(origins, lifecycle, refusals),
    ),
    given(FAST_PATH, {}),
  ],
})
export class StartingModule implements NestModule {
  static with(shared: readonly ValueProvider[]): DynamicModule {
    const noDatabase = given(PING, () => Promise.reject(new Error('the database is not open yet')));
    return { module: StartingModule, imports: [CoreModule.with([...shared, noDatabase])] };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(requestMiddleware(spanName)).forRoutes(...CALLS, ...OAUTH_ROUTES, ...PORTAL_PATHS);
  }
}
