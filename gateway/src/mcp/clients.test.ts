import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SKILLS } from '@cuspal/catalog/reading';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { OFFICIAL_CLIENTS } from '../../test/mcp-clients.ts';
import { INSTRUCTIONS } from './identity.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.gateway.close());

const address = () => new URL(`${gateway.url}/mcp`);

describe.each(Object.keys(OFFICIAL_CLIENTS) as (keyof typeof OFFICIAL_CLIENTS)[])('%s', (kind) => {
  it('lists, calls and hears of faults', async () => {
    const client = await OFFICIAL_CLIENTS[kind](address());
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
    const client = await OFFICIAL_CLIENTS[kind](address());
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
