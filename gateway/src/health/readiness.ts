import { Gauge, type Registry } from '@cuspal/telemetry/metrics';
import { SERVICES, type ServiceName } from '../config/config.ts';
import { inTime } from '../core/in-time.ts';
import type { Lifecycle, Phase } from '../http/lifecycle.ts';
import { eachService, type ServiceClients } from '../routing/clients.ts';

type State = 'up' | 'down';

/** Whether this process takes requests, whatever the state of the services behind it. */
export interface ServingReport {
  readonly serving: boolean;
  readonly phase: Phase | 'leaving';
  readonly database: State;
}

export interface ReadinessReport extends ServingReport {
  readonly ready: boolean;
  readonly services: Readonly<Record<ServiceName, State>>;
}

const ANSWER_MS = 1_000;
/** Anybody may ask: the answer is found once for all who ask at the same time. */
const KEPT_MS = 200;

export class Readiness {
  #latest: Promise<ReadinessReport> | undefined;
  #databaseNow: Promise<State> | undefined;
  #databaseUpAt = -Infinity;

  constructor(
    private readonly lifecycle: Lifecycle,
    private readonly clients: ServiceClients,
    private readonly ping: () => Promise<void>,
    private readonly graceMs = 0,
  ) {}

  report(): Promise<ReadinessReport> {
    if (!this.#latest) {
      this.#latest = this.#find();
      setTimeout(() => (this.#latest = undefined), KEPT_MS).unref();
    }
    return this.#latest;
  }

  /** Waits for no service: a balancer that had to wait for one that is stopped would take every gateway for dead. */
  async serving(): Promise<ServingReport> {
    if (!this.#databaseNow) {
      this.#databaseNow = this.#databaseState();
      setTimeout(() => (this.#databaseNow = undefined), KEPT_MS).unref();
    }
    const database = await this.#databaseNow;
    if (database === 'up') this.#databaseUpAt = performance.now();
    // A balancer that gave up all gateways at once would leave nobody who goes on without the database.
    const goesOn = performance.now() - this.#databaseUpAt < this.graceMs;
    const phase = this.lifecycle.leaving && this.lifecycle.phase === 'serving' ? 'leaving' : this.lifecycle.phase;
    return { serving: phase === 'serving' && (database === 'up' || goesOn), phase, database };
  }

  async #find(): Promise<ReadinessReport> {
    const [own, ...states] = await Promise.all([
      this.serving(),
      ...SERVICES.map((service) => this.clients[service].serving(ANSWER_MS)),
    ]);
    const services = eachService((service): State => (states[SERVICES.indexOf(service)] ? 'up' : 'down'));
    return { ready: own.serving && own.database === 'up' && states.every(Boolean), ...own, services };
  }

  async #databaseState(): Promise<State> {
    return inTime(this.ping(), ANSWER_MS, () => new Error('the database does not answer')).then(
      (): State => 'up',
      (): State => 'down',
    );
  }
}

const DATABASE_UP = 'cuspal_database_up';

/** Shows whether the database answers, found out when the metrics are read: also a gateway that nobody calls tells it. */
export function showDatabaseState(registry: Registry, readiness: Pick<Readiness, 'serving'>): void {
  // The application of the start has shown it before the whole one does.
  registry.removeSingleMetric(DATABASE_UP);
  new Gauge({
    name: DATABASE_UP,
    help: 'Whether the database answers within a second',
    registers: [registry],
    async collect() {
      const { database } = await readiness.serving();
      this.set(database === 'up' ? 1 : 0);
    },
  });
}
