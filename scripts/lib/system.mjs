import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, NODE_FLAGS, NODE_VARIABLES, SERVICES } from '../../deploy/processes.mjs';
import { ask } from './ask.mjs';
import { freePorts, listens } from './ports.mjs';
import { ROOT } from './prepare.mjs';

const SPARE = join(ROOT, 'scripts/lib/spare.mjs');
/** What the chart gives a process as well; one that ends is noticed at once. The first start of all makes the database. */
const START_TIMEOUT_MS = 180_000;
/** Longer than a process drains: LAME_DUCK_SECONDS is 0 here, DRAIN_SECONDS 55. */
const STOP_TIMEOUT_MS = 60_000;
/** Time to end in order while nothing is served yet. */
const STOP_EARLY_MS = 5_000;

const tail = (file, lines = 5) => {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
};

/**
 * @typedef {object} SystemOptions
 * @property {string} host
 * @property {number} port
 * @property {string} dataDir Logs go to its folder `logs`, those of earlier starts stay beside them.
 * @property {string[]} keys
 * @property {Record<string, string>} [env] More variables for all.
 * @property {(process) => void} [onLaunch] Called with every process.
 * @property {(fault) => void} [onFault] Called with every process that ends by itself.
 * @property {boolean} [together] One process runs all services.
 * @property {boolean} [one] The gateway alone, which runs the tools itself.
 * @property {(port: number, name: string) => number | Promise<number>} [reach] The port at which the gateway finds a
 *   service, from the port at which it listens.
 * @property {AbortSignal} [signal] Ends a start that is under way.
 */

/**
 * Starts the gateway and the seven services and waits until all are healthy. Resolves to { baseUrl, processes, stop, kill,
 * restart, spare, replace, exited }; rejects with what the failing process last said.
 * @param {SystemOptions} options
 */
