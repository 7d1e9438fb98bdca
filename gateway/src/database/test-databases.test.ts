import { describe, expect, it } from 'vitest';
import { createPostgres, hasPostgres, isStale, testDatabases } from '../../test/databases.ts';

const DAY_MS = 86_400_000;
const nameOf = ({ url }: { readonly url: string }): string => new URL(url).pathname.slice(1);

describe('databases of tests', () => {
  it('are stale a day after they were made; what has another name is not ours to judge', () => {
    const at = Date.parse('2026-11-20T10:00:00Z');
    const name = `cuspal_test_${at / 1000}_0123abcd`;
    expect(isStale(name, at + DAY_MS)).toBe(false);
    expect(isStale(name, at + DAY_MS + 1)).toBe(true);
    for (const other of ['postgres', 'cuspal', 'cuspal_test_x', `${name}; drop table accounts`, `other_${name}`]) {
      expect(isStale(other, at + 10 * DAY_MS)).toBe(false);
    }
  });

  (hasPostgres() ? it : it.skip)('are there until they are dropped, each under a name of its own', async () => {
    const [first, second] = await Promise.all([createPostgres(), createPostgres()]);
    const names = [first, second].map(nameOf);
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      expect(isStale(name)).toBe(false);
      expect(isStale(name, Date.now() + 2 * DAY_MS)).toBe(true);
    }
    expect(await testDatabases()).toEqual(expect.arrayContaining(names));
    await Promise.all([first.drop(), second.drop()]);
    const left = await testDatabases();
    for (const name of names) expect(left).not.toContain(name);
  });
});
