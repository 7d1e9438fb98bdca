import { exampleOf, SERVED } from '@cuspal/catalog';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { TEST_NOW } from '@cuspal/tool-kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toolEntry } from '../gateway/src/catalog/entry.ts';
import { SERVICES } from '../gateway/src/config/config.ts';
import { connectPlaces, connectServices, eachService, serviceAccess } from '../gateway/src/routing/clients.ts';
import { startTestGateway, testConfig, type TestGateway } from '../gateway/test/gateway.ts';
import { legacy, send, type RawRequest } from '../gateway/test/http.ts';
import { localTools } from '../packages/one-process/src/whole/local-tools.ts';
import { serveTogether } from '../packages/tool-kit/src/host/serve-together.ts';
import { servicesConfig } from '../packages/tool-kit/src/host/service-config.ts';
import { freePorts } from '../scripts/lib/ports.mjs';
import { SERVICES as DEFINITIONS } from '../services/services.ts';

// Two gateways, one before services over gRPC and one with the tools in its process: whoever calls finds no difference.
const logger = suiteLogger('tools', 'silent', { write: () => {} });
const catalogue = SERVED.map((entry) => toolEntry.parse(entry));
const ENDS: (() => unknown)[] = [];
const CLOSED = { config: { publicPlayground: false } };

let wired: TestGateway;
let whole: TestGateway;

/** Identifiers differ from call to call. */
const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, 'ID');

async function both(request: RawRequest) {
  const answers = [await send(wired.url, request), await send(whole.url, request)] as const;
  const [first, second] = answers.map(({ status, text }) => [status, withoutIds(text)] as const);
  return [first, second, answers[1]] as const;
}

beforeAll(async () => {
  const [port = 0] = await freePorts(1, '127.0.0.1', SERVICES.length);
  const config = servicesConfig(port).parse({ LAME_DUCK_SECONDS: '0', DRAIN_SECONDS: '5' });
  const services = await serveTogether('services', DEFINITIONS, config, () => logger);
  const targets = { ...testConfig().targets };
  for (const [index, service] of SERVICES.entries()) targets[service] = `127.0.0.1:${port + index}`;
  const access = serviceAccess(testConfig(), logger);
  wired = await startTestGateway({
    ...CLOSED,
    catalogue,
    clients: connectServices(targets, access),
    places: connectPlaces(targets, access),
  });
  whole = await startTestGateway({ ...CLOSED, catalogue, ...(await localTools(logger)) });
  ENDS.push(
    () => wired.gateway.close(),
    () => whole.gateway.close(),
    () => services.drain(),
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  for (const end of ENDS) await end();
});

describe.each(SERVICES)('a gateway with the tools of %s in its process', (service) => {
  it('answers byte for byte as one before that service', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(TEST_NOW);
    const different: string[] = [];
    for (const { name } of catalogue.filter((entry) => entry.service === service)) {
      const [first, second] = await both(legacy('tools/call', { name, arguments: exampleOf(name).arguments }));
      if (first?.[0] !== 200 || String(first) !== String(second))
        different.push(`${name}: ${second?.[1].slice(0, 300)}`);
    }
    expect(different).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('a gateway with the tools in its process', () => {
  it.each([
    ['a tool that is not there', { name: 'get_nothing', arguments: {} }],
    ['arguments that do not fit', { name: 'get_planets', arguments: { latitude: 'north' } }],
    ['an election of a day', { name: 'find_wedding_muhurta', arguments: { scan_days: 'thirty' } }],
    ['a search that is refused', { name: 'find_birth_time', arguments: {} }],
    ['an object beside the text', { name: 'get_planets', arguments: exampleOf('get_planets').arguments }],
  ])('answers %s as one before services', async (_, params) => {
    const [first, second] = await both(legacy('tools/call', params, { 'x-cuspal-structured': '1' }));
    expect(second).toEqual(first);
  });

  it('lists the same tools, and says that it is ready', async () => {
    const [first, second] = await both(legacy('tools/list', {}));
    expect(second).toEqual(first);
    const ready = await send(whole.url, { method: 'GET', path: '/health/ready' });
    expect([ready.status, ready.json]).toMatchObject([200, { services: eachService(() => 'up') }]);
  });

  it('finds places as one before services', async () => {
    for (const [query, status] of [
      ['Chennai', 200],
      ['Nowhere at all', 200],
      ['', 400],
    ] as const) {
      const path = `/v1/places?q=${encodeURIComponent(query)}`;
      const [first, second] = await both({ method: 'GET', path });
      expect(second).toEqual(first);
      expect(first?.[0]).toBe(status);
    }
  });

  it('counts the calls of the ephemeris, and each call once', async () => {
    const name = 'get_planets';
    await send(whole.url, legacy('tools/call', { name, arguments: exampleOf(name).arguments }));
    const { text } = await send(whole.url, { method: 'GET', path: '/metrics' });
    expect(Number(/^cuspal_ephemeris_calls_total\{.*\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(text.match(/^cuspal_tool_calls_total\{.*tool="get_planets".*\}/gm)).toHaveLength(2);
  });
});
