import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.mjs';
import { GO_PROGRAMS, goProgram } from '../tools/versions.mjs';

/** The loads by their names. */
export const LOADS = ['smoke', 'steady', 'spike', 'soak', 'breakpoint'];

/** k6 of deploy/tools, else that of the machine; undefined where there is none. */
function findK6() {
  const made = GO_PROGRAMS.filter(({ name }) => name === 'k6').map(goProgram);
  return [...made.filter((file) => existsSync(file)), ...(run('k6', ['version']).ok ? ['k6'] : [])][0];
}

/**
 * Sends one of the loads to an address with the keys in a file, one a line. `settings`: RATE, DURATION, MIX, SUMMARY (a
 * file for the figures), SHOW_FAULTS. Resolves with the exit code of k6: 0, or 99 where a threshold was missed.
 */
export async function runLoad(load, address, keys, settings = {}, wrapper = []) {
  const k6 = findK6();
  if (k6 === undefined) throw new Error('k6 is not installed: node deploy/tools/main.mjs');
  const variables = { ADDRESS: address.replace(/\/+$/, ''), KEYS: keys, ...settings };
  const words = Object.entries(variables).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const script = join(import.meta.dirname, `${load}.js`);
  const [program, ...rest] = [...wrapper, k6, 'run', '--quiet', '--no-usage-report', ...words, script];
  const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
