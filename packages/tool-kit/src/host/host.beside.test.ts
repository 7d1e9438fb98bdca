import { createPlaceClient, createToolClient, grpcService, PlaceService } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import type { sendUnaryData } from '@grpc/grpc-js';
import { expect, it } from 'vitest';
import { freePort, TOYS } from '../../test/running-service.ts';
import { serveTools, type ServicesBeside } from './serve-tools.ts';
import { serviceConfig } from './service-config.ts';

/** Says one thing, and leaves a line as it says it. */
const beside: ServicesBeside = ({ server, logger }) =>
  server.addService(grpcService(PlaceService), {
    FindPlaces: (_: unknown, done: sendUnaryData<object>) => {
      logger.info('asked');
      done(null, { finding: 'NOTHING' });
    },
  });

it('a service that is no tool is served on the same port, and listed nowhere', async () => {
  const port = await freePort();
  const lines: string[] = [];
  const config = serviceConfig(port).parse({ LAME_DUCK_SECONDS: '0', DRAIN_SECONDS: '5' });
  const logger = suiteLogger('toys', 'info', { write: (line: string) => void lines.push(line) });
  const service = await serveTools({ service: 'natal', toolsDirectory: TOYS, config, logger, beside });
  const [places, tools] = [createPlaceClient(`127.0.0.1:${port}`), createToolClient(`127.0.0.1:${port}`)];
  try {
    expect((await places.findPlaces({ question: 'x' })).finding).toBe('NOTHING');
    expect((await tools.listTools({ knownHash: '' })).tools.map(({ name }) => name)).toEqual(service.toolNames);
    expect(lines.some((line) => line.includes('"msg":"asked"'))).toBe(true);
  } finally {
    places.close();
    tools.close();
    await service.drain();
  }
});
