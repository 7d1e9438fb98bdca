import { copyFile, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { layDatabase } from '../../test/migrated-folder.ts';
import { servicesOn } from '../../test/services.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { Account } from '../accounts/accounts.ts';
import { storedKeys } from '../auth/api-keys.ts';
import type { Database } from './connection.ts';
import { migrated, openExistingDatabase } from './database.ts';
import { DiskSync } from './disk-sync.ts';
import { openEmbedded } from './embedded.ts';
import { isOutage } from './outage.ts';

/**
 * A disk that keeps what was synced and forgets the rest: a file as it was at its last sync, a folder with the entries
 * of its last sync.
 */
function forgetful(from: string, kept: string) {
  const synced: string[] = [];
  const sync = async (path: string): Promise<void> => {
    synced.push(relative(from, path));
    const target = join(kept, relative(from, path));
    if (!(await stat(path)).isDirectory()) return keepFile(path, target);
    await mkdir(target, { recursive: true });
    const there = await readdir(path, { withFileTypes: true });
    for (const name of await readdir(target))
      if (!there.some((entry) => entry.name === name)) await rm(join(target, name), { recursive: true });
    for (const entry of there) {
      if (entry.isDirectory()) await mkdir(join(target, entry.name), { recursive: true });
      else await writeFile(join(target, entry.name), '', { flag: 'a' });
    }
  };
  return { synced, sync };
}

async function keepFile(path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(path, target);
}

describe('the embedded database on a disk that forgets what was not synced', () => {
  const home = temporaryFolder();
  const [folder, kept] = [join(home, 'db'), join(home, 'kept')];
  const disk = forgetful(folder, kept);
  let database: Database;
  let account: Account;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await mkdir(kept, { mode: 0o700 });
    await layDatabase(home);
    database = await migrated(await openEmbedded(folder, { sync: disk.sync }));
    account = await servicesOn(database).accounts.create({ name: 'Acme' });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await database.close();
  });

  /** What is found after a power cut at this moment. */
  let cuts = 0;
  async function afterPowerCut<T>(look: (database: Database) => Promise<T>): Promise<T> {
    const dataDir = join(home, `cut-${(cuts += 1)}`);
    await cp(kept, join(dataDir, 'db'), { recursive: true });
    const found = await openExistingDatabase({ dataDir });
    try {
      return await look(found);
    } finally {
      await found.close();
    }
  }

  const isLetIn = (key: string) => async (found: Database) => (await storedKeys(found.orm).authenticate(key)).ok;

  it('keeps every key from the moment at which it is shown, its revocation, and counts a few seconds later', async () => {
    const { keys } = servicesOn(database);
    const { key, row } = await keys.create(account.id, 'laptop');
    expect(await afterPowerCut(isLetIn(key))).toBe(true);
    await keys.revoke(account.id, row.id);
    const use = `select * from reserve_calls('[{"account":"${account.id}","families":["timing"]}]', '2026-10-05', 300)`;
    await database.orm.execute(use);
    const used = async (found: Database) => (await servicesOn(found).usage.month(account.id, '2026-10')).used;
    // The model forgets: otherwise this test would find nothing.
    expect(await afterPowerCut(async (found) => [await isLetIn(key)(found), await used(found)])).toEqual([false, 0]);
    disk.synced.length = 0;
    vi.advanceTimersByTime(5_000);
    // A pass ends with the control file or, where that has not changed, with a folder; asking waits for its end.
    await vi.waitFor(() => expect(disk.synced.length).toBeGreaterThan(0), { timeout: 20_000 });
    await database.orm.transaction(async () => {});
    expect(await afterPowerCut(used)).toBe(1);
  });
});

describe('a pass', () => {
  const wrote = async (folder: string, file: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), 'x');
  };

  it('takes the log first and the control file last, and what has not changed no second time', async () => {
    const folder = temporaryFolder();
    for (const file of ['global/pg_control', 'base/1/2', 'pg_wal/0001']) await wrote(folder, file);
    const { synced, sync } = forgetful(folder, temporaryFolder());
    const disk = new DiskSync(folder, sync);
    await disk.written();
    expect(synced.slice(0, 2).sort()).toEqual(['pg_wal', 'pg_wal/0001']);
    expect(synced.at(-1)).toBe('global/pg_control');
    expect(synced.toSorted()).toEqual(
      ['', 'base', 'base/1', 'base/1/2', 'global', 'global/pg_control', 'pg_wal', 'pg_wal/0001'].sort(),
    );
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 10_000);
    await disk.written();
    synced.length = 0;
    await disk.written();
    expect(synced).toEqual([]);
    vi.restoreAllMocks();
    await disk.close();
  });

  it('is shared by all who wait for it: a thousand come to two', async () => {
    const folder = temporaryFolder();
    await wrote(folder, 'pg_wal/0001');
    let passes = 0;
    const disk = new DiskSync(folder, async (path) => {
      if (path.endsWith('0001')) passes += 1;
    });
    await Promise.all([disk.written(), ...Array.from({ length: 1_000 }, () => disk.written())]);
    expect(passes).toBe(1);
    const first = disk.written();
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, ...Array.from({ length: 1_000 }, () => disk.written())]);
    expect(passes).toBe(3);
    await disk.close();
  });

  it('that fails says that the database is away, and syncs all of it the next time', async () => {
    const folder = temporaryFolder();
    for (const file of ['base/1/2', 'pg_wal/0001']) await wrote(folder, file);
    const synced: string[] = [];
    let broken = false;
    const disk = new DiskSync(folder, async (path) => {
      if (broken) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
      synced.push(path);
    });
    await disk.written();
    const whole = synced.splice(0).sort();
    broken = true;
    expect(await disk.written().then(() => false, isOutage)).toBe(true);
    broken = false;
    await disk.written();
    expect(synced.sort()).toEqual(whole);
    await disk.close();
  });
});
