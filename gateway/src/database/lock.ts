import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Logger } from '@cuspal/telemetry';
import { z } from 'zod';
import { codeOf } from '../core/code-of.ts';
import { faultLog } from './fault-log.ts';
import { takeSocketLock } from './socket-lock.ts';

const HEARTBEAT_MS = 5_000;
/** A holder on another machine or in another container is known by its heartbeat alone. */
const SILENT_MS = 6 * HEARTBEAT_MS;

const holderSchema = z.object({
  pid: z.number().int(),
  host: z.string(),
  /** When the process started, as the system counts it, so that a reused process id is told apart. */
  started: z.string(),
  token: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string, holder: Holder | undefined) {
    const who = holder ? `process ${holder.pid} on ${holder.host}` : 'a process that cannot be named';
    super(`The database folder ${folder} is in use by ${who}. Stop that process, or give this one another DATA_DIR.`);
  }
}

export interface FolderLock {
  readonly release: () => Promise<void>;
}

/** Locks of this very process, by token. */
const held = new Set<string>();

/**
 * Takes the folder for this process; throws FolderInUse when a living one has it, takes over what a dead one left. On
 * one machine a socket decides, whatever becomes of the file; `<folder>.lock` says who it is, and decides between
 * containers. `logger` hears of heartbeats that fail, after which another container takes the folder.
 */
export async function takeLock(folder: string, logger?: Logger): Promise<FolderLock> {
  const file = fileOf(folder);
  const socketLock = await takeSocketLock(folder);
  if (socketLock === undefined) throw new FolderInUse(folder, await read(file));
  try {
    const lock = await takeFile(folder, file, logger);
    return {
      async release() {
        try {
          await lock.release();
        } finally {
          await socketLock.release();
        }
      },
    };
  } catch (error) {
    await socketLock.release();
    throw error;
  }
}

const fileOf = (folder: string): string => join(dirname(folder), `${basename(folder)}.lock`);

async function takeFile(folder: string, file: string, logger?: Logger): Promise<FolderLock> {
  const mine: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid), token: randomUUID() };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(file, mine)) return hold(file, mine, logger);
    const other = await read(file);
    if (await lives(other, file)) throw new FolderInUse(folder, other);
    await removeIfStill(file, other);
  }
  throw new Error(`could not take the lock ${file}: other processes keep taking and leaving it`);
}

/** A link appears with its content in one step: nobody can read half a holder. */
async function create(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function hold(file: string, mine: Holder, logger?: Logger): FolderLock {
  held.add(mine.token);
  const failed = (fault: unknown): void => {
    if (logger) faultLog(logger).error({ fault }, 'the lock of the database folder could not be renewed');
  };
  const heartbeat = setInterval(() => void beat(file, mine).catch(failed), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      if (held.delete(mine.token) && (await read(file))?.token === mine.token) await rm(file, { force: true });
    },
  };
}

/** Shows that the holder lives; a file that was removed or overwritten is written again. */
async function beat(file: string, mine: Holder): Promise<void> {
  const found = await read(file);
  if (found?.token === mine.token) return utimes(file, new Date(), new Date());
  if (found !== undefined || !held.has(mine.token)) return;
  const draft = `${file}.${mine.token}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
  await rename(draft, file);
}

/** Reads the holder; undefined when there is no file, or one that holds something else. */
async function read(file: string): Promise<Holder | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A holder that cannot be read is in another container, and mends its file with the next heartbeat. */
async function lives(holder: Holder | undefined, file: string): Promise<boolean> {
  if (holder?.host !== hostname()) return Date.now() - (await lastHeartbeat(file)) < SILENT_MS;
  if (holder.pid === process.pid) return held.has(holder.token);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
  return holder.started === startOf(holder.pid);
}

async function lastHeartbeat(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
}

/** Moves the file away before removing it, so that only one of two processes that find a dead holder goes on. */
async function removeIfStill(file: string, seen: Holder | undefined): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const moved = await read(aside);
  if (moved && moved.token !== seen?.token) await rename(aside, file);
  else await rm(aside, { force: true });
}

/** Field 22 of /proc/<pid>/stat; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
