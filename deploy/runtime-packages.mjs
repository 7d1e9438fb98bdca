import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What packages need to be compiled and not to run: the native binding names its compiler among its dependencies. */
const BUILD_ONLY = { 'node_modules/swisseph': ['node-gyp', 'nan'] };
/** What is left of the compilation beside the binding itself. */
const SOURCES = ['deps', 'src', 'test', 'examples', 'build/Release/obj.target'].map(
  (path) => `node_modules/swisseph/${path}`,
);

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
    const { dependencies, optionalDependencies, peerDependencies } = packages[key];
    for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
      if (BUILD_ONLY[key]?.includes(name)) continue;
      const found = foundFrom(key, name, packages);
      if (found !== undefined) waiting.push(found);
    }
  }
  return needed;
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
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const needed = runtimePackages(packages);
  const spare = Object.keys(packages).filter((key) => key.includes('node_modules/') && !needed.has(key));
  const removed = [...spare, ...SOURCES].filter((path) => existsSync(path));
  for (const path of removed) rmSync(join(process.cwd(), path), { recursive: true, force: true });
  process.stdout.write(`${needed.size} packages stay, ${removed.length} folders were removed\n`);
}
