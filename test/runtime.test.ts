import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cCompiler, compilerFault } from '../packages/engine/library.mjs';
import { fetchRuntime, nodePackage, nodeSuffices, runtimeEnvironment } from '../scripts/lib/runtime.mjs';

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

describe('the Node that runs Cuspal', () => {
  it.each([
    ['18.20.4', false],
    ['20.20.2', false],
    ['22.18.0', false],
    ['22.19.0', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.1.0', true],
  ])('%s suffices: %s', (version, suffices) => expect(nodeSuffices(version)).toBe(suffices));

  it('is what every engines field says', () => {
    expect(read('package.json').engines.node).toBe('^22.19.0 || >=24');
    expect(read('package-lock.json').packages[''].engines.node).toBe('^22.19.0 || >=24');
  });

  it('comes, where it is fetched, in a version that suffices, with a hash and without the address of a registry', () => {
    const named = Object.entries<string>(read('scripts/runtime/package.json').optionalDependencies);
    const { packages } = read('scripts/runtime/package-lock.json');
    expect(named.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        nodePackage('linux', 'x64'),
        nodePackage('linux', 'arm64'),
        nodePackage('darwin', 'x64'),
        nodePackage('darwin', 'arm64'),
      ]),
    );
    for (const [name, version] of named) {
      expect(nodeSuffices(version)).toBe(true);
      expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
      expect(packages[`node_modules/${name}`].resolved).toBeUndefined();
    }
  });

  it('is asked for in one sentence where there is no package of it, or none can be fetched', () => {
    expect(fetchRuntime({ name: nodePackage('sunos', 'x64'), current: '18.1.0' }).fault).toBe(
      'Node 18.1.0 cannot run Cuspal, which needs Node 22.19, 24 or later, and there is no package node-sunos-x64 to run it with. Install Node 24 from https://nodejs.org, then run the same command again.',
    );
  });

  it('is asked for in one sentence where npm cannot fetch it, and nothing half done stays behind', () => {
    const into = mkdtempSync(join(tmpdir(), 'cuspal-runtime-'));
    const name = nodePackage('linux', 'x64');
    const fault = (install: () => string | undefined) => fetchRuntime({ name, current: '18.1.0', into, install }).fault;
    expect(fault(() => 'no such registry')).toMatch(
      /^Node 18\.1\.0 cannot .*Node 24\.21\.0 \(no such registry\)\. Install/,
    );
    // npm leaves out an optional package that it cannot download.
    expect(fault(() => undefined)).toMatch(/could not fetch Node 24\.21\.0 \(it could not be downloaded\)\./);
    expect(readdirSync(into)).toEqual([]);
    rmSync(into, { recursive: true });
  });

  it('stands before all others in the PATH of what it starts', () => {
    expect(runtimeEnvironment({ node: '/n/bin/node', bin: '/n/bin' }, { PATH: '/usr/bin', KEPT: '1' })).toEqual({
      PATH: '/n/bin:/usr/bin',
      NODE: '/n/bin/node',
      npm_node_execpath: '/n/bin/node',
      KEPT: '1',
    });
  });
});

describe('what the Swiss Ephemeris is compiled with', () => {
  const only =
    (...names: string[]) =>
    (name: string): boolean =>
      names.includes(name);

  it('is the compiler that CC names, else one of this machine, else zig', () => {
    expect(cCompiler(only('cc', 'gcc'), undefined)).toEqual(['cc']);
    expect(cCompiler(only('cc', 'my-cc'), 'my-cc -m64')).toEqual(['my-cc', '-m64']);
    expect(cCompiler(only('clang'), 'gone')).toEqual(['clang']);
    expect(cCompiler(only('zig'), undefined)).toEqual(['zig', 'cc']);
    expect(cCompiler(only('python3'), undefined)).toEqual(['python3', '-m', 'ziglang', 'cc']);
    expect(cCompiler(only(), undefined)).toBeUndefined();
  });

  it.each<[NodeJS.Platform, string, string]>([
    ['linux', 'apt-get', 'sudo apt-get install -y gcc libc6-dev'],
    ['linux', 'dnf', 'sudo dnf install -y gcc'],
    ['linux', 'apk', 'sudo apk add gcc musl-dev'],
    ['linux', 'none', 'pip install ziglang'],
    ['darwin', 'none', 'xcode-select --install'],
  ])(
    'is named when it is missing, with the package on %s with %s, and what runs without',
    (platform, manager, package_) => {
      expect(compilerFault(only(manager), platform)).toBe(
        `There is no C compiler (cc, gcc, clang or zig) to compile the Swiss Ephemeris with. Install one: ${package_}. Without one the packed server runs: npx -y cuspal.`,
      );
    },
  );
});
