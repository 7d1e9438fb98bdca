import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The paths that are left in what a package exports, which are those that code of ours imports. Node reads the exports of
 * a package anew for each of its modules. Of drizzle-orm they are 130 kB, for 447 paths, and it has a hundred modules: a
 * third of the work of loading the gateway (ADR 123).
 */
const PATHS = { 'drizzle-orm': ['.', './pg-core', './pglite', './node-postgres'] };

/** The manifest with these paths alone, or undefined where there are no others. */
function withPaths(manifest, paths) {
  const kept = Object.entries(manifest.exports).filter(([path]) => paths.includes(path));
  if (kept.length === Object.keys(manifest.exports).length) return undefined;
  return { ...manifest, exports: Object.fromEntries(kept) };
}

/** Shortens the manifests of installed packages that Node would read too often; done again, it changes nothing. */
export function shortenManifests(root) {
  for (const [name, paths] of Object.entries(PATHS)) {
    const file = join(root, 'node_modules', name, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = withPaths(JSON.parse(readFileSync(file, 'utf8')), paths);
    if (manifest === undefined) continue;
    // Other processes may read it meanwhile.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(manifest, undefined, 2));
    renameSync(`${file}.${process.pid}`, file);
  }
}
