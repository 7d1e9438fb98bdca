import { Module } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { CONFIG } from '../core/tokens.ts';
import { PING } from '../database/database.module.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { SERVICE_CLIENTS } from '../routing/clients.ts';
import { METRICS, MetricsModule } from '../metrics/metrics.module.ts';
import { WebModule } from '../web/web.module.ts';
import { HealthController } from './health.controller.ts';
import { MetricsController } from './metrics.controller.ts';
import { Readiness, showDatabaseState } from './readiness.ts';

@Module({
  imports: [WebModule, MetricsModule],
  controllers: [HealthController, MetricsController],
  providers: [
    provide(
      Readiness,
      [Lifecycle, SERVICE_CLIENTS, PING, METRICS, CONFIG],
      (lifecycle, clients, ping, { registry }, config) => {
        const readiness = new Readiness(lifecycle, clients, ping, config.leaseGraceMs);
        showDatabaseState(registry, readiness);
        return readiness;
      },
    ),
  ],
})
export class HealthModule {}
