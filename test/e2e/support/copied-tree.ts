import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What has nothing to do with how the server runs, what a server that runs here writes, and what is linked. */
const LEFT = new Set(['.git', '.node', '.running', '.data', 'node_modules']);
const PICTURES = join('test', 'e2e', 'output');

/**
 * Copies the built project to a new folder, so that a test may save sources that others read meanwhile. Packages that
 * were installed are links; those of the project lead into the copy.
 */
export function copyTree(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    // The compiler takes what is newer than its output for changed.
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (place) => !LEFT.has(relative(from, place)) && relative(from, place) !== PICTURES,
  });
  const packages = join(from, 'node_modules');
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(packages)) {
    const copied = join(to, 'node_modules', name);
    if (name === '@cuspal') cpSync(join(packages, name), copied, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(packages, name), copied);
  }
}
