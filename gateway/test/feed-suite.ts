import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { NewAccount } from '../src/accounts/accounts.ts';
import type { Database } from '../src/database/connection.ts';
import type { TestDatabase } from './databases.ts';
import { exampleClients, FEED_CATALOGUE, type ExampleClients } from './example-clients.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';
import { send, type RawAnswer } from './http.ts';
import { servicesOn, total, type TestServices } from './services.ts';

/** A calendar of the time at which the examples of the catalogue were computed. */
export const FEED = {
  birth: { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 },
  show: ['windows', 'dashas', 'stations', 'returns', 'reviews'],
  events: ['Marriage'],
  from: '2026-01-01',
  to: '2027-12-31',
} as const;

interface FeedSuite {
  readonly database: Database;
  readonly services: TestServices;
  readonly tools: ExampleClients;
  readonly gateways: readonly TestGateway[];
  /** The clock of the gateways, ahead of the true one. */
  readonly clock: { shiftMs: number };
}

/** What must pass until the fifth of the next month: where a test lets hours and days pass, they are of one month's use. */
const untilEarlyInMonth = (now: Date): number =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 5) - now.getTime();

/** Two gateways on one database, with the fast path and without, and accounts that ask them for calendars. */
export function feedSuite(kind: TestDatabase) {
  let suite: FeedSuite;
  const clock = { shiftMs: untilEarlyInMonth(new Date()) };
  beforeAll(async () => {
    const database = await kind.fresh();
    const tools = exampleClients();
    const now = (): number => Date.now() + clock.shiftMs;
    const start = (fastPath: boolean): Promise<TestGateway> =>
      startTestGateway({
        database,
        now,
        clients: tools.clients,
        catalogue: FEED_CATALOGUE,
        logLevel: 'trace',
        config: { fastPath },
      });
    const gateways = [await start(true), await start(false)];
    suite = { database, tools, clock, gateways, services: servicesOn(database, now) };
  });
  afterAll(async () => {
    for (const { gateway } of suite.gateways) await gateway.close();
    await suite.database.close();
  });
  const url = (at: number): string => suite.gateways[at]?.url ?? '';

  /** Asks for an address of a calendar as a program does that has no key. */
  const read = (address: string, { at = 0, method = 'GET', headers = {} } = {}): Promise<RawAnswer> => {
    const { pathname } = new URL(address);
    const plain = { authorization: undefined, 'content-type': undefined, ...headers };
    return send(url(at), { method, path: pathname, headers: plain });
  };

  async function customer(limits: Partial<NewAccount> = {}) {
    const made = await suite.services.customer({ monthlyAllowance: 50, ratePerSecond: 50, burst: 200, ...limits });
    const ask = (method: string, body?: object | string, { at = 0, headers = {}, key = made.key } = {}) =>
      send(url(at), {
        method,
        path: '/v1/feeds',
        headers: { authorization: `Bearer ${key}`, ...headers },
        ...(body !== undefined && { body }),
      });
    const address = async (body: object = FEED): Promise<string> => {
      const { text } = await ask('POST', body);
      return /"address":"([^"]+)"/.exec(text)?.[1] ?? '';
    };
    const used = async (): Promise<readonly number[]> => {
      const { used: units, perDay } = await suite.services.usage.month(made.account.id);
      return [units, total(perDay)];
    };
    return { ...made, ask, address, used };
  }

  /** An hour passes: for the database, which goes by its own clock, too. */
  async function passAnHour(): Promise<void> {
    clock.shiftMs += 3_600_001;
    await suite.database.orm.execute(sql`update keyed_requests set ends_at = now() where ended`);
  }

  return { suite: () => suite, read, customer, passAnHour };
}
