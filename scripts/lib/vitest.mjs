import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Runs the tests once, with words as vitest takes them, and returns its exit code. */
export function vitest(words, env = process.env) {
  const script = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status, signal } = spawnSync(process.execPath, [script, 'run', ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  });
  // Vitest itself says nothing in this case, and has left tests out.
  if (signal) process.stderr.write(`vitest was ended by ${signal}.\n`);
  return status ?? 1;
}
