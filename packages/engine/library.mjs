import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// node packages/engine/library.mjs: compiles the Swiss Ephemeris for this machine into packages/engine/library, where
// that is missing or was made of other sources (ADR 81). It takes a C compiler and nothing else. With a word, such as
// arm64, it is for that kind of processor, and CC names a compiler for it.

/** The library of this machine, and in a folder beside it that of all machines. */
export const LIBRARY = fileURLToPath(new URL('./library', import.meta.url));
export const WASM = join(LIBRARY, 'wasm');
const SOURCES = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'deps/swisseph');

/** The functions that sky/swiss-library.ts calls. */
export const FUNCTIONS = [
  'swe_set_ephe_path',
  'swe_set_sid_mode',
  'swe_calc_ut',
  'swe_get_ayanamsa_ut',
  'swe_houses_ex',
  'swe_houses_armc',
  'swe_rise_trans',
  'swe_sol_eclipse_when_glob',
  'swe_lun_eclipse_when',
  'swe_sol_eclipse_how',
  'swe_lun_eclipse_how',
  'swe_sidtime0',
  'swe_deltat',
];

/**
 * Flags of every compilation. A product and a sum stay two roundings, or ARM would round once and differ in the last
 * digits; NO_SWE_GLP leaves out a function that asks the system where the library lies.
 */
const FLAGS = ['-O3', '-w', '-ffp-contract=off', '-DNO_SWE_GLP'];
const NATIVE = ['-fPIC', ...FLAGS];
const FOR_WASM = [
  ...['-target', 'wasm32-wasi', '-mexec-model=reactor', '-Wl,--strip-all', ...FLAGS],
  ...[...FUNCTIONS, 'malloc'].map((name) => `-Wl,--export=${name}`),
];

const sourcesIn = (ending) =>
  readdirSync(SOURCES)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(SOURCES, name));
const cSources = () => sourcesIn('.c');

/** What a library was made of: its sources, the flags and the machine. */
function keyOf(words) {
  const digest = createHash('sha256').update(words.join('\n'));
  for (const file of [...cSources(), ...sourcesIn('.h')]) digest.update(readFileSync(file));
  return digest.digest('hex');
}

const answers = (command, args = ['--version']) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Words that begin a call of the C compiler of this machine, else undefined. */
export function cCompiler(has = answers, named = process.env.CC) {
  const known = [...(named ? [named.split(' ')] : []), ['cc'], ['gcc'], ['clang']];
  return known.find(([command]) => has(command)) ?? zig(has)?.concat('cc');
}

/** Words that call zig, as a command or out of the Python package ziglang, else undefined. */
export function zig(has = answers, named = process.env.ZIG) {
  if (has(named ?? 'zig', ['version'])) return [named ?? 'zig'];
  return has('python3', ['-m', 'ziglang', 'version']) ? ['python3', '-m', 'ziglang'] : undefined;
}

/** What the reader installs where there is no C compiler. */
export function compilerFault(has = answers, platform = process.platform) {
  const known = {
    'apt-get': 'apt-get install -y gcc libc6-dev',
    dnf: 'dnf install -y gcc',
    apk: 'apk add gcc musl-dev',
  };
  const manager = Object.keys(known).find((command) => has(command));
  const remedy =
    platform === 'darwin' ? 'xcode-select --install' : manager ? `sudo ${known[manager]}` : 'pip install ziglang';
  return `There is no C compiler (cc, gcc, clang or zig) to compile the Swiss Ephemeris with. Install one: ${remedy}. Without one the packed server runs: npx -y cuspal.`;
}

/** Runs commands, as many at once as there are cores; rejects with what the first to fail said. */
async function runAll(commands) {
  const waiting = [...commands];
  const worker = async () => {
    for (let words = waiting.shift(); words !== undefined; words = waiting.shift()) await run(words);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const run = ([command, ...words]) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4_000)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}: ${said.trim()}`)),
    );
  });

/** Writes a library and the manifest by which it is checked when it is loaded; the manifest last, so that it is whole. */
function writeLibrary(folder, file, bytes, key) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of [
    [file, bytes],
    ['manifest.json', `${JSON.stringify({ file, sha256, key }, undefined, 2)}\n`],
  ]) {
    writeFileSync(join(folder, `${name}.${process.pid}`), content);
    renameSync(join(folder, `${name}.${process.pid}`), join(folder, name));
  }
}

const manifest = (folder) => {
  try {
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  } catch {
    return {};
  }
};

/** Fills a folder with what `make` writes into a draft, where it does not hold what the key names; gives a sentence else. */
async function ensured(folder, file, key, make) {
  if (manifest(folder).key === key && existsSync(join(folder, file))) return undefined;
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(folder, 'draft-'));
  try {
    await make(draft, join(draft, file));
    writeLibrary(folder, file, readFileSync(join(draft, file)), key);
    return undefined;
  } catch (fault) {
    return `The Swiss Ephemeris could not be compiled. ${fault.message}`;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Compiles the library for this machine, or for another processor with the compiler in CC, where it is not there; returns
 * a sentence where that cannot be done.
 */
export async function ensureLibrary(arch = process.arch) {
  if (arch !== process.arch && !process.env.CC)
    return `CC names no compiler for ${arch}, such as aarch64-linux-gnu-gcc.`;
  const key = keyOf([...NATIVE, process.platform, arch]);
  const file = `swiss-ephemeris-${key.slice(0, 12)}.${process.platform === 'darwin' ? 'dylib' : 'so'}`;
  if (manifest(LIBRARY).key === key && existsSync(join(LIBRARY, file))) return undefined;
  const compiler = cCompiler();
  if (!compiler) return compilerFault();
  process.stdout.write(`> ${compiler.join(' ')} (compiles the Swiss Ephemeris, some seconds once)\n`);
  return ensured(LIBRARY, file, key, async (draft, made) => {
    const objects = cSources().map((path, index) => [path, join(draft, `${index}.o`)]);
    await runAll(objects.map(([path, object]) => [...compiler, ...NATIVE, '-c', path, '-o', object]));
    await run([...compiler, '-shared', ...objects.map(([, object]) => object), '-lm', '-o', made]);
  });
}

/** Compiles it as WebAssembly, for any machine, into WASM likewise. */
export async function ensureWasm() {
  const compiler = zig();
  if (!compiler)
    return 'The package carries the Swiss Ephemeris as WebAssembly, which zig compiles. Install it: pip install ziglang==0.17.1. Or set ZIG to where it is.';
  return ensured(WASM, 'swiss-ephemeris.wasm', keyOf(FOR_WASM), (_, made) =>
    run([...compiler, 'cc', ...FOR_WASM, ...cSources(), '-o', made]),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const fault = await ensureLibrary(process.argv[2]);
  if (fault) {
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  }
}
