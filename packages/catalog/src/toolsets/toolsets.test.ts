import { describe, expect, it } from 'vitest';
import { FULL_SPINE } from '../full-spine.ts';
import { CATALOG } from '../catalog.ts';
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
    expect(families.reduce((sum, { tools }) => sum + tools.length, 0)).toBe(221);
  });

  it('have the sizes that clients are told of', () => {
    const sizes = Object.fromEntries(Object.keys(CURATED).map((name) => [name, toolsOf(name).length]));
    expect(sizes).toEqual({
      compact: 3,
      core: 22,
      reading: 25,
      charts: 27,
      forecast: 14,
      muhurta: 19,
      matching: 12,
      daily: 10,
      'birth-time': 9,
    });
    expect(toolsOf('compact')).toEqual(META);
    expect(toolsOf('reading')).toEqual([...META, ...FULL_SPINE]);
    expect(toolsOf('timing')).toHaveLength(24);
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
