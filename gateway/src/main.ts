import { SERVED } from '@cuspal/catalog';
import { createLogger } from '@cuspal/telemetry';
import { parseConfig } from './config/config.ts';
import { createGateway } from './app/gateway.ts';
import { runProcess } from './app/process.ts';

await runProcess(createLogger('gateway'), () => createGateway({ config: parseConfig(process.env), catalogue: SERVED }));
