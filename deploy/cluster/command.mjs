import { spawn } from 'node:child_process';

const MOST_KEPT = 200_000;

/** Runs a program to its end while this process goes on: { ok, output, stdout }. What it says is kept up to a limit. */
export function command(program, words, { env = {}, cwd, input, timeout = 60_000 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, timeout, killSignal: 'SIGKILL', env: { ...process.env, ...env } });
    const said = { stdout: '', output: '' };
    const keep = (chunk, isResult) => {
      if (said.output.length < MOST_KEPT) said.output += chunk;
      if (isResult) said.stdout += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', (chunk) => keep(chunk, true));
    child.stderr.setEncoding('utf8').on('data', (chunk) => keep(chunk, false));
    child.stdin.on('error', () => undefined).end(input);
    child.once('error', ({ message }) => resolve({ ok: false, stdout: '', output: `${program}: ${message}` }));
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL') said.output += `\nit was ended after ${timeout} ms`;
      resolve({ ok: code === 0, stdout: said.stdout, output: said.output.trim() });
    });
  });
}
