import { CATALOG } from '@cuspal/catalog';
import { createLogger } from '@cuspal/telemetry';
import { parseConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { runProcess } from './process.ts';

await runProcess(createLogger('gateway'), () =>
  createGateway({ config: parseConfig(process.env), catalogue: CATALOG }),
);
