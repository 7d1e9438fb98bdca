import { hash } from 'node:crypto';
import type { Logger } from '@cuspal/telemetry';
import { Gauge, type Registry } from '@cuspal/telemetry/metrics';
import { UNMEASURED, type StoreCalls } from '../core/store-calls.ts';
import type { Rule, Taken } from './bucket.ts';
import { MemoryBuckets } from './memory-buckets.ts';
import type { RedisBuckets } from './redis-buckets.ts';
import { RedisHealth } from './redis-health.ts';

const MINUTE = 1 / 60;
const HOUR = MINUTE / 60;

/**
 * Limits of what may be asked without an account. A client address may be a whole company or a hosted client's shared
 * exit, so those by address are wide.
 */
export const RULES = {
  /** POST /register, by client address. */
  register: { burst: 60, perSecond: 10 * MINUTE },
  /** POST /token, by client address. */
  token: { burst: 120, perSecond: 5 },
  /** GET /authorize, by client address. */
  authorize: { burst: 60, perSecond: 1 },
  /** Sign-in codes asked for, by client address. */
  sign_in_client: { burst: 20, perSecond: 2 * MINUTE },
  /** Sign-in codes sent, by e-mail address. */
  sign_in_address: { burst: 5, perSecond: HOUR },
  /** Codes tried that are void, ended, unknown or wrong, by client address. */
  verify_client: { burst: 30, perSecond: 6 * MINUTE },
  /** Wrong codes tried, by e-mail address. Beyond it one code opens nothing: a second one is sent and asked for. */
  verify_address: { burst: 10, perSecond: HOUR / 24 },
  /** API keys and access tokens that are not valid, by client address; good ones are not counted. */
  bad_credential: { burst: 200, perSecond: 10 },
  /** Use of one proof of a key: once, for as long as its time or its nonce is taken. */
  proof: { burst: 1, perSecond: 1 / 300 },
  /** Lists asked for without credentials, where KEYLESS opens them, by client address. */
  keyless: { burst: 60, perSecond: 60 * MINUTE },
  /** Calls of the public playground, by client address. */
  playground: { burst: 20, perSecond: 20 * HOUR },
  /** All that the public playground asks for, by client address. */
  playground_client: { burst: 60, perSecond: 1 },
  /** Names of places looked up, by account or client address. */
  places: { burst: 30, perSecond: 5 },
  /** Usage asked for, by account. */
  usage: { burst: 20, perSecond: 1 },
  /** Keys listed, made and changed by programs, by account. */
  keys: { burst: 20, perSecond: 1 },
  /** All that management keys ask for, by organisation, and by the operator. */
  manage: { burst: 60, perSecond: 5 },
  /** All that the provider of an organisation asks for by SCIM, by organisation: large ones send 25 a second. */
  scim: { burst: 100, perSecond: 25 },
  /** Users made by SCIM, by organisation: each may make an account, which stays. */
  scim_users: { burst: 500, perSecond: 100 * HOUR },
  /** Reports asked for, by account: each is many calls and a while of a processor. */
  reports: { burst: 10, perSecond: 20 * MINUTE },
  /** Calendars made and asked for, by account. */
  feeds: { burst: 20, perSecond: 1 },
  /** Invitations to organisations sent, by the person who invites. */
  invitations: { burst: 20, perSecond: 20 * HOUR },
  /** The same by e-mail address that is invited; apart from sign-in codes, which nobody else should use up. */
  invitation_address: { burst: 3, perSecond: HOUR / 8 },
  /** Searches of the documents, by client address. */
  search: { burst: 30, perSecond: 5 },
} as const satisfies Readonly<Record<string, Rule>>;

export type LimitName = keyof typeof RULES;

export type { Rule, Taken } from './bucket.ts';

/** Time limit of an answer of Redis: the call is waiting for it. */
const ANSWER_MS = 250;

export interface LimitsSettings {
  readonly logger: Logger;
  readonly now?: () => number;
  /** Makes the buckets that all gateways share; none are shared without. */
  readonly shared?: (onFault: (fault: Error) => void) => RedisBuckets;
}

const COUNTED_ALONE = 'cuspal_rates_counted_alone';

/** Redis may be shared, and an address is personal: it is kept as a hash. */
const keyOf = (name: LimitName, subject: string): string =>
  `:${name}:${hash('sha256', subject, 'base64url').slice(0, 22)}`;

