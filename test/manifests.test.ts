import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shortenManifests } from '../deploy/manifests.mjs';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'cuspal-manifests-'));
const file = join(folder, 'node_modules/drizzle-orm/package.json');
const LONG = { name: 'drizzle-orm', type: 'module', version: '0.0.0' };

function shortened(exports: Readonly<Record<string, string>>): { exports: Record<string, string>; name: string } {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...LONG, exports }));
  shortenManifests(folder);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Paths of drizzle-orm, as its manifest writes them, that the sources in a folder import. */
const importedIn = (room: string): readonly string[] =>
  readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name) && !/node_modules|dist/.test(entry.parentPath),
    )
    .flatMap((entry) => [
      ...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(/'drizzle-orm(\/[^']+)?'/g),
    ])
    .map(([, path = '']) => `.${path}`);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a manifest that Node reads with each module', () => {
  it('keeps the paths that our sources import, and no others', () => {
    const imported = [...new Set(['gateway', 'bench', 'test', 'packages'].flatMap(importedIn))].sort();
    expect(imported).toContain('./pg-core');
    const paths = [...imported, './mysql2', './sqlite-core'];
    const { exports, name } = shortened(Object.fromEntries(paths.map((path) => [path, `${path}.js`])));
    expect(Object.keys(exports)).toEqual(imported);
    expect(exports['./pg-core']).toBe('./pg-core.js');
    expect(name).toBe('drizzle-orm');
  });

  it('is left alone where it is short, and where there is none', () => {
    shortened({ '.': './index.js', './mysql2': './mysql2.js' });
    const { ino } = statSync(file);
    shortenManifests(folder);
    expect(statSync(file).ino).toBe(ino);
    expect(() => shortenManifests(join(folder, 'elsewhere'))).not.toThrow();
  });
});
