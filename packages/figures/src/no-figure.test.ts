import { CATALOG, isForAdvisers } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { FIGURES } from './figures.ts';
import { NO_FIGURE, noFigureSaid, WHY_NONE } from './no-figure.ts';

const tools = CATALOG.map(({ name }) => name);

describe('the tools', () => {
  it('have a figure each, or a reason why not, and never both', () => {
    const both = [...Object.keys(FIGURES), ...Object.keys(NO_FIGURE)];
    expect(tools.filter((name) => !both.includes(name))).toEqual([]);
    expect(Object.keys(NO_FIGURE).filter((name) => Object.hasOwn(FIGURES, name))).toEqual([]);
  });

  it('have a figure in at least 100 cases', () => {
    expect(tools.filter((name) => Object.hasOwn(FIGURES, name)).length).toBeGreaterThanOrEqual(100);
  });

  it('without a figure name the nearest one that there is', () => {
    for (const [name, { nearest }] of Object.entries(NO_FIGURE)) {
      expect(Object.hasOwn(FIGURES, nearest)).toBe(true);
      expect(noFigureSaid(name)).toContain(`that of ${nearest}.`);
    }
    expect(noFigureSaid('get_full_chart')).toBeUndefined();
    expect(noFigureSaid('constructor')).toBeUndefined();
  });

  it('are kept from pictures where an adviser has to find the words, and those alone for that reason', () => {
    const discreet = Object.keys(NO_FIGURE).filter((name) => NO_FIGURE[name]?.why === 'discreet');
    const advised = CATALOG.filter(isForAdvisers).map(({ name }) => name);
    expect(discreet.filter((name) => !advised.includes(name))).toEqual([]);
  });

  it('say each reason in use', () => {
    const used = new Set(Object.values(NO_FIGURE).map(({ why }) => why));
    expect([...used].toSorted()).toEqual(Object.keys(WHY_NONE).toSorted());
  });
});
