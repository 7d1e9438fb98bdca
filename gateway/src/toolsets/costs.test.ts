import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send } from '../../test/http.ts';
import { eventually, servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { connectServices, eachService } from '../routing/clients.ts';

describe.each(databases())('what the tools of the sets cost on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let service: FakeService;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
    service = await fakeService('ephemeris', []);
    const clients = connectServices(eachService(() => service.target));
    gateway = await startTestGateway({ database, catalogue: TEST_CATALOGUE, clients, logLevel: 'warn' });
  });
  afterAll(async () => {
    await gateway.gateway.close();
    service.kill();
    await database.close();
  });

  const customerWith = async (monthlyAllowance: number) => {
    const { account, key } = await services.customer({ monthlyAllowance });
    return {
      call: async (name: string, args: object, request = legacy) => {
        const headers = { authorization: `Bearer ${key}` };
        const { json } = await send(gateway.url, request('tools/call', { name, arguments: args }, headers));
        return json.result;
      },
      used: async () => (await services.usage.month(account.id)).used,
    };
  };

  it('one unit for a description and one for a call that succeeds, none for what fails or is refused', async () => {
    const { call, used } = await customerWith(100);
    for (const request of [legacy, modern]) {
      const before = await used();
      await call('describe_tools', { names: ['echo_arguments', 'work_aloud'] }, request);
      expect(await used()).toBe(before + 1);
      await call('call_tool', { name: 'echo_arguments', arguments: { a: 1 } }, request);
      expect(await used()).toBe(before + 2);
      for (const [name, args] of [
        ['call_tool', { name: 'refuse_argument' }],
        ['call_tool', { name: 'echo_argument' }],
        ['call_tool', { name: 'echo_arguments', precision: 77 }],
        ['call_tool', { name: 'break_inside' }],
        ['describe_tools', { names: ['echo_argument'] }],
      ] as const) {
        expect(await call(name, args, request)).toMatchObject({ isError: true });
      }
      expect(await eventually(async () => (await used()) === before + 2)).toBe(true);
    }
  });

  it('a spent allowance is told as of the tool itself', async () => {
    const { call, used } = await customerWith(1);
    await call('call_tool', { name: 'echo_arguments' });
    const direct = await call('echo_arguments', {});
    expect(direct._meta.code).toBe('quota_exhausted');
    const calls = service.calls.length;
    for (const [name, args] of [
      ['call_tool', { name: 'echo_arguments' }],
      ['describe_tools', { names: ['echo_arguments'] }],
    ] as const) {
      const spent = await call(name, args);
      expect(spent).toMatchObject({ isError: true, _meta: { code: 'quota_exhausted', allowance: 1 } });
      expect(spent.content[0].text).toContain('The monthly allowance of 1 tool calls is spent');
    }
    expect([service.calls.length, await used()]).toEqual([calls, 1]);
  });
});
