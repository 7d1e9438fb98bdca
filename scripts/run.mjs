import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fetchRuntime, nodeSuffices, runtimeEnvironment } from './lib/runtime.mjs';

// Every command of package.json begins here: `node scripts/run.mjs start` runs scripts/start.mjs on a Node that suffices.
// It keeps to what Node 16 understands; what it starts need not.
const [name, ...words] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const script = join(here, `${name}.mjs`);
/** Commands that run the server alone: the packages of tests and lint are not for them. */
const RUNS = ['start', 'admin'];
/** Commands beside a server that runs: they do with what it has installed, or with nothing. */
const INSTALLS_NOTHING = ['server-json', 'example'];
/** Progress belongs to the errors: a command may print what another program reads. */
const PROGRESS = ['inherit', process.stderr, 'inherit'];
process.env.CUSPAL_BEGAN = process.env.CUSPAL_BEGAN || String(Date.now());

if (nodeSuffices(process.versions.node)) {
  process.argv = [process.argv[0], script, ...words];
  await import(pathToFileURL(script).href);
} else {
  // The packages are installed meanwhile. The command itself looks whether they are there, and tells of what is wrong.
  const set = RUNS.includes(name) ? 'run' : 'all';
  const packages = INSTALLS_NOTHING.includes(name)
    ? undefined
    : spawn(process.execPath, [join(here, 'lib', 'install.mjs'), set], { stdio: PROGRESS });
  const ended = new Promise((resolve) => {
    if (packages) packages.once('close', resolve).once('error', resolve);
    else resolve();
  });
  const runtime = fetchRuntime();
  if (runtime.fault && packages) packages.kill();
  await ended;
  if (runtime.fault) {
    process.stderr.write(`${runtime.fault}\n`);
    process.exit(1);
  }
  runUnder(runtime);
}

/** Runs the script as a child that gets every signal, and ends as it ends. */
function runUnder(runtime) {
  const child = spawn(runtime.node, [script, ...words], { stdio: 'inherit', env: runtimeEnvironment(runtime) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // When npm itself is killed nobody forwards a signal: the parent's number then changes.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000).unref();
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
