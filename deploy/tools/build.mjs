import { mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { goProgram } from './versions.mjs';

// One compilation at a time, and nothing linked to libraries of this machine.
const GO = { GOFLAGS: `${process.env.GOFLAGS ?? ''} -p=1 -trimpath`.trim(), CGO_ENABLED: '0' };
const OURS = fileURLToPath(new URL('go/', import.meta.url));

/** Linker words that tell a program its version, which `go` does not know of a package in another module. */
export function linkerWords({ from, version }) {
  const words = ['-s', '-w'];
  if (from !== 'kubernetes') return words.join(' ');
  const [major, minor] = version.slice(1).split('.');
  const said = { gitVersion: version, gitMajor: major, gitMinor: minor, gitTreeState: 'clean' };
  return [
    ...words,
    ...Object.entries(said).map(([key, value]) => `-X k8s.io/component-base/version.${key}=${value}`),
  ].join(' ');
}

/** Makes a program of Go at low priority; returns why that was not possible. */
export function build(program) {
  const file = goProgram(program);
  mkdirSync(dirname(file), { recursive: true });
  if (program.from === undefined) {
    const words = ['go', 'install', `${program.package}@${program.version}`];
    return faultOf(run('nice', words, { env: { ...GO, GOBIN: dirname(file) } }));
  }
  const unfinished = `${file}.${process.pid}`;
  const words = ['-n', '19', 'go', 'build', '-ldflags', linkerWords(program), '-o', unfinished, program.package];
  const fault = faultOf(run('nice', words, { env: GO, cwd: `${OURS}${program.from}` }));
  if (fault === undefined) renameSync(unfinished, file);
  return fault;
}

function faultOf({ ok, output }) {
  return ok ? undefined : output.split('\n').at(-1);
}
