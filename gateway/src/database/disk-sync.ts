import { constants } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../core/code-of.ts';
import { inTime } from '../core/in-time.ts';
import { DatabaseAway } from './outage.ts';
import type { Client } from './reopening-pglite.ts';

/** The longest time for which what was written may be in the memory of the system alone. */
const EVERY_MS = 5_000;
/** Files that were changed so short a time before they were looked at are synced again: clocks of files are coarse. */
const COARSE_MS = 2_000;
const DEADLINE_MS = 10_000;

/** Makes the disk keep a file or the entries of a folder. */
type Sync = (path: string) => Promise<void>;

/**
 * What PGlite has written, brought to the disk: PGlite itself leaves that to the system, which a power cut takes along.
 * A pass syncs the files and folders that have changed since the one before.
 */
export class DiskSync {
  readonly #known = new Map<string, number>();
  #lookedAt = -Infinity;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly folder: string,
    private readonly sync: Sync,
  ) {
    this.#timer = setInterval(() => void this.#passIfWritten(), EVERY_MS).unref();
  }

  /**
   * Resolves once the disk has all that was written before; those who ask while a pass runs share the next one. Rejects
   * with DatabaseAway when the disk fails or takes too long.
   */
  async written(): Promise<void> {
    this.#waiting ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        return (this.#running = this.#pass());
      });
    await kept(this.#waiting);
  }

  /** Brings the rest to the disk, and ends the passes. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.written();
  }

  /** Every change is in the log first. What fails here fails again for whoever needs it, and is tried again. */
  async #passIfWritten(): Promise<void> {
    try {
      if ((await this.#changedIn(join(this.folder, 'pg_wal'))).length > 0) await this.written();
    } catch {
      this.#known.clear();
    }
  }

  async #pass(): Promise<void> {
    const now = Date.now();
    try {
      const changed = await this.#changedIn(this.folder);
      for (const [path, changedAt] of changed.toSorted(([one], [other]) => rankOf(one) - rankOf(other))) {
        await this.sync(path).catch(unlessGone);
        this.#known.set(path, changedAt);
      }
      this.#lookedAt = now;
    } catch (fault) {
      // The system forgets after a failed sync what it could not write, and would call the next one a success.
      this.#known.clear();
      throw fault;
    }
  }

  /** The folder and all below it that may have changed since they were synced, with the time of the change. */
  async #changedIn(folder: string): Promise<readonly (readonly [string, number])[]> {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const paths = entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
    const changed: [string, number][] = [];
    for (const path of [...paths, folder]) {
      const mtimeMs = (await stat(path).catch(unlessGone))?.mtimeMs;
      if (mtimeMs === undefined) continue;
      if (this.#known.get(path) !== mtimeMs || mtimeMs > this.#lookedAt - COARSE_MS) changed.push([path, mtimeMs]);
    }
    return changed;
  }
}

/** The log tells what the pages hold, and the control file from where on it is read: the one first, the other last. */
function rankOf(path: string): number {
  if (path.endsWith('pg_control')) return 2;
  return path.includes('pg_wal') ? 0 : 1;
}

/** Syncs the two folders in which that of a database was made, so that it is found again. */
export async function syncPlaceOf(folder: string): Promise<void> {
  await syncPath(dirname(folder));
  await syncPath(dirname(dirname(folder)));
}

/**
 * A client whose transactions are on the disk when they resolve. Keys and accounts are written in transactions, counts
 * in single statements, which wait for the next pass.
 */
export const syncedClient = (client: Client, disk: Pick<DiskSync, 'written' | 'close'>): Client => ({
  query: (text, values, options) => client.query(text, values, options),
  exec: (statements, options) => client.exec(statements, options),
  transaction: async (work) => {
    const done = await client.transaction(work);
    await disk.written();
    return done;
  },
  async close() {
    try {
      await client.close();
    } finally {
      await disk.close();
    }
  },
});

export async function syncPath(path: string): Promise<void> {
  const isFolder = (await stat(path)).isDirectory();
  // Windows has no way to sync a folder, and syncs only what is open for writing.
  if (isFolder && process.platform === 'win32') return;
  const file = await open(path, isFolder ? constants.O_RDONLY : constants.O_RDWR);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Ignores a file that has gone, as those of the log do. */
function unlessGone(fault: unknown): undefined {
  if (codeOf(fault) === 'ENOENT') return undefined;
  throw fault;
}

async function kept(work: Promise<void>): Promise<void> {
  try {
    await inTime(work, DEADLINE_MS, () => new Error('no answer in time'));
  } catch (cause) {
    throw new DatabaseAway('the disk of DATA_DIR does not keep what is written', { cause });
  }
}
