import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLABLE } from '@cuspal/catalog';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { send } from '../../../test/http.ts';
import { RAW_TEXT_REQUESTS } from '../../../test/raw-text-requests.ts';

let frozen: TestGateway;
let reference: TestGateway;
beforeAll(async () => {
  const start = (hotPath: boolean) =>
    startTestGateway({ hotPath, catalogue: CALLABLE, logLevel: 'error', newRequestId: () => 'the-request-id' });
  [frozen, reference] = await Promise.all([start(true), start(false)]);
});
afterAll(() => Promise.all([frozen.gateway.close(), reference.gateway.close()]));

describe('frozen texts are what the SDK answers', () => {
  it('compares requests that differ', () => {
    expect(new Set(RAW_TEXT_REQUESTS.map(([what]) => what)).size).toBe(RAW_TEXT_REQUESTS.length);
  });

  it.each(RAW_TEXT_REQUESTS)('%s', async (_what, request) => {
    const [own, sdk] = await Promise.all([send(frozen.url, request), send(reference.url, request)]);
    expect(own.status).toBe(sdk.status);
    expect(own.headers['content-type']).toBe('application/json');
    expect(sdk.headers['content-type']).toBe('application/json');
    expect(own.json).toEqual(sdk.json);
    expect(own.status).toBeLessThan(500);
    expect([...frozen.log, ...reference.log]).toEqual([]);
  });
});
