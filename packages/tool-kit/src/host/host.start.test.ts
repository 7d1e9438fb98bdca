import { networkInterfaces } from 'node:os';
import { createToolClient } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { describe, expect, it } from 'vitest';
import { freePort, start, TOYS } from '../../test/running-service.ts';
import { serveTools } from './serve-tools.ts';
import { serviceConfig } from './service-config.ts';

describe('the start of a service', () => {
  it('names the variables of an address that cannot be listened on', async () => {
    const { client, service, port, metricsPort } = await start();
    const on = (variables: object) =>
      serveTools({
        service: 'natal',
        toolsDirectory: TOYS,
        config: serviceConfig(port).parse(variables),
        logger: suiteLogger('toys', 'silent'),
      });
    await expect(on({})).rejects.toThrow(/^GRPC_HOST and GRPC_PORT: /);
    await expect(on({ GRPC_PORT: '0', METRICS_PORT: String(metricsPort) })).rejects.toThrow(
      /^GRPC_HOST and METRICS_PORT: .*EADDRINUSE/,
    );
    client.close();
    await service.drain();
  });
});

describe.skipIf(
  !Object.values(networkInterfaces())
    .flat()
    .some((each) => each?.address === '::1'),
)('an IPv6 address', () => {
  it.each(['::', '::1'])('%s can be listened on', async (GRPC_HOST) => {
    const config = serviceConfig(0).parse({ GRPC_HOST, GRPC_PORT: String(await freePort()), LAME_DUCK_SECONDS: '0' });
    const logger = suiteLogger('toys', 'silent');
    const service = await serveTools({ service: 'natal', toolsDirectory: TOYS, config, logger });
    const client = createToolClient(`[::1]:${config.GRPC_PORT}`);
    await expect(client.callTool({ name: 'get_toy_text' })).resolves.toMatchObject({ isError: false });
    client.close();
    await service.drain();
  });
});
