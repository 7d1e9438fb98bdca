import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/prepare.mjs';

const MIGRATIONS = 'gateway/migrations';
const OURS = '@cuspal';

const git = (...words: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/**
 * The commit of the release before: that of its tag, and before there was one the commit before the newest migration.
 * Undefined where the history is not there.
 */
export function lastRelease(): string | undefined {
  const tagged = git('describe', '--tags', '--abbrev=0', '--match=v[0-9]*', 'HEAD^');
  if (tagged) return tagged;
  const newest = readdirSync(join(ROOT, MIGRATIONS)).toSorted().at(-1) ?? '';
  // A migration that got another number later is as old as it was before.
  const added = git('log', '--follow', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`);
  return added ? git('rev-parse', '--verify', '--quiet', `${added}^`) : undefined;
}

/** The tree of a commit in a folder of its own, with the packages that are installed here; its own packages are its own. */
export function checkoutOf(commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'cuspal-release-'));
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${tree}`], { cwd: ROOT });
  linkInstalled(tree, '.');
  for (const folder of ['gateway', 'services']) linkInstalled(tree, folder);
  for (const name of readdirSync(join(tree, 'packages'))) linkInstalled(tree, join('packages', name));
  const ours = join(tree, 'node_modules', OURS);
  mkdirSync(ours);
  for (const name of readdirSync(join(tree, 'packages'))) symlinkSync(join(tree, 'packages', name), join(ours, name));
  return tree;
}

/** Names in a tree what is installed in the same folder here, but for packages of ours and what tools keep there. */
function linkInstalled(tree: string, folder: string): void {
  const installed = join(ROOT, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const linked = join(tree, folder, 'node_modules');
  mkdirSync(linked, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== OURS && !name.startsWith('.')) symlinkSync(join(installed, name), join(linked, name));
  }
}
