import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';

describe('an address of pages and documents', () => {
  let running: TestGateway;
  beforeAll(async () => void (running = await startTestGateway()));
  afterAll(() => running.gateway.close());

  const ask = (path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) =>
    send(running.url, { method, path, headers });

  it.each(['/%64ocs', '/openapi%2ejson', '/llms%2Etxt'])('is found as it is written alone, not as %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    const { status, json } = await ask(path, 'GET', { host: 'evil.example' });
    expect([status, json.error]).toMatchObject([403, { message: 'Forbidden: the Host header names another server.' }]);
  });

  it.each(['/docs/%73earch', '/docs/%zz', '/docs/%ff'])(
    'is a page of its part where there is none, as at %s',
    async (path) => {
      const { status, text } = await ask(path);
      expect([status, /href="([^"]*)">All documents/.exec(text)?.[1]]).toEqual([404, '/docs']);
    },
  );

  it.each(['/nothing', '/.well-known/nothing', '/%64ocs'])('is not there, whatever is sent to %s', async (path) => {
    for (const method of ['POST', 'PUT', 'QUERY']) {
      const message = { error: { message: 'There is nothing at this address; tools are called by POST /mcp.' } };
      expect(await send(running.url, { method, path, body: '{' })).toMatchObject({ status: 404, json: message });
      const odd = { method, path, body: 'a', headers: { 'content-type': 'odd' } };
      expect((await send(running.url, odd)).status).toBe(404);
    }
    expect((await ask(path, 'POST', { host: 'evil.example' })).status).toBe(403);
  });

  it.each(['/%', '/docs%zz', '/.well-known/%ff', '/authorize/%zz'])(
    'is refused to strangers, and to others in the one form, where it cannot be read: %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'QUERY']) {
        const { status, headers, json } = await ask(path, method);
        const fault = { status: 400, message: 'The request cannot be answered.', requestId: headers['x-request-id'] };
        expect([status, headers['content-type'], json]).toEqual([400, 'application/json', { error: fault }]);
        expect((await ask(path, method, { host: 'evil.example' })).status).toBe(403);
      }
    },
  );

  it.each(['POST', 'OPTIONS', 'PROPFIND', 'PURGE', 'QUERY'])(
    'names its methods where it is asked by %s',
    async (method) => {
      for (const path of ['/docs', '/openapi.json']) {
        const { status, headers } = await ask(path, method);
        expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      }
    },
  );

  it('is refused to strangers in its own form before its method is looked at', async () => {
    const [page, document] = await Promise.all(
      ['/docs', '/openapi.json'].map((path) => ask(path, 'DELETE', { host: 'evil.example' })),
    );
    expect([page?.status, page?.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect([document?.status, document?.headers['content-type']]).toEqual([403, 'application/json']);
  });

  it('takes a body of any kind without reading it', async () => {
    const answer = await fetch(`${running.url}/docs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(answer.status).toBe(405);
  });
});
