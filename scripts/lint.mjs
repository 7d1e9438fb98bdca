import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT, stopWith, tool } from './lib/prepare.mjs';
import { wrongTitles } from './lint/commit-titles.mjs';

ensureInstalled();
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const titles = wrongTitles(ROOT);
if (titles.length > 0) stopWith(`${titles.join('\n')}\nReword them (CONTRIBUTING.md, Commits).`);
const contract = tool('buf', ['lint']) || tool('buf', ['format', '--diff', '--exit-code']) || compareContract();
if (contract !== 0) process.exit(contract);
const TYPE_AWARE = ['--type-aware', '--deny-warnings', '--quiet'];
const codes = await Promise.all([
  inTurn(
    [process.execPath, [join(ROOT, 'scripts/lint/rooms.mjs')]],
    [bin('knip'), ['--no-config-hints']],
    [bin('prettier'), ['--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.']],
  ),
  // What oxlint says of one file depends on the types of others, so that it has no cache.
  inTurn(
    [bin('oxlint'), [...TYPE_AWARE, '--tsconfig', 'tsconfig.json']],
    // Their pages have the types of browsers, by files of their own.
    [bin('oxlint'), [...TYPE_AWARE, 'packages/playground', 'packages/views']],
    [bin('eslint'), ['.']],
  ),
]);
process.exit(Math.max(...codes));

/** Exit code of the first of the commands that fails, with their output shown. */
async function inTurn(...commands) {
  for (const [command, words] of commands) {
    const code = await ended(command, words);
    if (code !== 0) return code;
  }
  return 0;
}

function ended(command, words) {
  const child = spawn(command, words, { cwd: ROOT, stdio: 'inherit' });
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
