import { spawnSync } from 'node:child_process';

const LONGEST_MS = 45 * 60_000;

/** Runs a program to its end: { ok, output }. Where it could not be run, the output says why. */
export function run(program, words, { env = {}, cwd, input, timeout = LONGEST_MS } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd,
    input,
    timeout,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim();
  return { ok: status === 0, stdout: stdout ?? '', output: error ? `${program}: ${error.message}` : said };
}
