import { CATALOG } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { dependentsOf, faultsOfNeeds } from './needs.ts';

const graph = (edges: Record<string, readonly string[]>) =>
  Object.entries(edges).map(([name, needs]) => ({ name, needs }));

describe('faultsOfNeeds', () => {
  it('finds none in the catalogue', () => {
    expect(faultsOfNeeds(CATALOG)).toEqual([]);
  });

  it('allows two ways to the same tool', () => {
    expect(faultsOfNeeds(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('names a circle', () => {
    expect(faultsOfNeeds(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['a needs b needs c needs b: a circle']);
    expect(faultsOfNeeds(graph({ a: ['a'] }))).toEqual(['a needs a: a circle']);
  });

  it('names a tool that is missing', () => {
    expect(faultsOfNeeds(graph({ a: [], b: ['a', 'z'] }))).toEqual(['b needs z, which is no tool']);
  });
});

describe('dependentsOf', () => {
  it('is the inverse of needs', () => {
    for (const { name, needs } of CATALOG) {
      for (const need of needs) expect(dependentsOf(need, CATALOG)).toContain(name);
    }
    const edges = CATALOG.reduce((count, { needs }) => count + needs.length, 0);
    const inverse = CATALOG.reduce((count, { name }) => count + dependentsOf(name, CATALOG).length, 0);
    expect(inverse).toBe(edges);
  });
});
