import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortenManifests } from '../../deploy/manifests.mjs';
import { runtimeLock, runtimePackages } from '../../deploy/runtime-packages.mjs';
import { ROOT } from './runtime.mjs';

// node scripts/lib/install.mjs run|all: installs what `npm start` needs, or all packages, where they are missing or out
// of date (ADR 96). It keeps to what Node 16 understands: it also runs while a newer Node is fetched.

/** Development packages with which `npm start` compiles and bundles. */
const BUILDERS = ['@swc/core', 'vite', 'vite-plugin-singlefile'];
/** What tools keep in node_modules beside the packages. */
const KEPT = ['.cache', '.vite', '.vite-temp'];
const DRAFTS = join(ROOT, '.node');
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const QUIET = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, value) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
};
const isPackage = (key) => key.includes('node_modules/');

/** The manifest of the project with what compiles and bundles among what it runs with, and nothing else to develop with. */
export function runManifest({ devDependencies, ...manifest }) {
  const builders = BUILDERS.map((name) => [name, devDependencies[name]]);
  return { ...manifest, dependencies: { ...manifest.dependencies, ...Object.fromEntries(builders) } };
}

/** The lock file of what such a manifest asks for. */
export function runLock(lock) {
  const packages = { ...lock.packages, '': runManifest(lock.packages['']) };
  return runtimeLock({ ...lock, packages }, runtimePackages(packages));
}

/**
 * The lock file with an address for each package. It names no registry, and without an address npm reads the list of all
 * versions of each package, which takes it as long as all else. npm puts the host of its own registry in place of this one.
 */
export function withAddresses(lock) {
  const addressed = Object.entries(lock.packages).map(([key, entry]) => {
    if (!isPackage(key) || entry.link || entry.resolved) return [key, entry];
    const name = entry.name || key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = `${name.split('/').pop()}-${entry.version}.tgz`;
    return [key, { ...entry, resolved: `https://registry.invalid/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(addressed) };
}

const lockFor = (set, lock) => (set === 'run' ? runLock(lock) : lock);

/** Whether npm's own record of what it installed agrees with the lock file, as far as the set goes. */
export function isInstalled(set, root = ROOT) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const present = read(record).packages;
  return Object.entries(lockFor(set, read(join(root, 'package-lock.json'))).packages)
    .filter(([key, { optional }]) => key.startsWith('node_modules/') && !optional)
    .every(([key, { version }]) => key in present && present[key].version === version);
}

/** Installs a set beside the project and moves it to its place whole; returns whether npm could. */
function installed(set) {
  const draft = join(DRAFTS, `packages-${process.pid}`);
  const lock = lockFor(set, read(join(ROOT, 'package-lock.json')));
  try {
    for (const key of Object.keys(lock.packages).filter((path) => !isPackage(path))) {
      const own = join(ROOT, key, 'package.json');
      // The lock file may name what was a package once.
      if (!existsSync(own)) continue;
      const manifest = read(own);
      write(join(draft, key, 'package.json'), set === 'run' && key === '' ? runManifest(manifest) : manifest);
    }
    write(join(draft, 'package-lock.json'), withAddresses(lock));
    const words = [...QUIET, '--replace-registry-host=always'];
    if (spawnSync(NPM, words, { cwd: draft, stdio: 'ignore' }).status !== 0) return false;
    withoutAddresses(join(draft, 'node_modules/.package-lock.json'));
    moveIn(join(draft, 'node_modules'), join(ROOT, 'node_modules'), `${draft}.before`);
    return true;
  } finally {
    for (const folder of [draft, `${draft}.before`]) rmSync(folder, { recursive: true, force: true });
  }
}

/** The addresses were for this one call of npm; those that it writes into lock files are its own. */
function withoutAddresses(record) {
  const lock = read(record);
  for (const [key, entry] of Object.entries(lock.packages)) if (isPackage(key) && !entry.link) delete entry.resolved;
  write(record, lock);
}

/** Puts a folder in the place of another, so that who reads it meanwhile finds the one or the other. */
function moveIn(made, place, before) {
  for (const name of KEPT)
    if (existsSync(join(place, name))) {
      rmSync(join(made, name), { recursive: true, force: true });
      renameSync(join(place, name), join(made, name));
    }
  if (existsSync(place)) renameSync(place, before);
  renameSync(made, place);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const set = process.argv[2] === 'run' ? 'run' : 'all';
  if (!isInstalled(set)) {
    process.stdout.write(`> npm ci (installs ${set === 'run' ? 'what the server runs with' : 'the packages'})\n`);
    // A registry may keep its files elsewhere than all others, or npm may be older than the word that names the host.
    if (!installed(set)) process.exitCode = spawnSync(NPM, QUIET, { cwd: ROOT, stdio: 'inherit' }).status || 0;
  }
  shortenManifests(ROOT);
}
