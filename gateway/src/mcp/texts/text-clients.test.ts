import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLABLE } from '@cuspal/catalog';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientOfVersion1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOfVersion1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CAPABILITIES } from '../../../test/endpoint-suite.ts';
import { KEY, startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { CHENNAI } from '../../../test/prompt-arguments.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogue: CALLABLE });
});
afterAll(() => gateway.gateway.close());

const identity = { name: 'test', version: '1' };
const requestInit = { headers: { authorization: `Bearer ${KEY}` } };
const address = () => new URL(`${gateway.url}/mcp`);

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
  'SDK 2, 2026-07-28 alone': async () => {
    const client = new Client(identity, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }));
    return client;
  },
} as const;

describe.each(Object.keys(CLIENTS) as (keyof typeof CLIENTS)[])('%s', (kind) => {
  it('lists, completes, fills in and reads', async () => {
    const client = await CLIENTS[kind]();
    expect(client.getServerCapabilities()).toEqual(CAPABILITIES);
    const { prompts } = await client.listPrompts();
    expect(prompts).toHaveLength(7);
    const ref = { type: 'ref/prompt', name: 'promise_to_date_chain' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'event', value: 'love' } });
    expect(completion.values).toEqual(['Love Marriage']);
    const prompt = await client.getPrompt({ name: ref.name, arguments: { ...CHENNAI, event: 'Love Marriage' } });
    expect(JSON.stringify(prompt.messages)).toContain('find_event_timing_v2');
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();
    expect([resources[0]?.uri, resourceTemplates.length]).toEqual(['cuspal://catalogue', 5]);
    const uri = 'cuspal://rules/R5.3';
    expect((await client.readResource({ uri })).contents).toMatchObject([{ uri, mimeType: 'text/markdown' }]);
    await expect(client.readResource({ uri: 'cuspal://rules/none' })).rejects.toMatchObject({
      code: kind === 'SDK 1' ? -32002 : -32602,
    });
    await expect(client.getPrompt({ name: 'nope' })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });
});
