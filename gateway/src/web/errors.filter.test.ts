import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('an address at which there is nothing', () => {
  let running: TestGateway;
  beforeAll(async () => void (running = await startTestGateway()));
  afterAll(() => running.gateway.close());

  it('is a page for a browser, which leads to the first one', async () => {
    const answer = await fetch(`${running.url}/no-such-page`, { headers: { accept: BROWSER } });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<h1>There is no such page</h1>');
    expect(text).toContain('href="/"');
  });

  it.each(['application/json', '*/*'])('is an object that says where tools are called for %s', async (accept) => {
    const answer = await fetch(`${running.url}/no-such-page`, { headers: { accept } });
    expect([answer.status, answer.headers.get('x-request-id')?.length]).toEqual([404, 36]);
    expect(await answer.json()).toMatchObject({
      error: { status: 404, message: 'There is nothing at this address; tools are called by POST /mcp.' },
    });
  });
});
