import { CALLABLE, CATALOG, toolsInSets } from '@cuspal/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientOfVersion1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOfVersion1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { toolEntry } from '../catalog/entry.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogue: CALLABLE.map((entry) => toolEntry.parse(entry)) });
});
afterAll(() => gateway.gateway.close());

const identity = { name: 'test', version: '1' };
const requestInit = { headers: { authorization: `Bearer ${KEY}` } };
const version2 = async (address: URL, mode: 'legacy' | 'auto' | { readonly pin: string }) => {
  const client = new Client(identity, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  return client;
};
const CLIENTS = {
  'SDK 1': async (address: URL) => {
    const client = new ClientOfVersion1(identity);
    await client.connect(new TransportOfVersion1(address, { requestInit }));
    return client;
  },
  'SDK 2, handshake': (address: URL) => version2(address, 'legacy'),
  'SDK 2, finding out': (address: URL) => version2(address, 'auto'),
  'SDK 2, 2026-07-28 alone': (address: URL) => version2(address, { pin: '2026-07-28' }),
} as const;
type Kind = keyof typeof CLIENTS;

const ALL = CATALOG.map(({ name }) => name);
const args = { latitude: 6.9 };
const answer = [{ type: 'text', text: JSON.stringify(args) }];

describe.each(Object.keys(CLIENTS) as Kind[])('%s', (kind) => {
  it('sees all tools without a set', async () => {
    const client = await CLIENTS[kind](new URL(`${gateway.url}/mcp`));
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(ALL);
    await client.close();
  });

  it.each(['core', 'compact'])('sees %s and reaches every tool', async (set) => {
    const client = await CLIENTS[kind](new URL(`${gateway.url}/mcp?toolsets=${set}`));
    const { tools, nextCursor } = await client.listTools();
    expect(nextCursor).toBeUndefined();
    const wanted = toolsInSets([set]);
    const beside = ['answer_question', 'describe_tools', 'call_tool'];
    expect(new Set(tools.map(({ name }) => name))).toEqual(new Set([...wanted, ...beside]));
    expect(tools).toHaveLength(wanted.size + beside.length);
    const described = await client.callTool({ name: 'describe_tools', arguments: { names: ['get_sport_outcome'] } });
    expect(JSON.stringify(described.content)).toContain('get_sport_outcome');
    for (const call of [
      { name: 'get_sport_outcome', arguments: args },
      { name: 'call_tool', arguments: { name: 'get_sport_outcome', arguments: args } },
    ]) {
      expect((await client.callTool(call)).content).toEqual(answer);
    }
    await client.close();
  });
});
