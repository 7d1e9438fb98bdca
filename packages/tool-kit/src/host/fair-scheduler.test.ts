import { describe, expect, it } from 'vitest';
import { createFairScheduler } from './fair-scheduler.ts';

const nobodyLeaves = new AbortController().signal;

/** One thread with a clock that moves only while a turn is had, and a list of who had the turns. */
function thread() {
  const due: (() => void)[] = [];
  const had: string[] = [];
  let clockMs = 0;
  const scheduler = createFairScheduler({ now: () => clockMs, later: (work) => void due.push(work) });
  /** A call of so many turns of so many milliseconds each. */
  const call = async (account: string, count: number, ms: number, name = account, signal = nobodyLeaves) => {
    const turn = scheduler.begin(account, signal);
    for (let done = 0; done < count; done += 1) {
      await turn.next();
      if (signal.aborted) break;
      had.push(name);
      clockMs += ms;
    }
    turn.end();
  };
  /** Turns the event loop so often, or until nothing is left to do. */
  const run = async (times = Infinity): Promise<void> => {
    for (let at = 0; at < times && due.length > 0; at += 1) {
      due.shift()?.();
      for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
    }
  };
  return { call, run, had, rest: (ms: number) => void (clockMs += ms), scheduler };
}

describe('turns in one thread', () => {
  it('give a newcomer the next one, however many calls of another account wait', async () => {
    const { call, run, had } = thread();
    for (let index = 0; index < 500; index += 1) void call('busy', 100, 8);
    await run(40);
    void call('seldom', 3, 2);
    await run(5);
    expect(had.slice(40)).toEqual(['seldom', 'seldom', 'seldom', 'busy', 'busy']);
  });

  it('follow each other for half a millisecond before the event loop goes round', async () => {
    const { call, run, had } = thread();
    for (let index = 0; index < 20; index += 1) void call('one', 1, 0.125);
    await run(1);
    expect(had).toHaveLength(4);
    await run(1);
    expect(had).toHaveLength(8);
    void call('other', 1, 0.125);
    await run(1);
    expect(had.slice(8)).toEqual(['other', 'one', 'one', 'one']);
    await run();
    expect(had).toHaveLength(21);
  });

  it('go on to an account that asks now and then, each time at once', async () => {
    const { call, run, had } = thread();
    void call('busy', 10_000, 8);
    for (let index = 0; index < 20; index += 1) {
      await run(9);
      void call('seldom', 1, 8);
      await run(1);
      expect(had.at(-1)).toBe('seldom');
    }
  });

  it('divide the time of two busy accounts in half, whatever their turns take', async () => {
    const { call, run, had } = thread();
    for (let index = 0; index < 9; index += 1) void call('many long', 10_000, 20);
    void call('one short', 10_000, 2);
    await run(2_000);
    const count = (name: string): number => had.filter((each) => each === name).length;
    const ratio = (count('many long') * 20) / (count('one short') * 2);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it('go in rotation among the calls of one account', async () => {
    const { call, run, had } = thread();
    for (const name of ['first', 'second', 'third']) void call('one', 2, 8, name);
    await run();
    expect(had).toEqual(['first', 'second', 'third', 'first', 'second', 'third']);
  });

  it('come to everybody, also while new accounts keep coming', async () => {
    const { call, run, had } = thread();
    void call('busy', 1_000, 8);
    await run(1_000);
    void call('busy', 1, 8, 'again');
    let newcomers = 0;
    for (; newcomers < 5_000 && !had.includes('again'); newcomers += 1) {
      void call(`new ${newcomers}`, 10, 8, 'new');
      await run(1);
    }
    // 8 s of work count at most 2.9 s, and these lose a second each second.
    expect(had).toContain('again');
    expect(had.filter((name) => name === 'new').length * 8).toBeLessThan(2_900);
  });

  it('are not lost to a call whose caller goes away, nor held by one that never says that it is done', async () => {
    const { call, run, had, scheduler } = thread();
    const gone = new AbortController();
    const left = call('a', 5, 8, 'gone', gone.signal);
    void call('b', 2, 8);
    gone.abort();
    await left;
    await scheduler.begin('c', gone.signal).next();
    const silent = scheduler.begin('d', nobodyLeaves).next();
    await run();
    await silent;
    void call('e', 1, 8);
    await run();
    expect(had).toEqual(['b', 'b', 'e']);
  });

  it('forget what was used by halves every two seconds', async () => {
    const { call, run, had, rest } = thread();
    void call('early', 1, 100);
    await run();
    rest(4_000);
    void call('late', 1, 30);
    await run();
    // 100 ms have become 25: less than the 30 just used.
    void call('late', 1, 1);
    void call('early', 1, 1);
    await run();
    expect(had).toEqual(['early', 'late', 'early', 'late']);
  });

  it('of a thousand accounts that are gone are remembered no more', async () => {
    const { call, run, had, rest } = thread();
    for (let index = 0; index < 3_000; index += 1) {
      void call(`account ${index}`, 1, 1);
      await run();
      rest(100_000);
    }
    expect(had).toHaveLength(3_000);
  });
});
