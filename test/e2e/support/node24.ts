import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = '24.21.0';
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', `node-${VERSION}`);

/**
 * Path of a Node 24 from the npm `node` package, installed on first use in a folder of its own: beside the project's
 * packages its `node` command would replace the one that runs the scripts.
 */
export function node24(): string {
  const file = join(FOLDER, 'node_modules', 'node', 'bin', 'node');
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    execFileSync('npm', ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', `node@${VERSION}`], {
      stdio: 'pipe',
      timeout: 300_000,
    });
  }
  return file;
}
