import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './runtime.mjs';
import { SET_ASIDE } from './stale-output.mjs';
import { transpile } from './transpile.mjs';

/** Sources of the page that hosts show: they become one file, and none is compiled by itself. */
const PAGE = 'packages/views/src/page/';

/** Where the compiled form of a source stands; undefined for what is not compiled. */
export function outputOf(source) {
  const match = /^(services)\/(?!dist\/|[^/]+\/test\/)(.+)\.ts$/.exec(source) ?? /^(.+?)\/src\/(.+)\.ts$/.exec(source);
  return match && !source.endsWith('.test.ts') && !source.startsWith(PAGE)
    ? join(ROOT, match[1], 'dist', `${match[2]}.js`)
    : undefined;
}

/**
 * Compiles one source, a path in the project, in milliseconds and without a look at its types. What the compiler wrote
 * is set aside: it believes that it is still there.
 */
export function writeLive(source) {
  const filename = join(ROOT, source);
  // The compiled files name each other as the compiler names them.
  const code = transpile(readFileSync(filename, 'utf8'), filename, { rewriteRelativeImportExtensions: true });
  const output = outputOf(source);
  mkdirSync(dirname(output), { recursive: true });
  const built = `${output}${SET_ASIDE}`;
  if (!existsSync(built) && existsSync(output)) renameSync(output, built);
  writeFileSync(output, code);
}

/** Moves the compiled form of a removed source out of the way. */
export function removeLive(source) {
  for (const file of [outputOf(source), `${outputOf(source)}${SET_ASIDE}`]) rmSync(file, { force: true });
}
