import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { SKILLS } from '@cuspal/catalog/reading';
import { Client as ClientOfVersion1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOfVersion1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { INSTRUCTIONS } from './identity.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.gateway.close());

const identity = { name: 'test', version: '1' };
const address = () => new URL(`${gateway.url}/mcp`);
const requestInit = { headers: { authorization: `Bearer ${KEY}` } };

const CLIENTS = {
  'SDK 1': async () => {
    const client = new ClientOfVersion1(identity);
    await client.connect(new TransportOfVersion1(address(), { requestInit }));
    return client;
  },
  'SDK 2, handshake': async () => {
    const client = new Client(identity);
    await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }));
    return client;
  },
  'SDK 2, finding out': async () => {
    const client = new Client(identity, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }));
    return client;
  },
  'SDK 2, 2026-07-28 alone': async () => {
    const client = new Client(identity, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }));
    return client;
  },
} as const;

describe.each(Object.keys(CLIENTS) as (keyof typeof CLIENTS)[])('%s', (kind) => {
  it('lists, calls and hears of faults', async () => {
    const client = await CLIENTS[kind]();
    expect(client.getInstructions()).toBe(INSTRUCTIONS);
    expect(client.getServerVersion()).toMatchObject({ name: 'cuspal', title: 'Cuspal' });
    const { tools, nextCursor } = await client.listTools();
    expect([tools.length, nextCursor]).toEqual([10, undefined]);
    const result = await client.callTool({ name: 'echo_arguments', arguments: { latitude: 6.9 } });
    expect(result.content).toEqual([{ type: 'text', text: '{"latitude":6.9}' }]);
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });

  it('reads every skill that the list of resources names', async () => {
    const client = await CLIENTS[kind]();
    const { resources } = await client.listResources();
    const skills = resources.filter(({ uri }) => uri.startsWith('skill://cuspal/'));
    expect(skills.map(({ uri }) => uri).toSorted()).toEqual(
      SKILLS.map(({ name }) => `skill://cuspal/${name}/SKILL.md`).toSorted(),
    );
    for (const { uri } of skills) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType: 'text/markdown', text: expect.stringMatching(/^---\nname: /) }]);
    }
    await client.close();
  });
});
