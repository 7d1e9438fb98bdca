import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './lib/prepare.mjs';

// npm run conformance -- <file>           compares another program's output with docs/conformance
// npm run conformance -- --make           makes the set anew from both computations; needs python3 with pip
// npm run conformance -- --make --check   writes nothing and fails when the committed set is another
ensureInstalled();
const words = process.argv.slice(2);
const script = words[0] === '--make' ? 'scripts/conformance/main.ts' : 'packages/conformance/src/main.ts';
const { status } = spawnSync(
  process.execPath,
  [
    '--conditions=cuspal-source',
    '--import',
    '@swc-node/register/esm-register',
    script,
    ...words.filter((word) => word !== '--make'),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SWC_NODE_PROJECT: join(ROOT, 'tsconfig.base.json') } },
);
process.exit(status ?? 1);
