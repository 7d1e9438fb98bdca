import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SERVICES } from '../../deploy/processes.mjs';
import { isWritable } from './finished-build.mjs';
import { ROOT } from './runtime.mjs';

/**
 * Which processes a start has: `one` for all of it, or the gateway beside one for all services (`together`), which takes a
 * quarter of the memory of seven; several of a service (WORKERS) are processes of their own. `faults` says what of it
 * cannot be.
 */
export function processesOf({ TOOLS = '', SERVICES: services = '', WORKERS: workers = '' }) {
  const one = TOOLS === 'in-process';
  const alone = ['', '1'].includes(workers);
  const faults = [];
  if (!['', 'services', 'in-process'].includes(TOOLS))
    faults.push(`TOOLS is ${TOOLS}: give services or in-process, or leave it out.`);
  if (!['', 'together', 'apart'].includes(services))
    faults.push(`SERVICES is ${services}: give together or apart, or leave it out.`);
  else if (one && services)
    faults.push(`SERVICES is ${services}, but there are none: leave it out, or start without --one.`);
  if (one && !alone)
    faults.push(`WORKERS is ${workers}, but one process is all of it: leave it out, or start without --one.`);
  else if (services === 'together' && !alone)
    faults.push(`WORKERS is ${workers}: leave it out, or start with SERVICES=apart npm start.`);
  return { one, together: one || (services !== 'apart' && alone), faults };
}

/** The port that is asked for, or what is wrong with it. */
export function portOf({ PORT }) {
  const text = PORT || '3000';
  const port = /^(?:0|[1-9]\d{0,4})$/.test(text) ? Number(text) : Infinity;
  return port <= 65_535
    ? { port, faults: [] }
    : { port: 0, faults: [`PORT is ${text}: give a whole number from 1 to 65535, or 0 for any free port.`] };
}

export const notWritable = (dataDir) =>
  `${dataDir} cannot be written: give DATA_DIR a folder of yours, or run as its owner.`;

/** What is wrong with the folder of the data, or with the nearest above it where it is still to be made. */
export function dataDirFaults(dataDir) {
  let there = dataDir;
  while (!existsSync(there)) there = dirname(there);
  return statSync(there).isDirectory() && isWritable(there) ? [] : [notWritable(dataDir)];
}

/** Variables that the supervisor gives each process itself, whatever stands in the environment. */
const GIVEN = ['PORT', 'GRPC_HOST', 'GRPC_PORT', ...SERVICES.map((name) => `${name.toUpperCase()}_TARGET`)];
/** Far more than it takes on a busy machine. */
const CHECKED_WITHIN_MS = 60_000;
const CHECK = join(ROOT, 'scripts/lib/check-settings.mjs');

/** Everything that is wrong with the settings of the gateway and the services, a sentence each. */
export function wrongSettings(env, { one, together }) {
  const seen = { ...env, TOOLS: one ? 'in-process' : 'services' };
  for (const name of GIVEN) delete seen[name];
  // In a process of its own, because the supervisor would hold for ever what reading settings loads.
  const words = [CHECK, one ? 'one' : together ? 'together' : 'apart'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { env: seen, timeout: CHECKED_WITHIN_MS }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
  });
}
