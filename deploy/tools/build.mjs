import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE, goProgram, KUBERNETES } from './versions.mjs';
import { run } from './run.mjs';

const MINUTES = 45;
const MOST_KEPT = 4_000;
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

/**
 * Programs that one command of Go makes, because they are of one module and share most of what is compiled; all others
 * by themselves.
 */
export function commandsFor(programs, folder) {
  const groups = new Map();
  for (const program of programs) {
    const group = program.from === undefined ? program.name : `${program.from} ${program.version}`;
    groups.set(group, [...(groups.get(group) ?? []), program]);
  }
  return [...groups.values()].map((group, index) => {
    const [{ from, package: path, version }] = group;
    const made = join(folder, `${index}`);
    if (from === undefined) return { group, made, words: ['install', `${path}@${version}`], env: { GOBIN: made } };
    const packages = group.map((program) => program.package);
    const words = ['build', '-ldflags', linkerWords(group[0]), '-o', `${made}/`, ...packages];
    // Ours has the sums of all it takes; that of Kubernetes is made of Kubernetes' own, and Go writes its sums.
    if (from !== 'kubernetes') return { group, made, words, folder: () => `${OURS}${from}` };
    return { group, made, words, folder: () => writeKubernetesModule(version), flags: '-mod=mod' };
  });
}

/**
 * Makes programs of Go at low priority, two commands at a time, and ends what is not ready after some minutes. Returns
 * why a program was not made, by its name. What was compiled by then is kept by Go, so that a second run goes on.
 */
export async function buildAll(programs, { minutes = MINUTES, start = startGo } = {}) {
  const faults = new Map();
  const signal = AbortSignal.timeout(minutes * 60_000);
  const waiting = commandsFor(programs, join(CACHE, `unfinished-${process.pid}`));
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      mkdirSync(next.made, { recursive: true });
      const fault = await start(next, signal);
      for (const program of next.group) {
        if (fault !== undefined) {
          const late = `not ready after ${minutes} minutes; what was compiled is kept, so run it again`;
          faults.set(program.name, signal.aborted ? late : fault);
          continue;
        }
        const file = goProgram(program);
        mkdirSync(dirname(file), { recursive: true });
        renameSync(join(next.made, binaryOf(program)), file);
      }
    }
  };
  await Promise.all([lane(), lane()]);
  return faults;
}

/** Name that Go gives to what it makes of a package: its last part that is no version of the module. */
const binaryOf = ({ package: path }) => basename(path.replace(/\/v\d+$/, ''));

/** Runs Go; resolves with the last line that it said where it failed. Nothing is linked to libraries of this machine. */
function startGo({ words, env = {}, folder = () => undefined, flags: more = '' }, signal) {
  const flags = `${process.env.GOFLAGS ?? ''} -p=${availableParallelism()} -trimpath ${more}`.trim();
  return new Promise((resolve) => {
    let cwd;
    try {
      cwd = folder();
    } catch ({ message }) {
      return resolve(message);
    }
    const child = spawn('nice', ['-n', '19', 'go', ...words], {
      cwd,
      signal,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, GOFLAGS: flags, CGO_ENABLED: '0', ...env },
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-MOST_KEPT)));
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code) => resolve(code === 0 ? undefined : said.trim().split('\n').at(-1)));
  });
}

const STAGED = /(k8s\.io\/\S+) => \.\/staging\/\S+/g;

/**
 * The manifest of a module of ours that has Kubernetes as its dependency, out of Kubernetes' own: `go install` refuses a
 * module that takes others from its folder, and so they are asked for in the version that was published with it.
 */
export function kubernetesModule(manifest, version) {
  const staged = version.replace(/^v1/, 'v0');
  const text = manifest
    .replace(/^module .+$/m, 'module cuspal/tools/kubernetes')
    .replaceAll(STAGED, `$1 => $1 ${staged}`);
  return `${text}\nrequire ${KUBERNETES.module} ${version}\n`;
}

/** Writes that module among what is kept, and returns its folder. */
function writeKubernetesModule(version) {
  const asked = ['mod', 'download', '-json', `${KUBERNETES.module}@${version}`];
  const { ok, stdout, output } = run('go', asked);
  if (!ok) throw new Error(output);
  const folder = join(CACHE, 'modules', `kubernetes-${version}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'go.mod'), kubernetesModule(readFileSync(JSON.parse(stdout).GoMod, 'utf8'), version));
  return folder;
}
