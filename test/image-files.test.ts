import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));

/** The files that a tsconfig extends, all the way, from the root. */
function extended(file: string): readonly string[] {
  const { config } = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8')) as { config: { extends?: string } };
  if (config.extends === undefined) return [];
  const next = join(dirname(file), config.extends);
  return [relative(ROOT, next), ...extended(next)];
}

describe('the image', () => {
  it('is built with every tsconfig that those of its packages extend', () => {
    const files = ['packages', 'services', 'gateway'].flatMap((folder) =>
      ts.sys.readDirectory(join(ROOT, folder), ['.json'], ['**/node_modules', '**/dist'], ['**/tsconfig*.json']),
    );
    expect(files.length).toBeGreaterThan(12);
    const outside = new Set(files.flatMap(extended).filter((file) => !file.includes('/')));
    expect(copied).toEqual(expect.arrayContaining([...outside]));
  });

  it('compiles what `npm run build` compiles', () => {
    const compiling = readFileSync(join(ROOT, 'scripts/lib/compile.mjs'), 'utf8');
    const [, solution = ''] = /'-b', '(\S+)'/.exec(compiling) ?? [];
    expect(dockerfile).toContain(`RUN node node_modules/typescript-7/bin/tsc -b ${solution} `);
    expect(copied).toContain(solution);
  });
});
