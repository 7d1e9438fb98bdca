import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';
import { RAW_REQUESTS } from '../../test/raw-requests.ts';
import { connectServices, eachService } from '../routing/clients.ts';

let service: FakeService;
let hot: TestGateway;
let reference: TestGateway;

beforeAll(async () => {
  service = await fakeService('ephemeris', []);
  service.list = TEST_CATALOGUE;
  const start = (hotPath: boolean) =>
    startTestGateway({
      hotPath,
      newRequestId: () => 'the-request-id',
      clients: connectServices(eachService(() => service.target)),
    });
  [hot, reference] = await Promise.all([start(true), start(false)]);
});

afterAll(async () => {
  await Promise.all([hot.gateway.close(), reference.gateway.close()]);
  service.kill();
});

describe('the hot path answers like the SDK', () => {
  it('compares at least fifty requests', () => {
    expect(RAW_REQUESTS.length).toBeGreaterThanOrEqual(50);
    expect(new Set(RAW_REQUESTS.map(([what]) => what)).size).toBe(RAW_REQUESTS.length);
  });

  it.each(RAW_REQUESTS)('%s', async (_what, request) => {
    const [own, sdk] = await Promise.all([send(hot.url, request), send(reference.url, request)]);
    expect(own.status).toBe(sdk.status);
    expect(own.headers['content-type']).toBe(sdk.headers['content-type']);
    expect(own.json ?? own.text).toEqual(sdk.json ?? sdk.text);
    expect(own.status).toBeLessThan(500);
    const ids = [own, sdk].map((answer) => answer.headers['x-request-id']);
    expect(ids).toEqual(['the-request-id', 'the-request-id']);
  });
});
