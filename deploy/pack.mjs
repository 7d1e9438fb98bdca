import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, zstdDecompressSync } from 'node:zlib';
import { minifySync } from '@swc/core';
import { ensureWasm, LIBRARY, WASM } from '../packages/engine/library.mjs';
import { moduleGraph } from './module-graph.mjs';

// node deploy/pack.mjs [folder] [--this-machine]: the npm package `cuspal` of what `npm run build` compiled, as a tarball
// in the folder. Our packages go into it, with the files that the command loads and no other; so does the Swiss
// Ephemeris, with its sources, as WebAssembly for every machine (ADR 81), or as the library of this machine alone, which
// needs no zig, and three packages of others without what only their users' compilers read. All else npm installs.

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const HOME = 'packages/one-process';
/** Files that our packages read beside their code. */
const DATA = {
  'packages/catalog': ['tools', 'events.json', 'order.json'],
  'packages/engine': ['data'],
  'packages/views': ['dist/figure.html', 'dist/cuspal-chart.mjs', 'dist/cuspal-figures.mjs'],
  services: ['meta/data'],
};
/** Files of the Swiss Ephemeris: its licence, the sources that its licence asks for, and Sun, Moon and planets. */
const EPHEMERIS = [
  'LICENSE',
  'README.md',
  'deps',
  ...['sepl_18.se1', 'semo_18.se1', 'seleapsec.txt'].map((file) => `ephe/${file}`),
];

/** Packages that are four parts types, source maps and the same code for require, and one part what the command loads (ADR 119). */
const SLIMMED = ['@modelcontextprotocol/core', '@modelcontextprotocol/server', 'zod'];
const NOT_LOADED = /\/src$|\.(?:c?ts|mts|map|cjs)$/;

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Writes the package into an empty folder; returns its manifest. */
export function stage(folder, library) {
  const { files, packages } = moduleGraph(ROOT, HOME);
  const workspaces = [
    ...new Set(
      files.map((file) =>
        file
          .split('/')
          .slice(0, /^(?:gateway|services)\//.test(file) ? 1 : 2)
          .join('/'),
      ),
    ),
  ];
  const placeOf = new Map(
    workspaces.map((path) => [path, path === HOME ? '' : join('node_modules', read(join(path, 'package.json')).name)]),
  );
  const target = (path) => {
    const workspace = workspaces.find((known) => path.startsWith(`${known}/`));
    return join(folder, placeOf.get(workspace), relative(workspace, path));
  };
  for (const file of files) {
    mkdirSync(dirname(target(file)), { recursive: true });
    writeFileSync(target(file), bare(readFileSync(join(ROOT, file), 'utf8')));
  }
  for (const [workspace, names] of Object.entries(DATA)) {
    for (const name of names) cpSync(join(ROOT, workspace, name), target(`${workspace}/${name}`), { recursive: true });
  }
  repackPlaces(target('services/meta/data'));
  const ours = workspaces
    .filter((path) => path !== HOME)
    .map((path) => withoutSources(read(join(path, 'package.json'))));
  for (const manifest of ours) write(join(folder, 'node_modules', manifest.name, 'package.json'), manifest);
  const ephemeris = stageEphemeris(folder);
  const slimmed = SLIMMED.map((name) => stageSlimmed(folder, name));
  for (const { name, parentPath } of readdirSync(library, { withFileTypes: true }).filter((entry) => entry.isFile()))
    cpSync(join(parentPath, name), target(`packages/engine/library/${name}`));
  const manifest = manifestOf(ours, [ephemeris, ...slimmed], library === LIBRARY ? [...packages, 'koffi'] : packages);
  write(join(folder, 'package.json'), manifest);
  cpSync(join(ROOT, HOME, 'bin'), join(folder, 'bin'), { recursive: true });
  cpSync(join(ROOT, HOME, 'README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  return manifest;
}

/** Code without its comments and spaces, a quarter of it; all names stay, so that a trace can be read. */
const bare = (code) =>
  minifySync(code, { module: true, compress: false, mangle: false, format: { comments: false } }).code;

/** The places in a form that Node 20 can read. */
function repackPlaces(folder) {
  const bytes = zstdDecompressSync(readFileSync(join(folder, 'places.bin.zst')));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(folder, 'places.bin.br'), brotliCompressSync(bytes, { params }));
  rmSync(join(folder, 'places.bin.zst'));
}

const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);

/** The manifest with exports of the compiled files alone. */
function withoutSources({ scripts: _, exports = {}, ...manifest }) {
  const compiled = Object.entries(exports).map(([name, to]) => [name, typeof to === 'string' ? to : to.default]);
  return { ...manifest, exports: Object.fromEntries(compiled) };
}

/** The package without its addon, and so without what compiles that and what it would load. */
function stageEphemeris(folder) {
  const from = 'node_modules/swisseph';
  for (const name of EPHEMERIS) cpSync(join(ROOT, from, name), join(folder, from, name), { recursive: true });
  const { dependencies: _, scripts: __, main: ___, types: ____, ...manifest } = read(join(from, 'package.json'));
  write(join(folder, from, 'package.json'), manifest);
  return manifest;
}

/** A package with its modules alone, its licence and what it says of itself. */
function stageSlimmed(folder, name) {
  const from = join('node_modules', name);
  const filter = (path) => !NOT_LOADED.test(path);
  cpSync(join(ROOT, from), join(folder, from), { recursive: true, filter });
  return read(join(from, 'package.json'));
}

function manifestOf(ours, others, packages) {
  const { version, license, dependencies } = read('package.json');
  const bundled = [...ours, ...others].map(({ name, version: own }) => [name, own]);
  const carried = new Set(others.map(({ name }) => name));
  const installed = packages.filter((name) => !carried.has(name)).map((name) => [name, dependencies[name]]);
  const lost = installed.filter(([, wanted]) => wanted === undefined).map(([name]) => name);
  if (lost.length > 0) throw new Error(`The package.json of the project does not name ${lost.join(', ')}`);
  const all = [...bundled, ...installed];
  const { name: mcpName, description } = read('server.json');
  return {
    name: 'cuspal',
    version,
    description,
    mcpName,
    license,
    type: 'module',
    bin: { cuspal: 'bin/cuspal.mjs' },
    // What is packed asks for less than the gateway.
    engines: { node: '>=20.15' },
    keywords: ['mcp', 'mcp-server', 'model-context-protocol', 'astrology', 'kp', 'swiss-ephemeris'],
    dependencies: Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1))),
    bundleDependencies: bundled.map(([name]) => name).sort(),
  };
}

