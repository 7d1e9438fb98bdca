import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeSuffices, ROOT } from './runtime.mjs';
import { removeStaleOutput } from './stale-output.mjs';

export { ROOT };

/** Prints the sentence and ends the process: for faults that the reader can mend. */
export function stopWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs one command in the project folder with its output shown; ends the process when it fails. */
function run(label, command, args, options = {}) {
  process.stdout.write(`> ${label}\n`);
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error || status !== 0) stopWith(`${label} failed${error ? `: ${error.message}` : ''}. See the output above.`);
}

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const lockedPackages = (file) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
};

/** Whether npm's own record of what it installed agrees with the lock file. */
function isInstalled() {
  const present = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(lockedPackages('package-lock.json'))
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(([path, { version }]) => path in present && present[path].version === version);
}

/** Installs the locked packages when they are missing or out of date, and compiles the Swiss Ephemeris of them. */
export function ensureInstalled() {
  if (!nodeSuffices(process.versions.node))
    stopWith(`Node ${process.versions.node} is too old for this script: npm run and npm start bring a newer one.`);
  if (!isInstalled()) run('npm ci (installs the packages)', NPM, ['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  // It says itself what is missing.
  if (script('packages/engine/library.mjs') !== 0) process.exit(1);
}

/** Compiles what changed since the last build and removes what no longer has a source. */
export function ensureBuilt() {
  removeStaleOutput(ROOT);
  const built =
    script('scripts/lib/compile.mjs') === 0 && buildPage() === 0 && script('packages/playground/bundle.mjs') === 0;
  if (!built) stopWith('The build failed: see the errors above.');
}

/** Writes the page that hosts show beside results, where one of its sources has changed; it needs nothing compiled. */
export const buildPage = () => script('packages/views/build.mjs');

/** Runs a command of the installed packages with its output shown; returns its exit code. */
export const tool = (name, words) => exitCode(name, join(ROOT, 'node_modules/.bin', name), words);

/** Runs a script of the project likewise. */
const script = (file) => exitCode(file, process.execPath, [join(ROOT, file)]);

function exitCode(name, command, words) {
  const { status, error } = spawnSync(command, words, { cwd: ROOT, stdio: 'inherit' });
  if (error) process.stderr.write(`${name}: ${error.message}\n`);
  return status ?? 1;
}