export async function startSystem({
  host,
  port,
  dataDir,
  keys,
  env = {},
  onLaunch = () => {},
  onFault = () => {},
  together = false,
  one = false,
  reach = (...ports) => ports[0],
  signal,
}) {
  const logs = join(dataDir, 'logs');
  // Other users of this machine reach the ports of the services, but not the environment of their processes.
  const secret = process.env.GRPC_SECRET || randomBytes(32).toString('hex');
  const workers = Number({ ...process.env, ...env }.WORKERS) || 1;
  const [first] = await freePorts(1, '127.0.0.1', workers * SERVICES.length);
  // A process with all services takes them in a row, workers of one service likewise.
  const ports = SERVICES.map((_, index) => first + workers * index);
  const processes = new Map();
  const all = new Set();
  let stopping = null;
  let reportExit;
  const exited = new Promise((resolve) => (reportExit = resolve));

  const run = (name, script, variables, { file, wrapper = [] }) => {
    const log = createWriteStream(file, { flags: 'a', mode: 0o600 });
    const since = Date.now();
    // A child of its own session: Ctrl-C reaches only this process, which then stops the others in order.
    // The channel tells a child when this process has gone, however it went.
    const child = spawn(process.execPath, [...NODE_FLAGS, ...wrapper, join(ROOT, script)], {
      cwd: ROOT,
      // No load balancer stands in front that would have to turn away first.
      env: { LAME_DUCK_SECONDS: '0', ...NODE_VARIABLES, ...process.env, GRPC_SECRET: secret, ...env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    const entry = {
      name,
      child,
      file,
      script,
      variables,
      running: true,
      gone: new Promise((gone) => child.once('exit', gone)),
    };
    all.add(entry);
    child.once('exit', (code, signal) => {
      entry.running = false;
      all.delete(entry);
      if (stopping || processes.get(name) !== entry) return;
      const fault = { name, code, signal, said: tail(file), ranMs: Date.now() - since };
      onFault(fault);
      reportExit(fault);
    });
    onLaunch(entry);
    return entry;
  };
  const launch = (name, script, variables, file = newLog(logs, name)) => {
    const entry = run(name, script, variables, { file });
    processes.set(name, entry);
    return entry;
  };

  const targets = {};
  const serve = (name, port) =>
    launch(name, fileOf(name), {
      PROCESS: name,
      GRPC_HOST: '127.0.0.1',
      GRPC_PORT: String(port),
    });
  if (together && !one) serve('services', ports[0]);
  for (const [index, name] of one ? [] : SERVICES.entries()) {
    const more = workers > 1 ? `-${ports[index] + workers - 1}` : '';
    targets[`${name.toUpperCase()}_TARGET`] = `127.0.0.1:${await reach(ports[index], name)}${more}`;
    if (!together) serve(name, ports[index]);
  }
  const tools = { TOOLS: one ? 'in-process' : 'services' };
  launch('gateway', fileOf('gateway', tools), {
    ...tools,
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    CUSPAL_API_KEYS: keys.join(','),
    ...targets,
  });

  const reachable = reachableHost(host);
  const baseUrl = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;

  /** Stops the gateway first, so that calls in flight still find their services, then the services. */
  const stop = (withinMs = STOP_TIMEOUT_MS) => {
    stopping ??= (async () => {
      await end(
        [...all].filter((entry) => entry.name === 'gateway'),
        withinMs,
      );
      await end(
        [...all].filter((entry) => entry.name !== 'gateway'),
        withinMs,
      );
    })();
    return stopping;
  };
  /** Ends all at once, calls in flight or not. */
  const kill = () => {
    for (const { child } of all) child.kill('SIGKILL');
  };
  /** Starts a process again that has ended, on its old port and with its log going on. */
  const restart = (name) => {
    const { script, variables, file } = processes.get(name);
    return stopping ? undefined : launch(name, script, variables, file);
  };

  /** A process that has loaded the `parts` that every start needs and waits to take the place of a running one. */
  const spare = (name, parts) => {
    const { script, variables, file } = processes.get(name);
    return run(name, script, variables, { file, wrapper: [SPARE, JSON.stringify(parts)] });
  };
  /** Lets a spare take over: the old process answers until the new one has loaded its code, and is drained. */
  const replace = async (entry) => {
    const { name, variables } = entry;
    await told(entry, 'load', 'loaded');
    const old = processes.get(name);
    processes.set(name, entry);
    await end([old]);
    entry.child.send('start');
    await listening(entry, Number(variables.GRPC_PORT ?? variables.PORT), variables.GRPC_HOST ?? reachable);
  };

  const early = exited.then(({ name, code, signal, said }) => {
    throw new Error(`${name} ended while starting (${signal ?? `exit code ${code}`})${reasonIn(said)}.\n${said}`);
  });
  try {
    await Promise.race([healthy(baseUrl), early, aborted(signal)]);
  } catch (error) {
    await (signal?.aborted ? stop(STOP_EARLY_MS) : stop());
    throw error;
  }
  early.catch(() => {});
  return { baseUrl, processes, stop, kill, restart, spare, replace, exited };
}

/** The address at which this machine reaches a server that listens on `host`. */
const reachableHost = (host) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/** Asks processes to end and waits until they have; those that take longer are killed. */
async function end(entries, withinMs = STOP_TIMEOUT_MS) {
  for (const { child, running } of entries) if (running) child.kill('SIGTERM');
  const late = setTimeout(() => {
    for (const { child, running } of entries) if (running) child.kill('SIGKILL');
  }, withinMs);
  await Promise.all(entries.map(({ running, gone }) => running && gone));
  clearTimeout(late);
}

/** Rejects when a start is to end; without a signal it waits for ever. */
const aborted = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** What the last line of a log gives as its message, behind a colon; nothing where it is no such line. */
function reasonIn(said) {
  try {
    const { msg } = JSON.parse(said.trim().split('\n').at(-1));
    return typeof msg === 'string' ? `: ${msg}` : '';
  } catch {
    return '';
  }
}

/** Sends a word to a process and waits for its answer; rejects with its last output when it ends instead. */
const told = ({ name, child, file }, word, answer) =>
  new Promise((resolve, reject) => {
    child.on('message', (message) => message === answer && resolve());
    child.once('exit', () => reject(new Error(`${name} ended while loading.\n${tail(file, 12)}`)));
    child.send(word, (error) => error && reject(error));
  });

async function listening(entry, port, host) {
  while (entry.running && !(await listens(port, host))) await pause(20);
  if (!entry.running) throw new Error(`${entry.name} does not run`);
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function healthy(baseUrl) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let last = 'no answer yet';
  while (Date.now() < deadline) {
    try {
      const { status, text } = await ask(`${baseUrl}/health/ready`, { timeoutMs: 2_000 });
      if (status === 200) return;
      last = text;
    } catch (error) {
      last = error.code ?? error.message;
    }
    await pause(50);
  }
  throw new Error(`Not healthy after ${START_TIMEOUT_MS / 1000} s: ${last}`);
}

/** Logs of so many earlier starts are kept: natal.1.log is that of the start before. */
const KEPT = 5;

/** The file for the log of a process in this start; those of earlier starts move on by one, the oldest goes. */
export function newLog(folder, name) {
  mkdirSync(folder, { recursive: true });
  const file = (age) => join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`);
  for (let age = KEPT - 1; age >= 0; age--) if (existsSync(file(age))) renameSync(file(age), file(age + 1));
  return file(0);
}
