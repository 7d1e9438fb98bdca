import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/prepare.mjs';

// `node scripts/run.mjs on-built bench/main.ts WORDS`: tests or measures the built system; only the files of the test or
// the measurement itself are compiled on the fly.
ensureInstalled();
ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  ['--import', '@swc-node/register/esm-register', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SWC_NODE_PROJECT: 'tsconfig.check.json' } },
);
process.exit(status ?? 1);
