import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLABLE } from '@cuspal/catalog';
import { CAPABILITIES } from '../../../test/endpoint-suite.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { OFFICIAL_CLIENTS } from '../../../test/mcp-clients.ts';
import { CHENNAI } from '../../../test/prompt-arguments.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogue: CALLABLE });
});
afterAll(() => gateway.gateway.close());

const address = () => new URL(`${gateway.url}/mcp`);

describe.each(Object.keys(OFFICIAL_CLIENTS) as (keyof typeof OFFICIAL_CLIENTS)[])('%s', (kind) => {
  it('lists, completes, fills in and reads', async () => {
    const client = await OFFICIAL_CLIENTS[kind](address());
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
