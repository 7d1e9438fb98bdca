import { COMPUTED_TOOL_COUNT, CATALOG, TOOL_COUNT } from '@cuspal/catalog';
import { callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import tool from './get-tool-catalog.tool.ts';

describe('get_tool_catalog', () => {
  it('speaks of all tools of the catalogue', async () => {
    const { text, isError } = await callTool(tool, {});
    expect(isError).toBe(false);
    expect(text.split('\n').slice(0, 2)).toEqual([
      'TOOL CATALOG',
      `${TOOL_COUNT} tools: ${COMPUTED_TOOL_COUNT} engine-backed, 3 meta`,
    ]);
    for (const { name } of CATALOG) expect(text).toContain(name);
  });

  it('states the arguments of a tool', async () => {
    const { text, result } = await callTool(tool, { tool: 'set_birth_profile' });
    expect(result).toMatchObject({ name: 'set_birth_profile', service: 'meta', birthData: true, available: true });
    expect(text).toContain('\n- latitude: number, optional, -90 to 90');
    expect(text).toContain('\n- utc_offset_minutes: number, ');
    expect(text).toContain('\n- question: string, optional, at most 2000 characters');
  });

  it('filters', async () => {
    const { result } = await callTool(tool, { family: 'Reference-Sky' });
    expect(result).toMatchObject({
      filter: { family: 'reference sky' },
      tools: [{ name: 'get_ephemeris' }, { name: 'get_sub_lord_table' }],
    });
  });

  it('refuses unknown values, names and arguments', async () => {
    expect(await callTool(tool, { system: 'western' })).toMatchObject({
      isError: true,
      meta: { code: 'validation_failed', field: 'system' },
    });
    expect(await callTool(tool, { tool: 'get_horoscope' })).toMatchObject({
      isError: true,
      meta: { code: 'validation_failed', field: 'tool' },
    });
    expect(await callTool(tool, { topic: 'career' })).toMatchObject({
      isError: true,
      meta: { code: 'validation_failed', field: 'topic' },
    });
  });
});
