import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { CACHE } from './versions.mjs';

const KEPT = join(CACHE, 'promtool-debian', 'promtool');

/** The promtool of this machine, else the one that was kept; undefined where there is none. */
export function findPromtool() {
  if (run('promtool', ['--version'], { timeout: 10_000 }).ok) return 'promtool';
  return existsSync(KEPT) ? KEPT : undefined;
}

/**
 * Takes promtool out of Debian's package without installing it; returns why that was not possible. Its module asks for
 * replacements, so that `go install` refuses it.
 */
export function keepPromtool() {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-promtool-'));
  try {
    const got = run('apt-get', ['download', 'prometheus'], { cwd: folder, timeout: 300_000 });
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
    if (!got.ok || file === undefined) return `promtool is in Debian's package prometheus: ${got.output}`;
    const taken = run('dpkg-deb', ['-x', file, folder], { cwd: folder, timeout: 60_000 });
    if (!taken.ok) return taken.output;
    const moved = run('sh', ['-c', 'mkdir -p "$(dirname "$2")" && cp "$1" "$2.new"', '-', 'usr/bin/promtool', KEPT], {
      cwd: folder,
    });
    if (!moved.ok) return moved.output;
    renameSync(`${KEPT}.new`, KEPT);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
