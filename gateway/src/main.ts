import { SERVED } from '@cuspal/catalog';
import { createLogger } from '@cuspal/telemetry';
import { parseConfig } from './config/config.ts';
import { createGateway } from './app/gateway.ts';
import { runProcess } from './app/process.ts';

await runProcess(createLogger('gateway'), () => {
  const config = parseConfig(process.env);
  if (config.tools === 'in-process') {
    const program = 'packages/one-process/dist/whole/main.js';
    throw new Error(`TOOLS is in-process, but this program has no tools: run ${program}, or leave TOOLS out`);
  }
  return createGateway({ config, catalogue: SERVED });
});
