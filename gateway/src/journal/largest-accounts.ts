import { Gauge, type Registry } from '@cuspal/telemetry/metrics';

const SHOWN = 10;
const SPAN_MS = 60_000;
/** Accounts counted in one minute; one that only comes after so many others is not among the largest. */
const MOST_COUNTED = 10_000;

/** The accounts with the most calls in the last whole minute, under names that tell nobody who they are. */
export class LargestAccounts {
  #counting = new Map<string, number>();
  #counted: ReadonlyMap<string, number> = new Map();
  #since: number;

  constructor(
    private readonly nameOf: (accountId: string) => Promise<string>,
    private readonly now: () => number,
  ) {
    this.#since = now();
  }

  count(accountId: string): void {
    this.#turn();
    const calls = this.#counting.get(accountId);
    if (calls !== undefined) this.#counting.set(accountId, calls + 1);
    else if (this.#counting.size < MOST_COUNTED) this.#counting.set(accountId, 1);
  }

  /** The largest first. */
  async latest(): Promise<readonly { readonly account: string; readonly calls: number }[]> {
    this.#turn();
    const largest = [...this.#counted].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
    return Promise.all(largest.map(async ([id, calls]) => ({ account: await this.nameOf(id), calls })));
  }

  /** Shows them as a gauge; a database that does not answer leaves it empty. */
  show(registry: Registry): void {
    const largest = (): ReturnType<LargestAccounts['latest']> => this.latest().catch(() => []);
    new Gauge({
      name: 'cuspal_largest_accounts_calls',
      help: 'Calls of the ten largest accounts in the last whole minute',
      labelNames: ['account'],
      registers: [registry],
      async collect() {
        const found = await largest();
        this.reset();
        for (const { account, calls } of found) this.set({ account }, calls);
      },
    });
  }

  #turn(): void {
    const age = this.now() - this.#since;
    if (age < SPAN_MS) return;
    this.#counted = age < 2 * SPAN_MS ? this.#counting : new Map();
    this.#counting = new Map();
    this.#since += Math.floor(age / SPAN_MS) * SPAN_MS;
  }
}
