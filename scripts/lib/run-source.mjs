import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './runtime.mjs';

const loaderFlagsOf = (tree) => ['--import', pathToFileURL(join(tree, 'scripts/lib/typescript-loader.mjs')).href];

/** Flags of Node with which a file of TypeScript runs, beside compiled packages. */
export const LOADER_FLAGS = loaderFlagsOf(ROOT);

/** The same where the packages of a checkout are read from their sources too. */
export const sourceFlagsOf = (tree) => ['--conditions=cuspal-source', ...loaderFlagsOf(tree)];

export const SOURCE_FLAGS = sourceFlagsOf(ROOT);

/** Runs a file of the project with its output shown; returns its exit code. */
export function runSource(file, words, flags = LOADER_FLAGS) {
  const { status, error } = spawnSync(process.execPath, [...flags, file, ...words], { cwd: ROOT, stdio: 'inherit' });
  if (error) process.stderr.write(`${file}: ${error.message}\n`);
  return status ?? 1;
}
