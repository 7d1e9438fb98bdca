import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send, type RawAnswer, type RawRequest } from '../../test/http.ts';
import { REST_CATALOGUE } from '../../test/rest-suite.ts';
import { eventually, servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { apiKeys } from '../database/schema.ts';
import { connectServices, eachService } from '../routing/clients.ts';
import { hashApiKey } from './keys.ts';
import type { KeyRestrictions } from './key-restrictions.ts';

const CALL = { name: 'echo_arguments', arguments: {} };
const PAGE = 'https://app.example';
const BASE = 'https://mcp.example';

/** One call by each way that there is. */
const WAYS: readonly (readonly [string, RawRequest])[] = [
  ['MCP, 2025', legacy('tools/call', CALL)],
  ['MCP, 2026', modern('tools/call', CALL)],
  ['REST', { path: '/v1/tools/echo_arguments', body: {} }],
  ['a batch', { path: '/v1/batch', body: [{ name: 'echo_arguments', arguments: {} }] }],
];

/** What a refusal says, as JSON-RPC and REST have it. */
const told = ({ json }: RawAnswer): { code: string; text: string } =>
  json.error ? { code: json.error.data.code, text: json.error.message } : { code: json.code, text: json.detail };

describe.each(databases())('restricted keys on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let service: FakeService;
  let gateways: readonly TestGateway[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
    service = await fakeService('ephemeris', []);
    service.list = REST_CATALOGUE;
    const start = async (fastPath: boolean) => {
      const made = await startTestGateway({
        database,
        catalogue: REST_CATALOGUE,
        config: { fastPath, host: '0.0.0.0', baseUrl: BASE, trustProxy: 1 },
        clients: connectServices(eachService(() => service.target)),
      });
      return { ...made, url: made.url.replace('0.0.0.0', '127.0.0.1') };
    };
    gateways = await Promise.all([start(true), start(false)]);
  });
  afterAll(async () => {
    await Promise.all(gateways.map(({ gateway }) => gateway.close()));
    service.kill();
    await database.close();
  });
  const restricted = async (restrictions: Partial<KeyRestrictions>, limits = {}) => {
    const made = await services.customer(limits);
    await services.keyChanges.restrict(made.account.id, made.keyId, restrictions);
    return made;
  };
  const ask = (url: string, key: string, request: RawRequest, headers: RawRequest['headers'] = {}) =>
    send(url, { ...request, headers: { ...request.headers, authorization: `Bearer ${key}`, ...headers } });

  it.each(WAYS)('are refused from other addresses, with the reason, by %s', async (_way, request) => {
    const { key } = await restricted({ addressRanges: ['203.0.113.0/24', '2001:db8::/32'] });
    const { key: free } = await services.customer();
    for (const { url } of gateways) {
      for (const address of ['203.0.113.7', '2001:db8::7']) {
        expect((await ask(url, key, request, { 'x-forwarded-for': address })).status).toBe(200);
      }
      for (const address of ['198.51.100.1', '2001:db9::7']) {
        const refused = await ask(url, key, request, { 'x-forwarded-for': `203.0.113.7, ${address}` });
        expect(refused.status).toBe(403);
        expect(told(refused)).toEqual({ code: 'auth_invalid', text: expect.stringContaining(address) });
        expect((await ask(url, free, request, { 'x-forwarded-for': address })).status).toBe(200);
      }
    }
  });

  it.each(WAYS)('for browsers are refused without Origin and on other pages, by %s', async (_way, request) => {
    const { key } = await restricted({ allowedOrigins: [PAGE] });
    const { key: free } = await services.customer();
    const { key: other } = await restricted({ allowedOrigins: ['https://other.example'] });
    for (const { url } of gateways) {
      const good = await ask(url, key, request, { origin: PAGE });
      expect([good.status, good.headers['access-control-allow-origin']]).toEqual([200, PAGE]);
      const without = await ask(url, key, request);
      expect([without.status, told(without).code]).toEqual([403, 'auth_invalid']);
      expect(told(without).text).toContain('names no Origin');
      // The origin of the server itself is none of its pages either.
      for (const origin of [BASE, 'https://other.example']) {
        const refused = await ask(url, key, request, { origin });
        expect([refused.status, told(refused).text]).toEqual([403, expect.stringContaining('other origins')]);
      }
      // A page that a key lets in may call with that key alone.
      for (const each of [free, other]) {
        const refused = await ask(url, each, request, { origin: PAGE });
        expect([refused.status, told(refused).code]).toEqual([403, 'auth_invalid']);
      }
      const nobody = await ask(url, key, request, { origin: 'https://nobody.example' });
      expect([nobody.status, nobody.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
  });

  it('answer what browsers ask before a call for pages that some key names, and for no others', async () => {
    const page = 'https://asked.example';
    const preflight = async (url: string, path: string, origin = page) => {
      const { status, headers } = await send(url, {
        method: 'OPTIONS',
        path,
        headers: { authorization: undefined, origin, 'access-control-request-method': 'POST' },
      });
      return [status, headers['access-control-allow-origin']];
    };
    for (const { url } of gateways) expect(await preflight(url, '/mcp')).toEqual([403, undefined]);
    const { account, keyId } = await restricted({ allowedOrigins: [page] });
    for (const { url } of gateways) {
      const knows = async () => (await preflight(url, '/mcp'))[0] === 204;
      expect(await eventually(knows)).toBe(true);
      expect(await preflight(url, '/v1/tools')).toEqual([204, page]);
      expect((await preflight(url, '/mcp', 'https://nobody.example'))[0]).toBe(403);
    }
    await services.keys.revoke(account.id, keyId);
    for (const { url } of gateways) {
      expect(await eventually(async () => (await preflight(url, '/mcp'))[0] === 403)).toBe(true);
    }
  });

  it('let pages read why a bad key is refused', async () => {
    await restricted({ allowedOrigins: [PAGE] });
    for (const { url } of gateways) {
      const refused = await ask(url, 'mcp_nobody', legacy('tools/list'), { origin: PAGE });
      expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, PAGE]);
    }
  });

  it('are held to a change, and freed of it, within a second on every gateway', async () => {
    const { account, key, keyId } = await services.customer();
    const status = async ({ url }: TestGateway) => (await ask(url, key, legacy('tools/list'))).status;
    for (const gateway of gateways) expect(await status(gateway)).toBe(200);
    await services.keyChanges.restrict(account.id, keyId, { addressRanges: ['203.0.113.0/24'] });
    for (const gateway of gateways) expect(await eventually(async () => (await status(gateway)) === 403)).toBe(true);
    await services.keyChanges.restrict(account.id, keyId, { addressRanges: [] });
    for (const gateway of gateways) expect(await eventually(async () => (await status(gateway)) === 200)).toBe(true);
  });

  it('end at their share of the allowance by every way, while other keys go on', async () => {
    for (const [, request] of WAYS) {
      const made = await restricted({ monthlyCalls: 2 }, { monthlyAllowance: 50 });
      const { key: other } = await services.keys.create(made.account.id, 'Other');
      const [first, second] = gateways;
      if (!first || !second) throw new Error('two gateways');
      for (const { url } of [first, second]) {
        const answer = await ask(url, made.key, request);
        expect(answer.text).not.toContain('quota_exhausted');
      }
      const spent = await ask(first.url, made.key, request);
      expect(spent.text).toContain('quota_exhausted');
      expect(spent.text).toMatch(
        /The share of this API key, 2 tool calls a month, is spent|The share that this API key has of the month, 2 calls, is used/,
      );
      expect((await ask(second.url, other, request)).text).not.toContain('quota_exhausted');
    }
  });

  it('are no faster than their share of the rate, over which other keys are let in', async () => {
    const limits = { ratePerSecond: 100, burst: 1_000 };
    const made = await restricted({ ratePerSecond: 1 }, limits);
    const { key: other } = await services.keys.create(made.account.id, 'Other');
    const [gateway] = gateways;
    if (!gateway) throw new Error('a gateway');
    const all = [];
    // Its part of the burst is ten.
    for (let times = 0; times < 16; times += 1) all.push(await ask(gateway.url, made.key, legacy('tools/list')));
    const slow = all.find(({ status }) => status === 429);
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
    expect(slow && told(slow)).toEqual({
      code: 'rate_limited',
      text: expect.stringContaining('this API key may send 1 a second, 10 at once'),
    });
    expect(slow?.headers).toMatchObject({ 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '0' });
    expect((await ask(gateway.url, other, legacy('tools/list'))).headers['x-ratelimit-limit']).toBe('1000');
  });

  it('see sets of tools first, unless a request selects others, and call every tool all the same', async () => {
    const { key } = await restricted({ toolsets: ['core'] });
    const { key: free } = await services.customer();
    for (const { url } of gateways) {
      for (const list of [legacy('tools/list'), modern('tools/list')]) {
        const of = async (who: string, path = '/mcp') => (await ask(url, who, { ...list, path })).json.result;
        const begins = await of(key);
        expect(begins.tools).toEqual((await of(free, '/mcp?toolsets=core')).tools);
        expect((await of(key, '/mcp?toolsets=vargas')).tools).toEqual((await of(free, '/mcp?toolsets=vargas')).tools);
      }
      const hidden = legacy('tools/call', CALL);
      expect((await ask(url, key, hidden)).json.result.isError).toBeUndefined();
    }
  });

  it('are not found by versions that know no restrictions', async () => {
    const { account, key, keyId } = await services.customer();
    const found = async () =>
      (
        await database.orm
          .select()
          .from(apiKeys)
          .where(eq(apiKeys.hash, hashApiKey(key).toString('hex')))
      ).length;
    expect(await found()).toBe(1);
    await services.keyChanges.restrict(account.id, keyId, { toolsets: ['core'] });
    expect(await found()).toBe(1);
    await services.keyChanges.restrict(account.id, keyId, { ratePerSecond: 1 });
    expect(await found()).toBe(0);
    await services.keyChanges.restrict(account.id, keyId, { ratePerSecond: null });
    expect(await found()).toBe(1);
  });
});
