import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** Takes three to five seconds. */
const MAKING_MS = 120_000;
const MAKE = `require(process.argv[1]).PGlite.create(process.argv[2]).then(
  (database) => database.close(),
  (fault) => { process.stderr.write(fault?.message ?? require('node:util').inspect(fault)); process.exitCode = 1; },
)`;

/**
 * Makes an embedded database in an empty folder, in a process of its own: that takes half a gigabyte, which this process
 * would give back late.
 */
export async function makeEmbedded(folder: string): Promise<void> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  try {
    await promisify(execFile)(process.execPath, ['-e', MAKE, library, folder], { timeout: MAKING_MS });
  } catch (cause) {
    throw new Error(`no database could be made in ${folder}: ${said(cause)}`, { cause });
  }
}

function said(fault: unknown): string {
  const words = typeof fault === 'object' && fault !== null && 'stderr' in fault ? String(fault.stderr).trim() : '';
  return words || 'the process that makes it was stopped';
}
