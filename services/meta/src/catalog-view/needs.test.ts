import { SPECIFICATION } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { dependentsOf, faultsOfNeeds } from './needs.ts';

const graph = (edges: Record<string, readonly string[]>) =>
  Object.entries(edges).map(([name, needs]) => ({ name, needs }));

describe('faultsOfNeeds', () => {
  it('finds none in the specification', () => {
    expect(faultsOfNeeds(SPECIFICATION)).toEqual([]);
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
    for (const { name, needs } of SPECIFICATION) {
      for (const need of needs) expect(dependentsOf(need, SPECIFICATION)).toContain(name);
    }
    const edges = SPECIFICATION.reduce((count, { needs }) => count + needs.length, 0);
    const inverse = SPECIFICATION.reduce((count, { name }) => count + dependentsOf(name, SPECIFICATION).length, 0);
    expect(inverse).toBe(edges);
  });
});