/** Makes the tarball; returns what npm says of it: filename, size, unpackedSize and files. */
function pack(destination, library) {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-package-'));
  try {
    stage(folder, library);
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
    const { status, stdout, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8', timeout: 120_000 });
    if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
    const said = JSON.parse(stdout);
    return Array.isArray(said) ? said[0] : Object.values(said)[0];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const destination = words.find((word) => !word.startsWith('--')) ?? '.';
  const here = words.includes('--this-machine');
  const fault = here ? undefined : await ensureWasm();
  if (fault) {
    process.stderr.write(`${fault} With --this-machine the package holds the library of this machine alone.\n`);
    process.exit(1);
  }
  const { filename, size, unpackedSize, files } = pack(destination, here ? LIBRARY : WASM);
  const folders = new Map();
  for (const { path, size: bytes } of files) {
    const [place] = /^(?:node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)/.exec(path) ?? [path];
    const { count = 0, sum = 0 } = folders.get(place) ?? {};
    folders.set(place, { count: count + 1, sum: sum + bytes });
  }
  const kilobytes = (bytes) => `${Math.ceil(bytes / 1000)} kB`.padStart(10);
  for (const [place, { count, sum }] of folders)
    process.stdout.write(`${place.padEnd(38)} ${String(count).padStart(5)} files ${kilobytes(sum)}\n`);
  process.stdout.write(
    `${join(destination, filename)}: ${files.length} files,${kilobytes(unpackedSize)}, packed${kilobytes(size)}\n`,
  );
}
