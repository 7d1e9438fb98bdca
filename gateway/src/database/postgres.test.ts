import { afterEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { createPostgres, hasPostgres } from '../../test/databases.ts';
import { openPostgres } from './postgres.ts';

const idOf = (answer: unknown): string => /"id":(\d+)/.exec(JSON.stringify(answer))?.[1] ?? '';

afterEach(() => void vi.useRealTimers());

(hasPostgres() ? describe : describe.skip)('PostgreSQL', () => {
  it('is looked up by name no more once there are connections: they stay while nobody asks', async () => {
    const created = await createPostgres();
    const connection = await openPostgres(created.url);
    const process = async () => connection.orm.execute(sql`select pg_backend_pid() as id`);
    // Only the timers that would end an idle connection are put forward.
    vi.useFakeTimers({ toNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const processes = async () => new Set((await Promise.all(Array.from({ length: 5 }, process))).map(idOf));
    const first = await processes();
    vi.advanceTimersByTime(3_600_000);
    expect(first.size).toBe(5);
    expect(await processes()).toEqual(first);
    vi.useRealTimers();
    await connection.close();
    await created.drop();
  });

  it('says that it lacks the database which DATABASE_URL names', async () => {
    const created = await createPostgres();
    const url = new URL(created.url);
    url.pathname = '/no_such_database';
    await expect(openPostgres(url.href)).rejects.toThrow(
      'the database in DATABASE_URL is not there, though PostgreSQL is: make it with createdb, or name another one there',
    );
    await created.drop();
  });
});
