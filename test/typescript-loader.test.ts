import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOADER_FLAGS } from '../scripts/lib/run-source.mjs';

describe('the loader of TypeScript', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cuspal-loader-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (name: string, ...lines: readonly string[]) => writeFileSync(join(folder, name), lines.join('\n'));
  const run = (name: string) =>
    spawnSync(process.execPath, [...LOADER_FLAGS, join(folder, name)], { encoding: 'utf8' });

  it('runs types, decorators and imports of other sources, and what was saved since', () => {
    write('part.ts', 'export interface Part { readonly word: string }', "export const part: Part = { word: 'one' };");
    write(
      'main.ts',
      "import { part, type Part } from './part.ts';",
      'const named = (target: object, key: string): void => console.log(`${target.constructor.name}.${key}`);',
      'class Whole { @named word(): Part { return part; } }',
      'console.log(new Whole().word().word);',
    );
    expect(run('main.ts')).toMatchObject({ stdout: 'Whole.word\none\n', stderr: '', status: 0 });
    expect(run('main.ts').stdout).toBe('Whole.word\none\n');
    write('part.ts', "export const part = { word: 'two' };");
    // An interface that is gone was a type alone.
    expect(run('main.ts').stdout).toBe('Whole.word\ntwo\n');
  });

  it('names the line of the source where something fails', () => {
    write('main.ts', 'interface Gone { readonly word: string }', '', 'const gone: Gone | null = null;', 'gone!.word;');
    const { stderr, status } = run('main.ts');
    expect(status).toBe(1);
    expect(stderr).toContain(`${join(folder, 'main.ts')}:4`);
  });
});
