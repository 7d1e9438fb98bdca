import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { organisationSuite } from '../../test/organisation-suite.ts';
import type { Account } from '../accounts/accounts.ts';
import { constraintOf } from '../database/outage.ts';
import { OPERATOR, personOf } from './actor.ts';
import { MOST_MEMBERSHIPS } from './organisations.ts';

describe.each(databases())('organisations on $name', (kind) => {
  const suite = organisationSuite(kind);
  const { organisation, person, rows } = suite;

  describe('the personal one', () => {
    const ownerOf = (id: string) =>
      rows(sql`
      select a.organisation_id, o.personal, m.role from accounts a join organisations o on o.id = a.organisation_id
      left join members m on m.organisation_id = o.id where a.id = ${id}`);

    it('is that of every account, with the id of the account, and goes with it', async () => {
      const ada = await person();
      expect(ada.organisationId).toBe(ada.id);
      expect(await ownerOf(ada.id)).toEqual([{ organisation_id: ada.id, personal: true, role: 'owner' }]);
      // Nobody signs in to an account without an address.
      const { account: nobody } = await suite.services.customer();
      expect(await ownerOf(nobody.id)).toEqual([{ organisation_id: nobody.id, personal: true, role: null }]);
      expect(await ownerOf('operator')).toEqual([{ organisation_id: 'operator', personal: true, role: null }]);
      const twin = await suite.services.twins.findOrCreate(ada);
      expect(twin.organisationId).toBe(ada.id);
      await suite.services.accounts.delete(ada.id);
      await suite.services.accounts.delete(nobody.id);
      expect(await rows(sql`select id from organisations where id in (${ada.id}, ${nobody.id})`)).toEqual([]);
    });

    it('is made by the database for a version that knows of none, and not for an address that is taken', async () => {
      await suite.database.orm.execute(
        sql`insert into accounts (id, kind, name, email) values ('old', 'user', 'x', 'old@example.com')`,
      );
      await suite.database.orm.execute(
        sql`insert into accounts (id, kind, name, twin_of) values ('old-test', 'user', 'x', 'old')`,
      );
      expect(await ownerOf('old')).toEqual([{ organisation_id: 'old', personal: true, role: 'owner' }]);
      expect(await ownerOf('old-test')).toEqual([{ organisation_id: 'old', personal: true, role: 'owner' }]);
      await suite.database.orm.execute(sql`
        insert into accounts (id, kind, name, email) values ('late', 'user', 'x', 'old@example.com') on conflict do nothing`);
      expect(await rows(sql`select id from organisations where id = 'late'`)).toEqual([]);
      await suite.database.orm.execute(sql`delete from accounts where id = 'old'`);
      expect(await rows(sql`select id from organisations where id = 'old'`)).toEqual([]);
    });

    it('takes in nobody and nothing else', async () => {
      const [ada, eve] = [await person(), await person()];
      const { id } = await organisation();
      const { account: nobody } = await suite.services.customer();
      const refused = (query: ReturnType<typeof sql>) =>
        suite.database.orm.execute(query).then(
          () => 'done',
          (fault: unknown) => constraintOf(fault),
        );
      expect(
        await refused(
          sql`insert into members (organisation_id, account_id, role) values (${ada.id}, ${eve.id}, 'owner')`,
        ),
      ).toBe('members_are_persons');
      expect(
        await refused(
          sql`insert into members (organisation_id, account_id, role) values (${id}, ${nobody.id}, 'reader')`,
        ),
      ).toBe('members_are_persons');
      expect(await refused(sql`update accounts set organisation_id = ${ada.id} where id = ${nobody.id}`)).toBe(
        'accounts_in_place',
      );
      expect(await refused(sql`update accounts set organisation_id = ${id} where id = ${ada.id}`)).toBe(
        'accounts_in_place',
      );
      expect(await refused(sql`update accounts set organisation_id = ${id} where id = 'operator'`)).toBe(
        'accounts_in_place',
      );
      expect(await refused(sql`delete from members where organisation_id = ${ada.id}`)).toBe(
        'organisations_have_an_owner',
      );
      await expect(suite.here.organisations.rename(personOf(ada), ada.id, 'Mine')).rejects.toThrow(
        'no such organisation',
      );
    });
  });

  it('are made, renamed and left, and deleted where they have no projects', async () => {
    const {
      id,
      owner,
      others: [reader],
    } = await organisation('reader');
    const actor = personOf(owner);
    expect(await suite.here.access.memberships(owner.id)).toMatchObject([
      { organisation: { name: 'Blue Ltd' }, role: 'owner' },
    ]);
    await expect(suite.here.organisations.make(owner, ' \n')).rejects.toThrow('1 to 60 characters');
    await suite.here.organisations.rename(actor, id, 'Green');
    const project = await suite.here.projects.make(actor, id, 'Site');
    await expect(suite.here.organisations.delete(actor, id)).rejects.toThrow('has projects: delete or transfer');
    await suite.here.projects.delete(actor, { organisationId: id, projectId: project.id });
    if (!reader) throw new Error('no reader');
    await suite.here.members.leave(reader, id);
    await expect(suite.here.members.leave(reader, id)).rejects.toThrow('no such organisation');
    await expect(suite.here.members.leave(owner, id)).rejects.toThrow('needs an owner');
    await suite.here.organisations.delete(actor, id);
    expect(await suite.here.access.memberships(owner.id)).toEqual([]);
  });

  describe('an owner', () => {
    it('is always left', async () => {
      const {
        id,
        owner,
        others: [second, third],
      } = await organisation('developer', 'reader');
      if (!second || !third) throw new Error('no members');
      const actor = personOf(owner);
      for (const change of [
        () => suite.here.members.set(actor, id, { person: owner, role: 'reader' }),
        () => suite.here.members.remove(actor, id, owner.id),
        () => suite.here.members.remove(OPERATOR, id, owner.id),
        () => suite.here.members.leave(owner, id),
      ]) {
        await expect(change()).rejects.toThrow('An organisation needs an owner: make another member an owner first.');
      }
      await expect(suite.services.accounts.delete(owner.id)).rejects.toThrow(
        'This person alone owns Blue Ltd. Make another member an owner there, or delete the organisation, and try again.',
      );
      await suite.here.members.set(actor, id, { person: second, role: 'owner' });
      await suite.services.accounts.delete(owner.id);
      expect(await suite.here.members.list(personOf(second), id)).toMatchObject([
        { accountId: second.id, role: 'owner' },
        { accountId: third.id, role: 'reader' },
      ]);
    });

    it('is left however many go at the same moment, and by whatever way', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id, owner, others } = await organisation('owner', 'owner', 'owner');
        const all = [owner, ...others];
        const leave = (account: Account) => suite.here.members.leave(account, id);
        const ways = [
          leave,
          (account: Account) => suite.here.members.remove(OPERATOR, id, account.id),
          (account: Account) => suite.services.accounts.delete(account.id),
          (account: Account) => suite.here.members.set(OPERATOR, id, { person: account, role: 'reader' }),
        ];
        const done = await Promise.allSettled(
          all.map((account, index) => (ways[(index + round) % ways.length] ?? leave)(account)),
        );
        expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
        const said = done.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
        expect(said.join()).toContain('LastOwnerError');
        const left = await rows(
          sql`select count(*)::int as owners from members where organisation_id = ${id} and role = 'owner'`,
        );
        expect(left).toEqual([{ owners: 1 }]);
      }
    });

    it('is left by the database alone, for versions that know of none', async () => {
      const { id, others } = await organisation('owner', 'owner');
      const { owner } = { owner: (await suite.here.members.list(OPERATOR, id))[0] };
      const all = [owner?.accountId ?? '', ...others.map((each) => each.id)];
      const gone = await Promise.allSettled(
        all.map((account) => suite.database.orm.execute(sql`delete from accounts where id = ${account}`)),
      );
      expect(gone.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
      const [refused] = gone.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(constraintOf(refused)).toBe('organisations_have_an_owner');
      expect(await suite.here.members.list(OPERATOR, id)).toHaveLength(1);
    });
  });

  it(`are ${MOST_MEMBERSHIPS} at most for a person`, async () => {
    const ada = await person();
    const made = await Promise.allSettled(
      Array.from({ length: MOST_MEMBERSHIPS + 3 }, (_, number) => suite.here.organisations.make(ada, `O${number}`)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_MEMBERSHIPS);
    const { id } = await organisation();
    await expect(suite.here.members.set(OPERATOR, id, { person: ada, role: 'reader' })).rejects.toThrow(
      'leave one first',
    );
  });
});
