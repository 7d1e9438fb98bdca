import { createPlaceClient, type PlaceClient } from '@cuspal/proto';
import { createCallMetrics, createRegistry } from '@cuspal/telemetry/metrics';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { gazetteer } from './gazetteer.ts';
import { servePlaces } from './place-service.ts';

const world = await gazetteer();
const lines: string[] = [];
const registry = createRegistry('meta');
const server = new Server();
let client: PlaceClient;

beforeAll(async () => {
  const logger = suiteLogger('meta', 'info', { write: (line: string) => void lines.push(line) });
  void servePlaces({ server, logger, metrics: createCallMetrics(registry) });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  client = createPlaceClient(`127.0.0.1:${port}`);
});
afterAll(() => {
  client.close();
  server.forceShutdown();
});

describe('the look-up as a call of its own', () => {
  it.each([
    ['Mumbai', 'Mumbai'],
    ['Springfield', 'Springfield'],
    ['Singapore', 'Singapore'],
    ['what is unknown', 'Xyzzyqwert'],
    ['nothing', ''],
    ['ten thousand letters', 'a'.repeat(10_000)],
  ])('answers %s as the tool is answered', async (_, question) => {
    const { taken, places, total, finding, attribution } = await client.findPlaces({ question });
    const answer = findPlaces(world, question);
    expect({ total, finding }).toEqual({ total: answer.total, finding: answer.finding });
    expect(attribution).toContain('GeoNames');
    const named = answer.places.map(({ region, ...place }) => ({ ...place, region: region ?? '' }));
    expect(places).toMatchObject(named);
    expect(taken ?? null).toEqual(answer.taken === null ? null : places[0]);
  });

  it('leaves a line and a measurement, and never the name', async () => {
    await client.findPlaces({ question: 'Thiruvananthapuram', requestId: 'req-7' });
    expect(lines.at(-1)).toContain('"requestId":"req-7"');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ tool: 'find_places', outcome: 'success', msg: 'call' });
    expect(lines.join('')).not.toMatch(/thiru|mumbai|springfield|kerala/i);
    expect(await registry.metrics()).toContain(
      'cuspal_tool_calls_total{tool="find_places",family="none",outcome="success"',
    );
  });
});
