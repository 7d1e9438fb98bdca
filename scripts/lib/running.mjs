import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './runtime.mjs';

/** What runs from this project folder, one file for each, so that the operator command finds its data. */
const FOLDER = join(ROOT, '.running');

/**
 * Says that this process runs Cuspal: { baseUrl, dataDir, postgres }, `postgres` where the database is not in dataDir.
 * It is taken back when the process ends.
 */
export function announce(system, folder = FOLDER) {
  const file = join(folder, `${process.pid}.json`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ pid: process.pid, ...system }), { mode: 0o600 });
  } catch {
    // In a folder that cannot be written the operator says where the data is.
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** What was announced by processes that still live; what dead ones left is removed. */
export function runningSystems(folder = FOLDER) {
  return filesOf(folder).flatMap((file) => {
    const system = read(file);
    if (system && lives(system.pid)) return [system];
    rmSync(file, { force: true });
    return [];
  });
}

/**
 * The environment in which the operator command works on the database of the running server, or on that of the
 * configuration when none runs: { env, note } or { fault }, sentences for the reader.
 */
export function operatorEnvironment(env, running, words) {
  if (env.DATABASE_URL || env.DATA_DIR) return { env: { ...env, DATA_DIR: resolve(ROOT, env.DATA_DIR || '.data') } };
  const command = ['npm run admin --', ...words.map(quoted)].join(' ');
  const [only, ...others] = running;
  // Telling of the commands takes no database.
  const isHelp = [undefined, 'help', '--help'].includes(words[0]);
  if (isHelp && (others.length > 0 || only?.postgres)) return { env };
  if (running.length > 1) {
    const choices = running.map(({ baseUrl, dataDir, postgres }) =>
      postgres
        ? `  DATABASE_URL=… ${command}   # its PostgreSQL, ${baseUrl}`
        : `  DATA_DIR=${quoted(dataDir)} ${command}   # ${baseUrl}`,
    );
    return { fault: `${running.length} servers run from this folder. Say which one is meant:\n${choices.join('\n')}` };
  }
  if (only?.postgres) {
    return {
      fault: `The server at ${only.baseUrl} uses PostgreSQL. Give the command the same address:\n  DATABASE_URL=… ${command}`,
    };
  }
  const usual = join(ROOT, '.data');
  const dataDir = only?.dataDir ?? usual;
  const note = dataDir === usual ? undefined : `The server at ${only.baseUrl} keeps its data in ${dataDir}.`;
  return { env: { ...env, DATA_DIR: dataDir }, note };
}

const filesOf = (folder) => {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
};

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error.code === 'EPERM';
  }
}

/** A text in the quotes that make a shell read it as one word. */
const quoted = (word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
