import { CATALOG } from '@cuspal/catalog';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bothPaths } from '../../test/both-paths.ts';
import { legacy, modern, type RawRequest } from '../../test/http.ts';
import { selectionOf, toolsetQuery } from './selection.ts';

const { asked, both } = bothPaths();
const ERAS = { legacy, modern };
const at = (query: string, request: RawRequest): RawRequest => ({ ...request, path: `/mcp?${query}` });
const call = (ask: typeof legacy, name: string, args: object, headers = {}) =>
  ask('tools/call', { name, arguments: args }, headers);

describe.each(Object.entries(ERAS))('structured results, %s', (era, ask) => {
  it('come beside the same text, over both paths', async () => {
    const args = { latitude: 6.927, note: 'कोलंबो "quoted" \u2028' };
    const plain = await asked(call(ask, 'get_planets', args));
    expect(plain.json.result).not.toHaveProperty('structuredContent');
    for (const request of [
      at('structured=1', call(ask, 'get_planets', args)),
      at('toolsets=core&structured=1', call(ask, 'get_planets', args)),
      call(ask, 'get_planets', args, { 'x-cuspal-structured': '1' }),
    ]) {
      const { json } = await asked(request);
      expect(json.result).toEqual({ ...plain.json.result, structuredContent: args });
      await both(request);
    }
  });

  it('are not sent where they are refused or a tool answers in words', async () => {
    const args = { latitude: 1 };
    for (const request of [
      at('structured=0', call(ask, 'get_planets', args)),
      at('structured=1&structured=0', call(ask, 'get_planets', args)),
      at('structured=0', call(ask, 'get_planets', args, { 'x-cuspal-structured': '1' })),
      at('structured=1', call(ask, 'get_tool_catalog', {})),
    ]) {
      const { json } = await asked(request);
      expect(json.result).not.toHaveProperty('structuredContent');
      await both(request);
    }
  });

  it('are announced in a list of that setting alone, for every tool that answers in JSON', async () => {
    const listed = async (request: RawRequest) => {
      await both(request);
      return (await asked(request)).json.result;
    };
    const [plain, structured] = [await listed(ask('tools/list')), await listed(at('structured=1', ask('tools/list')))];
    expect(plain.tools.filter((tool: object) => 'outputSchema' in tool)).toEqual([]);
    const shown = structured.tools.map(({ outputSchema: _, ...tool }: { outputSchema?: object }) => tool);
    expect(shown).toEqual(plain.tools);
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    for (const { name, outputSchema, _meta } of structured.tools) {
      expect([name, outputSchema === undefined]).toEqual([name, _meta.system === 'meta']);
      if (outputSchema) expect(outputSchema).toMatchObject({ type: 'object', properties: {} });
      if (outputSchema) ajv.compile(outputSchema);
    }
    const scope = (value: string) => (era === 'modern' ? value : undefined);
    expect(structured.cacheScope).toBe(scope('public'));
    const byHeader = await listed(ask('tools/list', {}, { 'x-cuspal-structured': '1' }));
    expect(byHeader).toEqual({ ...structured, ...(era === 'modern' && { cacheScope: 'private' }) });
    const ofSet = await listed(at('toolsets=muhurta&structured=1', ask('tools/list')));
    expect(ofSet.tools.filter((tool: object) => 'outputSchema' in tool).length).toBeGreaterThan(15);
  });

  it('are asked for by 1 and nothing else', async () => {
    for (const request of [
      at('structured=yes', ask('tools/list')),
      ask('tools/list', {}, { 'x-cuspal-structured': 'true' }),
    ]) {
      const { status, json } = await asked(request);
      expect([status, json.error.code]).toEqual([400, -32602]);
      expect(json.error.message).toContain('1 for structured results, or 0');
    }
  });
});

it('an address that says so is a resource of its own, to the letter', () => {
  expect(toolsetQuery('/mcp?structured=1')).toBe('?structured=1');
  expect(toolsetQuery('/mcp?toolsets=core&structured=1')).toBe('?toolsets=core&structured=1');
  expect(toolsetQuery('/mcp?structured=2')).toBe('');
  expect(selectionOf({ url: '/mcp?structured=1', headers: {} })).toEqual({ ok: true, structured: 'public' });
});

it('every tool but the three that answer in words has an outline in the catalogue', () => {
  expect(CATALOG.filter(({ outputSchema }) => outputSchema === undefined).map(({ system }) => system)).toEqual(
    Array.from({ length: 3 }, () => 'meta'),
  );
});
