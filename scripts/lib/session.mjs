import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { countTools, demoKey } from './demo-key.mjs';
import { greeting } from './greeting.mjs';
import { freePorts, whyNotFree } from './ports.mjs';
import { ROOT, stopWith } from './prepare.mjs';
import { announce } from './running.mjs';
import { dataDirFaults, notWritable, portOf, processesOf, wrongSettings } from './start-settings.mjs';
import { supervise } from './supervise.mjs';
import { startSystem } from './system.mjs';

/**
 * Runs the whole system for a person at a terminal, by HOST, PORT, DATA_DIR and CUSPAL_API_KEYS: starts it, says how to
 * reach it, shows its mails, and ends it on Ctrl-C. `supervised`: whether a process that ends by itself is started again.
 * `processes` are those of the settings where they are left out.
 */
export async function startSession({ supervised = true, processes = processesOf(process.env) } = {}) {
  const { one, together } = processes;
  const host = process.env.HOST || '127.0.0.1';
  const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
  const wanted = portOf(process.env);
  const faults = [
    ...processes.faults,
    ...wanted.faults,
    ...dataDirFaults(dataDir),
    ...(await wrongSettings(process.env, processes)),
  ];
  if (faults.length > 0) stopWith(`These settings cannot be used, and nothing was started:\n${listed(faults)}`);
  const port = await freePort(host, wanted.port);
  const ownKeys = (process.env.CUSPAL_API_KEYS ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  makeDataDir(dataDir);
  await takeFolder(dataDir);
  const startedMs = Date.now();
  let system;
  const say = (text) => void process.stdout.write(text);
  say(`> Starting ${begun(one, together)} (the first start also makes the database)\n`);
  const again = supervise({ restart: (name) => system.restart(name), say });
  const onFault = (fault) => {
    // Until all processes run, one that ends makes the start fail.
    if (!system) return;
    if (supervised) return again(fault);
    const { name, code, signal, said } = fault;
    say(
      `${name} ended unexpectedly (${signal ?? `exit code ${code}`}); save one of its sources to start it.\n${said}\n`,
    );
  };
  const starting = new AbortController();
  endWithTheTerminal(() => system, starting);
  const { signal } = starting;
  system = await startSystem({
    host,
    port,
    dataDir,
    keys: ownKeys,
    together,
    one,
    onLaunch: showMails,
    onFault,
    signal,
  }).catch((error) => (signal.aborted ? stopped() : stopWith(`Could not start: ${error.message}`)));
  announce({ baseUrl: system.baseUrl, dataDir, postgres: Boolean(process.env.DATABASE_URL) });
  const healthySeconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  const { demo, tools } = await firstKey({ system, dataDir, ownKeys, signal });
  say(greeting({ baseUrl: system.baseUrl, dataDir, demo, tools, healthySeconds, env: process.env }));
  // From here on this process waits, and would hold what the start has left behind.
  const { collectGarbage } = await import('../../packages/telemetry/dist/collect-garbage.js');
  collectGarbage();
  return system;
}

const listed = (lines) => lines.map((line) => `  ${line}`).join('\n');

/** Makes the folder of the data with those above it, one by one: below /proc `recursive` never ends. */
function makeDataDir(dataDir) {
  const make = (folder) => {
    if (existsSync(folder)) return;
    make(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  };
  try {
    make(dataDir);
  } catch {
    stopWith(notWritable(dataDir));
  }
}

const begun = (one, together) => {
  if (one) return 'the gateway, which runs all tools itself';
  return `the gateway and ${together ? 'the services' : 'seven services'}`;
};

/** The demo key, where the operator has no key of their own, and the number of tools that a key reaches. */
async function firstKey({ system, dataDir, ownKeys, signal }) {
  const { baseUrl } = system;
  try {
    const demo = ownKeys.length > 0 ? undefined : await demoKey({ baseUrl, dataDir });
    const tools = await countTools(baseUrl, demo?.key ?? ownKeys[0]);
    signal.throwIfAborted();
    return { demo, tools };
  } catch (error) {
    await system.stop();
    if (signal.aborted) return stopped();
    return stopWith(`Could not make the first call: ${error.stderr || error.message}`);
  }
}

/** What systems say of an address or a name that none of their interfaces has. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

async function freePort(host, wanted) {
  const fault = await whyNotFree(wanted, host);
  if (NO_ADDRESS.has(fault))
    stopWith(`HOST is ${host}, which is no address of this machine: give one that is, or leave it out.`);
  if (fault !== undefined)
    stopWith(`${host}:${wanted} is in use or not allowed: stop what uses it, or start with PORT=3001 npm start.`);
  return wanted === 0 ? (await freePorts(1, host))[0] : wanted;
}

/** Keeps another start, and a gateway by itself, out of the folder before anything in it is touched. */
async function takeFolder(dataDir) {
  // It is compiled with the rest; without a reference it is held until this process ends.
  const { takeSocketLock } = await import('../../gateway/dist/database/socket-lock.js');
  const database = await takeSocketLock(join(dataDir, 'db'));
  await database?.release();
  if (database && (await takeSocketLock(join(dataDir, 'start')))) return;
  stopWith(`${dataDir} is in use by another Cuspal: stop that one, or start with DATA_DIR=another-folder npm start.`);
}

/** A second Ctrl-C so much later means it: a terminal and npm both pass the first one on. */
const AGAIN_MS = 1_000;

/** `running` gives the system once it runs; until then `starting` ends its start. */
function endWithTheTerminal(running, starting) {
  let stoppingSince;
  const stop = async () => {
    const system = running();
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > AGAIN_MS) system?.kill();
      return;
    }
    stoppingSince = Date.now();
    process.stdout.write('\nStopping …\n');
    starting.abort();
    if (!system) return;
    await system.stop();
    stopped();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  // When npm itself is killed nobody forwards a signal: the parent's number then changes.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop(), 1_000).unref();
}

function stopped() {
  process.stdout.write('Stopped.\n');
  process.exit(0);
}

/** Without a mail server the gateway hands its messages to this process: they appear here and in no file. */
function showMails({ name, child }) {
  if (name !== 'gateway') return;
  child.on('message', (message) => {
    if (message?.type !== 'mail') return;
    const text = message.text.replaceAll(/^/gm, '  | ');
    process.stdout.write(`\n  E-mail to ${message.to}: ${message.subject}\n\n${text}\n\n`);
  });
}
