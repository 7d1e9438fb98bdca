import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { summary } from '../scripts/lib/summary.mjs';

const ROOT = join(import.meta.dirname, '..');

describe('the end of a run of all tests', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cuspal-summary-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A part of the run with as many files as there are seconds; those that took 13 failed. */
  const part = (name: string, seconds: readonly number[]) => {
    const results = join(folder, `${name}.json`);
    const failed = seconds.filter((each) => each === 13).length;
    const testResults = seconds.map((each, at) => ({
      name: join(ROOT, `test/${name}-${at}.test.ts`),
      status: each === 13 ? 'failed' : 'passed',
      startTime: 0,
      endTime: each * 1000,
    }));
    const counts = { numFailedTests: failed, numPendingTests: 1, numTodoTests: 0 };
    writeFileSync(results, JSON.stringify({ ...counts, numPassedTests: seconds.length - failed, testResults }));
    return { name, results, code: failed === 0 ? 0 : 1 };
  };

  it('says which ten files were slow, counts, and names every file that failed last', () => {
    const text = summary([part('unit', [1, 2, 3, 4, 5, 6, 7, 13]), part('e2e', [13, 8, 9, 10, 11])]);
    const [, slow = ''] = /slowest files, in seconds:\n([^]*?)\n\n/.exec(text) ?? [];
    expect(slow.split('\n')).toHaveLength(10);
    expect(slow).toMatch(/^ {4}13 {2}test\/unit-7\.test\.ts\n {4}13 {2}test\/e2e-0\.test\.ts\n {4}11 /);
    expect(text).toContain('Test files:  2 failed, 11 passed, 13 total\nTests:       2 failed, 2 skipped, 11 passed');
    expect(text).toMatch(/\nFiles that failed:\n {2}test\/e2e-0\.test\.ts\n {2}test\/unit-7\.test\.ts\n$/);
  });

  it('names a part that failed though none of its files did, or that was ended', () => {
    const gone = { name: 'recovery', results: join(folder, 'none.json'), code: 1 };
    const text = summary([{ ...part('unit', [1]), code: 1 }, part('e2e', [13]), gone]);
    expect(text).toMatch(/\nParts that failed outside their tests:\n {2}unit\n {2}recovery\n$/);
  });

  it('says nothing of failures where there are none', () => {
    expect(summary([part('unit', [1])])).not.toMatch(/failed/);
  });
});
