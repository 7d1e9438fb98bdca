import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { takes } from '../../../test/support/wait.ts';
import { databases } from '../../test/databases.ts';
import { eventually, quiet } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { Revocations, type Revocation } from './revocations.ts';

describe.each(databases())('revocations on $name', ({ name, fresh }) => {
  let database: Database;
  let open: Revocations[] = [];
  beforeAll(async () => {
    database = await fresh();
  });
  afterEach(async () => {
    await Promise.all(open.map((one) => one.close()));
    open = [];
  });
  afterAll(() => database.close());

  const gateway = async () => {
    const revocations = new Revocations(database.orm, quiet);
    open.push(revocations);
    const heard: Revocation[] = [];
    revocations.onRevoked((revocation) => heard.push(revocation));
    await revocations.start();
    return { revocations, heard };
  };

  it('are heard by every gateway within a second, each once, none from before its start', async () => {
    const first = await gateway();
    await first.revocations.publish('key', 'before');
    const second = await gateway();
    const began = performance.now();
    await first.revocations.publish('key', 'k1');
    await second.revocations.publish('account', 'a1');
    expect(await eventually(() => first.heard.length === 3 && second.heard.length === 2, 1_000)).toBe(true);
    expect(performance.now() - began).toBeLessThan(1_000);
    await Promise.all([first, second].map(({ revocations }) => revocations.catchUp()));
    expect(second.heard).toEqual([
      { kind: 'key', subject: 'k1' },
      { kind: 'account', subject: 'a1' },
    ]);
    expect(first.heard).toHaveLength(3);
    expect(second.revocations.version).toBe(2);
  });

  it('are not skipped by a reader when many are written at the same time', async () => {
    const reader = await gateway();
    const writers = Array.from({ length: 40 }, async (_, writer) => {
      await database.orm.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        await takes((writer * 7) % 40);
        await reader.revocations.publish('key', `k${writer}`, transaction);
        // Where two could write at once, the later number would now be seen before the earlier one.
        if (name === 'PostgreSQL' && writer % 5 === 0) await transaction.execute(sql`select pg_sleep(0.03)`);
      });
    });
    let written = false;
    const reading = (async () => {
      for (; !written; await takes(5)) await reader.revocations.catchUp();
    })();
    await Promise.all(writers).finally(() => (written = true));
    await reading;
    await reader.revocations.catchUp();
    expect(new Set(reader.heard.map(({ subject }) => subject)).size).toBe(40);
    expect(reader.heard).toHaveLength(40);
  });

  it('that cannot be read are not trusted to be none', async () => {
    const began = performance.now();
    const { revocations } = await gateway();
    expect(revocations.trusted).toBe(true);
    // What was read at the start is trusted for a second.
    await vi.waitUntil(() => performance.now() - began > 1_200 && revocations.trusted, { timeout: 10_000 });
    await database.orm.execute(sql`alter table revocations rename to revocations_away`);
    try {
      expect(await eventually(() => !revocations.trusted, 2_000)).toBe(true);
    } finally {
      await database.orm.execute(sql`alter table revocations_away rename to revocations`);
    }
    expect(await eventually(() => revocations.trusted, 2_000)).toBe(true);
  });

  it('take no part in a change that fails', async () => {
    const { revocations, heard } = await gateway();
    const failing = database.orm.transaction(async (transaction) => {
      await revocations.publish('key', 'undone', transaction);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await revocations.catchUp();
    expect(heard).toEqual([]);
  });
});
