import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BatchedLookup } from './batched-lookup.ts';

/** A table whose queries end when they are told to. */
function table(rows: Readonly<Record<string, number>>) {
  const queries: { readonly ids: readonly string[]; readonly end: (fault?: Error) => void }[] = [];
  const lookup = new BatchedLookup<number>(
    (ids) =>
      new Promise((resolve, reject) => {
        const found = new Map(ids.flatMap((id) => (rows[id] === undefined ? [] : [[id, rows[id]] as const])));
        queries.push({ ids, end: (fault) => (fault ? reject(fault) : resolve(found)) });
      }),
  );
  /** Ends the query that runs, and lets the next one begin. */
  const next = async (fault?: Error): Promise<void> => {
    queries.at(-1)?.end(fault);
    await nextTurn();
    await nextTurn();
  };
  return { lookup, queries, next };
}

describe('look-ups', () => {
  it('that come while one runs go together into the next, each id once', async () => {
    const { lookup, queries, next } = table({ a: 1, b: 2, c: 3 });
    const first = lookup.one('a');
    await next();
    const answers = ['b', 'c', 'b', 'x'].map((id) => lookup.one(id));
    expect(queries.map(({ ids }) => ids)).toEqual([['a']]);
    await next();
    expect(queries.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c', 'x']]);
    await next();
    await next();
    expect(await Promise.all([first, ...answers])).toEqual([1, 2, 3, 2, undefined]);
    const late = lookup.one('a');
    await next();
    await next();
    expect([await late, queries.length]).toEqual([1, 3]);
  });

  it('of one id that come while it is looked for are answered by a query of their own', async () => {
    const { lookup, queries, next } = table({ a: 1 });
    const first = lookup.one('a');
    await next();
    const second = lookup.one('a');
    await next();
    expect([await first, queries.length]).toEqual([1, 2]);
    await next();
    expect(await second).toBe(1);
  });

  it('cost 10,000 that come at once 21 queries', async () => {
    let queries = 0;
    const lookup = new BatchedLookup<string>(async (ids) => {
      queries += 1;
      expect(ids.length).toBeLessThanOrEqual(500);
      return new Map(ids.map((id) => [id, id]));
    });
    const ids = Array.from({ length: 10_001 }, (_, index) => String(index));
    expect(await Promise.all(ids.map((id) => lookup.one(id)))).toEqual(ids);
    expect(queries).toBe(21);
  });

  it('fail with the query they were in alone', async () => {
    const { lookup, next } = table({ a: 1, b: 2 });
    const first = expect(lookup.one('a')).rejects.toThrow('away');
    await next();
    const second = lookup.one('b');
    await next(new Error('away'));
    await first;
    await next();
    expect(await second).toBe(2);
  });
});
