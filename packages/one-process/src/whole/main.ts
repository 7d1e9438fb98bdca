import { SERVED } from '@cuspal/catalog';
import { createGateway, parseConfig, runProcess } from '@cuspal/gateway';
import { hearing } from '@cuspal/services/services';
import { createLogger } from '@cuspal/telemetry';
import { localTools } from './local-tools.ts';

// The whole gateway with the tools of all services in its process.
await runProcess(createLogger('gateway'), async () => {
  const config = parseConfig(process.env);
  // The gateway leaves the line of each call; what was behind a fault is known here alone.
  const logger = createLogger('tools', config.logLevel, { calls: 'errors' });
  const gateway = await createGateway({ config, catalogue: SERVED, ...(await localTools(logger)) });
  return {
    async start() {
      const address = await gateway.start();
      // What questions need is learned once calls are taken, which it would hold up.
      await hearing();
      return address;
    },
    close: () => gateway.close(),
  };
});
