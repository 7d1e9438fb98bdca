import { describe, expect, it } from 'vitest';
import { toolsInSets } from '@cuspal/catalog';
import { VIEW_FIGURES } from '@cuspal/figures';
import { VIEW_URI } from '@cuspal/views';
import { ALL_TOOLS, bothPaths } from '../../../test/both-paths.ts';
import { ENVELOPE, legacy, modern, type RawAnswer, type RawRequest } from '../../../test/http.ts';

const { asked, both } = bothPaths();

const EXTENSION = 'io.modelcontextprotocol/ui';
const announcing = (extensions: unknown) => ({ extensions });
const SHOWS = announcing({ [EXTENSION]: { mimeTypes: ['text/html;profile=mcp-app'] } });
const withCapabilities = (method: string, capabilities: unknown, headers = {}): RawRequest =>
  modern(method, { _meta: { ...ENVELOPE, 'io.modelcontextprotocol/clientCapabilities': capabilities } }, headers);

interface Listed {
  readonly name: string;
  readonly _meta: { readonly ui?: { readonly resourceUri: string } };
}
const linked = ({ json }: RawAnswer): readonly string[] =>
  (json.result.tools as readonly Listed[])
    .filter(({ _meta: { ui } }) => ui?.resourceUri === VIEW_URI)
    .map(({ name }) => name);
const pages = ({ json }: RawAnswer): readonly string[] =>
  (json.result.resources as readonly { readonly uri: string }[])
    .map(({ uri }) => uri)
    .filter((uri) => uri.startsWith('ui:'));
const WITH_FIGURES = ALL_TOOLS.map(({ name }) => name).filter((name) => name in VIEW_FIGURES);

describe('links to the page of the figures', () => {
  it('stand in every list of the initialize era, at the tools that have a figure', async () => {
    expect(WITH_FIGURES).toHaveLength(Object.keys(VIEW_FIGURES).length);
    expect(linked(await both(legacy('tools/list')))).toEqual(WITH_FIGURES);
    expect(pages(await both(legacy('resources/list')))).toEqual([VIEW_URI]);
  });

  it('stand in a list of 2026-07-28 for clients that announce the extension', async () => {
    const tools = await both(withCapabilities('tools/list', SHOWS));
    expect(linked(tools)).toEqual(WITH_FIGURES);
    expect(tools.json.result.tools).toEqual((await both(legacy('tools/list'))).json.result.tools);
    expect(pages(await both(withCapabilities('resources/list', SHOWS)))).toEqual([VIEW_URI]);
  });

  it.each([
    ['nothing', {}],
    ['other extensions', announcing({ 'io.modelcontextprotocol/tasks': {} })],
    ['no kind of page', announcing({ [EXTENSION]: {} })],
    ['another kind of page', announcing({ [EXTENSION]: { mimeTypes: ['text/html'] } })],
  ])('stand in none for clients that announce %s', async (_what, capabilities) => {
    const tools = await both(withCapabilities('tools/list', capabilities));
    expect(tools.text).not.toContain('ui://');
    expect(tools.text).toBe((await asked(modern('tools/list'))).text);
    expect(pages(await both(withCapabilities('resources/list', capabilities)))).toEqual([]);
  });

  it.each([[{ mimeTypes: 'text/html;profile=mcp-app' }], [[]], ['yes']])(
    'are no fault where the announcement is odd: %j',
    async (settings) => {
      const answer = await asked(withCapabilities('tools/list', announcing({ [EXTENSION]: settings })));
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain('ui://');
    },
  );

  it('are all that differs between the lists', async () => {
    const plain = await asked(modern('tools/list'));
    const viewed = await asked(withCapabilities('tools/list', SHOWS));
    const link = `,"ui":{"resourceUri":"${VIEW_URI}"}`;
    const without = viewed.text.replaceAll(link, '').replace('"cacheScope":"private"', '"cacheScope":"public"');
    expect(without).toBe(plain.text);
    expect(viewed.text.split(link)).toHaveLength(WITH_FIGURES.length + 1);
  });

  it('make a list one for its client alone, and leave others for all', async () => {
    for (const list of ['tools/list', 'resources/list']) {
      expect((await both(withCapabilities(list, SHOWS))).json.result.cacheScope).toBe('private');
      expect((await both(modern(list))).json.result.cacheScope).toBe('public');
      expect((await both(legacy(list))).json.result).not.toHaveProperty('cacheScope');
    }
  });

  it('stand in sets of tools too, by the same rule', async () => {
    const at = (request: RawRequest): RawRequest => ({ ...request, path: '/mcp?toolsets=core' });
    const inCore = WITH_FIGURES.filter((name) => toolsInSets(['core']).has(name));
    expect(inCore.length).toBeGreaterThan(3);
    expect(linked(await both(at(withCapabilities('tools/list', SHOWS))))).toEqual(inCore);
    expect(linked(await both(at(legacy('tools/list'))))).toEqual(inCore);
    expect((await both(at(modern('tools/list')))).text).not.toContain('ui://');
  });

  it('are in no definition that a tool gives', async () => {
    const ask = (request: RawRequest): RawRequest => ({ ...request, path: '/mcp?toolsets=compact' });
    const call = { name: 'describe_tools', arguments: { names: ['get_full_chart'] } };
    expect((await both(ask(legacy('tools/call', call)))).text).not.toContain('ui://');
  });
});
