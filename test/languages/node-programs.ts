import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../deploy/tools/versions.mjs';

/** What checks take of npm beside the packages of the project, which has another TypeScript. */
const PACKAGES = {
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  pyright: '1.1.414',
  typescript: '5.9.3',
};
const INSTALL_MS = 600_000;

/** The folder where they are installed, once, in the cache of tools. */
export function nodePrograms(): string {
  const version = createHash('sha256').update(JSON.stringify(PACKAGES)).digest('hex').slice(0, 12);
  const folder = join(CACHE, `languages-${version}`);
  const record = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(record)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }),
  );
  process.stdout.write(`> npm install ${Object.keys(PACKAGES).join(' ')}\n`);
  const words = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status, error } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit', timeout: INSTALL_MS });
  if (error || status !== 0) throw new Error(`npm install failed${error ? `: ${error.message}` : ''}`);
  return folder;
}

/** The file that runs a program of them. */
export function nodeProgram(name: 'openapi-typescript' | 'pyright' | 'tsc'): string {
  const FILES = {
    'openapi-typescript': 'openapi-typescript/bin/cli.js',
    pyright: 'pyright/index.js',
    tsc: 'typescript/bin/tsc',
  };
  return join(nodePrograms(), 'node_modules', FILES[name]);
}
