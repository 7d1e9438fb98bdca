import type { DynamicModule, Type } from '@nestjs/common';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import type { Logger } from '@cuspal/telemetry';
import { AccessModule, type AccessSettings } from '../src/app/access.module.ts';
import { CoreModule } from '../src/core/core.module.ts';
import { nestLog } from '../src/core/nest-options.ts';
import { given } from '../src/core/provide.ts';
import { STORE_CALLS, UNMEASURED } from '../src/core/store-calls.ts';
import { CLOCK, LISTENING, LOGGER } from '../src/core/tokens.ts';
import type { Database } from '../src/database/connection.ts';
import { DATABASE } from '../src/database/database.module.ts';
import { optionValues } from '../src/app/gateway.module.ts';
import { TEST_CATALOGUE } from './catalogue.ts';
import { echoClients } from './fake-clients.ts';
import { testConfig } from './gateway.ts';

const building = (imports: readonly (Type | DynamicModule)[], logger: Logger): TestingModuleBuilder =>
  Test.createTestingModule({ imports: [...imports] }).setLogger(nestLog(logger));

/** Everything on a database, whose providers can be replaced by overrideProvider. */
export const accessContext = (settings: AccessSettings): TestingModuleBuilder =>
  building([AccessModule.with(settings)], settings.logger);

/** One module and what it imports, as it stands in either context. */
export function moduleAlone(module: Type, database: Database, logger: Logger): TestingModuleBuilder {
  const values = [
    given(LOGGER, logger),
    given(CLOCK, Date.now),
    given(DATABASE, database),
    given(STORE_CALLS, UNMEASURED),
    given(LISTENING, 'http://127.0.0.1:3000'),
    ...optionValues({ config: testConfig(), catalogue: TEST_CATALOGUE, clients: echoClients() }),
  ];
  return building([CoreModule.with(values), module], logger);
}
