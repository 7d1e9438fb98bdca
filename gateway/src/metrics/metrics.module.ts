import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  asSetBy,
  createCallMetrics,
  createRegistry,
  listenMetrics,
  type CallMetrics,
  type MetricsListener,
  type Registry,
} from '@cuspal/telemetry';
import type { GatewayConfig } from '../config/config.ts';
import { provide, token } from '../core/provide.ts';
import { createStoreCalls, STORE_CALLS } from '../core/store-calls.ts';
import { CONFIG } from '../core/tokens.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { METRICS, MetricsController } from './metrics.controller.ts';

export const CALL_METRICS = token<CallMetrics>('call metrics');
export const REFUSALS = token<Refusals>('refusals');
const REGISTRY = token<Registry>('metrics registry');

@Module({
  controllers: [MetricsController],
  providers: [
    provide(REGISTRY, [], () => createRegistry('gateway')),
    provide(CALL_METRICS, [REGISTRY], createCallMetrics),
    provide(REFUSALS, [REGISTRY], createRefusals),
    provide(STORE_CALLS, [REGISTRY], createStoreCalls),
    provide(METRICS, [REGISTRY, CONFIG], (registry, { metricsPort }) => ({
      registry,
      onMainPort: metricsPort === undefined,
    })),
  ],
  exports: [CALL_METRICS, REFUSALS],
})
export class MetricsModule implements OnModuleInit, OnApplicationShutdown {
  #listener: MetricsListener | undefined;

  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    const { host, metricsPort } = this.config;
    if (metricsPort === undefined) return;
    this.#listener = await asSetBy('HOST and METRICS_PORT', () => listenMetrics(this.registry, host, metricsPort));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#listener?.close();
  }
}
