import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Time limit of making a database, which takes three to five seconds. */
const MAKING_MS = 120_000;
const MAKE = `require(process.argv[1]).PGlite.create(process.argv[2]).then(
  (database) => database.close(),
  (fault) => {
    process.stderr.write(fault?.message ?? require('node:util').inspect(fault));
    process.exitCode = 1;
  },
)`;

/**
 * Makes an embedded database in place of an empty folder, in a process of its own: that takes a gigabyte, of which this
 * process would give back much late. It is made beside the folder and moved there whole, so that no half of one is ever
 * found. `library`: the file that has PGlite.
 */
export async function makeEmbedded(
  folder: string,
  library = createRequire(import.meta.url).resolve('@electric-sql/pglite'),
): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  const left = (await readdir(dirname(folder))).filter((name) => name.startsWith(prefix));
  for (const name of left) await rm(join(dirname(folder), name), { recursive: true, force: true });
  const draft = await mkdtemp(join(dirname(folder), prefix));
  try {
    await promisify(execFile)(process.execPath, ['-e', MAKE, library, draft], { timeout: MAKING_MS });
    await rmdir(folder);
    await rename(draft, folder);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`no database could be made in ${folder}: ${said(cause)}`, { cause });
  }
}

/** The output of the process, else the fault of starting it or of the folder. */
function said(fault: unknown): string {
  const words = typeof fault === 'object' && fault !== null && 'stderr' in fault ? String(fault.stderr).trim() : '';
  if (words) return words;
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string'
    ? fault.message
    : 'the process that makes it was stopped';
}
