import { suiteLogger } from '@cuspal/telemetry/testing';
import { parseConfig } from '../src/config/config.ts';
import { createGateway } from '../src/app/gateway.ts';
import { runProcess } from '../src/app/process.ts';
import { TEST_CATALOGUE } from './catalogue.ts';
import { echoClients } from './fake-clients.ts';

await runProcess(suiteLogger('gateway', 'info', process.stdout), () =>
  createGateway({ config: parseConfig(process.env), catalogue: TEST_CATALOGUE, clients: echoClients() }),
);
