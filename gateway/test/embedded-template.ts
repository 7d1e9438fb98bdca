import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SOURCE_FLAGS } from '../../scripts/lib/run-source.mjs';

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'cuspal-test');
const MIGRATIONS = join(import.meta.dirname, '..', 'migrations');
const MAKER = join(import.meta.dirname, 'make-embedded-template.ts');

/**
 * The file with a migrated and otherwise empty PGlite. It is kept by what it is made of, and made where it is not there:
 * before the tests of a run, or each of their processes would make it.
 */
export async function embeddedTemplate(): Promise<string> {
  const migrations = readdirSync(MIGRATIONS).sort();
  const sources = [MAKER, ...migrations.map((name) => join(MIGRATIONS, name))];
  const madeOf = createHash('sha256').update(migrations.join());
  for (const source of sources) madeOf.update(readFileSync(source));
  const file = join(CACHE, `pglite-${madeOf.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file))
    await promisify(execFile)(process.execPath, [...SOURCE_FLAGS, MAKER, file], { timeout: 60_000 });
  return file;
}
