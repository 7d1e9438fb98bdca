import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { STORE_CALLS } from '../core/store-calls.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { REGISTRY } from '../metrics/metrics.module.ts';
import { Limits, openLimits } from './limits.ts';

@Module({
  providers: [
    provide(Limits, [CONFIG, LOGGER, STORE_CALLS, REGISTRY], async ({ redisUrl }, logger, stores, registry) => {
      const limits = await openLimits({ redisUrl, logger, stores });
      limits.show(registry);
      return limits;
    }),
  ],
  exports: [Limits],
})
export class LimitsModule implements OnApplicationShutdown {
  constructor(@Inject(Limits) private readonly limits: Limits) {}

  onApplicationShutdown(): void {
    this.limits.close();
  }
}
