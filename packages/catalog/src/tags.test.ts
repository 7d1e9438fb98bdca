import { describe, expect, it } from 'vitest';
import { CATALOG, TOOL_COUNT } from './catalog.ts';
import { FULL_SPINE } from './full-spine.ts';
import { FAMILIES } from './taxonomy.ts';

const names = CATALOG.map(({ name }) => name);
const needsOf = new Map(CATALOG.map(({ name, needs }) => [name, needs]));

describe('the tags of the tools', () => {
  it('has tools with names of their own, 3 of them meta-tools', () => {
    expect(new Set(names).size).toBe(TOOL_COUNT);
    expect(CATALOG.filter(({ system }) => system === 'meta')).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]{0,47}$/);
  });

  it('lists the meta-tools, then the full spine, then the families', () => {
    expect(names.slice(0, 3)).toEqual(['set_birth_profile', 'get_reading_protocol', 'get_tool_catalog']);
    expect(names.slice(3, 25)).toEqual(FULL_SPINE);
    // A new tool comes last in its family.
    const first = ['get_aspects_and_strength', 'get_interlink_strength_matrix', 'get_stellar_aspects'];
    expect(names[25]).toBe(first[0]);
    expect(names.filter((name) => first.includes(name))).toEqual(first);
    const families = CATALOG.slice(25).map(({ family }) => family);
    const changes = families.filter((family, index) => family !== families[index - 1]);
    expect(changes).toEqual(FAMILIES.filter((family) => families.includes(family)));
    expect(changes.at(-1)).toBe('composites');
  });

  it('needs only tools it has, and never in a circle', () => {
    const rank = new Map<string, number>();
    const rankOf = (name: string, path: readonly string[]): number => {
      expect(path).not.toContain(name);
      const needs = needsOf.get(name);
      if (!needs) throw new Error(`${path.at(-1)} needs ${name}`);
      const known = rank.get(name);
      if (known !== undefined) return known;
      const own = 1 + Math.max(0, ...needs.map((need) => rankOf(need, [...path, name])));
      rank.set(name, own);
      return own;
    };
    for (const name of names) rankOf(name, []);
    expect(rank.size).toBe(TOOL_COUNT);
  });

  it('has the base edges of the needs', () => {
    expect(needsOf.get('get_house_cusps')).toEqual(['get_full_chart']);
    expect(needsOf.get('get_planets')).toEqual(['get_full_chart']);
    expect(needsOf.get('analyze_natal_promise')).toEqual(['get_house_cusps']);
    expect(needsOf.get('get_fruitful_significators')).toEqual(['get_significators', 'get_ruling_planets']);
    expect(needsOf.get('find_event_timing_v2')).toEqual(['analyze_natal_promise', 'get_fruitful_significators']);
    expect(needsOf.get('get_transit_timing_hierarchy')).toEqual(['get_fruitful_significators']);
    for (const { family, needs } of CATALOG) if (family === 'composites') expect(needs).toEqual([]);
  });

  it('gives each tool a title and a purpose of one plain sentence', () => {
    for (const { title, purpose } of CATALOG) {
      expect(`${title}${purpose}`).toMatch(/^[ -~]+$/);
      expect(title.length).toBeGreaterThan(2);
      expect(purpose).toMatch(/^[A-Z].{10,124}[^.]$/);
      expect(purpose).not.toMatch(/[a-z]\. [A-Z]/);
    }
    expect(new Set(CATALOG.map(({ title }) => title)).size).toBe(TOOL_COUNT);
    expect(new Set(CATALOG.map(({ purpose }) => purpose)).size).toBe(TOOL_COUNT);
  });

  it('keeps each family in one service', () => {
    const homes = new Map<string, Set<string>>();
    for (const { family, service } of CATALOG) homes.set(family, (homes.get(family) ?? new Set()).add(service));
    for (const services of homes.values()) expect(services.size).toBe(1);
  });
});
