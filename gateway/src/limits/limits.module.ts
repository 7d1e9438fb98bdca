import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { Limits } from './limits.ts';

@Module({
  providers: [provide(Limits, [CONFIG, LOGGER], ({ redisUrl }, logger) => new Limits({ redisUrl, logger }))],
  exports: [Limits],
})
export class LimitsModule implements OnApplicationShutdown {
  constructor(@Inject(Limits) private readonly limits: Limits) {}

  onApplicationShutdown(): void {
    this.limits.close();
  }
}
