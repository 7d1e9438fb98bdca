import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const PROJECTS = new Set(['unit', 'e2e', 'logs']);

/** Jest takes every word after --selectProjects for a project; paths that stand there are put first. */
export function pathsFirst(words) {
  const from = words.indexOf('--selectProjects') + 1;
  if (from === 0) return words;
  const until = words.findIndex((word, index) => index >= from && word.startsWith('-'));
  const named = words.slice(from, until < 0 ? words.length : until);
  return [
    ...named.filter((word) => !PROJECTS.has(word)),
    ...words.slice(0, from),
    ...named.filter((word) => PROJECTS.has(word)),
    ...words.slice(from + named.length),
  ];
}

/** Runs jest with native modules and returns its exit code. */
export function jest(...words) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const script = join(ROOT, 'node_modules/jest/bin/jest.js');
  const args = [...flags, script, ...pathsFirst(words)];
  const { status, signal } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  // Jest itself then says nothing, and has left tests out.
  if (signal) process.stderr.write(`jest was ended by ${signal}.\n`);
  return status ?? 1;
}
