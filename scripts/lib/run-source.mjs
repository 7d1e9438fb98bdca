import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './runtime.mjs';

/** Flags of Node with which a file of TypeScript runs, beside compiled packages. */
export const LOADER_FLAGS = ['--import', pathToFileURL(join(ROOT, 'scripts/lib/typescript-loader.mjs')).href];

/** The same where our packages are read from their sources too. */
export const SOURCE_FLAGS = ['--conditions=cuspal-source', ...LOADER_FLAGS];

/** Runs a file of the project with its output shown; returns its exit code. */
export function runSource(file, words, flags = LOADER_FLAGS) {
  const { status, error } = spawnSync(process.execPath, [...flags, file, ...words], { cwd: ROOT, stdio: 'inherit' });
  if (error) process.stderr.write(`${file}: ${error.message}\n`);
  return status ?? 1;
}
