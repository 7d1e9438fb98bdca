import { Gauge, type Registry } from '@cuspal/telemetry/metrics';

interface DatabaseGauge {
  readonly name: string;
  readonly help: string;
  /** Asks the database, at each look at the metrics. */
  readonly read: () => Promise<number>;
}

/** A gauge that the database is asked for; one that does not answer leaves it empty. */
export function databaseGauge(registry: Registry, { name, help, read }: DatabaseGauge): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      await read().then(
        (found) => this.set(found),
        // A reset would show 0, as if nothing waited.
        () => this.remove(),
      );
    },
  });
}
