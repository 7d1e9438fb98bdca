import { SERVICES, type ServiceName } from '../config.ts';
import type { Database } from '../database/connection.ts';
import type { Lifecycle, Phase } from '../lifecycle.ts';
import { eachService, type ServiceClients } from '../routing/clients.ts';

type State = 'up' | 'down';

export interface ReadinessReport {
  readonly ready: boolean;
  /** Whether this process takes requests, whatever the state of the services behind it. */
  readonly serving: boolean;
  readonly phase: Phase | 'leaving';
  readonly database: State;
  readonly services: Readonly<Record<ServiceName, State>>;
}

const ANSWER_MS = 1_000;
/** Anybody may ask: the answer is found once for all who ask at the same time. */
const KEPT_MS = 200;

export class Readiness {
  #database: Database | undefined;
  #latest: Promise<ReadinessReport> | undefined;

  constructor(
    private readonly lifecycle: Lifecycle,
    private readonly clients: ServiceClients,
  ) {}

  watch(database: Database): void {
    this.#database = database;
  }

  report(): Promise<ReadinessReport> {
    if (!this.#latest) {
      this.#latest = this.#find();
      setTimeout(() => (this.#latest = undefined), KEPT_MS).unref();
    }
    return this.#latest;
  }

  async #find(): Promise<ReadinessReport> {
    const [database, ...states] = await Promise.all([
      this.#databaseState(),
      ...SERVICES.map((service) => this.clients[service].serving(ANSWER_MS)),
    ]);
    const services = eachService((service): State => (states[SERVICES.indexOf(service)] ? 'up' : 'down'));
    const phase = this.lifecycle.leaving && this.lifecycle.phase === 'serving' ? 'leaving' : this.lifecycle.phase;
    const serving = phase === 'serving' && database === 'up';
    return { ready: serving && states.every(Boolean), serving, phase, database, services };
  }

  async #databaseState(): Promise<State> {
    const late = new Promise<State>((resolve) => setTimeout(() => resolve('down'), ANSWER_MS).unref());
    const asked = this.#database?.ping().then(
      (): State => 'up',
      (): State => 'down',
    );
    return asked ? Promise.race([asked, late]) : 'down';
  }
}
