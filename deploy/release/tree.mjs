import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.mjs';
import { draft, withSection } from './changes.mjs';
import { writeVersion } from './versions.mjs';

/** What git says, line by line; throws where it fails. */
export function git(root, ...words) {
  const { ok, stdout, output } = run('git', words, { cwd: root, timeout: 120_000 });
  if (!ok) throw new Error(`git ${words[0]} failed: ${output.split('\n').at(-1)}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Titles of the commits since the last release, else of all; newest first. */
export function titlesSince(root) {
  const [last] = git(root, 'tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD');
  return git(root, 'log', '--no-merges', '--format=%s', ...(last ? [`${last}..HEAD`] : []));
}

/** Writes the files of the commit into a folder, so that nothing is released that is not committed. */
export function copyCommit({ root, tree, commit, folder }) {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const archive = join(folder, 'tree.tar');
  git(root, 'archive', '--format=tar', '--output', archive, commit);
  const { ok, output } = run('tar', ['-xf', archive, '-C', tree], { timeout: 120_000 });
  rmSync(archive);
  if (!ok) throw new Error(output);
  const left = git(root, 'status', '--porcelain').length;
  return `commit ${commit.slice(0, 12)}${left > 0 ? `; ${left} files that are not committed are left out` : ''}`;
}

/** Writes the version into every manifest of a tree, and its section into the changelog; returns what it did. */
export function bump({ root, tree, version, date }) {
  const files = git(root, 'ls-tree', '-r', '--name-only', 'HEAD');
  const changed = writeVersion(tree, files, version);
  const changelog = join(tree, 'CHANGELOG.md');
  const text = readFileSync(changelog, 'utf8');
  writeFileSync(changelog, withSection(text, version, date, draft(titlesSince(root))));
  return `${changed} files now name ${version}, CHANGELOG.md has its section`;
}
