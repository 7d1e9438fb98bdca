import { SERVED } from '@cuspal/catalog';
import { createGateway, parseConfig, runProcess } from '@cuspal/gateway';
import { planning } from '@cuspal/services/services';
import { createLogger } from '@cuspal/telemetry';
import { localTools } from './local-tools.ts';

// The whole gateway with the tools of all services in its process.
await runProcess(createLogger('gateway'), async () => {
  const config = parseConfig(process.env);
  // The gateway leaves the line of each call; what was behind a fault is known here alone.
  const logger = createLogger('tools', config.logLevel, { calls: 'errors' });
  const { readAhead, ...tools } = await localTools(logger);
  const gateway = await createGateway({ config, catalogue: SERVED, ...tools });
  return {
    async start() {
      const address = await gateway.start();
      // What questions and first calls need is read once calls are taken, which it would hold up.
      await planning();
      void readAhead();
      return address;
    },
    close: () => gateway.close(),
  };
});
