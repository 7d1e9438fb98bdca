import { createPlaceClient, createToolClient, grpcService, PlaceService, type ToolClient } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { Client, credentials, Metadata, status, type sendUnaryData } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, TOYS } from '../../test/running-service.ts';
import { serveTools, type RunningService, type ServicesBeside } from './serve-tools.ts';
import { serviceConfig } from './service-config.ts';

const [NEW, OLD, OTHER] = ['0123456789abcdef', 'fedcba9876543210', '00000000abcdefgh'].map((half) => half + half);
const REFUSED = { code: status.UNAUTHENTICATED, message: expect.stringContaining('GRPC_SECRET') as unknown };

const beside: ServicesBeside = ({ server }) =>
  server.addService(grpcService(PlaceService), {
    FindPlaces: (_: unknown, done: sendUnaryData<object>) => done(null, { finding: 'NOTHING' }),
  });

let service: RunningService;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const config = serviceConfig(port).parse({
    LAME_DUCK_SECONDS: '0',
    DRAIN_SECONDS: '5',
    GRPC_SECRET: `${NEW}, ${OLD}`,
  });
  service = await serveTools({
    service: 'natal',
    toolsDirectory: TOYS,
    config,
    logger: suiteLogger('toys', 'info', { write: () => {} }),
    beside,
  });
});
afterAll(() => service.drain());

async function withTools(secret: string | undefined, work: (client: ToolClient) => Promise<void>): Promise<void> {
  const client = createToolClient(`127.0.0.1:${port}`, {}, secret);
  try {
    await work(client);
  } finally {
    client.close();
  }
}

describe('a service with a secret', () => {
  it.each([
    ['no secret', undefined],
    ['another one', OTHER],
    ['the beginning of it', NEW?.slice(0, -1)],
    ['more than it', `${NEW}x`],
  ])('refuses %s, on every way', (_, secret) =>
    withTools(secret, async (client) => {
      await expect(client.listTools({})).rejects.toMatchObject(REFUSED);
      // The first call asks for a stream; those after it would use one that stands.
      for (let times = 0; times < 3; times += 1)
        await expect(client.callTool({ name: 'x' })).rejects.toMatchObject(REFUSED);
      await expect(client.callToolStream({ name: 'x' }, () => {})).rejects.toMatchObject(REFUSED);
      const places = createPlaceClient(`127.0.0.1:${port}`, {}, secret);
      await expect(places.findPlaces({ question: 'x' })).rejects.toMatchObject(REFUSED);
      places.close();
    }),
  );

  it.each([
    ['the first', NEW],
    ['the second', OLD],
  ])('takes %s, and a stream of calls with it', (_, secret) =>
    withTools(secret, async (client) => {
      expect((await client.listTools({})).tools.map(({ name }) => name)).toEqual(service.toolNames);
      // NOT_FOUND is the word of the service itself, one by one and on a stream.
      await expect(client.callTool({ name: 'x' })).rejects.toMatchObject({ code: status.NOT_FOUND });
      await expect(client.callToolStream({ name: 'x' }, () => {})).rejects.toMatchObject({ code: status.NOT_FOUND });
      const places = createPlaceClient(`127.0.0.1:${port}`, {}, secret);
      expect((await places.findPlaces({ question: 'x' })).finding).toBe('NOTHING');
      places.close();
    }),
  );

  it('opens a stream to the secret alone', async () => {
    expect(await opens(NEW)).toBe(true);
    expect(await opens(undefined)).toBe(false);
    expect(await opens(OTHER)).toBe(false);
  });

  it('tells everybody of its health, as Kubernetes asks for it', async () => {
    const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
    const answer = await new Promise((resolve, reject) =>
      client.makeUnaryRequest(
        '/grpc.health.v1.Health/Check',
        () => Buffer.alloc(0),
        (bytes: Buffer) => bytes,
        null,
        new Metadata(),
        (error, bytes) => (error ? reject(error) : resolve(bytes)),
      ),
    );
    client.close();
    expect(answer).toEqual(Buffer.from([0x08, 0x01]));
  });
});

/** Whether the service serves a stream of calls, which then ends well when the client ends it. */
async function opens(secret: string | undefined): Promise<boolean> {
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  const metadata = new Metadata();
  if (secret !== undefined) metadata.set('cuspal-secret', secret);
  const bytes = (message: Buffer): Buffer => message;
  const stream = client.makeBidiStreamRequest('/cuspal.tool.v1.ToolService/CallTools', bytes, bytes, metadata);
  stream.on('data', () => {}).on('error', () => {});
  const opened = await new Promise<boolean>((resolve) => {
    stream.on('status', ({ code }) => resolve(code === status.OK));
    stream.end();
  });
  client.close();
  return opened;
}
