import { METHODS } from 'node:http';
import { All, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../test/http.ts';
import { listening } from '../../test/fast-path.ts';
import { given } from '../core/provide.ts';
import { createHttpServer } from '../http/http-server.ts';
import { takeOver, type RouteReply, type RouteRequest } from '../web/route.ts';
import { FAST_PATH, openApplication, type HttpApplication } from './http-application.ts';

@Controller()
class Told {
  @All(['told', 'parts/:part'])
  told(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): void {
    takeOver(reply).setHeader('X-Method', String(raw.method)).end();
  }

  @Get('read')
  read(): string {
    return 'read';
  }

  @Post('sent')
  sent(): string {
    return 'sent';
  }
}

const silent = suiteLogger('routes', 'silent', { write: () => {} });

describe('a controller', () => {
  let application: HttpApplication;
  let server: Awaited<ReturnType<typeof listening>>;
  beforeAll(async () => {
    const module = { module: class {}, controllers: [Told], providers: [given(FAST_PATH, {})] };
    application = await openApplication(module, silent);
    const { handlers } = application;
    server = await listening(
      createHttpServer(
        () => handlers,
        () => 'an-id',
        {},
      ),
    );
  });
  afterAll(async () => {
    await server.close();
    await application.app.close();
  });
  const ask = (method: string, path: string) => send(`http://127.0.0.1:${server.port}`, { method, path });

  // Node takes CONNECT for a tunnel.
  it.each(METHODS.filter((method) => method !== 'CONNECT'))('that takes every method is told of %s', async (method) => {
    for (const path of ['/told', '/parts/one']) {
      const { status, headers } = await ask(method, path);
      expect([path, status, headers['x-method']]).toEqual([path, 200, method]);
    }
  });

  it('that is there for GET or for POST alone is asked for nothing else', async () => {
    expect((await ask('GET', '/read')).text).toBe('read');
    expect((await ask('HEAD', '/read')).status).toBe(200);
    expect((await ask('POST', '/sent')).text).toBe('sent');
    for (const method of METHODS.filter((each) => each !== 'CONNECT')) {
      if (method !== 'GET' && method !== 'HEAD')
        expect([method, (await ask(method, '/read')).status]).toEqual([method, 404]);
      if (method !== 'POST') expect([method, (await ask(method, '/sent')).status]).toEqual([method, 404]);
    }
  });
});
