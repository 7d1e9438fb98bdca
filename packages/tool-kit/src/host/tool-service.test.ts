import { createToolClient, grpcService, ToolService } from '@cuspal/proto';
import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../test/running-service.ts';
import { CallStreams } from './call-streams.ts';
import type { ToolHost } from './tool-host.ts';
import { toolService } from './tool-service.ts';

const host: ToolHost = {
  names: ['broken'],
  underWay: 0,
  begin: () => false,
  call: ({ name }) => (name === 'broken' ? Promise.reject(new Error('a fault of ours')) : Promise.resolve(undefined)),
  list: () => Promise.resolve({ hash: 'none' }),
};

describe('a call that its host cannot answer', () => {
  it('ends with a status of gRPC, whole or with progress', async () => {
    const server = new Server();
    server.addService(grpcService(ToolService), toolService(host, new CallStreams(host)));
    const address = `127.0.0.1:${await freePort()}`;
    await new Promise((resolve) => server.bindAsync(address, ServerCredentials.createInsecure(), resolve));
    const client = createToolClient(address);
    const ways = [
      (name: string) => client.callTool({ name }),
      (name: string) => client.callToolStream({ name }, () => undefined),
    ];
    for (const call of ways) {
      await expect(call('broken')).rejects.toMatchObject({
        code: status.INTERNAL,
        message: expect.stringContaining('The calculation failed on our side') as string,
      });
      await expect(call('unknown')).rejects.toMatchObject({
        code: status.NOT_FOUND,
        message: expect.stringContaining('this service has no tool of that name') as string,
      });
    }
    client.close();
    server.forceShutdown();
  });
});
