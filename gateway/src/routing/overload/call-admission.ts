import { isLongSearch } from '@cuspal/catalog';
import type { ToolEntry } from '../../catalog/entry.ts';
import { SERVICES, type ServiceName } from '../../config/config.ts';
import { failure, refusedAnswer, type ToolAnswer } from '../answer.ts';
import { eachService, type ServiceClients } from '../clients.ts';
import { AccountCalls, type AccountBounds } from './account-calls.ts';
import { Breaker } from './breaker.ts';
import { ServiceQueue, SYSTEM_CLOCK, type QueueClock } from './service-queue.ts';

/** Seconds after which a refused call is worth sending again. */
const RETRY_AFTER_SECONDS = 1;
const PROBE_EVERY_MS = 1_000;

/** Why calls were not begun. */
export const REFUSAL_REASONS = ['down', 'overloaded', 'account_calls', 'account_long_searches'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface AdmissionSettings {
  readonly account: AccountBounds;
  /** Longest that a call waits for its place at a service. */
  readonly waitMs: number;
  readonly clock?: QueueClock;
  readonly onRefused?: (service: ServiceName, reason: RefusalReason) => void;
}

/** The caller of a call, as far as its admission goes. */
export interface Asking {
  readonly caller: { readonly accountId: string; readonly requestId: string };
  /** Whether the account has a rate, and with it a bound on its calls under way. */
  readonly bounded?: boolean | undefined;
}

/** A call that may begin. Whoever has it owes `leave`. */
export interface Place {
  /** Runs the call at its service. */
  run(work: () => Promise<ToolAnswer>): Promise<ToolAnswer>;
  leave(): void;
}

/** Codes that say nothing was heard of the service. */
const UNHEARD = new Set(['engine_unavailable', 'engine_timeout']);

/**
 * Lets calls begin: as many of an account and of a service as may be under way, none of a service that is down. What is
 * refused has cost nothing yet, neither a unit of the allowance nor work of a service.
 */
export class CallAdmission {
  readonly queues: Readonly<Record<ServiceName, ServiceQueue>>;
  readonly breakers: Readonly<Record<ServiceName, Breaker>>;
  readonly #accounts: AccountCalls;
  readonly #timer: NodeJS.Timeout;

  constructor(
    clients: Readonly<Record<ServiceName, Pick<ServiceClients[ServiceName], 'serving'>>>,
    private readonly settings: AdmissionSettings,
  ) {
    this.#accounts = new AccountCalls(settings.account);
    this.queues = eachService(() => new ServiceQueue(settings.waitMs, settings.clock));
    this.breakers = eachService((service) => {
      const serving = (timeoutMs: number): Promise<boolean> => clients[service].serving(timeoutMs);
      return new Breaker({ serving, silentMs: () => this.queues[service].silentMs });
    });
    this.#timer = setInterval(() => this.tick(), PROBE_EVERY_MS).unref();
  }

  /** A place, or the answer that refuses the call; a promise where it waits for one. */
  enter(
    entry: ToolEntry,
    args: object,
    { caller, bounded = false }: Asking,
  ): Place | ToolAnswer | Promise<Place | ToolAnswer> {
    const { service } = entry;
    const { accountId, requestId } = caller;
    const isLong = bounded && isLongSearch(entry, args);
    const broken = bounded ? this.#accounts.enter(accountId, isLong) : undefined;
    if (broken !== undefined) return this.#beyondAccount(service, broken, requestId);
    const release = (): void => {
      if (bounded) this.#accounts.leave(accountId, isLong);
    };
    if (this.breakers[service].isDown) {
      release();
      this.settings.onRefused?.(service, 'down');
      return failure('engine_unavailable', requestId);
    }
    const entered = this.queues[service].enter(accountId);
    const settled = (hasPlace: boolean): Place | ToolAnswer => {
      if (hasPlace) return this.#place(entry, release);
      release();
      this.settings.onRefused?.(service, 'overloaded');
      return refusedAnswer('overloaded', OVERLOADED, RETRY_AFTER_SECONDS, requestId);
    };
    return typeof entered === 'boolean' ? settled(entered) : entered.then(settled);
  }

  /** Looks after the services, once a second. */
  tick(): void {
    for (const service of SERVICES) void this.breakers[service].tick();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #place({ name, service }: ToolEntry, release: () => void): Place {
    const queue = this.queues[service];
    const breaker = this.breakers[service];
    const { clock = SYSTEM_CLOCK } = this.settings;
    return {
      async run(work) {
        const begunAt = clock.now();
        const answer = await work();
        const unheard = UNHEARD.has(answer.code);
        if (unheard) breaker.suspect();
        else if (answer.code !== 'cancelled') breaker.answered();
        if (unheard || answer.code === '') queue.measure(name, begunAt, unheard);
        return answer;
      },
      leave() {
        release();
        queue.leave();
      },
    };
  }

  #beyondAccount(service: ServiceName, broken: keyof AccountBounds, requestId: string): ToolAnswer {
    const isLong = broken === 'longSearches';
    this.settings.onRefused?.(service, isLong ? 'account_long_searches' : 'account_calls');
    const most = this.settings.account[broken];
    const what = isLong ? `${most} long searches` : `${most} calls`;
    const text =
      `This account has ${what} under way, which is the most at once. This one was not begun and nothing was charged. ` +
      `Wait until one of them has ended, then send it again${isLong ? ', or shorten scan_days' : ''}.`;
    return refusedAnswer('rate_limited', text, RETRY_AFTER_SECONDS, requestId);
  }
}

const OVERLOADED =
  'The service of this tool has as many calls as it can answer in time. This one was not begun and nothing was charged. ' +
  `Send it again in ${RETRY_AFTER_SECONDS} s, and go on with the other tools meanwhile.`;
