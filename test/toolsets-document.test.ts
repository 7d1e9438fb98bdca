import { TOOLSETS } from '@cuspal/catalog';
import { FAMILIES } from '@cuspal/tool-kit';
import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/lib/prepare.mjs';

it('docs/api.md lists the curated sets as they are', () => {
  const text = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([a-z-]+)` +\| +(\d+) \| (.+?) +\|$/gm)].map(([, name, size, description]) => ({
    name,
    size: Number(size),
    description,
  }));
  const families = new Set(FAMILIES.map((family) => family.replaceAll(' ', '-')));
  expect(rows).toEqual(
    TOOLSETS.filter(({ name }) => !families.has(name)).map(({ name, tools, description }) => ({
      name,
      size: tools.length,
      description,
    })),
  );
  expect(TOOLSETS.length).toBe(rows.length + families.size);
});
