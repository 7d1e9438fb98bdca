import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './lib/prepare.mjs';

// npm run places             makes the gazetteer of the meta service anew; needs python3 with pip, npm and tar
// npm run places -- --check  writes nothing and fails when the committed one is another
ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  [
    '--conditions=cuspal-source',
    '--import',
    '@swc-node/register/esm-register',
    'scripts/places/main.ts',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SWC_NODE_PROJECT: join(ROOT, 'tsconfig.base.json') } },
);
process.exit(status ?? 1);
