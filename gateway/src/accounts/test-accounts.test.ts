import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send, type RawRequest } from '../../test/http.ts';
import { REST_CATALOGUE } from '../../test/rest-suite.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import { runCommand } from '../admin/commands.ts';
import type { Database } from '../database/connection.ts';
import { connectServices, eachService } from '../routing/clients.ts';
import { newApiKey } from './keys.ts';

const AT = '2026-01-02T03:04:05Z';
const ARGUMENTS = { latitude: 6.927 };
const CALL = { name: 'echo_arguments', arguments: ARGUMENTS };

/** One call by each way that there is. */
const WAYS: readonly (readonly [string, RawRequest])[] = [
  ['MCP, 2025', legacy('tools/call', CALL)],
  ['MCP, 2026', modern('tools/call', CALL)],
  ['MCP, by name', legacy('tools/call', { name: 'call_tool', arguments: CALL })],
  ['MCP, an unusual message', legacy('tools/call', { ...CALL, unusual: true })],
  ['REST', { path: '/v1/tools/echo_arguments', body: ARGUMENTS }],
  ['a batch', { path: '/v1/batch', body: [{ name: 'echo_arguments', arguments: ARGUMENTS }] }],
];

describe.each(databases())('test accounts on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let service: FakeService;
  let gateways: readonly TestGateway[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
    service = await fakeService('ephemeris', []);
    service.list = REST_CATALOGUE;
    const start = (fastPath: boolean) =>
      startTestGateway({
        database,
        catalogue: REST_CATALOGUE,
        config: { fastPath },
        clients: connectServices(eachService(() => service.target)),
      });
    gateways = await Promise.all([start(true), start(false)]);
  });
  afterAll(async () => {
    await Promise.all(gateways.map(({ gateway }) => gateway.close()));
    service.kill();
    await database.close();
  });
  const made = async (words: string): Promise<{ readonly key: string; readonly account: { readonly id: string } }> =>
    JSON.parse(JSON.stringify((await runCommand(services, `create-test-account ${words}`.split(' '))).json));
  /** The clock that the service was told with the one call of a request. */
  const clockOf = async ({ url }: TestGateway, key: string, request: RawRequest): Promise<number | undefined> => {
    const before = service.calls.length;
    const headers = { ...request.headers, authorization: `Bearer ${key}` };
    expect((await send(url, { ...request, headers })).status).toBe(200);
    expect(service.calls.length).toBe(before + 1);
    return service.calls.at(-1)?.caller?.testClockMs;
  };

  it.each(WAYS)('tell the service where their clock stands, by %s', async (_way, request) => {
    const { key } = await made(`--name Reviewer --at ${AT}`);
    const other = await services.customer();
    for (const gateway of gateways) {
      expect(await clockOf(gateway, key, request)).toBe(Date.parse(AT));
      expect(await clockOf(gateway, other.key, request)).toBeUndefined();
    }
  });

  it('have keys that say so and are as long as others, also the next ones', async () => {
    const { key, account } = await made('--name Keys');
    const { key: second } = await services.keys.create(account.id, 'Second');
    for (const each of [key, second]) expect(each).toMatch(/^mcp_test_[\w-]{38}$/);
    expect(key).not.toBe(second);
    for (let times = 0; times < 1_000; times += 1) expect(newApiKey()).not.toMatch(/^mcp_test_/);
  });

  it('are charged on an allowance of their own, by the month of the true clock', async () => {
    const { key, account } = await made(`--name Metered --allowance 2 --at ${AT}`);
    const [gateway] = gateways;
    if (!gateway) throw new Error('a gateway');
    const call = async () =>
      (await send(gateway.url, legacy('tools/call', CALL, { authorization: `Bearer ${key}` }))).json.result;
    expect([(await call()).isError, (await call()).isError]).toEqual([undefined, undefined]);
    expect((await call())._meta).toMatchObject({ code: 'quota_exhausted', allowance: 2 });
    expect((await services.usage.month(account.id)).used).toBe(2);
  });

  it('show where the clock stands, and stand at a stated instant by default', async () => {
    const { account } = await made('--name Default');
    const shown = await runCommand(services, ['show-account', account.id]);
    expect(shown.text).toContain('2026-11-28');
  });

  it.each(['yesterday', '2026-01-02', '2026-01-02T03:04:05', '2026-13-01T00:00:00Z', '1700-01-01T00:00:00Z'])(
    'are not made with a clock at %s',
    async (at) => {
      await expect(made(`--name Wrong --at ${at}`)).rejects.toThrow(`--at is ${at}: write it as`);
    },
  );

  it('go to another database with their clock', async () => {
    const { account } = await made(`--name Moved --at ${AT}`);
    await services.accounts.suspend(account.id);
    const { rows } = await services.transfer.read(account.id);
    expect(new Date(String(rows.accounts[0]?.['test_clock'])).toISOString()).toBe('2026-01-02T03:04:05.000Z');
  });
});
