import { Module } from '@nestjs/common';
import { createCallMetrics, createRegistry, type CallMetrics, type Registry } from '@cuspal/telemetry';
import { provide, token } from '../core/provide.ts';
import { createStoreCalls, type StoreCalls } from '../core/store-calls.ts';
import { CONFIG } from '../core/tokens.ts';
import { createRefusals, type Refusals } from './refusals.ts';

export const REGISTRY = token<Registry>('metrics registry');
export const CALL_METRICS = token<CallMetrics>('call metrics');
export const REFUSALS = token<Refusals>('refusals');

export interface ExposedMetrics {
  readonly registry: Registry;
  /** False when they have a port of their own. */
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
    provide(METRICS, [REGISTRY, CONFIG], (registry, { metricsPort }) => ({
      registry,
      onMainPort: metricsPort === undefined,
    })),
  ],
  exports: [METRICS],
})
export class MetricsModule {}
