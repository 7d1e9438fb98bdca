import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyPglite } from '../../test/reused-pglite.ts';
import { drizzleClient, TIMES_AS_TEXT } from './drizzle-client.ts';
import type { Client } from './reopening-pglite.ts';
import { accounts, schema } from './schema.ts';

/** numeric[], timestamp[], timestamptz[], interval[] and date[], of which no table has a column. */
const ARRAYS = ['1231', '1115', '1185', '1187', '1182'];

describe('the embedded database, as Drizzle asks it', () => {
  let client: Client;
  beforeAll(async () => void (client = await emptyPglite()));
  afterAll(() => client.close());

  it('has from the start what Drizzle would have it parse, and is told of no parsers with a statement', async () => {
    const told: (QueryOptions | undefined)[] = [];
    const noting: Client = {
      ...client,
      query: (text: string, values?: unknown[], options?: QueryOptions) => {
        told.push(options);
        return client.query(text, values, options);
      },
    };
    await drizzle(noting as PGlite, { schema })
      .select()
      .from(accounts);
    await drizzle(drizzleClient(noting) as PGlite, { schema })
      .select()
      .from(accounts);
    const [plain, ours] = told;
    expect(Object.keys(plain?.parsers ?? {}).toSorted()).toEqual([...Object.keys(TIMES_AS_TEXT), ...ARRAYS].toSorted());
    expect([plain?.rowMode, ours]).toEqual(['array', { rowMode: 'array' }]);
  });

  it('answers as one that is told of them', async () => {
    const statement = sql`select now() as at, now()::timestamp as here, now()::date as day, interval '1 day' as long,
      1.5::numeric as amount, 7::bigint as number, '{"a": 1}'::jsonb as json, array['a', 'b'] as texts`;
    const both = [client, drizzleClient(client)].map((each) => drizzle(each as PGlite, { schema }));
    const answers = await Promise.all(both.map(async (orm) => (await orm.execute(statement)).rows[0]));
    expect(Object.keys(answers[0] ?? {})).toHaveLength(8);
    const inTransaction = await both[1]?.transaction(async (orm) => (await orm.execute(statement)).rows[0]);
    for (const row of [...answers, inTransaction])
      expect(row).toEqual({
        ...answers[0],
        at: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
        here: expect.stringMatching(/^\d{4}-/),
      });
    const rows = await Promise.all(both.map((orm) => orm.select().from(accounts)));
    expect(rows[0]?.[0]?.createdAt).toBeInstanceOf(Date);
    expect(rows[1]).toEqual(rows[0]);
  });
});
