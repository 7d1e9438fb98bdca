import { globSync } from 'node:fs';
import { join } from 'node:path';
import { TOOL_COUNT } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { toldCounts, withCounts } from '../scripts/generate/told-counts.ts';
import { textOf } from './support/compose.ts';

const ROOT = join(import.meta.dirname, '..');
const PINNED = 'packages/catalog/src/counts.test.ts';
const COUNTS = toldCounts({ all: 1234, computing: 1200, sets: { core: 99 } });

describe('the texts that tell the number of tools', () => {
  it('are filled in, and nothing else of them is changed', () => {
    const told = textOf('docs/architecture.md');
    const filled = withCounts('docs/architecture.md', told, COUNTS);
    expect(filled).toContain('for astrology: 1234 tools, of which 3 are meta-tools and 1200 compute');
    expect(filled).toContain('all 1234 tools as data');
    expect(filled.split('\n').filter((line, at) => line !== told.split('\n')[at])).toHaveLength(2);
    expect(withCounts('docs/api.md', textOf('docs/api.md'), COUNTS)).toMatch(/^\| `core` +\| +99 \|/m);
  });

  it('are looked for where the text has changed', () => {
    expect(() => withCounts('README.md', 'Many tools.', COUNTS)).toThrow('README.md says nowhere');
  });

  it('are all in the list, and the code takes the number from the catalogue', () => {
    const files = globSync(
      [
        '*.{md,json}',
        'Dockerfile',
        'docs/*.md',
        'deploy/**/*.{md,mjs,yaml}',
        '{gateway,packages,services,scripts,bench,test}/**/*.{ts,mjs,md,html}',
      ],
      { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'] },
    );
    const told = new RegExp(`\\b${TOOL_COUNT}\\b(?= (?:\\w+ )?(?:tools|entries)\\b)`);
    const found = files.filter((file) => told.test(textOf(file)));
    // The one test that pins the number, and the page of the chart, which is made of its manifest.
    const listed = new Set(COUNTS.map(({ file }) => file).concat(PINNED, 'deploy/helm/cuspal/README.md'));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((file) => !listed.has(file))).toEqual([]);
  });
});
