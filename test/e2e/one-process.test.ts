import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SERVED } from '@cuspal/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from '@modelcontextprotocol/client';
import { StdioClientTransport as V2Stdio } from '@modelcontextprotocol/client/stdio';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as V1Stdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as V1Http } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { zig } from '../../packages/engine/library.mjs';
import { ROOT } from '../../scripts/lib/runtime.mjs';
import { IS_WHOLE } from '../support/whole.ts';
import { clientSuite } from './support/client-suite.ts';
import { startOneProcess, type OneProcess } from './support/one-process.ts';
import { packedPackage } from './support/shared.ts';

const TIMEOUT_MS = 300_000;
/**
 * The size of the package, of which the sentences of seven languages are a tenth and what hears questions 4 MB, and a
 * little more.
 */
const MOST_PACKED_BYTES = 18_900_000;
const LIBRARY = 'node_modules/@cuspal/engine/library';
/** Compiles the Swiss Ephemeris for every machine; without it the package of this machine is tested. */
const HAS_ZIG = zig() !== undefined;

const folder = mkdtempSync(join(tmpdir(), 'cuspal-packed-'));
const installed = join(folder, 'node_modules/cuspal');
const command = join(installed, 'bin/cuspal.mjs');
let paths: readonly string[];
let tarball: string;
let manifest: any;
let server: OneProcess;

/** Lays the package out as npm would: beside the packages that its manifest names. */
beforeAll(async () => {
  tarball = await packedPackage();
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  paths = listed
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies).filter((name) => !manifest.bundleDependencies.includes(name))) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  server = await startOneProcess(command);
}, TIMEOUT_MS);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the package', () => {
  it('holds what runs: no tests, types, source maps or sources of ours, and is not large', () => {
    expect(paths.filter((path) => /\.test\.|\.d\.ts|\.map$|\.tsx?$|\/test\/|tsconfig/.test(path))).toEqual([]);
    expect(paths.filter((path) => path.includes('.tool.js'))).toHaveLength(SERVED.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'bin/cuspal.mjs',
        'dist/main.js',
        'node_modules/@cuspal/engine/data/ephe/swe_deltat.txt',
        'node_modules/@cuspal/services/meta/data/places.bin.br',
        'node_modules/swisseph/LICENSE',
        'node_modules/swisseph/deps/swisseph/sweph.c',
        `${LIBRARY}/manifest.json`,
        'node_modules/swisseph/ephe/sepl_18.se1',
      ]),
    );
    expect(statSync(tarball).size).toBeLessThan(MOST_PACKED_BYTES);
    expect(statSync(command).mode & 0o111).toBe(0o111);
  });

  it('asks for no framework, network or database, and for each package at the version that is tested here', () => {
    const { version, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const names = Object.keys(manifest.dependencies);
    expect(
      names.filter((name) => /nestjs|grpc|opentelemetry|^pg$|pglite|drizzle|redis|oidc|fastify|passport/.test(name)),
    ).toEqual([]);
    for (const name of names.filter((name) => name in dependencies))
      expect([name, manifest.dependencies[name]]).toEqual([name, dependencies[name]]);
    expect(manifest).toMatchObject({ name: 'cuspal', version, bin: { cuspal: 'bin/cuspal.mjs' } });
  });

  it('brings the Swiss Ephemeris with its sources as they came, and npm neither compiles nor fetches anything for it', () => {
    const own = join(installed, 'node_modules/swisseph');
    const { dependencies, scripts } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    expect([dependencies, scripts, manifest.scripts]).toEqual([undefined, undefined, undefined]);
    const sources = readdirSync(join(own, 'deps/swisseph')).filter((path) => /\.(c|h)$/.test(path));
    expect(sources.length).toBeGreaterThan(15);
    for (const path of sources) {
      const original = join(ROOT, 'node_modules/swisseph/deps/swisseph', path);
      expect(readFileSync(join(own, 'deps/swisseph', path)).equals(readFileSync(original))).toBe(true);
    }
  });

  it.skipIf(!HAS_ZIG)('has the library for every machine and nothing native (where zig is)', () => {
    expect(readdirSync(join(installed, LIBRARY)).sort()).toEqual(['manifest.json', 'swiss-ephemeris.wasm']);
    expect(paths.filter((path) => /\.(so|dylib|dll|node)$/.test(path))).toEqual([]);
    expect(Object.keys(manifest.dependencies)).not.toContain('koffi');
  });

  it('bears the name under which the registry knows it', () => {
    const { name, version, packages } = JSON.parse(readFileSync(join(ROOT, 'server.json'), 'utf8'));
    expect(manifest.mcpName).toBe(name);
    expect([version, packages[0].version, packages[0].identifier]).toEqual([
      manifest.version,
      manifest.version,
      'cuspal',
    ]);
  });
});

describe('the command', () => {
  const run = (...words: string[]) => execFileSync(process.execPath, [command, ...words], { encoding: 'utf8' });

  it('says its version and its options', () => {
    expect(run('--version')).toBe(`${manifest.version}\n`);
    expect(run('--help')).toContain('--toolsets');
  });

  it('says what to do when the library is not what was packed', () => {
    const path = join(installed, LIBRARY, 'manifest.json');
    const packed = readFileSync(path, 'utf8');
    writeFileSync(path, packed.replace(/"sha256": "./, '"sha256": "x'));
    try {
      const { status, stdout, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8', input: '' });
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^cuspal: The Swiss Ephemeris cannot be loaded\. .* is not what its manifest\.json names: .* Install the package again/,
      );
    } finally {
      writeFileSync(path, packed);
    }
  });

  it('says nothing on stdout while it speaks HTTP', () => {
    expect(server.said.stdout).toBe('');
    expect(server.said.stderr).toMatch(/^Cuspal answers at http:\/\/127\.0\.0\.1:\d+\/mcp\. Ctrl-C ends it\.\n/);
    expect(existsSync(join(installed, '.data'))).toBe(false);
  });
});

const info = { name: 'e2e', version: '1.0.0' };
const stdio = { command: process.execPath, args: [command] };
const v2 = async (transport: any, mode: 'legacy' | 'auto' | { pin: string }) => {
  const client = new V2Client(info, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
};
const v1 = async (transport: any) => {
  const client = new V1Client(info);
  await client.connect(transport);
  return client;
};

clientSuite({
  'the v1 client on stdio': () => v1(new V1Stdio(stdio)),
  'the v2 client on stdio, negotiated': () => v2(new V2Stdio(stdio), 'auto'),
  // Each client on stdio has a process of its own. What these two send, one of the two above sends too.
  ...(IS_WHOLE && {
    'the v2 client on stdio, initialize era': () => v2(new V2Stdio(stdio), 'legacy'),
    'the v2 client on stdio, pinned to 2026-07-28': () => v2(new V2Stdio(stdio), { pin: '2026-07-28' }),
  }),
  'the v1 client on HTTP': () => v1(new V1Http(new URL(server.url))),
  'the v2 client on HTTP, initialize era': () => v2(new V2Http(new URL(server.url)), 'legacy'),
  'the v2 client on HTTP, negotiated': () => v2(new V2Http(new URL(server.url)), 'auto'),
  'the v2 client on HTTP, pinned to 2026-07-28': () => v2(new V2Http(new URL(server.url)), { pin: '2026-07-28' }),
});
