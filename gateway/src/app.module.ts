import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Logger } from '@cuspal/telemetry';
import { ErrorsFilter, LOGGER } from './errors.filter.ts';
import { HealthController } from './health/health.controller.ts';
import { METRICS, MetricsController, type ExposedMetrics } from './health/metrics.controller.ts';
import { Readiness } from './health/readiness.ts';

export interface AppParts {
  readonly logger: Logger;
  readonly readiness: Readiness;
  readonly metrics: ExposedMetrics;
}

/** What Nest routes: everything but /mcp, which is answered in front of it. */
@Module({})
export class AppModule {
  static with({ logger, readiness, metrics }: AppParts): DynamicModule {
    return {
      module: AppModule,
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: Readiness, useValue: readiness },
        { provide: METRICS, useValue: metrics },
        { provide: APP_FILTER, useClass: ErrorsFilter },
      ],
    };
  }
}
