import { networkInterfaces } from 'node:os';
import { createToolClient } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { describe, expect, it } from 'vitest';
import { freePort, start, TOYS } from '../../test/running-service.ts';
import { serveTools } from './serve-tools.ts';
import { assertPorts, serviceConfig } from './service-config.ts';

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

describe('ports that are counted up', () => {
  const check = (GRPC_PORT: number, METRICS_PORT: number | undefined, gRpc: number, metrics: number) => () =>
    assertPorts({ GRPC_PORT, METRICS_PORT }, { gRpc, metrics });

  it.each([
    ['one port may be any', 0, 0, 1, 1],
    ['they may end with the last one', 65_529, undefined, 7, 1],
    ['and stand side by side', 50_051, 50_053, 2, 2],
  ])('%s', (_, gRpcPort, metricsPort, gRpc, metrics) => {
    expect(check(gRpcPort, metricsPort, gRpc, metrics)).not.toThrow();
  });

  it.each([
    ['past the last one', 65_530, undefined, 7, 1, 'GRPC_PORT: 7 ports from here on must lie between 1 and 65535'],
    ['from none', 0, undefined, 2, 2, 'GRPC_PORT: 2 ports from here on'],
    ['metrics past the last one', 50_051, 65_535, 2, 2, 'METRICS_PORT: 2 ports from here on'],
    ['into each other', 50_051, 50_050, 2, 2, 'METRICS_PORT: 50050-50051 meets 50051-50052 of GRPC_PORT'],
    ['onto the one of metrics', 50_051, 50_057, 7, 1, 'METRICS_PORT: 50057 meets 50051-50057 of GRPC_PORT'],
  ])('not %s', (_, gRpcPort, metricsPort, gRpc, metrics, words) => {
    expect(check(gRpcPort, metricsPort, gRpc, metrics)).toThrow(words);
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