const widened = (rule: Rule, times: number): Rule =>
  times === 1 ? rule : { burst: rule.burst * times, perSecond: rule.perSecond * times };

/**
 * Request rates: in Redis where there is one, and in this process where there is none or it does not answer, so that a
 * fault of Redis costs nobody a call.
 */
export class Limits {
  readonly #memory: MemoryBuckets;
  readonly #redis: RedisBuckets | undefined;
  readonly #health: RedisHealth;

  constructor({ logger, now, shared }: LimitsSettings) {
    this.#health = new RedisHealth(logger);
    this.#memory = new MemoryBuckets(now);
    this.#redis = shared?.((fault) => this.#failed('', fault));
  }

  /** One request of an account. */
  account(accountId: string, rule: Rule): Taken | Promise<Taken> {
    return this.#take(`:account:${accountId}`, rule);
  }

  /** One request of a key that has a rate of its own. */
  key(keyId: string, rule: Rule): Taken | Promise<Taken> {
    return this.#take(`:key:${keyId}`, rule);
  }

  /** One of what all clients have together. */
  all(what: string, rule: Rule): Taken | Promise<Taken> {
    return this.#take(`:all:${what}`, rule);
  }

  /**
   * One try at something that has a limit of its own. `subject`: its maker, such as networkOf(clientAddress(…));
   * `times`: how many times the limit it has.
   */
  take(name: LimitName, subject: string, times = 1): Taken | Promise<Taken> {
    return this.#take(keyOf(name, subject), widened(RULES[name], times));
  }

  /** Gives back tries that were not used. While Redis does not answer, its tokens come back with time alone. */
  async giveBack(name: LimitName, subject: string, tokens: number, times = 1): Promise<void> {
    if (tokens < 1) return;
    const [key, rule] = [keyOf(name, subject), widened(RULES[name], times)];
    this.#memory.giveBack(key, rule, tokens);
    const redis = this.#redisFor(key);
    await redis?.giveBack(key, rule, tokens).catch((fault: unknown) => this.#failed(redis.nodeOf(key), fault));
  }

  /** Whether rates that Redis is to count are counted by this process: all of them, or those of one of its servers. */
  get countsAlone(): boolean {
    return this.#redis !== undefined && (!this.#redis.isReady || this.#health.leavesAny);
  }

  /** Shows it as a gauge. */
  show(registry: Registry): void {
    const countsAlone = (): boolean => this.countsAlone;
    // The application of the start has shown its own before the whole one does.
    registry.removeSingleMetric(COUNTED_ALONE);
    new Gauge({
      name: COUNTED_ALONE,
      help: 'Whether this gateway counts request rates by itself, because Redis or one of its servers does not answer',
      registers: [registry],
      collect() {
        this.set(countsAlone() ? 1 : 0);
      },
    });
  }

  close(): void {
    this.#redis?.close();
  }

  #take(key: string, rule: Rule): Taken | Promise<Taken> {
    const redis = this.#redisFor(key);
    if (!redis) return this.#memory.take(key, rule);
    return redis.take(key, rule).then(
      (taken) => {
        if (!this.#health.isWell) this.#health.answered(redis.nodeOf(key));
        return taken;
      },
      (fault: unknown) => {
        this.#failed(redis.nodeOf(key), fault);
        return this.#memory.take(key, rule);
      },
    );
  }

  /** Redis, where the server that has the key may be asked. */
  #redisFor(key: string): RedisBuckets | undefined {
    if (!this.#redis || this.#health.isWell) return this.#redis;
    return this.#health.mayAsk(this.#redis.nodeOf(key)) ? this.#redis : undefined;
  }

  #failed(node: string, fault: unknown): void {
    if (this.#health.failed(node, fault)) this.#redis?.close();
  }
}

interface OpenedLimits {
  readonly redisUrl?: string | undefined;
  readonly answerMs?: number;
  readonly logger: Logger;
  readonly stores?: StoreCalls;
}

/** Loads what asks Redis only where there is one. */
export async function openLimits({
  redisUrl,
  answerMs = ANSWER_MS,
  logger,
  stores = UNMEASURED,
}: OpenedLimits): Promise<Limits> {
  if (redisUrl === undefined) return new Limits({ logger });
  const { RedisBuckets } = await import('./redis-buckets.ts');
  return new Limits({ logger, shared: (onFault) => new RedisBuckets({ url: redisUrl, answerMs, onFault }, stores) });
}
