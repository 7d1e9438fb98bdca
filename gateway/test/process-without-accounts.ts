import { suiteLogger } from '@cuspal/telemetry/testing';
import { createGateway } from '../src/app/gateway.ts';
import { runProcess } from '../src/app/process.ts';
import { parseConfig } from '../src/config/config.ts';
import { keysWithoutAccounts, withAccess } from './access.ts';
import { TEST_CATALOGUE } from './catalogue.ts';
import { echoClients } from './fake-clients.ts';
import { memoryDatabase } from './gateway.ts';

/** The gateway as a process, with one key in the place of all accounts: it starts in a moment. */
await runProcess(suiteLogger('gateway', 'info', process.stdout), () =>
  createGateway({
    config: parseConfig(process.env),
    catalogue: TEST_CATALOGUE,
    clients: echoClients(),
    openDatabase: async () => memoryDatabase(),
    createApplication: withAccess(async () => keysWithoutAccounts([])),
  }),
);
