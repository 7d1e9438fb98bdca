import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { ANSWER_TOOL, CALENDAR_TOOL, CALLABLE, CATALOG, SERVED, toolByName } from './catalog.ts';

describe('the catalogue', () => {
  it('has a file for each tool, named like it, and no other file', () => {
    const files = readdirSync(new URL('../tools/', import.meta.url));
    expect(files.toSorted()).toEqual(SERVED.map(({ name }) => `${name}.json`).toSorted());
  });

  it('has two tools beyond those that it lists and counts, one of them for an address alone', () => {
    expect(SERVED.filter(({ beyond }) => beyond)).toEqual([ANSWER_TOOL, CALENDAR_TOOL]);
    expect(SERVED.filter(({ address }) => address !== undefined)).toEqual([CALENDAR_TOOL]);
    expect(CALLABLE).not.toContain(CALENDAR_TOOL);
    expect(CATALOG).not.toContain(ANSWER_TOOL);
    expect(toolByName('answer_question')).toBe(ANSWER_TOOL);
  });

  it('has the outline of every result that is JSON', () => {
    for (const { name, system, outputSchema, resultMembers = [] } of CALLABLE) {
      if (system === 'meta') expect([name, outputSchema]).toEqual([name, undefined]);
      else {
        expect([name, outputSchema]).toEqual([name, expect.objectContaining({ type: 'object' })]);
        const { properties }: { readonly properties?: object } = outputSchema ?? {};
        expect(resultMembers).toEqual(expect.arrayContaining(Object.keys(properties ?? {})));
      }
    }
  });

  it('knows no other names', () => {
    expect(toolByName('get_horoscope')).toBeUndefined();
  });
});
