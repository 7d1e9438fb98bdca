import { Module, type DynamicModule, type ValueProvider } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CoreModule } from '../core/core.module.ts';
import { given, provide } from '../core/provide.ts';
import { PING } from '../database/database.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { OriginPolicy } from '../http/origins.ts';
import { StartingGate } from '../mcp/starting-gate.ts';
import { MetricsModule, REFUSALS } from '../metrics/metrics.module.ts';
import { ErrorsFilter } from '../web/errors.filter.ts';
import { WebModule } from '../web/web.module.ts';
import { HANDLERS } from './http-application.ts';
import { PublicModule } from './public.module.ts';
import { Starting } from './starting.ts';

/** What answers while the database is being opened: health, metrics, what anybody may read, and 503 for the rest. */
@Module({
  imports: [WebModule, MetricsModule, HealthModule, PublicModule],
  providers: [
    { provide: APP_FILTER, useClass: ErrorsFilter },
    provide(
      StartingGate,
      [OriginPolicy, Lifecycle, REFUSALS],
      (origins, lifecycle, refusals) => new StartingGate(origins, lifecycle, refusals),
    ),
    provide(
      Starting,
      [Lifecycle, OriginPolicy, StartingGate],
      (lifecycle, origins, gate) => new Starting({ lifecycle, origins, gate }),
    ),
    provide(HANDLERS, [Starting], ({ messages, others }) => ({ mcp: messages, others: [others] })),
  ],
})
export class StartingModule {
  static with(lasting: readonly ValueProvider[]): DynamicModule {
    const noDatabase = given(PING, () => Promise.reject(new Error('the database is not open yet')));
    return { module: StartingModule, imports: [CoreModule.with([...lasting, noDatabase])] };
  }
}
