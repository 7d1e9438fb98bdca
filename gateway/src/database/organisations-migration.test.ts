import { expect, it } from 'vitest';
import { emptyPglite } from '../../test/reused-pglite.ts';
import { embeddedConnection } from './embedded.ts';
import { migrate, readMigrations } from './migrate.ts';

it('accounts that were there get an organisation of their own, and keep all that they had', async () => {
  const client = await emptyPglite();
  await client.exec('drop schema public cascade; create schema public');
  const session = embeddedConnection(client, async () => {});
  const migrations = await readMigrations();
  const first = migrations.findIndex(({ name }) => name === '0013_organisations.sql');
  await migrate(session, migrations.slice(0, first));
  await client.exec(`
    insert into accounts (id, kind, name, email, monthly_allowance) values
      ('ada', 'user', 'Ada', 'ada@example.com', 7), ('acme', 'user', 'Acme', null, null);
    insert into accounts (id, kind, name, twin_of) values ('ada-test', 'user', 'Ada (test)', 'ada');
    insert into api_keys (id, account_id, name, hash, hint) values ('key', 'ada', 'Key', 'hash', 'hint');
    insert into oidc (kind, id, payload) values ('Grant', 'grant', '{"accountId": "ada"}');
  `);
  const before = await session.query('select to_jsonb(a) as row from accounts a order by id');
  const kept = ['api_keys', 'oidc'].map((table) => session.query(`select * from ${table}`));
  const [keys, grants] = await Promise.all(kept);
  await migrate(session, migrations.slice(0, first + 1));

  const after = await session.query("select to_jsonb(a) - 'organisation_id' as row from accounts a order by id");
  expect(after).toEqual(before);
  expect(await session.query('select * from api_keys')).toEqual(keys);
  expect(await session.query('select * from oidc')).toEqual(grants);
  expect(
    await session.query(`
      select a.id, a.organisation_id as of, o.personal, m.account_id as member, m.role from accounts a
      join organisations o on o.id = a.organisation_id left join members m on m.organisation_id = o.id order by a.id`),
  ).toEqual([
    { id: 'acme', of: 'acme', personal: true, member: null, role: null },
    { id: 'ada', of: 'ada', personal: true, member: 'ada', role: 'owner' },
    { id: 'ada-test', of: 'ada', personal: true, member: 'ada', role: 'owner' },
    { id: 'operator', of: 'operator', personal: true, member: null, role: null },
  ]);
  expect(await session.query('select count(*)::int as n from organisations')).toEqual([{ n: 3 }]);
  await client.close();
}, 60_000);
