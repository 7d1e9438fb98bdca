import type { RequestListener } from 'node:http';
import { Module } from '@nestjs/common';
import { asSetBy } from '@cuspal/telemetry';
import {
  createCallMetrics,
  createRegistry,
  listenMetrics,
  type CallMetrics,
  type MetricsListener,
  type Registry,
} from '@cuspal/telemetry/metrics';
import { provide, token } from '../core/provide.ts';
import { createStoreCalls, type StoreCalls } from '../core/store-calls.ts';
import { CONFIG } from '../core/tokens.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { isPublic } from '../config/base-url.ts';
import type { GatewayConfig } from '../config/config.ts';

/** Server of the metrics, and of health, on a port of their own. */
export class MetricsPort {
  #listener: MetricsListener | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly config: Pick<GatewayConfig, 'host' | 'metricsPort'>,
  ) {}

  /** `health`: answers the addresses of health. */
  async open(health: RequestListener): Promise<void> {
    const { host, metricsPort } = this.config;
    if (metricsPort === undefined) return;
    this.#listener = await asSetBy('HOST and METRICS_PORT', () =>
      listenMetrics(this.registry, host, metricsPort, health),
    );
  }

  async close(): Promise<void> {
    await this.#listener?.close();
  }
}

export const REGISTRY = token<Registry>('metrics registry');
export const CALL_METRICS = token<CallMetrics>('call metrics');
export const REFUSALS = token<Refusals>('refusals');

export interface ExposedMetrics {
  readonly registry: Registry;
  /** False when they have a port of their own, or the main port is public. */
  readonly onMainPort: boolean;
}

export const METRICS = token<ExposedMetrics>('exposed metrics');

/** The counters and histograms of the gateway. */
export interface GatewayMetrics {
  readonly registry: Registry;
  readonly calls: CallMetrics;
  readonly refusals: Refusals;
  readonly stores: StoreCalls;
}

export function createMetrics(): GatewayMetrics {
  const registry = createRegistry('gateway');
  return {
    registry,
    calls: createCallMetrics(registry),
    refusals: createRefusals(registry),
    stores: createStoreCalls(registry),
  };
}

/** The metrics, for the address under which they are read. */
@Module({
  providers: [
    provide(METRICS, [REGISTRY, CONFIG], (registry, { metricsPort, baseUrl }) => ({
      registry,
      onMainPort: metricsPort === undefined && !isPublic(baseUrl),
    })),
  ],
  exports: [METRICS],
})
export class MetricsModule {}
