import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const running = new Set();
/** The exit code of what was asked to end. */
let asked;

/** Runs the tests once, with words as vitest takes them, and resolves to its exit code. */
export function vitest(words, env = process.env) {
  const script = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [script, 'run', ...words], { cwd: ROOT, stdio: 'inherit', env });
  if (running.size === 0) for (const [name, end] of ENDS) process.on(name, end);
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      if (running.size === 0) {
        if (asked !== undefined) process.exit(asked);
        for (const [name, end] of ENDS) process.off(name, end);
      }
      // Vitest itself says nothing in this case, and has left tests out.
      if (signal) process.stderr.write(`vitest was ended by ${signal}.\n`);
      resolve(code ?? 1);
    });
  });
}

/** What is asked to end waits for what it has started. A terminal tells the children itself when it is interrupted. */
const ENDS = [
  ['SIGINT', () => (asked = 130)],
  [
    'SIGTERM',
    () => {
      asked = 143;
      for (const child of running) child.kill('SIGTERM');
    },
  ],
];
