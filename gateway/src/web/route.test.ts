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
