import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoKey } from './demo-key.mjs';
import { freePorts, isFree } from './ports.mjs';
import { ROOT, stopWith } from './prepare.mjs';
import { supervise } from './supervise.mjs';
import { startSystem } from './system.mjs';

/**
 * Runs the whole system for a person at a terminal, by HOST, PORT, DATA_DIR and CUSPAL_API_KEYS: starts it, says how to
 * reach it, shows its mails, and ends it on Ctrl-C. `supervised`: whether a process that ends by itself is started again.
 */
export async function startSession({ supervised = true } = {}) {
  const host = process.env.HOST || '127.0.0.1';
  const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
  const port = await wantedPort(host);
  const ownKeys = (process.env.CUSPAL_API_KEYS ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await takeFolder(dataDir);
  const started = Date.now();
  let system;
  const say = (text) => void process.stdout.write(text);
  const again = supervise({ restart: (name) => system.restart(name), say });
  const onFault = (fault) => {
    // While it starts, starting fails.
    if (!system) return;
    if (supervised) return again(fault);
    const { name, code, signal, said } = fault;
    say(
      `${name} ended unexpectedly (${signal ?? `exit code ${code}`}); save one of its sources to start it.\n${said}\n`,
    );
  };
  system = await startSystem({ host, port, dataDir, keys: ownKeys, onLaunch: showMails, onFault }).catch((error) =>
    stopWith(`Could not start: ${error.message}`),
  );
  endWithTheTerminal(system);
  const healthySeconds = ((Date.now() - started) / 1000).toFixed(1);
  const demo =
    ownKeys.length > 0
      ? undefined
      : await demoKey({ baseUrl: system.baseUrl, dataDir }).catch(async (error) => {
          await system.stop();
          stopWith(`Could not make the demo key: ${error.stderr || error.message}`);
        });
  process.stdout.write(greeting({ baseUrl: system.baseUrl, dataDir, demo, healthySeconds }));
  return system;
}

async function wantedPort(host) {
  const text = process.env.PORT || '3000';
  const wanted = /^(?:0|[1-9]\d{0,4})$/.test(text) ? Number(text) : Infinity;
  if (wanted > 65535) stopWith(`PORT is ${text}: give a whole number from 1 to 65535, or 0 for any free port.`);
  const port = wanted === 0 ? (await freePorts(1, host))[0] : wanted;
  if (!(await isFree(port, host)))
    stopWith(`${host}:${port} is in use or not allowed: stop what uses it, or start with PORT=3001 npm start.`);
  return port;
}

/** Keeps another start, and a gateway by itself, out of the folder before anything in it is touched. */
async function takeFolder(dataDir) {
  // It is compiled with the rest; without a reference it is held until this process ends.
  const { takeWitness } = await import('../../gateway/dist/database/witness.js');
  const database = await takeWitness(join(dataDir, 'db'));
  await database?.release();
  if (database && (await takeWitness(join(dataDir, 'start')))) return;
  stopWith(`${dataDir} is in use by another Cuspal: stop that one, or start with DATA_DIR=another-folder npm start.`);
}

/** A second Ctrl-C so much later means it: a terminal and npm both pass the first one on. */
const AGAIN_MS = 1_000;

function endWithTheTerminal(system) {
  let stoppingSince;
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > AGAIN_MS) system.kill();
      return;
    }
    stoppingSince = Date.now();
    process.stdout.write('\nStopping …\n');
    await system.stop();
    process.stdout.write('Stopped.\n');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  // When npm itself is killed nobody forwards a signal: the parent's number then changes.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop(), 1_000).unref();
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

const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'get_full_chart',
    arguments: { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 },
  },
};

/** What the shown key may spend. */
function allowanceText(demo) {
  if (!demo) return 'none is counted for CUSPAL_API_KEYS';
  if (!process.env.DATABASE_URL)
    return 'none is counted for the demo account (npm run admin -- set-limits demo --metered)';
  return `the default of an account, for the account "demo" (npm run admin -- usage demo)`;
}

const greeting = ({ baseUrl, dataDir, demo, healthySeconds }) => `READY ${baseUrl}

  MCP address   ${baseUrl}/mcp
  API key       ${demo ? `${demo.key}  (demo key, kept in ${demo.file})` : 'one of CUSPAL_API_KEYS'}
  Allowance     ${allowanceText(demo)}
  Developer     ${baseUrl}/developer  (sign-in codes are ${process.env.SMTP_URL ? 'sent by e-mail' : 'shown here'})
  Logs          ${join(dataDir, 'logs')}
  Healthy after ${healthySeconds} s; Ctrl-C stops everything.

A birth chart:

  curl -s ${baseUrl}/mcp -H "Authorization: Bearer ${demo?.key ?? '$CUSPAL_API_KEY'}" -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(CALL)}'

`;
