import { spawnSync } from 'node:child_process';
import { ROOT, tool } from './prepare.mjs';

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/**
 * The contract may grow but not break: it is compared with the commit before, or with this one in a clone of depth 1.
 * Returns an exit code.
 */
export function compareContract() {
  const before = ['HEAD~1', 'HEAD'].find((ref) => git('cat-file', '-e', `${ref}:buf.yaml`).status === 0);
  if (before) return tool('buf', ['breaking', '--against', `.git#ref=${before}`]);
  process.stdout.write('No earlier contract to compare with.\n');
  return 0;
}
