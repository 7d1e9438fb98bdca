import { z } from 'zod';

/** A database that answers one statement with its rows, and several with nothing. */
export interface Asked {
  readonly rows: (statement: string) => Promise<readonly unknown[]>;
  readonly run: (statements: string) => Promise<unknown>;
}

/** What a new database has. */
export interface AsNew {
  /** Rows by table. */
  readonly seeds: Readonly<Record<string, unknown>>;
  readonly definitions: string;
  readonly sequences: string;
}

export async function asNew(asked: Asked): Promise<AsNew> {
  const seeds: Record<string, unknown> = {};
  for (const { name } of (await tablesOf(asked)).filter(({ used }) => used)) {
    const [all] = ROWS.parse(await asked.rows(`select json_agg(t) as rows from ${name} t`));
    seeds[name] = all?.rows;
  }
  return { seeds, definitions: await definitionsOf(asked), sequences: await sequencesOf(asked) };
}

/** Takes away what was written since a database was new. False where it cannot be as it was then. */
export async function wiped(asked: Asked, { seeds, definitions, sequences }: AsNew): Promise<boolean> {
  if ((await definitionsOf(asked)) !== definitions) return false;
  const used = (await tablesOf(asked)).filter(({ used }) => used).map(({ name }) => name);
  const inserts = Object.entries(seeds).map(
    ([table, rows]) =>
      `insert into ${table} select * from json_populate_recordset(null::${table}, ${literal(JSON.stringify(rows))});`,
  );
  // Seeds come with what triggers made of them.
  await asked.run(
    `set session_replication_role = replica; truncate ${used.join()} restart identity cascade; ${inserts.join('\n')} reset all;`,
  );
  return (await sequencesOf(asked)) === sequences;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Where the numbers of rows stand. */
const sequencesOf = async ({ rows }: Asked): Promise<string> =>
  JSON.stringify(await rows('select sequencename, last_value from pg_sequences order by 1'));

const ROWS = z.array(z.object({ rows: z.unknown() }));
const TABLES = z.array(z.object({ name: z.string(), used: z.boolean() }));
const DIGEST = z.tuple([z.object({ digest: z.string() })]);

/** Every table, and whether it has or had rows. */
const tablesOf = async ({ rows }: Asked) =>
  TABLES.parse(
    await rows(
      `select oid::regclass::text as name, pg_relation_size(oid) > 0 as used
       from pg_class where relkind = 'r' and oid >= ${FIRST_OID} order by oid`,
    ),
  );

/** The first number that PostgreSQL gives to what is no part of itself. */
const FIRST_OID = 16384;

/** A digest of tables, columns, functions, triggers and constraints. */
export async function definitionsOf({ rows }: Pick<Asked, 'rows'>): Promise<string> {
  const [{ digest }] = DIGEST.parse(
    await rows(`
      select md5(string_agg(line, ' ' order by line)) as digest from (
        select format('%s %s %s %s', oid, relname, relnatts, reloptions) as line
          from pg_class where oid >= ${FIRST_OID} and relkind <> 't'
        union all select format('%s %s %s %s %s', attrelid, attnum, attname, atttypid, attnotnull)
          from pg_attribute where attrelid >= ${FIRST_OID}
        union all select format('%s %s', oid, prosrc) from pg_proc where oid >= ${FIRST_OID}
        union all select format('%s %s %s', oid, tgname, tgenabled) from pg_trigger
        union all select format('%s %s', oid, conname) from pg_constraint where oid >= ${FIRST_OID}
        union all select format('%s %s', adrelid, pg_get_expr(adbin, adrelid)) from pg_attrdef
      ) as lines`),
  );
  return digest;
}
