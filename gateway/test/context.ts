import type { DynamicModule, Type, ValueProvider } from '@nestjs/common';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import type { Logger } from '@cuspal/telemetry';
import { AccessModule } from '../src/app/access.module.ts';
import { sharedParts } from '../src/app/shared-parts.ts';
import type { GatewayConfig } from '../src/config/config.ts';
import { CoreModule } from '../src/core/core.module.ts';
import { serviceAccess } from '../src/routing/clients.ts';
import { nestLog } from '../src/core/open-context.ts';
import { given } from '../src/core/provide.ts';
import { CLOCK, LISTENING } from '../src/core/tokens.ts';
import type { Database } from '../src/database/connection.ts';
import { DATABASE, PING } from '../src/database/database.module.ts';
import { CALLER_CHECKS, LEDGERS } from '../src/mcp/tokens.ts';
import { REQUEST_KEYS } from '../src/rest/idempotency.ts';
import { MANAGED_KEYS } from '../src/rest/keys/key-requests.ts';
import { USAGE_REPORTS } from '../src/rest/usage.ts';
import { keysWithoutAccounts, NO_KEYS, NO_MANAGED_KEYS, NO_REPORTS, noFeeds, noLinks } from './access.ts';
import { TEST_CATALOGUE } from './catalogue.ts';
import { echoClients } from './fake-clients.ts';
import { testConfig } from './gateway.ts';

export interface ContextSettings {
  readonly database: Database;
  readonly logger: Logger;
  readonly config?: GatewayConfig;
}

/** What a module finds in either application. */
const core = ({ database, logger, config = testConfig() }: ContextSettings): readonly ValueProvider[] => [
  ...sharedParts({ config, catalogue: TEST_CATALOGUE, clients: echoClients() }, logger, serviceAccess(config, logger))
    .values,
  given(CLOCK, Date.now),
  given(DATABASE, database),
  given(PING, () => database.ping()),
  given(LISTENING, 'http://127.0.0.1:3000'),
];

/** Everything that stands on a database, as a context of its own. */
export const accessModule = (settings: ContextSettings): DynamicModule => ({
  module: AccessModule,
  imports: [CoreModule.with(core(settings))],
});

const building = (imports: readonly (Type | DynamicModule)[], logger: Logger): TestingModuleBuilder =>
  Test.createTestingModule({ imports: [...imports] }).setLogger(nestLog(logger));

/** The same, whose providers can be replaced by overrideProvider. */
export const accessContext = (settings: ContextSettings): TestingModuleBuilder =>
  building([accessModule(settings)], settings.logger);

/** One module and what it imports. */
export function moduleAlone(module: Type, database: Database, logger: Logger): TestingModuleBuilder {
  const access = keysWithoutAccounts([]);
  const values = [
    ...core({ database, logger }),
    given(CALLER_CHECKS, access),
    given(LEDGERS, access),
    given(REQUEST_KEYS, NO_KEYS),
    given(USAGE_REPORTS, NO_REPORTS),
    given(MANAGED_KEYS, NO_MANAGED_KEYS),
    noFeeds,
    ...noLinks,
  ];
  return building([CoreModule.with(values), module], logger);
}
