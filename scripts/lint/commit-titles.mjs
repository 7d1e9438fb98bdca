import { spawnSync } from 'node:child_process';

const LONGEST = 72;
const FORM = /^(?:feat|fix|refactor|perf|test|docs|build|ci|chore)(?:\([\w ,./-]+\))?: \S/;

/** The rule holds for what comes after the commit that brought this file. */
const RULE = 'scripts/lint/commit-titles.mjs';

/** What is wrong with the title of a commit, as a sentence; null when nothing is. */
export function titleFault(title) {
  if (!FORM.test(title)) {
    return 'is not `type(area): what, in the imperative`; types: feat, fix, refactor, perf, test, docs, build, ci, chore.';
  }
  return title.length > LONGEST ? `has ${title.length} characters; the most is ${LONGEST}.` : null;
}

/** The commits of a repository whose titles are wrong, each as a sentence; none where the history is not there. */
export function wrongTitles(root) {
  // A tree that was unpacked inside another repository has a prefix there, and that one's commits are not ours.
  const [shallow, prefix] = git(root, 'rev-parse', '--is-shallow-repository', '--show-prefix');
  if (shallow !== 'false' || prefix !== '') return [];
  const [first] = git(root, 'log', '--reverse', '--diff-filter=A', '--format=%H', '--', RULE);
  if (!first) return [];
  return git(root, 'log', '--no-merges', '--format=%h %s', `${first}..HEAD`)
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [commit, title] = line.split(/ (.*)/);
      const fault = titleFault(title);
      return fault === null ? [] : [`Commit ${commit} "${title}" ${fault}`];
    });
}

/** The lines that git prints; none where it fails or is not installed. */
function git(root, ...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n') : [];
}
