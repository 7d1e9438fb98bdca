import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/prepare.mjs';

// The operator command, beside a running gateway or without one: npm run admin -- list-accounts --json
ensureInstalled();
ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', join(ROOT, 'gateway/dist/admin/main.js'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DATA_DIR: resolve(ROOT, process.env.DATA_DIR || '.data') } },
);
process.exit(status ?? 1);
