import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../deploy/tools/run.mjs';
import { CACHE } from '../../deploy/tools/versions.mjs';

/** What packages of ours ask for. */
const LEAST = [3, 11];
const INSTALL_MS = 600_000;

/** Why no Python can be used here; undefined where one can. */
export function pythonMissing() {
  const { ok, stdout } = run('python3', ['-c', 'import sys, venv; print(*sys.version_info[:2])'], { timeout: 30_000 });
  if (!ok) return 'no Python 3 with venv is installed';
  const [major, minor] = stdout.trim().split(' ').map(Number);
  const suffices = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
  return suffices ? undefined : `Python ${major}.${minor} is older than ${LEAST.join('.')}`;
}

/** The interpreter of an environment with these packages, each named with its version, which is kept in the cache of tools. */
export function pythonWith(packages) {
  const folder = join(CACHE, 'python', createHash('sha256').update(packages.join()).digest('hex').slice(0, 12));
  const python = join(folder, 'bin', 'python');
  // Written last, so that an environment of which half was installed is made anew.
  const whole = join(folder, 'installed');
  if (existsSync(whole)) return python;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.stdout.write(`> pip install ${packages.join(' ')}\n`);
  for (const words of [
    ['python3', '-m', 'venv', folder],
    [python, '-m', 'pip', 'install', '--quiet', ...packages],
  ]) {
    const { ok, output } = run(words[0], words.slice(1), { timeout: INSTALL_MS });
    if (!ok) throw new Error(`${words.join(' ')} failed: ${output.split('\n').at(-1)}`);
  }
  writeFileSync(whole, '');
  return python;
}
