import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { AccountError } from '../accounts/accounts.ts';
import { Revocations } from '../accounts/revocations.ts';
import type { Orm } from '../database/connection.ts';
import { readMigrations } from '../database/migrate.ts';
import { ORM } from '../database/database.module.ts';
import { accounts } from '../database/schema.ts';
import { record, recordAlone } from '../audit/record.ts';

/** Far above the largest account: keys, a thousand calls, and counts of ten years. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Tables of which an account has rows, those before that others name. */
const TABLES = [
  'accounts',
  'members',
  'api_keys',
  'key_usage_months',
  'usage_months',
  'usage_days',
  'usage_callers',
  'usage_tools',
  'calls',
  'allowance_notices',
  'set_aside_usage',
  'project_clients',
  'oidc',
] as const;
type TableName = (typeof TABLES)[number];

const fileShape = z.strictObject({
  cuspalAccount: z.string(),
  /** The newest migration of the database that it comes from. */
  schema: z.string(),
  rows: z.record(z.enum(TABLES), z.array(z.record(z.string(), z.unknown()))),
});

/** An account with all that belongs to it, as the rows of its tables. */
export type AccountFile = z.infer<typeof fileShape>;

/** Accounts that go from one database to another. */
@Injectable()
export class AccountTransfer {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly revocations: Revocations,
  ) {}

  /** Reads an account that is suspended, so that nothing of it changes any more; throws an AccountError for another. */
  async read(accountId: string): Promise<AccountFile> {
    const schema = await newestMigration();
    const file = await this.orm.transaction(
      async (transaction) => {
        const read = async (table: TableName): Promise<Record<string, unknown>[]> => {
          const found = await transaction
            .select({ row: sql<Record<string, unknown>>`to_jsonb(t)` })
            .from(sql`${sql.identifier(table)} t`)
            .where(rowsOf(table, accountId));
          return found.map(({ row }) => row);
        };
        const rows: Record<string, readonly Record<string, unknown>[]> = {};
        for (const table of TABLES) rows[table] = await read(table);
        const [account] = rows['accounts'] ?? [];
        if (account?.['kind'] !== 'user') throw new AccountError('The account of the operator stays where it is.');
        if (account['suspended_at'] === null) {
          throw new AccountError('Suspend the account first and wait ten seconds: its use is counted until then.');
        }
        const leases = sql`unit_leases t where ${ofAccount(accountId)}`;
        if ((await transaction.select({ one: sql`1` }).from(leases)).length > 0) {
          throw new AccountError('A gateway holds units of the account still: wait a minute, and try again.');
        }
        return fileShape.parse({ cuspalAccount: accountId, schema, rows });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await recordAlone(this.orm, { action: 'account.export', of: { accountId }, after: { withKeys: true } });
    return file;
  }

  /** Writes the account of a file, suspended as it was, all of it or nothing; returns its id. */
  async write(path: string): Promise<string> {
    const { cuspalAccount: id, schema, rows } = await readAccountFile(path);
    const newest = await newestMigration();
    if (schema !== newest) {
      throw new AccountError(
        `The file is of a database with ${schema}, and this one has ${newest}: bring both to one version.`,
      );
    }
    await this.orm.transaction(async (transaction) => {
      const [email] = rows.accounts.map((account) => account['email']);
      const known = await transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(sql`${accounts.id} = ${id} or ${accounts.email} = ${email ?? null}`);
      if (known.length > 0) throw new AccountError('There is an account with this id or e-mail address already.');
      for (const table of TABLES)
        await transaction.execute(insertion(table, JSON.stringify(placed(table, rows[table]))));
      await record(transaction, { action: 'account.import', of: { accountId: id } });
      await this.revocations.publish('account', id, transaction);
    });
    await this.revocations.catchUp();
    return id;
  }
}

/** Rows of an account and of its test account. */
const ofAccount = (accountId: string): SQL =>
  sql`t.account_id in (select a.id from accounts a where a.id = ${accountId} or a.twin_of = ${accountId})`;

/** Which rows of a table go with an account, and in which order. */
function rowsOf(table: TableName, accountId: string): SQL {
  // An account stands before its test account.
  if (table === 'accounts') return sql`t.id = ${accountId} or t.twin_of = ${accountId} order by t.twin_of nulls first`;
  // The database makes the personal organisation anew.
  if (table === 'members')
    return sql`t.account_id = ${accountId} and t.organisation_id <> t.account_id order by to_jsonb(t)`;
  if (table !== 'oidc') return sql`${ofAccount(accountId)} order by to_jsonb(t)`;
  const grants = sql`oidc g where g.kind = 'Grant' and g.payload ->> 'accountId' = ${accountId}`;
  return sql`t.payload ->> 'accountId' = ${accountId} or t.grant_id in (select g.id from ${grants})
    or (t.kind = 'ClientCredentials' and t.grant_id in (select c.id from project_clients c where c.account_id = ${accountId}))
    or (t.kind in ('Client', 'ClientDocument') and t.id in (select g.payload ->> 'clientId' from ${grants}))
    order by to_jsonb(t)`;
}

const newestMigration = async (): Promise<string> => (await readMigrations()).at(-1)?.name ?? '';

/** Reads what `export-account` wrote. */
async function readAccountFile(path: string): Promise<AccountFile> {
  const file = resolve(path);
  try {
    if ((await stat(file)).size > MOST_BYTES) throw new AccountError(`${file} is larger than any account.`);
    return fileShape.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (fault) {
    if (fault instanceof AccountError) throw fault;
    throw new AccountError(`${file} cannot be read as the file of an account that export-account writes.`);
  }
}

/** Accounts come in as their own: adopt-account makes one a project of an organisation that is here. */
const placed = (table: TableName, rows: readonly Record<string, unknown>[]): readonly Record<string, unknown>[] =>
  table === 'accounts' ? rows.map((row) => ({ ...row, organisation_id: null })) : rows;

/** The statement that writes rows of a table. */
function insertion(table: TableName, rows: string): SQL {
  const into = sql.identifier(table);
  const values = sql`jsonb_populate_recordset(null::${into}, ${rows}::jsonb)`;
  // An organisation does not come with its projects and members: where it is here, they find it again.
  if (table === 'members') {
    return sql`insert into members select * from ${values} v
      where exists (select 1 from organisations o where o.id = v.organisation_id and not o.personal)
      on conflict do nothing`;
  }
  if (table === 'calls') {
    // Each database numbers its calls itself.
    return sql`insert into calls (account_id, caller, tool, outcome, duration_ms, request_id, at, field)
      select account_id, caller, tool, outcome, duration_ms, request_id, at, field from ${values} order by seq`;
  }
  if (table === 'oidc') {
    // Another account that is here may use the same client.
    return sql`insert into oidc select * from ${values} v
      where v.kind not in ('Client', 'ClientDocument') or not exists (
        select 1 from oidc known where known.kind = v.kind and known.id = v.id)`;
  }
  return sql`insert into ${into} select * from ${values}`;
}
