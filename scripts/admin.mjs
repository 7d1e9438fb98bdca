import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureRuns, ROOT, stopWith } from './lib/prepare.mjs';
import { operatorEnvironment, runningSystems } from './lib/running.mjs';

// The operator command, beside a running gateway or without one: npm run admin -- list-accounts --json
await ensureRuns();
const words = process.argv.slice(2);
const { env, note, fault } = operatorEnvironment(process.env, runningSystems(), words);
if (fault) stopWith(fault);
if (note) process.stderr.write(`${note}\n`);
const script = join(ROOT, 'gateway/dist/admin/main.js');
const { status } = spawnSync(process.execPath, ['--enable-source-maps', script, ...words], {
  cwd: ROOT,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
