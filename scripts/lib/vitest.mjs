import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Runs the tests once, with further words as vitest takes them, and returns its exit code. */
export function vitest(...words) {
  const script = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [script, 'run', ...words];
  const { status, signal } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  // Vitest itself then says nothing, and has left tests out.
  if (signal) process.stderr.write(`vitest was ended by ${signal}.\n`);
  return status ?? 1;
}
