import { afterEach, expect, it, vi } from 'vitest';
import { isOutage } from './outage.ts';
import { ReopeningPglite, type Client } from './reopening-pglite.ts';

afterEach(() => void vi.restoreAllMocks());

const panic = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), {
  severity: 'PANIC',
  code: '53100',
});

/** A client that ends at the statement `end` and would block the process when it is asked anything afterwards. */
function client(said: string[]): Client {
  let ended = false;
  const ask = async (text: string): Promise<never> => {
    if (ended) throw new Error(`the process blocks at: ${text}`);
    said.push(text);
    await Promise.resolve();
    if (text !== 'end') return { rows: [] } as never;
    ended = true;
    throw panic;
  };
  return {
    query: (text) => ask(text),
    exec: (text) => ask(text),
    close: () => ask('close'),
    // As PGlite does it.
    async transaction(work) {
      await ask('begin');
      try {
        const result = await work({ query: ask, exec: ask } as never);
        await ask('commit');
        return result;
      } catch (fault) {
        await ask('rollback');
        throw fault;
      }
    },
  };
}

/** Whether work fails as an outage. */
const outage = (work: Promise<unknown>): Promise<boolean> => work.then(() => false, isOutage);

it('speaks no more to a client that has ended, and opens the folder again when there is room', async () => {
  const said: string[] = [];
  let full = true;
  const pglite = new ReopeningPglite(client(said), async () => {
    if (full) throw new Error('no room');
    return client(said);
  });
  await pglite.query('one');
  // The others were waiting when the first one ended it.
  const waiting = ['end', 'two', 'three'].map((text) => outage(pglite.query(text)));
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
  expect(said).toEqual(['one', 'end']);
  full = false;
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  await pglite.query('four');
  await pglite.close();
  expect(said).toEqual(['one', 'end', 'four', 'close']);
});

it('does not go on with a transaction in which the client ends, nor roll it back', async () => {
  const said: string[] = [];
  const pglite = new ReopeningPglite(client(said), async () => client(said));
  const work = pglite.transaction(async (transaction) => {
    await transaction.exec('one');
    // The catch never runs, because the query never settles.
    await transaction.query('end').catch(() => transaction.query('two'));
  });
  expect(await outage(work)).toBe(true);
  await pglite.query('three');
  expect(said).toEqual(['begin', 'one', 'end', 'three']);
});

it('rolls back and goes on after an ordinary fault', async () => {
  const said: string[] = [];
  const pglite = new ReopeningPglite(client(said), async () => client(said));
  const fault = new Error('ours');
  const work = pglite.transaction(() => Promise.reject(fault));
  await expect(work).rejects.toBe(fault);
  await expect(pglite.transaction(async () => 'done')).resolves.toBe('done');
  expect(said).toEqual(['begin', 'rollback', 'begin', 'commit']);
});
