import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, PROCESSES } from '../deploy/processes.mjs';
import { isInstalled, runLock, runManifest, withAddresses } from '../scripts/lib/install.mjs';
import { sourcesOf, startedRooms } from '../scripts/lib/rooms.mjs';
import { stagesTold } from '../scripts/lib/stages.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const lock = read('package-lock.json');
const forRunning = runLock(lock);

/** Packages that files import, types alone left out, but for our own and those of Node. */
function importedBy(files: readonly string[]): readonly string[] {
  const named = files
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:(?:import|export) (?!type )[^'`;]*?from |import |.*\bawait import\()'([^'.\s][^'\s]*)'/gm,
      ),
    ])
    .map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(named)].filter(
    (name) => !name.startsWith('@cuspal/') && !name.startsWith('node:') && !builtinModules.includes(name),
  );
}

describe('what npm start installs', () => {
  it('holds every package that the sources of the server and what builds it import', () => {
    const sources = [...startedRooms()].flatMap((room) =>
      readdirSync(join(ROOT, sourcesOf(room)), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.ts$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !/\/(?:testing|test|dist)\//.test(file)),
    );
    const builders = ['packages/views/build.mjs', 'packages/playground/bundle.mjs'].map((file) => join(ROOT, file));
    const imported = importedBy([...sources, ...builders]);
    expect(imported).toEqual(expect.arrayContaining(['@nestjs/core', 'pg', 'vite', 'zod']));
    expect(imported.filter((name) => !(`node_modules/${name}` in forRunning.packages))).toEqual([]);
    expect(forRunning.packages).toHaveProperty(['node_modules/@swc/core']);
  });

  it('compiles the program that each process of each form runs', () => {
    const forms = [{}, { TOOLS: 'in-process' }].flatMap((form) => PROCESSES.map((name) => fileOf(name, form)));
    const rooms = [...startedRooms()];
    for (const file of forms) expect(rooms).toContain(file.slice(0, file.indexOf('/dist/')));
    expect(forms).toContain('packages/one-process/dist/whole/main.js');
  });

  it('holds none that only tests, lint and types need', () => {
    for (const name of ['vitest', 'eslint', 'knip', 'typescript', 'typescript-7', 'playwright-core', '@bufbuild/buf'])
      expect(forRunning.packages).not.toHaveProperty([`node_modules/${name}`]);
    expect(runManifest(read('package.json'))).not.toHaveProperty('devDependencies');
  });

  it('holds what makes PDF, which is asked for by name alone: the compiler with its binaries, and the fonts', () => {
    const names = Object.keys(read('package.json').dependencies).filter((name) =>
      name.startsWith('@expo-google-fonts/'),
    );
    const typst = '@myriaddreamin/typst-ts-node-compiler';
    for (const name of [...names, typst, `${typst}-linux-x64-gnu`, `${typst}-darwin-arm64`])
      expect(forRunning.packages).toHaveProperty([`node_modules/${name}`]);
    expect(names.length).toBeGreaterThan(0);
  });

  it('is of the versions that the lock file gives', () => {
    for (const [key, { version, integrity }] of Object.entries<Record<string, unknown>>(forRunning.packages))
      expect({ key, version, integrity }).toEqual({
        key,
        version: lock.packages[key].version,
        integrity: lock.packages[key].integrity,
      });
  });
});

it('npm is told where each package is, by its path alone, and nothing of ours', () => {
  const packages = {
    '': { version: '1.0.0' },
    gateway: { version: '1.0.0' },
    'node_modules/@cuspal/gateway': { resolved: 'gateway', link: true },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
    'node_modules/typescript': { name: '@typescript/typescript6', version: '6.0.2' },
  };
  expect(withAddresses({ packages }).packages).toEqual({
    ...packages,
    'node_modules/a/node_modules/@scope/b': {
      version: '2.0.0',
      resolved: 'https://registry.invalid/@scope/b/-/b-2.0.0.tgz',
    },
    'node_modules/typescript': {
      name: '@typescript/typescript6',
      version: '6.0.2',
      resolved: 'https://registry.invalid/@typescript/typescript6/-/typescript6-6.0.2.tgz',
    },
  });
});

it('packages are missing where there are none, where one is of another version, and where tests need more', () => {
  const root = mkdtempSync(join(tmpdir(), 'cuspal-install-'));
  const write = (file: string, value: object) => writeFileSync(join(root, file), JSON.stringify(value));
  const builders = { '@swc/core': '1.0.0', vite: '1.0.0', 'vite-plugin-singlefile': '1.0.0' };
  const made = Object.fromEntries(Object.keys(builders).map((name) => [`node_modules/${name}`, { version: '1.0.0' }]));
  const run = { 'node_modules/a': { version: '1.2.3' }, ...made };
  const own = { dependencies: { a: '1.2.3' }, devDependencies: { ...builders, t: '1.0.0' } };
  write('package-lock.json', { packages: { '': own, ...run, 'node_modules/t': { version: '1.0.0' } } });
  expect(isInstalled('run', root)).toBe(false);
  mkdirSync(join(root, 'node_modules'));
  write('node_modules/.package-lock.json', { packages: run });
  expect([isInstalled('run', root), isInstalled('all', root)]).toEqual([true, false]);
  write('node_modules/.package-lock.json', { packages: { ...run, 'node_modules/a': { version: '1.2.2' } } });
  expect(isInstalled('run', root)).toBe(false);
  rmSync(root, { recursive: true });
});

it('the stages of a start are told where one took a second, with all of it together', () => {
  const told = [
    ['packages', 12_345],
    ['page', 300],
    ['start', 4_000],
  ];
  expect(stagesTold(told, 20_000)).toBe('  Stages        packages 12.3 s, start 4.0 s; in all 20.0 s\n');
  expect(stagesTold([['page', 300]], 400)).toBe('');
});
