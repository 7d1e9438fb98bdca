import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';
import type { Database } from '../database/connection.ts';
import { Lifecycle } from './lifecycle.ts';

describe('a request', () => {
  let database: Database;
  let running: TestGateway;
  beforeAll(async () => {
    database = await quickest().fresh();
    running = await startTestGateway({ database });
  });
  afterAll(async () => {
    await running.gateway.close();
    await database.close();
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    '/mcp',
    '/mcp/auth',
    '/v1/tools',
    '/v1/tools/echo_arguments',
    '/developer',
    '/developer/',
    '/developer/keys',
    '/developer/keys/rename',
    '/developer/%zz',
    '/authorize',
    '/authorize/abc',
    '/interaction/abc',
    '/token',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp/auth',
  ])('for %s is counted once', async (path) => {
    const enter = vi.spyOn(Lifecycle.prototype, 'enter');
    await send(running.url, { method: 'GET', path });
    expect(enter).toHaveBeenCalledTimes(1);
  });

  it.each(['/docs', '/health/live', '/nothing', '/developerx', '/authorize/a.b'])(
    'for %s, which needs no database, is not counted',
    async (path) => {
      const enter = vi.spyOn(Lifecycle.prototype, 'enter');
      await send(running.url, { method: 'GET', path });
      expect(enter).not.toHaveBeenCalled();
    },
  );

  it.each(['/developer/sign-in', '/register'])('for %s is under way until it is answered', async (path) => {
    const enter = vi.spyOn(Lifecycle.prototype, 'enter');
    const { hostname, port, host } = new URL(running.url);
    const socket = connect(Number(port), hostname);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 3\r\n`);
    socket.write('Content-Type: application/x-www-form-urlencoded\r\n\r\n');
    const lifecycle = await vi.waitFor(() => {
      const [counting] = enter.mock.contexts;
      if (!(counting instanceof Lifecycle)) throw new Error('not counted yet');
      return counting;
    });
    expect(lifecycle.inFlight).toBe(1);
    socket.end('a=b');
    socket.resume();
    await once(socket, 'close');
    await vi.waitFor(() => expect(lifecycle.inFlight).toBe(0));
  });
});
