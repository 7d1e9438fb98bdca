import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortenManifests } from './manifests.mjs';

/** Packages that no code of ours loads: of `swisseph` the sources and the ephemeris are used, its addon is not built. */
const BUILD_ONLY = { 'node_modules/swisseph': ['merge', 'nan', 'node-gyp'] };
/** Sources: those of the library are compiled by then, those of koffi come compiled. */
const SOURCES = [
  ...['deps', 'src', 'lib', 'test', 'examples'].map((path) => `swisseph/${path}`),
  ...['lib', 'vendor', 'doc'].map((path) => `koffi/${path}`),
].map((path) => `node_modules/${path}`);

/** Weights of the fonts in which reports are set (gateway/src/reports/writer/pdf.ts); each package has nine. */
const WEIGHTS = new Set(['400Regular', '700Bold']);

/** Folders of the other weights. */
function spareWeights() {
  const fonts = 'node_modules/@expo-google-fonts';
  const packages = existsSync(fonts) ? readdirSync(fonts).map((name) => `${fonts}/${name}`) : [];
  return packages.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^\d/.test(name) && !WEIGHTS.has(name))
      .map((name) => `${folder}/${name}`),
  );
}

/**
 * The keys of `packages` in a lock file that the workspaces need at run time, their development and build tools left
 * out.
 */
export function runtimePackages(packages) {
  const needed = new Set();
  // The workspaces, and the links by which they find each other without naming each other.
  const waiting = Object.keys(packages).filter((key) => !key.includes('node_modules/') || packages[key].link);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (needed.has(key)) continue;
    needed.add(key);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[key];
    // An optional peer is needed where somebody else says so.
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...peers, ...Object.keys({ ...optionalDependencies, ...dependencies })]) {
      if (BUILD_ONLY[key]?.includes(name)) continue;
      const found = foundFrom(key, name, packages);
      if (found !== undefined) waiting.push(found);
    }
  }
  return needed;
}

/**
 * The `packages` of a lock file without the workspaces that are not there any more, the links to them, and what is only
 * for other machines.
 */
export function withoutTaken(packages, isThere) {
  const mayLack = (key) => !key.includes('node_modules/') || packages[key].optional;
  const taken = new Set(Object.keys(packages).filter((key) => mayLack(key) && !isThere(key || '.')));
  const stays = ([key, { link, resolved }]) => !taken.has(key) && !(link && taken.has(resolved));
  return Object.fromEntries(Object.entries(packages).filter(stays));
}

/** A lock file that holds these packages alone, none of which asks for what is left out: `npm sbom` reads it. */
export function runtimeLock(lock, needed) {
  const without = ({ devDependencies: _, ...entry }, key) => {
    const dependencies = Object.fromEntries(
      Object.entries(entry.dependencies ?? {}).filter(([name]) => !BUILD_ONLY[key]?.includes(name)),
    );
    return { ...entry, ...(entry.dependencies ? { dependencies } : {}) };
  };
  const kept = Object.entries(lock.packages).filter(([key]) => needed.has(key));
  return { ...lock, packages: Object.fromEntries(kept.map(([key, entry]) => [key, without(entry, key)])) };
}

/** The package that Node would load for a name: the nearest node_modules upwards. */
function foundFrom(from, name, packages) {
  for (let folder = from; ; folder = folder.includes('/') ? dirname(folder) : '') {
    const key = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (key in packages) return key;
    if (folder === '') return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = withoutTaken(lock.packages, existsSync);
  const needed = runtimePackages(packages);
  const spare = Object.keys(lock.packages).filter((key) => key.includes('node_modules/') && !needed.has(key));
  const removed = [...spare, ...SOURCES, ...spareWeights()].filter((path) => existsSync(path));
  for (const path of removed) rmSync(join(process.cwd(), path), { recursive: true, force: true });
  shortenManifests(process.cwd());
  const { devDependencies: _, overrides: __, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeFileSync('package-lock.json', `${JSON.stringify(runtimeLock({ ...lock, packages }, needed), undefined, 2)}\n`);
  process.stdout.write(`${needed.size} packages stay, ${removed.length} folders were removed\n`);
}
