import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { titleFault, wrongTitles } from '../scripts/lint/commit-titles.mjs';

describe('the title of a commit', () => {
  it.each([
    'feat(gateway): answer HEAD at every page',
    'fix(services/dasha): end a period where the next begins',
    'test: wait for conditions, not for a time',
    'chore(deps-dev): bump the npm group with 3 updates',
    `docs(readme): ${'x'.repeat(58)}`,
  ])('may be %j', (title) => expect(titleFault(title)).toBeNull());

  it.each([
    ['What no other file needs is not exported', 'is not `type(area): what'],
    ['feature(gateway): answer HEAD', 'is not `type(area): what'],
    ['fix(): answer HEAD', 'is not `type(area): what'],
    ['fix(gateway):answer HEAD', 'is not `type(area): what'],
    ['fix(gateway): ', 'is not `type(area): what'],
    ['Revert "fix(gateway): answer HEAD"', 'is not `type(area): what'],
    [`docs(readme): ${'x'.repeat(59)}`, 'has 73 characters; the most is 72.'],
  ])('may not be %j', (title, words) => expect(titleFault(title)).toContain(words));
});

describe.skipIf(spawnSync('git', ['--version']).status !== 0)('the titles of a history', () => {
  let folder: string;
  let root: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cuspal-titles-'));
    root = join(folder, 'tree');
    mkdirSync(join(root, 'scripts/lint'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const git = (...words: string[]): string => {
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...words], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const commit = (title: string): string => {
    git('commit', '-q', '--allow-empty', '-m', title);
    return git('log', '-1', '--format=%h');
  };
  /** A history with a riddle before the rule and one after it. */
  const history = (): string => {
    git('init', '-q', '-b', 'main');
    commit('A riddle from before the rule');
    writeFileSync(join(root, 'scripts/lint/commit-titles.mjs'), '');
    git('add', '.');
    commit('The rule');
    commit('fix(gateway): answer HEAD');
    return commit('A riddle from after the rule');
  };

  it('are checked after the commit that brought the rule', () => {
    const wrong = history();
    expect(wrongTitles(root)).toEqual([
      expect.stringMatching(`^Commit ${wrong} "A riddle from after the rule" is not`),
    ]);
  });

  it('are checked on both sides of a merge, but not those of merges', () => {
    const wrong = history();
    git('checkout', '-q', '-b', 'side', 'HEAD~1');
    const beside = commit('A riddle beside it');
    git('checkout', '-q', 'main');
    git('merge', '-q', '--no-ff', '-m', 'Merge of the side', 'side');
    const named = wrongTitles(root).map((sentence) => sentence.split(' ')[1]);
    expect(new Set(named)).toEqual(new Set([wrong, beside]));
  });

  it('are none before the rule is committed', () => {
    git('init', '-q');
    commit('A riddle');
    expect(wrongTitles(root)).toEqual([]);
  });

  it('are none in a clone without its history, outside a repository and inside another one', () => {
    expect(wrongTitles(root)).toEqual([]);
    history();
    expect(wrongTitles(join(root, 'scripts'))).toEqual([]);
    git('clone', '-q', '--depth', '1', `file://${root}`, join(folder, 'shallow'));
    expect(wrongTitles(join(folder, 'shallow'))).toEqual([]);
  });
});
