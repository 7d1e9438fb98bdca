import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT, script, stopWith, tool } from './lib/prepare.mjs';
import { wrongTitles } from './lint/commit-titles.mjs';

ensureInstalled();
const titles = wrongTitles(ROOT);
if (titles.length > 0) stopWith(`${titles.join('\n')}\nReword them (CONTRIBUTING.md, Commits).`);
const contract = tool('buf', ['lint']) || tool('buf', ['format', '--diff', '--exit-code']) || compareContract();
if (contract !== 0) process.exit(contract);
const structure = script('scripts/lint/rooms.mjs') || tool('knip', ['--no-config-hints']);
if (structure !== 0) process.exit(structure);
// What eslint says of one file depends on the types of others: of the two only prettier can have a cache.
const codes = await Promise.all([
  ended('prettier', ['--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.']),
  ended('eslint', ['.']),
]);
process.exit(Math.max(...codes));

function ended(name, words) {
  const child = spawn(join(ROOT, 'node_modules/.bin', name), words, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/**
 * The contract may grow but not break: it is compared with the commit before, or with this one in a clone of depth 1.
 * Returns an exit code.
 */
function compareContract() {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const before = ['HEAD~1', 'HEAD'].find((ref) => git('cat-file', '-e', `${ref}:buf.yaml`).status === 0);
  if (before) return tool('buf', ['breaking', '--against', `.git#ref=${before}`]);
  process.stdout.write('No earlier contract to compare with.\n');
  return 0;
}
