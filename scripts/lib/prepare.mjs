import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shortenManifests } from '../../deploy/manifests.mjs';
import { COUNT, isCounted } from './counted-examples.mjs';
import { CANNOT_WRITE, isFinished, isWritable } from './finished-build.mjs';
import { isInstalled } from './install.mjs';
import { nodeSuffices, ROOT } from './runtime.mjs';
import { stage } from './stages.mjs';
import { removeStaleOutput } from './stale-output.mjs';

export { ROOT };

const INSTALL = 'scripts/lib/install.mjs';
const LIBRARY = 'packages/engine/library.mjs';
const PAGE = 'packages/views/build.mjs';
const PLAYGROUND = 'packages/playground/bundle.mjs';
const NOT_INSTALLED = 'npm ci failed. See the output above.';
const NOT_BUILT = 'The build failed: see the errors above.';

/** Prints the sentence and ends the process: for faults that the reader can mend. */
export function stopWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Whether the folder cannot be written, and what is in it runs as it is; ends the process where it does not. */
function isLeftAsItIs() {
  if (isWritable(ROOT)) return false;
  if (!isFinished()) stopWith(CANNOT_WRITE);
  return true;
}

/** Installs the locked packages when they are missing or out of date, and compiles the Swiss Ephemeris of them. */
export function ensureInstalled() {
  refuseOldNode();
  if (isLeftAsItIs()) return;
  if (script(INSTALL, ['all']) !== 0) stopWith(NOT_INSTALLED);
  // It says itself what is missing.
  if (script(LIBRARY) !== 0) process.exit(1);
}

/** Compiles what changed since the last build and removes what no longer has a source; counts the examples of questions. */
export function ensureBuilt({ counts = true } = {}) {
  if (isLeftAsItIs()) return;
  removeStaleOutput(ROOT);
  const compiled = script('scripts/lib/compile.mjs') === 0;
  const counted = compiled && (!counts || isCounted() || script(COUNT) === 0);
  const built = counted && buildPage() === 0 && script(PLAYGROUND) === 0;
  if (!built) stopWith(NOT_BUILT);
}

/** Writes the page that hosts show beside results, where one of its sources has changed; it needs nothing compiled. */
export const buildPage = () => script(PAGE);

/**
 * Makes ready what the server runs with, side by side. Where the compiler has been at work, it is left to it: it knows
 * what it wrote. Else, as in a fresh clone, neither it nor the packages of tests are there.
 */
export async function ensureRuns() {
  refuseOldNode();
  if (isLeftAsItIs()) return;
  const compiled = existsSync(join(ROOT, 'gateway/tsconfig.tsbuildinfo'));
  const packages = compiled ? 'all' : 'run';
  await stage('packages', async () => {
    // Looking takes a tenth of what a process takes that looks.
    if (isInstalled(packages)) shortenManifests(ROOT);
    else if ((await child(INSTALL, [packages])) !== 0) stopWith(NOT_INSTALLED);
  });
  removeStaleOutput(ROOT);
  const code = compiled ? 'scripts/lib/compile.mjs' : 'scripts/lib/transpile-all.mjs';
  const codes = await Promise.all([
    stage('ephemeris', () => child(LIBRARY)),
    stage('code', async () => (await child(code)) || atOnce(child(PLAYGROUND), isCounted() ? 0 : child(COUNT))),
    stage('page', () => child(PAGE)),
  ]);
  // The first says itself what is missing.
  if (codes[0] !== 0) process.exit(1);
  if (codes.some((status) => status !== 0)) stopWith(NOT_BUILT);
}

/** Runs a command of the installed packages with its output shown; returns its exit code. */
export const tool = (name, words) => exitCode(name, join(ROOT, 'node_modules/.bin', name), words);

/** Runs a file of JavaScript likewise. */
export const node = (file, words) => exitCode(file, process.execPath, [file, ...words]);

/** Runs a script of the project likewise. */
const script = (file, words = []) => node(join(ROOT, file), words);

/** Runs a script of the project while others run. */
const child = (file, words = []) =>
  new Promise((resolve, reject) => {
    spawn(process.execPath, [join(ROOT, file), ...words], { cwd: ROOT, stdio: 'inherit' })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1));
  });

/** The exit code of several that run side by side. */
const atOnce = async (...codes) => Math.max(...(await Promise.all(codes)));

function refuseOldNode() {
  if (!nodeSuffices(process.versions.node))
    stopWith(`Node ${process.versions.node} is too old for this script: npm run and npm start bring a newer one.`);
}

function exitCode(name, command, words) {
  const { status, error } = spawnSync(command, words, { cwd: ROOT, stdio: 'inherit' });
  if (error) process.stderr.write(`${name}: ${error.message}\n`);
  return status ?? 1;
}
