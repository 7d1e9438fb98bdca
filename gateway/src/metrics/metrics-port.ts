import { asSetBy, listenMetrics, type MetricsListener, type Registry } from '@cuspal/telemetry';
import type { GatewayConfig } from '../config/config.ts';

/** Server of the metrics on a port of their own. */
export class MetricsPort {
  #listener: MetricsListener | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly config: Pick<GatewayConfig, 'host' | 'metricsPort'>,
  ) {}

  async open(): Promise<void> {
    const { host, metricsPort } = this.config;
    if (metricsPort === undefined) return;
    this.#listener = await asSetBy('HOST and METRICS_PORT', () => listenMetrics(this.registry, host, metricsPort));
  }

  async close(): Promise<void> {
    await this.#listener?.close();
  }
}
