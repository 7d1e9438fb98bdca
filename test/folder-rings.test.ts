import { describe, expect, it } from 'vitest';
import { folderRings } from '../scripts/lint/folder-rings.mjs';

/** `a/x.ts > b/y.ts` */
const rings = (...imports: readonly string[]) =>
  folderRings(
    imports.map((each) => {
      const [from = '', to = ''] = each.split(' > ');
      return { from, to };
    }),
  ).map(({ folder, ring }) => `${folder}: ${ring.join(' ')}`);

describe('rings of folders', () => {
  it('finds folders that import each other through different files', () => {
    expect(rings('services/a/x.ts > services/b/y.ts', 'services/b/z.ts > services/a/w.ts')).toEqual(['services: a b']);
  });

  it('finds long rings, and a file that imports a folder which imports it', () => {
    expect(
      rings(
        'scripts/a/x.ts > scripts/b/x.ts',
        'scripts/b/y.ts > scripts/c/x.ts',
        'scripts/c/y.ts > scripts/a/y.ts',
        'scripts/c/d.ts > scripts/c/e/x.ts',
        'scripts/c/e/y.ts > scripts/c/d.ts',
      ),
    ).toEqual(['scripts: a b c', 'scripts/c: d.ts e']);
  });

  it('an order of folders is none, nor are packages or roots that import each other', () => {
    expect(
      rings(
        'services/a/x.ts > services/b/y.ts',
        'services/b/x.ts > services/c/y.ts',
        'packages/one/src/x.ts > packages/other/src/y.ts',
        'packages/other/src/x.ts > packages/one/src/y.ts',
        'services/c/x.ts > packages/one/src/x.ts',
        'packages/one/src/z.ts > services/c/x.ts',
      ),
    ).toEqual([]);
  });

  it('translations are single files of the folder whose sentences they say', () => {
    expect(
      rings(
        'packages/a/src/x.messages.ts > packages/a/src/translations/x.messages.hi.ts',
        'packages/a/src/translations/y.messages.hi.ts > packages/a/src/words.ts',
        'packages/a/src/words.ts > packages/a/src/x.messages.ts',
      ),
    ).toEqual([]);
  });
});
