import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from './support/compose.ts';

const MIGRATIONS = 'gateway/migrations';

/** Rows of the tables below a heading, cell by cell, without their heads. */
function rowsBelow(file: string, heading: string): readonly (readonly string[])[] {
  const [, section = ''] = textOf(file).split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (.+) \|$/gm)]
    .map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()))
    .filter(([first = ''], index) => index > 0 && !/^-+$/.test(first));
}

const kept = rowsBelow('docs/accounts.md', 'What is kept, and for how long');
const mapped = rowsBelow('docs/data-map.md', 'What is kept');

/** Names in code in a cell. */
const namesIn = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('the data map', () => {
  it('has the rows of what is kept, in their order and for as long', () => {
    expect(kept.length).toBeGreaterThan(25);
    expect(mapped.map((cells) => cells.at(-1))).toEqual(kept.map((cells) => cells.at(-1)));
    for (const [index, [what = '']] of mapped.entries()) expect(kept[index]?.[0]?.startsWith(what)).toBe(true);
  });

  it('says where, why and who of each', () => {
    for (const cells of mapped) expect([cells[0], cells.length, cells.includes('')]).toEqual([cells[0], 5, false]);
  });

  it('has every table of the database, and no other', () => {
    const statements = readdirSync(join(import.meta.dirname, '..', MIGRATIONS)).map((name) =>
      textOf(`${MIGRATIONS}/${name}`),
    );
    const tables = statements.flatMap((text) =>
      [...text.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name),
    );
    expect(tables.length).toBeGreaterThan(30);
    expect(new Set(mapped.flatMap(([, where]) => namesIn(where)))).toEqual(new Set(tables));
  });

  it('names settings that there are', () => {
    const settings = textOf('docs/configuration.md');
    const named = [
      ...mapped.flatMap((cells) => namesIn(cells[3])),
      ...rowsBelow('docs/data-map.md', 'What leaves the server').flatMap((cells) => namesIn(cells[2])),
    ];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
  });
});
