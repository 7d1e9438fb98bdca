import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './lib/prepare.mjs';

// The contract may grow but not break: it is compared with the commit before, or with this one in a clone of depth 1.
const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const before = ['HEAD~1', 'HEAD'].find((ref) => git('cat-file', '-e', `${ref}:buf.yaml`).status === 0);
if (!before) {
  process.stdout.write('No earlier contract to compare with.\n');
  process.exit(0);
}
const { status } = spawnSync(join(ROOT, 'node_modules/.bin/buf'), ['breaking', '--against', `.git#ref=${before}`], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
