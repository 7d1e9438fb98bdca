import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { CATALOG, builtTools, toolByName } from './catalog.ts';
import { SPECIFICATION } from './specification.ts';

describe('the catalogue', () => {
  it('lists every specified tool in the order of the specification', () => {
    expect(CATALOG.map(({ name }) => name)).toEqual(SPECIFICATION.map(({ name }) => name));
  });

  it('has a file for each tool, named like it, and no other file', () => {
    const files = readdirSync(new URL('../tools/', import.meta.url));
    expect(files.toSorted()).toEqual(SPECIFICATION.map(({ name }) => `${name}.json`).toSorted());
  });

  it('says of built tools what the specification says', () => {
    for (const row of SPECIFICATION) expect(toolByName(row.name)).toMatchObject(row);
  });

  it('has description, arguments and hash of the built tools only', () => {
    for (const { built, description, inputSchema, hash } of CATALOG) {
      expect([description, inputSchema, hash].map((part) => part !== undefined)).toEqual([built, built, built]);
    }
    expect(builtTools().map(({ name }) => name)).toContain('get_tool_catalog');
  });

  it('knows no other names', () => {
    expect(toolByName('get_horoscope')).toBeUndefined();
  });
});
