import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send, type RawRequest } from '../../test/http.ts';
import { replacing } from '../../test/replacing.ts';
import type { Database } from '../database/connection.ts';
import { Lifecycle } from '../http/lifecycle.ts';

describe('a server that takes no more', () => {
  let database: Database;
  let running: TestGateway;
  let lifecycle: Lifecycle;
  beforeAll(async () => {
    database = await quickest().fresh();
    const create = replacing((builder) => builder);
    running = await startTestGateway({
      database,
      createApplication: async (...words) => {
        const app = await create(...words);
        lifecycle = app.get(Lifecycle);
        return app;
      },
    });
    await lifecycle.drain(0);
  });
  afterAll(async () => {
    await running.gateway.close();
    await database.close();
  });
  const get = (path: string, headers: RawRequest['headers'] = {}) =>
    send(running.url, { method: 'GET', path, headers: { authorization: undefined, ...headers } });

  it.each(['/developer', '/developer/nope', '/developer/copy.js', '/developer/sign-in?next=%00'])(
    'asks for patience by a page at %s, whatever the method, and ends the connection',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const { status, headers, text } = await send(running.url, { method, path });
        expect([status, headers['retry-after'], headers.connection]).toEqual([503, '2', 'close']);
        expect(text).toContain('<h1>One moment</h1>');
      }
      expect(await send(running.url, { method: 'HEAD', path })).toMatchObject({ status: 503, text: '' });
    },
  );

  it.each(['/token', '/authorize', '/authorize/abc', '/interaction/abc', '/jwks', '/register'])(
    'asks for patience by an error of OAuth at %s, whatever the method, and ends the connection',
    async (path) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { status, headers, json } = await send(running.url, { method, path });
        expect([status, headers['retry-after'], headers.connection]).toEqual([503, '2', 'close']);
        expect(json).toEqual({ error: 'temporarily_unavailable', error_description: 'the server is draining' });
      }
    },
  );

  it('turns strangers away from pages first, and programs only after', async () => {
    const evil = { host: 'evil.example' };
    expect((await get('/developer', evil)).status).toBe(403);
    expect((await get('/token', evil)).status).toBe(503);
  });

  it('goes on to show what needs no database', async () => {
    for (const path of ['/', '/docs', '/openapi.json', '/health/live']) expect((await get(path)).status).toBe(200);
    for (const path of ['/nothing', '/authorize/a.b', '/developerx']) expect((await get(path)).status).toBe(404);
  });
});
