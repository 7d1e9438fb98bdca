import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CATALOG, toolsInSets, TOOLSETS } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { bothPaths } from '../../test/both-paths.ts';
import { legacy, modern, type RawAnswer, type RawRequest } from '../../test/http.ts';
import { INSTRUCTIONS, INSTRUCTIONS_OF_SETS } from '../mcp/identity.ts';

const suite = bothPaths();
const { asked, both } = suite;

const ERAS = { legacy, modern };
const OWN = ['answer_question', 'describe_tools', 'call_tool'];
const META = ['set_birth_profile', 'get_reading_protocol', 'get_tool_catalog'];
const names = ({ json }: RawAnswer): readonly string[] =>
  json.result.tools.map(({ name }: { readonly name: string }) => name);
const at = (toolsets: string, request: RawRequest, path = '/mcp'): RawRequest => ({
  ...request,
  path: `${path}?toolsets=${toolsets}`,
});
const list = (toolsets: string, ask: typeof legacy = legacy) => asked(at(toolsets, ask('tools/list')));

describe.each(Object.entries(ERAS))('tools/list of sets, %s', (era, ask) => {
  it('holds the tools of each set and the three that reach the rest, the meta-tools first', async () => {
    for (const { name, tools } of TOOLSETS) {
      const meta = tools.filter((tool) => META.includes(tool));
      const others = tools.filter((tool) => !META.includes(tool));
      const answer = await list(name, ask);
      expect(names(answer)).toEqual([...meta, ...OWN, ...others]);
      expect(answer.json.result.nextCursor).toBeUndefined();
    }
  });

  it('holds all tools and not the three where no set is named', async () => {
    const answer = await asked(ask('tools/list'));
    expect(names(answer)).toEqual(CATALOG.map(({ name }) => name));
    expect(answer.json.result.cacheScope).toBe(era === 'modern' ? 'public' : undefined);
  });

  it('joins sets in catalogue order, whatever their order, each tool once and with the same definition', async () => {
    const one = await list('sport,core', ask);
    const other = await list('core,sport,core,Sport', ask);
    expect(other.text).toBe(one.text);
    const wanted = toolsInSets(['core', 'sport']);
    const whole = (await asked(ask('tools/list'))).json.result.tools;
    const own = one.json.result.tools.filter(({ name }: { readonly name: string }) => OWN.includes(name));
    const rest = one.json.result.tools.filter(({ name }: { readonly name: string }) => !OWN.includes(name));
    expect(rest).toEqual(whole.filter(({ name }: { readonly name: string }) => wanted.has(name)));
    expect(own).toHaveLength(OWN.length);
  });

  it('is public where the address chose, private where the header did, and the address wins', async () => {
    const scoped = async (request: RawRequest) => {
      const answer = await asked(request);
      return [answer.json.result.tools.length, answer.json.result.cacheScope];
    };
    const header = { 'x-cuspal-toolsets': 'compact' };
    const scope = (value: string) => (era === 'modern' ? value : undefined);
    expect(await scoped(at('sport', ask('tools/list')))).toEqual([4, scope('public')]);
    expect(await scoped(ask('tools/list', {}, header))).toEqual([6, scope('private')]);
    expect(await scoped(at('sport', ask('tools/list', {}, header)))).toEqual([4, scope('public')]);
  });

  it('is what the SDK answers', async () => {
    for (const request of [
      at('core', ask('tools/list')),
      at('muhurta,health', ask('tools/list')),
      ask('tools/list', {}, { 'x-cuspal-toolsets': 'compact' }),
    ]) {
      await both(request);
    }
  });

  it('has no cursor', async () => {
    for (const params of [{ cursor: 'x' }, { cursor: '' }]) {
      const { status, json } = await asked(at('core', ask('tools/list', params)));
      expect([status, json.error.code]).toEqual([200, -32602]);
    }
    expect(names(await asked(at('sport', ask('tools/list', { cursor: null }))))).toHaveLength(4);
  });

  it('comes compressed for those who take it so', async () => {
    const plain = await list('charts', ask);
    const read = { br: brotliDecompressSync, gzip: gunzipSync } as const;
    for (const coding of ['br', 'gzip', 'br'] as const) {
      const request = at('charts', ask('tools/list', {}, { 'accept-encoding': coding }));
      const { headers, bytes } = await asked(request);
      expect(headers['content-encoding']).toBe(coding);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 4);
      expect(read[coding](bytes).toString()).toBe(plain.text);
    }
  });
});

describe('a set that does not exist', () => {
  it.each([
    ['in the address', { path: '/mcp?toolsets=core,marrige' }],
    ['in the header', { headers: { 'x-cuspal-toolsets': 'marrige' } }],
  ])('%s: 400 and -32602 with the names, whatever is asked', async (_, where) => {
    for (const method of ['tools/list', 'tools/call', 'initialize', 'ping']) {
      const { status, headers, json } = await asked({ ...legacy(method), ...where });
      expect([status, json.id, json.error.code]).toEqual([400, null, -32602]);
      expect(json.error.message).toContain('Unknown toolset "marrige". Use one or more of these');
      expect(json.error.data).toEqual({
        code: 'validation_failed',
        recoverable: true,
        toolsets: TOOLSETS.map(({ name }) => name),
        requestId: headers['x-request-id'],
      });
    }
  });

  it('is heard of after the credentials', async () => {
    const headers = { authorization: undefined };
    const { status, headers: answered } = await asked({ ...at('marrige', legacy('tools/list')), headers });
    expect(status).toBe(401);
    expect(answered['www-authenticate']).toContain('/.well-known/oauth-protected-resource/mcp"');
    expect((await asked({ method: 'GET', path: '/mcp?toolsets=marrige' })).status).toBe(405);
  });
});

it('a page of any allowed origin may send the header', async () => {
  const headers = { origin: suite.url, authorization: undefined, 'content-type': undefined };
  for (const path of ['/mcp', '/mcp?toolsets=core', '/mcp/auth']) {
    const { status, headers: answered } = await asked({ method: 'OPTIONS', path, headers });
    expect(status).toBe(204);
    expect(answered['access-control-allow-headers']).toContain('x-cuspal-toolsets');
  }
});

it('a tool outside the set can be called, and the handshake names the tool that answers to those who see it', async () => {
  const call = legacy('tools/call', { name: 'get_planets', arguments: { latitude: 1 } });
  expect((await asked(at('sport', call))).json.result.content[0].text).toBe('{"latitude":1}');
  const initialize = legacy('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  const [plain, inSet] = [await asked(initialize), await asked(at('compact', initialize))];
  const { instructions, ...others } = inSet.json.result;
  expect({ ...others, instructions: INSTRUCTIONS }).toEqual(plain.json.result);
  expect(instructions).toBe(INSTRUCTIONS_OF_SETS);
  expect(plain.json.result.capabilities.tools).toEqual({});
});
