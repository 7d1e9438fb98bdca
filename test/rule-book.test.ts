import { RULE_BOOK, ruleOf, rulePlace } from '@cuspal/catalog/rules';
import { SOURCES } from '@cuspal/catalog/sources';
import { proseFaults } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';

const rules = RULE_BOOK.flatMap((chapter) => chapter.rules);

describe('the rule book', () => {
  it('numbers its rules in order, each once, each in the chapter of its number', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    for (const chapter of RULE_BOOK) expect(new Set(chapter.rules.map(({ id }) => rulePlace(id).chapter)).size).toBe(1);
  });

  it('keeps the rules on timing on a page of their own', () => {
    expect(rulePlace('R6.1')).toEqual({ chapter: '6', file: 'r06.md', anchor: 'r6-1' });
    expect(rulePlace('R6T.1')).toEqual({ chapter: '6T', file: 'r06t.md', anchor: 'r6t-1' });
    expect(rulePlace('R9P')).toEqual({ chapter: '9', file: 'r09.md', anchor: 'r9p' });
  });

  it.each(rules)('$id speaks plainly and names its sources', ({ statement, computed, schools, example, sources }) => {
    for (const text of [statement, computed, ...(schools === undefined ? [] : [schools]), example]) {
      expect(proseFaults(text.replaceAll(/[A-Z]{2,}[A-Z0-9_]*/g, 'Word'))).toEqual([]);
    }
    expect(example).toMatch(/\d/);
    for (const tag of sources) expect(SOURCES).toHaveProperty(tag);
  });

  it('finds a rule by its number and nothing by another', () => {
    expect(ruleOf('R4.2')?.title).toBe('The sub of a star');
    expect(ruleOf('R99')).toBeUndefined();
  });
});
