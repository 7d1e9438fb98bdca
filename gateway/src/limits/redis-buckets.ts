import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { measured, type StoreCalls } from '../core/store-calls.ts';
import { fillMs, given, refused, type Rule, type Taken } from './bucket.ts';
import { connectRedis, type RedisClient, type RedisSettings } from './redis-client.ts';

const PREFIX = 'cuspal';
const MOST_RULES = 1_000;

/*
 * The limiter counts in fixed windows by itself, which lets twice the burst through at the border of two; this script
 * keeps a bucket as the moment at which it will be full. ARGV: tokens (below 0: given back), -, burst, seconds that fill
 * the bucket. Answers tokens used (one more than there are: refused) and milliseconds until full, or until the next token.
 * After a failover another server's clock goes on, so no bucket is emptier than empty. A script names one key: in a
 * cluster several could lie on different servers.
 */
const SCRIPT = `
local burst = tonumber(ARGV[3])
local fill = tonumber(ARGV[4]) * 1000
local time = redis.call('time')
local now = time[1] * 1000 + time[2] / 1000
local kept = tonumber(redis.call('get', KEYS[1]) or now)
local full = math.min(math.max(kept, now), now + fill) + fill / burst * ARGV[1]
local wait = full - now - fill
if wait > 0.01 then return {burst + 1, math.ceil(wait)} end
if full <= now then redis.call('del', KEYS[1]) return {0, 0} end
redis.call('set', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return {math.ceil((full - now) / fill * burst - 0.001), math.ceil(full - now)}
`;

/** Buckets that all gateways share. */
export class RedisBuckets {
  readonly #redis: RedisClient;
  readonly #limiters = new Map<string, RateLimiterRedis>();

  constructor(
    settings: RedisSettings,
    private readonly stores: StoreCalls,
  ) {
    this.#redis = connectRedis(settings);
  }

  /** Whether Redis can be asked at all. */
  get isReady(): boolean {
    return this.#redis.client.status === 'ready';
  }

  /** Name of the server that has the bucket; empty when it is not known, or Redis as a whole is not ready. */
  nodeOf(key: string): string {
    return this.isReady ? this.#redis.nodeOf(`${PREFIX}:${key}`) : '';
  }

  /** Rejects when Redis does not answer. */
  async take(key: string, rule: Rule): Promise<Taken> {
    return measured(this.stores, 'redis', 'take', async () => {
      try {
        const { msBeforeNext } = await this.#limiter(rule).consume(key);
        return given(rule, msBeforeNext);
      } catch (outcome) {
        if (outcome instanceof RateLimiterRes) return refused(rule, outcome.msBeforeNext);
        throw outcome;
      }
    });
  }

  /** Rejects when Redis does not answer. */
  async giveBack(key: string, rule: Rule, tokens: number): Promise<void> {
    await measured(this.stores, 'redis', 'give back', () => this.#limiter(rule).reward(key, tokens));
  }

  close(): void {
    this.#redis.close();
  }

  #limiter(rule: Rule): RateLimiterRedis {
    const name = `${rule.burst}/${rule.perSecond}`;
    const known = this.#limiters.get(name);
    if (known) return known;
    if (this.#limiters.size >= MOST_RULES) this.#limiters.clear();
    const limiter = new RateLimiterRedis({
      storeClient: this.#redis.client,
      keyPrefix: PREFIX,
      points: rule.burst,
      duration: fillMs(rule) / 1000,
      rejectIfRedisNotReady: true,
      customIncrTtlLuaScript: SCRIPT,
    });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
