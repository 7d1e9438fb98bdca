import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEnvironment, headersFolder, headersVersion } from '../scripts/lib/headers.mjs';
import { compilerFault } from '../scripts/lib/prerequisites.mjs';
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

describe("Node's headers", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cuspal-headers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const prefix = (name: string, version: string): string => {
    const [major, minor, patch] = version.split('.');
    mkdirSync(join(folder, name, 'include', 'node'), { recursive: true });
    writeFileSync(
      join(folder, name, 'include', 'node', 'node_version.h'),
      `#define NODE_MAJOR_VERSION ${major}\n#define NODE_MINOR_VERSION ${minor}\n#define NODE_PATCH_VERSION ${patch}\n`,
    );
    return join(folder, name);
  };
  const none = () => undefined;

  it('have the version that they state', () => {
    expect(headersVersion(prefix('a', '24.1.2'))).toBe('24.1.2');
    expect(headersVersion(folder)).toBeUndefined();
  });

  it('are those beside the Node that runs', () => {
    const beside = prefix('beside', '24.1.2');
    const execPath = join(beside, 'bin', 'node');
    expect(headersFolder({ execPath, version: '24.1.2', named: undefined, fetch: none })).toBe(beside);
    expect(headersFolder({ execPath, version: '24.1.2', named: prefix('other', '20.1.0'), fetch: none })).toBe(beside);
  });

  it('are those that the user names, when they belong to the Node that runs', () => {
    const named = prefix('named', '24.1.2');
    expect(headersFolder({ execPath: '/nowhere/bin/node', version: '24.1.2', named, fetch: none })).toBe(named);
  });

  it('come from the npm package of the same version when those at hand belong to another Node', () => {
    const execPath = join(prefix('beside', '24.1.3'), 'bin', 'node');
    const fetch = (version: string) => `/fetched/${version}`;
    expect(headersFolder({ execPath, version: '24.1.2', named: undefined, fetch })).toBe('/fetched/24.1.2');
    expect(headersFolder({ execPath, version: '24.1.2', named: undefined, fetch: none })).toBeUndefined();
  });

  it('are handed to node-gyp by a name that npm accepts', () => {
    expect(buildEnvironment({ npm_config_nodedir: '/usr', HOME: '/h' }, '/headers')).toEqual({
      HOME: '/h',
      npm_package_config_node_gyp_nodedir: '/headers',
    });
  });
});

describe('what the binding is compiled with', () => {
  it('is named when it is missing, with the command that installs it', () => {
    expect(compilerFault(() => true)).toBeNull();
    expect(compilerFault((name: string) => name === 'make')).toMatch(
      /Missing: a C\+\+ compiler, Python 3\..*Install with: /,
    );
  });
});
