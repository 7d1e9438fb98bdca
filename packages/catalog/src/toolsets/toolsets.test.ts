import { describe, expect, it } from 'vitest';
import { FULL_SPINE } from '../full-spine.ts';
import { CATALOG, TOOL_COUNT } from '../catalog.ts';
import { CURATED } from './curated.ts';
import { toolsetNamed, toolsInSets, TOOLSETS } from './toolsets.ts';

const ORDER = new Map(CATALOG.map(({ name }, at) => [name, at]));
const META = ['set_birth_profile', 'get_reading_protocol', 'get_tool_catalog'];
const toolsOf = (name: string): readonly string[] => toolsetNamed(name)?.tools ?? [];

describe('the sets of tools', () => {
  it('have names of their own that stand in an address as they are', () => {
    const names = TOOLSETS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(encodeURIComponent(name)).toBe(name);
    }
  });

  it('name tools of the catalogue alone, each once and in its order', () => {
    for (const { tools } of TOOLSETS) {
      const places = tools.map((tool) => ORDER.get(tool) ?? -1);
      expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      expect(places.length).toBeGreaterThan(0);
      expect(places).not.toContain(-1);
    }
    for (const { tools = [] } of Object.values(CURATED)) for (const tool of tools) expect(ORDER.has(tool)).toBe(true);
  });

  it('hold every tool in the set of its family', () => {
    for (const { name, family } of CATALOG) expect(toolsOf(family)).toContain(name);
    const families = TOOLSETS.slice(Object.keys(CURATED).length);
    expect(families.reduce((sum, { tools }) => sum + tools.length, 0)).toBe(TOOL_COUNT);
  });

  it('hold the meta-tools, and the spine of a full reading', () => {
    expect(toolsOf('compact')).toEqual(META);
    expect(toolsOf('reading')).toEqual([...META, ...FULL_SPINE]);
  });

  it('say in one sentence what they are for', () => {
    for (const { title, description } of TOOLSETS) {
      expect(title).toMatch(/^[A-Z][A-Za-z ]{2,24}$/);
      expect(description).toMatch(/^[A-Z][A-Za-z0-9, ]+\.$/);
      expect(description.split(' ').length).toBeLessThanOrEqual(25);
    }
  });

  it('are found in any spelling of their name, and together', () => {
    for (const name of ['core-analysis', 'core analysis', 'Core_Analysis', ' core-analysis '])
      expect(toolsetNamed(name)?.name).toBe('core-analysis');
    for (const name of ['', 'all', 'toString', '__proto__', 'core,reading']) expect(toolsetNamed(name)).toBeUndefined();
    expect([...toolsInSets(['meta', 'sport', 'nothing'])]).toEqual([...META, 'get_sport_outcome']);
  });
});
