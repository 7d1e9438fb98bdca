import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import { CALLS } from '../../test/metering-suite.ts';
import { describeWithRedis, findRedis } from '../../test/redis.ts';
import { startRedis } from '../../test/servers.ts';
import { servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';

const redis = await startRedis();
afterAll(() => redis?.stop());
const shared = await findRedis();
const NOW = Date.parse('2026-11-20T10:00:00Z');
const LIMITLESS = { ratePerSecond: 100_000, burst: 100_000 };

describe.each(bothDatabases())('many gateways on one allowance on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let open: TestGateway[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => NOW);
  });
  afterAll(async () => {
    await Promise.all(open.map(({ gateway }) => gateway.close()));
    open = [];
    await database.close();
  });
  const start = async (settings: Parameters<typeof startTestGateway>[0] = {}): Promise<string> => {
    const made = await startTestGateway({ database, now: () => NOW, logLevel: 'warn', ...settings });
    open.push(made);
    return made.url;
  };
  const call = (url: string, key: string) =>
    send(url, legacy('tools/call', { name: 'echo_arguments', arguments: {} }, { authorization: `Bearer ${key}` }));

  /** How the calls ended, when `width` at a time go to the gateways in turn. */
  async function flood(urls: readonly string[], key: string, calls: number, onCall: (sent: number) => void = () => {}) {
    const ended: Record<string, number> = {};
    let sent = 0;
    await Promise.all(
      Array.from({ length: 120 }, async () => {
        while (sent < calls) {
          const number = sent++;
          onCall(number);
          const { status, json } = await call(urls[number % urls.length] ?? '', key);
          const code = status === 200 && json.result?.isError ? json.result._meta.code : undefined;
          const how = code ?? (status === 200 ? 'success' : `${status} ${json?.error?.message}`);
          ended[how] = (ended[how] ?? 0) + 1;
        }
      }),
    );
    return ended;
  }

  it(`exactly 1,000 of ${CALLS} calls through three gateways succeed`, async () => {
    const { account, key } = await services.customer({ monthlyAllowance: 1_000, ...LIMITLESS });
    const urls = await Promise.all([start(), start(), start()]);
    // The first call of a month makes its row, for which others wait: what is tested comes after it.
    await flood(urls, key, 1);
    expect(await flood(urls, key, CALLS)).toEqual({ success: 999, quota_exhausted: CALLS - 999 });
    const { used, perDay } = await services.usage.month(account.id);
    expect([used, total(perDay)]).toEqual([1_000, 1_000]);
  });

  describeWithRedis('with Redis in front', shared, () => {
    it('exactly 500 of 3,000 calls through two gateways succeed', async () => {
      const { account, key } = await services.customer({ monthlyAllowance: 500, ...LIMITLESS });
      const config = { redisUrl: shared?.url };
      const urls = await Promise.all([start({ config }), start({ config })]);
      expect(await flood(urls, key, 3_000)).toEqual({ success: 500, quota_exhausted: 2_500 });
      expect((await services.usage.month(account.id)).used).toBe(500);
    }, 40_000);
  });

  (redis ? it : it.skip)(
    'the same with Redis in front that dies on the way and comes back',
    async () => {
      if (!redis) return;
      const { account, key } = await services.customer({ monthlyAllowance: 500, ...LIMITLESS });
      const config = { redisUrl: redis.url };
      const urls = await Promise.all([start({ config }), start({ config })]);
      const faults: unknown[] = [];
      const disturb = (sent: number): void => {
        if (sent === 800) redis.kill().catch((fault) => faults.push(fault));
        if (sent === 2_400) redis.start().catch((fault) => faults.push(fault));
      };
      expect(await flood(urls, key, 3_000, disturb)).toEqual({ success: 500, quota_exhausted: 2_500 });
      expect((await services.usage.month(account.id)).used).toBe(500);
      expect(faults).toEqual([]);
    },
    40_000,
  );
});
