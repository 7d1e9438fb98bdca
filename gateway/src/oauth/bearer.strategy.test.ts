import { Controller, Get, Module, Req, UseGuards } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Admittance } from '../access.ts';
import {
  AccessTokenGuard,
  AccessTokenStrategy,
  BEARER,
  KeyOrTokenGuard,
  KeyOrTokenStrategy,
  type Bearer,
} from './bearer.strategy.ts';

interface WithUser {
  readonly user: Extract<Admittance, { ok: true }>;
}

@Controller()
class Routes {
  @Get('either')
  @UseGuards(KeyOrTokenGuard)
  either(@Req() { user }: WithUser): string {
    return user.standing.accountId;
  }

  @Get('token')
  @UseGuards(AccessTokenGuard)
  token(@Req() { user }: WithUser): string {
    return user.standing.accountId;
  }
}

const opens = (credentials: readonly string[]) => ({
  authenticate(sent: string): Admittance {
    if (sent === 'broken') throw new Error('the database does not answer');
    if (!credentials.includes(sent)) return { ok: false, code: 'auth_invalid' };
    const standing = { accountId: 'account-1', suspended: sent === 'suspended', metered: true, rate: undefined };
    return { ok: true, principal: { accountId: 'account-1' }, standing };
  },
});
const bearer: Bearer = {
  doors: { '/mcp': opens(['key', 'token', 'suspended']), '/mcp/auth': opens(['token']) },
  baseUrlOf: () => 'https://mcp.example',
};

@Module({
  controllers: [Routes],
  providers: [KeyOrTokenStrategy, AccessTokenStrategy, { provide: BEARER, useValue: bearer }],
})
class RoutesModule {}

describe('bearer guards of Nest routes', () => {
  let app: NestFastifyApplication;
  let url: string;
  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(RoutesModule, new FastifyAdapter(), {
      logger: false,
      abortOnError: false,
    });
    await app.listen(0, '127.0.0.1');
    url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  });
  afterAll(() => app.close());

  const get = async (path: string, authorization?: string) => {
    const headers = new Headers(authorization === undefined ? [] : [['authorization', authorization]]);
    const answer = await fetch(new URL(path, url), { headers });
    return { status: answer.status, body: await answer.text(), challenge: answer.headers.get('www-authenticate') };
  };

  it('let in whom /mcp and /mcp/auth would let in', async () => {
    expect(await get('/either', 'Bearer key')).toMatchObject({ status: 200, body: 'account-1' });
    expect(await get('/either', 'bearer token')).toMatchObject({ status: 200, body: 'account-1' });
    expect(await get('/token', 'Bearer token')).toMatchObject({ status: 200, body: 'account-1' });
    expect((await get('/token', 'Bearer key')).status).toBe(401);
  });

  it('answer everybody else with the challenge', async () => {
    const PLAIN =
      'Bearer resource_metadata="https://mcp.example/.well-known/oauth-protected-resource/mcp", scope="mcp:tools"';
    expect(await get('/either')).toMatchObject({ status: 401, challenge: PLAIN });
    expect(await get('/either', 'Bearer wrong')).toMatchObject({
      status: 401,
      challenge: `${PLAIN}, error="invalid_token"`,
    });
    expect((await get('/token')).challenge).toContain('oauth-protected-resource/mcp/auth"');
    for (const odd of ['Basic a2V5', 'Bearer', 'Bearer a b', 'key'])
      expect((await get('/either', odd)).status).toBe(401);
  });

  it('take nothing from the address', async () => {
    expect((await get('/either?access_token=key')).status).toBe(401);
    expect((await get('/either?access_token=key', 'Bearer wrong')).status).toBe(401);
  });

  it('403 for a suspended account, 500 when nobody can be asked', async () => {
    expect((await get('/either', 'Bearer suspended')).status).toBe(403);
    expect((await get('/either', 'Bearer broken')).status).toBe(500);
  });
});
