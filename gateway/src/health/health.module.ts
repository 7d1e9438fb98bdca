import { Module } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { LifecycleModule } from '../http/lifecycle.module.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { RoutingModule, SERVICE_CLIENTS } from '../routing/routing.module.ts';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';

@Module({
  imports: [LifecycleModule, RoutingModule],
  controllers: [HealthController],
  providers: [
    provide(Readiness, [Lifecycle, SERVICE_CLIENTS], (lifecycle, clients) => new Readiness(lifecycle, clients)),
  ],
  exports: [Readiness],
})
export class HealthModule {}
