import type { LogLevel } from '@cuspal/telemetry';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../src/database/connection.ts';
import { schema } from '../src/database/schema.ts';
import type { GatewayConfig } from '../src/config/config.ts';
import { parseConfig } from '../src/config/config.ts';
import type { GatewayOptions } from '../src/app/gateway-options.ts';
import { createGateway, type Gateway } from '../src/app/gateway.ts';
import { keysWithoutAccounts, withAccess, type TestAccess } from './access.ts';
import { TEST_CATALOGUE } from './catalogue.ts';
import { echoClients } from './fake-clients.ts';

export const KEY = 'mcp_0123456789012345678901234567890123456789012';

/** Answers to ping and close alone. */
export const memoryDatabase = (): Database => ({
  orm: drizzle.mock({ schema }),
  ping: async () => {},
  close: async () => {},
});

export interface TestGateway {
  readonly gateway: Gateway;
  readonly url: string;
  /** Log lines so far, parsed. */
  readonly log: Record<string, unknown>[];
}

export interface TestSettings extends Partial<Omit<GatewayOptions, 'config'>> {
  readonly config?: Partial<GatewayConfig>;
  readonly logLevel?: LogLevel;
  /** With a database of test/databases.ts the gateway has accounts; it stays open when the gateway closes. */
  readonly database?: Database;
  /** What stands for the accounts where there is no database; default: KEY alone is let in, as the operator. */
  readonly openAccess?: () => Promise<TestAccess>;
}

export const testConfig = (config: Partial<GatewayConfig> = {}): GatewayConfig => ({
  ...parseConfig({
    CUSPAL_API_KEYS: KEY,
    PORT: '0',
    LAME_DUCK_SECONDS: '0',
    DRAIN_SECONDS: '5',
    FAST_PATH: process.env['FAST_PATH'],
    // Several gateways and their clients share the event loop of a test, whose turns are long then.
    TURN_MS: '0',
    // They send as many calls at once as they like; what bounds them has tests of its own.
    ACCOUNT_CALLS: '1000',
    QUEUE_MS: '10000',
  }),
  ...config,
});

/** A gateway on a free port; without a database KEY alone is let in, as the operator. */
export async function startTestGateway(settings: TestSettings = {}): Promise<TestGateway> {
  const {
    config,
    database,
    logLevel = 'info',
    openAccess = async () => keysWithoutAccounts([KEY]),
    ...options
  } = settings;
  const log: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const gateway = await createGateway({
    config: testConfig(config),
    catalogue: TEST_CATALOGUE,
    clients: options.clients ?? echoClients(),
    openDatabase: async () => (database ? { ...database, close: async () => {} } : memoryDatabase()),
    ...(database ? {} : { createApplication: withAccess(openAccess) }),
    logger: suiteLogger('gateway', logLevel, destination),
    ...options,
  });
  return { gateway, url: await gateway.start(), log };
}
