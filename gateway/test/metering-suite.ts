import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_WHOLE } from '../../test/support/whole.ts';
import type { Running } from './child.ts';
import { createPostgres, hasPostgres, type PostgresDatabase } from './databases.ts';
import { legacy, send } from './http.ts';
import { eventually, servicesOn, total, type TestServices } from './services.ts';
import type { Database } from '../src/database/connection.ts';
import { openDatabase } from '../src/database/database.ts';

interface Outcome {
  readonly status: number;
  readonly json: {
    readonly result: { readonly isError?: boolean; readonly _meta?: { readonly code: string } };
  };
}

/** What this reads of an answer. */
const outcomeOf = ({ status, json }: { readonly status: number; readonly json: Outcome['json'] }): Outcome => ({
  status,
  json,
});

/** Calls on an allowance of 1,000, of which some hundred are under way when it ends: 10,000 with CUSPAL_BIRTHS=all. */
export const CALLS = IS_WHOLE ? 10_000 : 3_000;

const LIMITLESS = { ratePerSecond: 100_000, burst: 100_000 };
/** A busy machine refuses no calls, because it is their counts that are looked at. */
const UNREFUSED = { ACCOUNT_CALLS: '10000', QUEUE_MS: '10000', TURN_MS: '0' };

/** What further tests of the same gateways have. */
export interface MeteringSuite {
  readonly database: () => Database;
  readonly services: () => TestServices;
  /** Addresses of the gateways, of which the last test has killed the first. */
  readonly urls: () => readonly string[];
  /** What a call with this key comes to. */
  readonly outcome: (url: string, key: string) => Promise<string>;
}

/**
 * What counting must hold to over several gateways that share a PostgreSQL. `start` starts the first of them and two
 * more; the database is migrated before by the code of this tree. `more` adds tests.
 */
export function meteringSuite(
  title: string,
  start: (environment: Record<string, string>) => readonly Running[],
  more: (suite: MeteringSuite) => void = () => {},
): void {
  (hasPostgres() ? describe : describe.skip)(title, () => {
    let created: PostgresDatabase;
    let database: Database;
    let services: TestServices;
    let running: readonly Running[] = [];
    let urls: readonly string[] = [];
    beforeAll(async () => {
      created = await createPostgres();
      database = await openDatabase({ dataDir: '', databaseUrl: created.url });
      services = servicesOn(database);
      running = start({ DATABASE_URL: created.url, ...UNREFUSED });
      urls = await Promise.all(running.map(async ({ line }) => String((await line(/^serving$/))['address'])));
    });
    afterAll(async () => {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all(running.map(({ exited }) => exited));
      await database.close();
      await created.drop();
    });

    const outcome = async (url: string, key: string): Promise<string> => {
      const call = legacy('tools/call', { name: 'echo_arguments', arguments: {} }, { authorization: `Bearer ${key}` });
      try {
        const { status, json } = outcomeOf(await send(url, call));
        if (status !== 200) return String(status);
        return json.result.isError ? String(json.result._meta?.code) : 'success';
      } catch {
        return 'broken';
      }
    };
    /** Outcomes and how often, when 90 at a time go to the gateways in turn. */
    async function flood(
      urls: readonly string[],
      key: string,
      calls: number,
      onCall: (sent: number) => void = () => {},
    ) {
      const ended: Record<string, number> = {};
      let sent = 0;
      await Promise.all(
        Array.from({ length: 90 }, async () => {
          while (sent < calls) {
            const number = sent++;
            onCall(number);
            const how = await outcome(urls[number % urls.length] ?? '', key);
            ended[how] = (ended[how] ?? 0) + 1;
          }
        }),
      );
      return ended;
    }

    it(`exactly 1,000 of ${CALLS} calls succeed`, async () => {
      const { account, key } = await services.customer({ monthlyAllowance: 1_000, ...LIMITLESS });
      // The first call of a month makes its row, for which others wait: what is tested comes after it.
      await flood(urls, key, 1);
      expect(await flood(urls, key, CALLS)).toEqual({ success: 999, quota_exhausted: CALLS - 999 });
      const { used, perDay } = await services.usage.month(account.id);
      expect([used, total(perDay)]).toEqual([1_000, 1_000]);
    }, 60_000);

    it('a key revoked here fails within a second on all', async () => {
      const { account, key, keyId } = await services.customer(LIMITLESS);
      for (const url of urls) expect(await outcome(url, key)).toBe('success');
      await services.keys.revoke(account.id, keyId);
      const revoked = performance.now();
      const refused = urls.map((url) => eventually(async () => (await outcome(url, key)) === '401', 2_000));
      expect(await Promise.all(refused)).toEqual([true, true, true]);
      expect(performance.now() - revoked).toBeLessThan(1_000);
    }, 60_000);

    it('kill -9 of one loses no more than what it had in flight, and gives nobody more', async () => {
      const { account, key } = await services.customer({ monthlyAllowance: 1_500, ...LIMITLESS });
      const ended = await flood(urls, key, 4_000, (sent) => {
        if (sent === 1_000) running[0]?.child.kill('SIGKILL');
      });
      const { success = 0, broken = 0, ...rest } = ended;
      expect(Object.keys(rest)).toEqual(['quota_exhausted']);
      expect(broken).toBeGreaterThan(0);
      const { used, perDay } = await services.usage.month(account.id);
      // 90 clients: no more than 90 calls were in flight in the process that died.
      expect(used).toBe(1_500);
      expect(total(perDay)).toBe(1_500);
      expect(success).toBeLessThanOrEqual(1_500);
      expect(success).toBeGreaterThanOrEqual(1_500 - 90);
    }, 60_000);

    more({ database: () => database, services: () => services, urls: () => urls, outcome });
  });
}
