import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeLock, runtimePackages, withoutTaken } from '../deploy/runtime-packages.mjs';

const ROOT = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const needed: ReadonlySet<string> = runtimePackages(packages);

describe('what an image holds', () => {
  it('is everything the workspaces load', () => {
    for (const name of [
      '@cuspal/tool-kit',
      '@cuspal/engine',
      'swisseph',
      'koffi',
      'pg',
      'zod',
      'pino',
      '@grpc/grpc-js',
      '@nestjs/core',
      'fastify',
    ])
      expect(needed).toContain(`node_modules/${name}`);
  });

  it('is no compiler, builder or test runner, nor what these bring', () => {
    for (const name of [
      'node-gyp',
      'nan',
      'merge',
      'typescript',
      'vitest',
      'eslint',
      '@swc/core',
      'tar',
      'make-fetch-happen',
    ])
      expect(needed).not.toContain(`node_modules/${name}`);
  });

  it('finds a package where Node does: in the nearest folder upwards', () => {
    const tree = {
      '': { dependencies: { a: '1' }, devDependencies: { d: '1' } },
      'node_modules/a': { dependencies: { b: '1' }, peerDependencies: { c: '1', absent: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': {},
      'node_modules/d': {},
    };
    expect([...runtimePackages(tree)].sort()).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  it('is what the lock file then says, and so the bill of materials', () => {
    const lock = {
      lockfileVersion: 3,
      packages: {
        '': { name: 'x', dependencies: { swisseph: '1' }, devDependencies: { d: '1' } },
        'node_modules/swisseph': { version: '1', integrity: 'sha512-x', dependencies: { merge: '1', nan: '1' } },
        'node_modules/merge': { version: '1' },
        'node_modules/d': { version: '1', dev: true },
      },
    };
    expect(runtimeLock(lock, runtimePackages(lock.packages))).toEqual({
      lockfileVersion: 3,
      packages: {
        '': { name: 'x', dependencies: { swisseph: '1' } },
        'node_modules/swisseph': { version: '1', integrity: 'sha512-x', dependencies: {} },
      },
    });
  });

  it('is no workspace that was taken away, nor what it alone brings', () => {
    const tree = {
      '': {},
      'packages/kept': { dependencies: { a: '1' } },
      'packages/taken': { dependencies: { b: '1' } },
      'node_modules/@x/kept': { resolved: 'packages/kept', link: true },
      'node_modules/@x/taken': { resolved: 'packages/taken', link: true },
      'node_modules/a': {},
      'node_modules/b': {},
    };
    const left = withoutTaken(tree, (path: string) => path !== 'packages/taken');
    expect([...runtimePackages(left)].sort()).toEqual(['', 'node_modules/@x/kept', 'node_modules/a', 'packages/kept']);
  });

  it('is no package that npm left out because it is for another machine', () => {
    const tree = {
      '': { dependencies: { a: '1' } },
      'node_modules/a': { optionalDependencies: { here: '1', elsewhere: '1' } },
      'node_modules/here': { optional: true },
      'node_modules/elsewhere': { optional: true },
    };
    const left = withoutTaken(tree, (path: string) => path !== 'node_modules/elsewhere');
    expect([...runtimePackages(left)].sort()).toEqual(['', 'node_modules/a', 'node_modules/here']);
  });

  it('is made by the Dockerfile after the compilation', () => {
    const [build = ''] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split(/^FROM scratch\n/m);
    expect(build).toMatch(/tsc -b[^]*npm ci --omit=dev[^]*node deploy\/runtime-packages\.mjs[^]*npm sbom/);
    // Nothing that the bill of materials names is removed after it is written.
    expect(build).toMatch(/rm -rf packages\/client[^]*node deploy\/runtime-packages\.mjs/);
    expect(build.split('npm sbom')[1]).not.toContain('packages/client');
  });
});
